import type { Settings } from './settings.ts';

const DAY = 24 * 3600;

/** Whether players have days for a turn. */
export const isCorrespondence = ({ clock }: Pick<Settings, 'clock'>): boolean =>
  clock !== undefined && clock.turn >= DAY;

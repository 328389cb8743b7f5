import type { Offer, Rules } from '@rubicon/engine';

interface Placing {
  readonly rules: Rules;
  readonly offers: readonly Offer[];
  readonly isShared: boolean; // several people play at this screen
}

/** With hidden missions, a screen that is handed over after every army would never rest: each places all in one go. */
export function placesAllAtOnce({ rules, offers, isShared }: Placing): boolean {
  const hasMissions = rules.family === 'turns' && rules.goal?.kind === 'missions';
  return isShared && hasMissions && offers.some(({ type }) => type === 'place-rest');
}

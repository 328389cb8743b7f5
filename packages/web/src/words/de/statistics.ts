import type { Words } from '../en/index.ts';

/** The link to the statistics. */
export const statistics: Words['statistics'] = {
  title: 'Deine Statistik',
  link: 'Spiele, Siege, Serien und Rivalen.',
};

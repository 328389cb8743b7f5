import type { Words } from '../en/index.ts';

/** The link to the challenge of the day. */
export const challenge: Words['challenge'] = {
  title: 'Aufgabe des Tages',
  about: 'Finde den Plan mit der besten Chance: ein Zug, ein Ziel, exakte Chancen.',
  streak: (days) => (days === 1 ? '1 Tag in Folge' : `${days} Tage in Folge`),
  stars: (stars) => `${stars} von 3 Sternen`,
};

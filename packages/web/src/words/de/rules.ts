import type { Words } from '../en/index.ts';

/** The pages of rules: what stands around the rules themselves. */
export const rules: Words['rules'] = {
  title: 'Regeln',
  titleOf: (edition) => `Regeln: ${edition}`,
  about: 'Acht Ausgaben des Spiels. Lies eine von Anfang bis Ende, oder durchsuche alle.',
  all: 'Alle Ausgaben',
  ofEdition: 'Regeln dieser Ausgabe',
  contents: 'Auf dieser Seite',
  search: 'Die Regeln aller Ausgaben durchsuchen',
  hits: (n) =>
    n === 0 ? 'Nichts gefunden.' : n === 1 ? '1 Abschnitt gefunden.' : `${n} Abschnitte gefunden.`,
  hitIn: (edition, section) => `${edition} – ${section}`,
  newTab: '(öffnet einen neuen Tab)',
  unknown: 'Diese Ausgabe gibt es nicht.',
};

import type { Words } from '../en/index.ts';

/** Texts around the rules pages. */
export const rules: Words['rules'] = {
  title: 'Regeln',
  titleOf: (edition) => `Regeln: ${edition}`,
  about: (editions) => `Lies die Regeln einer Ausgabe oder durchsuche alle ${editions}.`,
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

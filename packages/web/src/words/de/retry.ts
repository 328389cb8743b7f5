import type { RetryWords } from '../en/retry.ts';

export const retry: RetryWords = {
  title: 'Aus Fehlern lernen',
  step: (n, all) => `${n} von ${all}`,
  question: (round, name, points, played) =>
    `Runde ${round}${name && `, ${name}`}: „${played}“ hat dich ${points} Punkte Gewinnchance gekostet. Finde etwas Besseres.`,
  judging: 'Wird beurteilt …',
  best: (attempt) => `Gut: ${attempt}. Gut fortgesetzt ist das nicht schlechter als die Lösung.`,
  good: (attempt, chance, best) => `Gut: ${attempt}. Chance ${chance}, im besten Fall ${best}.`,
  wrong: (attempt, points, chance, best) =>
    `Noch nicht: ${attempt}. Das kostet ${points} Punkte: Chance ${chance} statt ${best}.`,
  failed: 'Das konnte nicht beurteilt werden.',
  solution: (better) => `Lösung: ${better}`,
  found: (n, all) => `Du hast ${n} von ${all} gefunden.`,
  steps: {
    again: 'Noch einmal',
    solution: 'Lösung zeigen',
    next: 'Weiter',
    skip: 'Überspringen',
    back: 'Zum Spielverlauf',
  },
};

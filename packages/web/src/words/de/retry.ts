import type { RetryWords } from '../en/retry.ts';

export const retry: RetryWords = {
  title: 'Aus Fehlern lernen',
  step: (n, all) => `${n} von ${all}`,
  question: (round, name, points, played) =>
    `Runde ${round}${name && `, ${name}`}: „${played}“ hat dich ${points} Punkte Siegchance gekostet. Finde einen besseren Zug.`,
  judging: 'Wird beurteilt …',
  best: (attempt) => `Gut: ${attempt}. Gut weitergespielt ist das so stark wie die Lösung.`,
  good: (attempt, chance, best) => `Gut: ${attempt}. Siegchance ${chance}, im besten Fall ${best}.`,
  wrong: (attempt, points, chance, best) =>
    `Noch nicht: ${attempt}. Das kostet ${points} Punkte: Siegchance ${chance} statt ${best}.`,
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

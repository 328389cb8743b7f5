import type { PlanWords } from '../en/plan.ts';

export const plan: PlanWords = {
  plan: 'Zug planen',
  change: 'Plan ändern',
  title: 'Plane deinen nächsten Zug',
  about:
    'Setze Armeen und plane Angriffe auf dem aktuellen Spielfeld. Wenn du dran bist, wird der Plan Schritt für Schritt gespielt. Niemand sieht, dass du einen hast.',
  stopBelow: 'Aufhören unter',
  endsTurn: 'Nach dem letzten Angriff den Zug beenden',
  save: 'Plan speichern',
  discard: 'Verwerfen',
  running: 'Dein Plan wird gespielt …',
  stop: 'Anhalten',
  stops: {
    'forced-trade': 'Dein Plan hält an: Du musst zuerst Karten eintauschen.',
    'lost-territory': 'Dein Plan hält an: Ein Gebiet darin gehört dir nicht mehr.',
    'not-possible': 'Dein Plan hält an: Der nächste Schritt ist nicht möglich.',
    odds: 'Dein Plan hält an: Die Chancen sind unter deine Grenze gefallen.',
    failed: 'Dein Plan hält an: Für den Angriff sind zu wenige Armeen übrig.',
  },
};

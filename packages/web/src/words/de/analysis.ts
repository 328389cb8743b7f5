import type { AnalysisWords } from '../en/analysis.ts';

export const analysis: AnalysisWords = {
  about:
    'Die Chancen gelten für gleich starke Spieler. Glück ist, was Verteilung, Würfel und Karten verändert haben, verglichen mit dem Durchschnitt. Ein Punkt ist 1 % einer Partie.',
  turningPoints: 'Wendepunkte',
  turningPoint: (round, name, what) => `Runde ${round}: ${name} ${what}.`,
  did: {
    battle: (from, to) => `griff ${to} von ${from} aus an`,
    trade: 'tauschte Karten ein',
    placement: 'setzte Armeen',
  },
  mostlyLuck: 'vor allem Glück',
  show: 'Zeigen',
  mistakes: 'Fehler',
  searching: (percent) => `Fehler werden gesucht: ${percent} % der Züge`,
  noMistakes: 'Es wurden keine Fehler gefunden.',
  mistake: (round, name, points, played, better) =>
    `Runde ${round}: ${name}, ${points} Punkte: ${played}. Besser: ${better}`,
  moves: {
    place: (armies, territory) => `${armies} in ${territory} setzen`,
    attack: (from, to) => `${to} von ${from} aus angreifen`,
    fortify: (armies, from, to) => `${armies} von ${from} nach ${to} verschieben`,
    occupy: (armies) => `mit ${armies} einrücken`,
    defend: (dice) => `mit ${dice === 1 ? '1 Würfel' : `${dice} Würfeln`} verteidigen`,
    reRoll: (die) => `die ${die} noch einmal werfen`,
    commander: (die) => `die ${die} auf 6 drehen`,
    trade: 'Karten eintauschen',
    keepCards: 'die Karten behalten',
    keepDice: 'die Würfel behalten',
    stay: 'nichts verschieben',
    stop: 'nicht weiter angreifen',
  },
  luck: 'Glück, in Punkten',
  luckOf: {
    deal: 'Verteilung',
    attack: 'Angriffe',
    defence: 'Verteidigung',
    cards: 'Karten',
    others: 'Glück anderer',
  },
  chancesByRound: 'Gewinnchancen, Runde für Runde',
  roundColumn: 'Zu Beginn',
  round: (round) => `Runde ${round}`,
  end: 'Ende',
  copy: 'Als Text kopieren',
  copied: 'Kopiert',
};

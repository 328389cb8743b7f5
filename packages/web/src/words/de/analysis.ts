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

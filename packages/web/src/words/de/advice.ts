import type { AdviceWords } from '../en/advice.ts';
import { spaced } from './decimal.ts';

const armies = (n: number): string => (n === 1 ? '1 Armee' : `${n} Armeen`);

export const advice: AdviceWords = {
  chances: 'Siegchancen',
  chancesAbout: 'Gegen Bots zeigt die Spielerliste die Siegchancen aller, soweit du sie beurteilen kannst.',
  hints: 'Tipps',
  hintsAbout: 'Gegen Bots zeigt ein Knopf, was der stärkste Bot an deiner Stelle tun würde.',
  doIt: 'Ausführen',
  armiesOn: (n, name) => `${armies(n)} (${name})`,
  claim: (name) => `Besetzen: ${name}`,
  place: (list) => `Setzen: ${list}`,
  placeAndAttack: (list, from, to, percent) =>
    `Setzen: ${list}, dann angreifen: ${from} → ${to}, Siegchance ${spaced(percent)}`,
  risk: (attack) => `${attack}, aber das Risiko lohnt sich`,
  trade: (list, n) => `${list} gegen ${armies(n)} eintauschen`,
  attack: (from, to, percent) => `Angreifen: ${from} → ${to}, Siegchance ${spaced(percent)}`,
  endAttacks: 'Nicht mehr angreifen, Armeen verlegen',
  airfield: (name) => `Flugfeld setzen: ${name}`,
  move: (n, from, to) => `${armies(n)} verlegen: ${from} → ${to}`,
  convert: (list) => `Umwandeln: ${list}`,
  cash: (list) => `Einlösen: ${list}`,
  deploy: (list) => `Einsetzen: ${list}`,
  moves: (list) => `Ziehen: ${list}`,
  noOrders: 'Keine Befehle geben',
};

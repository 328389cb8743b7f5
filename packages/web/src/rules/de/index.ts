import type { RulesText } from '../text.ts';
import { cards } from './cards.ts';
import { goals } from './goals.ts';
import { options } from './options.ts';
import { orders } from './orders.ts';
import { start } from './start.ts';
import { tables } from './tables.ts';
import { turns } from './turns.ts';

export const de: RulesText = {
  titles: {
    goal: 'Spielziel',
    setup: 'Aufbau',
    'two-players': 'Zu zweit',
    turn: 'Dein Zug',
    reinforce: 'Verstärken',
    attack: 'Angreifen',
    occupy: 'Nachrücken',
    headquarters: 'Hauptquartiere',
    fortify: 'Verlegen',
    cards: 'Karten',
    elimination: 'Spieler ausschalten',
    missions: 'Aufträge',
    objectives: 'Ziele',
    rewards: 'Belohnungen',
    round: 'Runden',
    troops: 'Neue Einheiten',
    moves: 'Züge',
    combat: 'Kampf',
    supply: 'Versorgung',
    slips: 'Fehler in Befehlen',
    winning: 'Sieg',
    leaving: 'Aufgeben und Unentschieden',
    options: 'Optionen',
    capitals: 'Option: Hauptstädte',
    expert: 'Expertenoptionen im Detail',
  },
  blocks: { ...start, ...turns, ...cards, ...goals, ...options, ...orders },
  tables,
  option: (name, about, byDefault, others) =>
    `${name}: ${about} Standard: ${byDefault}. Oder: ${others.join(', ')}.`,
  seat: 'ein bestimmter Spieler',
  optionPlayers: (least, most) => `Nur mit ${least} bis ${most} Spielern.`,
};

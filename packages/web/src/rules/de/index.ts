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
    goal: 'Worum es geht',
    setup: 'Aufbau',
    'two-players': 'Zu zweit',
    turn: 'Dein Zug',
    reinforce: 'Verstärken',
    attack: 'Angreifen',
    occupy: 'Einziehen',
    headquarters: 'Hauptquartiere',
    fortify: 'Verlegen',
    cards: 'Karten',
    elimination: 'Jemanden aus dem Spiel werfen',
    missions: 'Missionen',
    objectives: 'Ziele',
    rewards: 'Belohnungen',
    round: 'Eine Runde',
    troops: 'Neue Truppen',
    moves: 'Züge',
    combat: 'Kampf',
    supply: 'Versorgung',
    slips: 'Fehler in Befehlen',
    winning: 'Gewinnen',
    leaving: 'Aufgeben und Unentschieden',
    options: 'Optionen',
    capitals: 'Option: Hauptstädte',
    expert: 'Optionen für Erfahrene im Einzelnen',
  },
  blocks: { ...start, ...turns, ...cards, ...goals, ...options, ...orders },
  tables,
  option: (name, about, usual, others) => `${name}: ${about} Üblich: ${usual}. Oder: ${others.join(', ')}.`,
  seat: 'ein bestimmter Spieler',
  optionPlayers: (least, most) => `Nur mit ${least} bis ${most} Spielern.`,
};

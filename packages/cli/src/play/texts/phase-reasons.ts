import type { Position } from '@rubicon/engine';
import type { Cast } from './cast.ts';

/** What is going on instead of what somebody wants to do, by phase. */
const REASONS: Readonly<Record<Position['phase'], (cast: Cast) => string>> = {
  start: () => 'the game has not begun',
  colour: () => 'colours are being chosen',
  capital: ({ words }) => `a ${words.capital} has to be chosen first`,
  claim: () => 'territories are being claimed',
  deploy: ({ words }) => `${words.armies} are being placed for the start`,
  reinforce: ({ words }) => `new ${words.armies} come first`,
  attack: () => 'it is the time of attacks',
  defend: () => 'the defender is choosing dice',
  're-roll': () => 'the dice lie open, and one may be rolled again',
  commander: () => 'the dice lie open, and the commander may turn one',
  occupy: () => 'a captured territory has to be occupied first',
  fortify: () => 'attacks have ended',
  airfield: () => 'an airfield has to be placed first',
  settle: () => 'vacated territories are being settled',
  bid: () => 'bids are being made',
  convert: () => 'objectives are being converted',
  order: () => 'orders are being written',
  over: () => 'the game is over',
};

export function phaseReason(cast: Cast, phase: string): string {
  return Object.hasOwn(REASONS, phase) ? REASONS[phase as Position['phase']](cast) : phase;
}

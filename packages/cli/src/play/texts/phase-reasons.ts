import type { Position } from '@rubicon/engine';
import type { Cast } from './cast.ts';

/** Explanations of the current phase. */
const REASONS: Readonly<Record<Position['phase'], (cast: Cast) => string>> = {
  start: () => 'the game has not started',
  colour: () => 'colours are being chosen',
  capital: ({ words }) => `choose a ${words.capital} first`,
  claim: () => 'territories are being claimed',
  deploy: ({ words }) => `starting ${words.armies} are being placed`,
  reinforce: ({ words }) => `place your new ${words.armies} first`,
  attack: () => 'this is the attack phase',
  defend: () => 'the defender is choosing dice',
  're-roll': () => 'decide about your dice first',
  commander: () => 'decide about your dice first',
  occupy: () => 'move into the captured territory first',
  fortify: ({ words }) => `this is the ${words.fortify} phase`,
  airfield: () => 'place an airfield first',
  settle: () => 'vacated territories are being settled',
  bid: () => 'bids are being made',
  convert: () => 'objectives are being converted',
  order: () => 'orders are being written',
  over: () => 'the game is over',
};

export function phaseReason(cast: Cast, phase: string): string {
  return Object.hasOwn(REASONS, phase) ? REASONS[phase as Position['phase']](cast) : phase;
}

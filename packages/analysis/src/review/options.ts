import { legal, type TurnsCommand, type TurnsRules } from '@rubicon/engine';
import type { Choice } from './choices.ts';

/** One of the moves a seat could choose between. */
export type Option = readonly TurnsCommand[];

/** The moves at the end of a turn, or answers about dice, that a seat could choose between; the one it played comes first. */
export function optionsOf(rules: TurnsRules, choice: Choice): Option[] {
  const options = choice.kind === 'fortify' ? fortifications(rules, choice) : answers(rules, choice);
  const found = new Map<string, Option>();
  for (const option of [choice.played, ...options])
    if (!found.has(JSON.stringify(option))) found.set(JSON.stringify(option), option);
  return [...found.values()];
}

/** The most moves that are compared. */
const MOST_MOVES = 80;

/** No move, then the moves of the most armies, largest first. */
function fortifications(rules: TurnsRules, { position, seat }: Choice): Option[] {
  const moves = legal(rules, position, seat).flatMap((offer) =>
    offer.type === 'fortify' ? { type: offer.type, from: offer.from, to: offer.to, armies: offer.most } : [],
  );
  const largest = moves.sort((a, b) => b.armies - a.armies).slice(0, MOST_MOVES);
  return [[], ...largest.map((move) => [move])];
}

/** Every answer about dice that is offered. */
function answers(rules: TurnsRules, { position, seat }: Choice): Option[] {
  return legal(rules, position, seat).flatMap((offer): Option[] => {
    switch (offer.type) {
      case 're-roll':
      case 'commander':
      case 'keep':
        return [[offer]];
      case 'defend':
        return Array.from({ length: offer.most }, (_, i) => [{ type: 'defend', dice: i + 1 } as const]);
      default:
        return [];
    }
  });
}

import type { NetData } from '../mind/net.ts';
import { type Kind, PLAIN } from '../mind/weights.ts';

/** What is played: an edition with options, for so many players. */
export interface Table {
  readonly edition: string;
  readonly options: Readonly<Record<string, string>>;
  readonly players: number;
}

interface Variant extends Omit<Table, 'players'> {
  readonly players: readonly number[];
}

/** What belongs to each kind of game. Conquest has duels too: who does not know them apart judges them by it. */
const VARIANTS: Readonly<Record<Kind, readonly Variant[]>> = {
  duel: [
    { edition: 'world-domination', options: {}, players: [2] },
    { edition: 'classic', options: {}, players: [2] },
  ],
  conquest: [
    { edition: 'world-domination', options: { setup: 'claim' }, players: [2, 3, 4, 5, 6, 6] },
    { edition: 'world-domination', options: { setup: 'deal' }, players: [3, 4, 5, 6, 6] },
    { edition: 'classic', options: {}, players: [2, 3, 4, 5, 6] },
    { edition: 'classic', options: { capitals: 'on' }, players: [4, 6] },
    { edition: 'world-conquest', options: {}, players: [3, 4, 5] },
  ],
  capitals: [
    { edition: 'capital', options: { setup: 'claim' }, players: [3, 4, 5, 6] },
    { edition: 'capital', options: { setup: 'deal' }, players: [3, 4, 5, 6] },
    { edition: 'capital', options: { short: 'on' }, players: [4, 5, 6] },
  ],
  missions: [
    { edition: 'secret-mission', options: { missions: 'us-12' }, players: [3, 4, 5, 6] },
    { edition: 'secret-mission', options: { missions: 'eu-14' }, players: [3, 4, 5, 6] },
  ],
  objectives: [
    { edition: 'command-room', options: {}, players: [3, 4, 5] },
    { edition: 'basic-training', options: {}, players: [3, 4, 5] },
  ],
};

/** The tables of a kind; games go from one to the next. */
export function tablesOf(kind: Kind): readonly Table[] {
  return VARIANTS[kind].flatMap(({ edition, options, players }) =>
    players.map((number) => ({ edition, options, players: number })),
  );
}

/**
 * In so many games of a hundred all follow the script, in the others all think. Nobody mixes with others: a network
 * that sees good and bad players at one table learns to tell them by their habits, and then takes habits for merits.
 */
export const SCRIPT_SHARE = 30;

/** The networks of so many last generations think. */
const THINKING_GENERATIONS = 2;

/**
 * Who thinks in a generation, after these networks. In the first one it is `hard` with its plain sums; plain sums
 * themselves are made from games of the script alone.
 */
export function thinkersOf(
  kind: Kind,
  hidden: number,
  generation: number,
  nets: readonly NetData[],
): readonly NetData[] {
  if (generation === 0) return hidden === 0 ? [] : [PLAIN[kind]];
  return nets.slice(Math.max(0, generation - THINKING_GENERATIONS), generation);
}

/** Who thinks does it like `hard`: less than `expert`, for more games. */
export const NODES = 0;

/** One game in so many is held out: networks are measured by it, and never fitted to it. */
export const HELD_OUT = 8;

/** How often a fit goes through all samples, and how fast it learns. Every fit begins anew: the samples remember. */
export const COURSE = { epochs: 10, rate: 0.004 };

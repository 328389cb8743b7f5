import type { NetData } from '../mind/network/net.ts';
import type { Kind } from '../mind/network/weights.ts';

/** A setting to play: an edition with options, and numbers of players. */
export interface Table {
  readonly edition: string;
  readonly options: Readonly<Record<string, string>>;
  readonly players: number;
}

interface Variant extends Omit<Table, 'players'> {
  readonly players: readonly number[];
}

/** The settings of each kind of game. Conquest includes duels, for networks that do not distinguish them. */
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

/** The tables of a kind; games cycle through them. */
export function tablesOf(kind: Kind): readonly Table[] {
  return VARIANTS[kind].flatMap(({ edition, options, players }) =>
    players.map((number) => ({ edition, options, players: number })),
  );
}

/**
 * The percentage of games in which all seats search, once there are networks; and of the others, where only conquest
 * wins, that in which all play like sparring partners instead of following the script. The kinds never mix: a network
 * that sees good and bad players at one table learns to recognize their habits, and mistakes habits for merits.
 */
export const SEARCH_SHARE = 70;
export const PARTNER_SHARE = 70;

/** The number of recent generations whose networks play. */
const THINKING_GENERATIONS = 2;

/** Returns the networks that play in a generation, given all earlier ones; none in the first. */
export function thinkersOf(generation: number, nets: readonly NetData[]): readonly NetData[] {
  return nets.slice(Math.max(0, generation - THINKING_GENERATIONS), generation);
}

/** The nodes of each plan, as for `hard`: fewer than `expert`, so that more games can be played. */
export const NODES = 0;

/** One game in this many is held out: networks are measured by it, and never fitted to it. */
export const HELD_OUT = 8;

/** The epochs and the learning rate of a fit. Every fit starts from scratch, with the samples of all games. */
export const TRAINING = { epochs: 10, rate: 0.004 };

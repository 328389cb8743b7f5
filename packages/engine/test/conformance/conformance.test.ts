import { describe, expect, test } from 'vitest';
import { accepts, EDITIONS, HOST, legal, play, seededDice, toAct } from '../../src/index.ts';
import { sixBoard } from '../boards.ts';
import { addressableCommands, isOffered } from './addressable.ts';
import { newGame, playRandomGame, TAME, type Table, tables, type Wildness } from './games.ts';
import { armiesLaw, hiddenComparisons, hiddenLaw, replayLaw, textLaw, viewLaw, worldLaw } from './laws.ts';

/** The mutation run repeats all tests thousands of times, so it plays few games of each kind. */
const QUICK = process.env.RUBICON_TESTS === 'quick';

const LAWS = [replayLaw, viewLaw, textLaw, armiesLaw, worldLaw, hiddenLaw];

const WILD: Wildness = { surrender: 3, draw: 10, timeout: 100 };

/** Runs random games of a table, every other one wild; every failure names the seed. */
function forGames(
  table: Table,
  games: number,
  run: (table: Table, seed: string, wildness: Wildness) => void,
): void {
  for (let n = 0; n < games; n++) {
    const seed = `${table.name} #${n}`;
    try {
      run(table, seed, n % 2 === 0 ? WILD : TAME);
    } catch (error) {
      throw new Error(`seed "${seed}": ${(error as Error).message}`, { cause: error });
    }
  }
}

function checkLaws(table: Table, seed: string, wildness: Wildness): void {
  const game = newGame(table);
  const laws = LAWS.map((law) => law(game, seed));
  const sample = seededDice(`${seed}/sample`);
  playRandomGame(
    game,
    seed,
    (move) => {
      for (const law of laws) law.watch(move);
      if (sample.below(50) === 0) for (const law of laws) law.check();
    },
    wildness,
  );
  for (const law of laws) law.check();
}

/** At sampled positions every addressable command is tried: accepted exactly when offered, and a refusal changes nothing. */
function checkOffers(table: Table, seed: string, wildness: Wildness): void {
  const game = newGame(table);
  const { rules, position } = game;
  const sample = seededDice(`${seed}/sample`);
  const actors = [...position.status.keys(), HOST, table.players, -1, 0.5];
  playRandomGame(
    game,
    seed,
    () => {
      if (sample.below(rules.board.size < 10 ? 150 : 5000) > 0) return;
      const before = JSON.stringify(position);
      for (const actor of actors) {
        const offers = legal(rules, position, actor);
        const isToAct = toAct(position).includes(actor);
        for (const command of addressableCommands(rules, position)) {
          if (!isToAct && sample.below(20) > 0) continue;
          const accepted = accepts(rules, position, actor, command);
          if (accepted !== isOffered(rules, offers, command, position)) {
            const word = accepted ? 'accepted but not offered' : 'offered but refused';
            throw new Error(`${word}: ${JSON.stringify({ actor, command, position })}`);
          }
          if (!accepted && play(rules, position, actor, command, sample) === undefined) {
            throw new Error(`play took what accepts refused: ${JSON.stringify({ actor, command })}`);
          }
        }
      }
      if (JSON.stringify(position) !== before) throw new Error(`a refusal changed the position: ${before}`);
    },
    wildness,
  );
}

/** A quick run plays only small tables. */
const smallTables = tables(sixBoard).filter(({ players }) => !QUICK || players < 4);
/** On the real board, options are off or all on: the small one has each of them alone. */
const ownTables = QUICK ? [] : tables().filter(({ options }) => Object.keys(options).length !== 1);

/** Whether an edition has no smaller or no larger table. */
const isExtreme = ({ edition, players }: Table): boolean => {
  const sizes = EDITIONS.find(({ id }) => id === edition)?.players ?? [];
  return players === Math.min(...sizes) || players === Math.max(...sizes);
};

describe('random games', () => {
  test.each(smallTables)('obey the laws: $name', (table) => forGames(table, QUICK ? 1 : 2, checkLaws));
  test.each(smallTables)('legal is complete: $name', (table) => forGames(table, 1, checkOffers));
  test.each(ownTables)('obey the laws: $name', (table) => forGames(table, 1, checkLaws));
  test.each(ownTables.filter(isExtreme))('legal is complete: $name', (table) =>
    forGames(table, 1, checkOffers),
  );
  test('were compared with games that look the same, in both families', () => {
    expect(hiddenComparisons.turns).toBeGreaterThan(QUICK ? 0 : 100);
    expect(hiddenComparisons.orders).toBeGreaterThan(QUICK ? 0 : 10);
  });
});

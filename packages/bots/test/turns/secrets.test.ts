import {
  clonePosition,
  type Dice,
  IN_DECK,
  missionsInPlay,
  NOBODY,
  sampleWorld,
  seededDice,
  type TurnsGame,
  type TurnsPosition,
  territoriesOf,
  UNSEEN,
  viewOf,
} from '@rubicon/engine';
import { describe, expect, test } from 'vitest';
import { BOT_NAMES } from '../../src/index.ts';
import { decide, newGame, type Options, playOut } from './support.ts';

const TABLES: readonly (readonly [edition: string, players: number, options: Options])[] = [
  ['classic', 4, { capitals: 'on' }],
  ['world-domination', 2, { setup: 'quick' }],
  ['world-domination', 4, { reRoll: 'on', commander: 'on', defence: 'chosen' }],
  ['capital', 4, {}],
  ['secret-mission', 3, { missions: 'eu-14' }],
  ['secret-mission', 6, { reRoll: 'on' }],
  ['basic-training', 3, {}],
  ['command-room', 4, {}],
  ['world-conquest', 5, {}],
];

/** The decisions of a game between two at which all bots are asked. */
const EVERY = 67;
const BUDGET = { nodes: 2000 }; // enough to consider the replies of others

describe.each(TABLES)('in %s for %i, %j', (edition, players, options) => {
  /** Calls back at many moments of a game, and at every one in set-up. */
  function visit(seed: string, look: (game: TurnsGame, seat: number) => void): void {
    const game = newGame(edition, players, options);
    let asked = 0;
    playOut(game, Array(players).fill('medium'), seed, undefined, (seat) => {
      if (asked++ % EVERY === 0 || game.position.phase === 'capital') look(game, seat);
    });
  }

  test('a bot uses nothing that its seat may not know', () => {
    const random = seededDice('worlds');
    const changed = { cards: 0, missions: 0, capitals: 0 };
    visit('hidden', (game, seat) => {
      const { rules, position } = game;
      const view = viewOf(position, seat);
      const worlds = [sampleWorld(rules, view, random), disturb(game, seat, random)];
      for (const world of worlds) {
        expect(viewOf(world, seat)).toEqual(view);
        for (const column of ['cards', 'missions', 'capitals'] as const)
          if (world[column].join() !== position[column].join()) changed[column]++;
      }
      for (const name of BOT_NAMES) {
        const said = decide(name, game, seat, 'fresh', BUDGET);
        for (const world of worlds)
          expect(decide(name, { rules, position: world }, seat, 'fresh', BUDGET), name).toEqual(said);
      }
    });
    expect(changed.cards).toBeGreaterThan(0);
    if (edition === 'secret-mission') expect(changed.missions).toBeGreaterThan(10);
    if (edition === 'capital') expect(changed.capitals).toBeGreaterThan(0);
  });
});

/** The position with everything hidden from the seat shuffled. */
function disturb({ rules, position }: TurnsGame, seat: number, random: Dice): TurnsPosition {
  const other = clonePosition(position);
  const isHidden = (place: number, card: number): boolean =>
    place === IN_DECK || (place > NOBODY && place !== seat && (position.seen[card] ?? UNSEEN) === UNSEEN);
  other.cards = shuffleWhere(position.cards, isHidden, random);
  const isSecret = (s: number): boolean => s !== seat && (position.missionsShown & (1 << s)) === 0;
  const known = position.missions.filter((_, s) => !isSecret(s));
  const free = missionsInPlay(rules, position.colours).filter((mission) => !known.includes(mission));
  other.missions = position.missions.map((mission, s) => (isSecret(s) ? take(free, random) : mission));
  if (position.phase === 'capital' && position.seat === NOBODY)
    other.capitals = position.capitals.map((capital, s) =>
      s === seat || capital === NOBODY ? capital : take(territoriesOf(position, s), random),
    );
  return other;
}

function shuffleWhere(
  column: readonly number[],
  isLoose: (value: number, index: number) => boolean,
  random: Dice,
): number[] {
  const loose = column.filter(isLoose);
  return column.map((value, i) => (isLoose(value, i) ? take(loose, random) : value));
}

function take(list: number[], random: Dice): number {
  return list.splice(random.below(list.length), 1)[0]!;
}

import { type Board, makeBoard } from '../../src/board/board.ts';
import { ordersBoard } from '../../src/board/variants.ts';
import { type Dice, seededDice } from '../../src/chance/dice.ts';
import type { Move, Place } from '../../src/codec/messages.ts';
import { territoriesOf } from '../../src/columns.ts';
import { toAct } from '../../src/orders/checks.ts';
import type { Command, Order, SheetCommand } from '../../src/orders/command.ts';
import type { Event } from '../../src/orders/event.ts';
import { orders } from '../../src/orders/family.ts';
import { objectivesOf, type Position, startsOf } from '../../src/orders/position.ts';
import type { Rules } from '../../src/orders/rules.ts';
import { seatsIn } from '../../src/seats.ts';
import { HOST, type Seat } from '../../src/vocabulary.ts';
import { pick, TAME, type Wildness } from '../conformance/games.ts';
import { type Game, grove, newGame } from './support.ts';

/** Four territories in a ring: too small for objectives with five players. */
const ring = makeBoard({
  id: 'ring',
  continents: [
    {
      id: 'all',
      name: 'All',
      bonus: 3,
      territories: [
        ['ash', 'Ash', 'infantry'],
        ['birch', 'Birch', 'cavalry'],
        ['cedar', 'Cedar', 'artillery'],
        ['dune', 'Dune', 'infantry'],
      ],
    },
  ],
  borders: [
    ['ash', 'birch'],
    ['birch', 'cedar'],
    ['cedar', 'dune'],
    ['dune', 'ash'],
  ],
});

export const BOARDS: readonly Board[] = [ordersBoard, grove, ring];

/** One accepted command and what it caused. */
export interface Step {
  readonly actor: Seat;
  readonly command: Command;
  readonly events: readonly Event[];
}

export const WILD: Wildness = { surrender: 12, draw: 40, timeout: 100 };

/** Plays a random game to its end, calling `watch` after every command. */
export function playRandomGame(
  { rules, position }: Game,
  seed: string,
  wildness: Wildness,
  watch: (step: Step) => void,
): void {
  const dice = seededDice(`${seed}/dice`);
  const random = seededDice(`${seed}/moves`);
  for (let commands = 0; position.phase !== 'over'; commands++) {
    if (commands > 2000) throw new Error('the game does not end');
    const [actor, command] = choose(rules, position, random, wildness);
    const events: Event[] = [];
    const rejection = orders.play(rules, position, actor, command, dice, events);
    if (rejection !== undefined)
      throw new Error(`${JSON.stringify(command)} was refused: ${JSON.stringify(rejection)}`);
    watch({ actor, command, events });
  }
}

/** The game at a random moment, before any seat has committed a sheet of that phase. */
export function gameInTheMiddle(players: number, board: Board, seed: string, phases: number): Game {
  const game = newGame(players, board);
  let current: Game = { rules: game.rules, position: orders.clonePosition(game.position) };
  let seen = 0;
  playRandomGame(game, seed, TAME, () => {
    const { position } = game;
    const isFresh = position.phase !== 'over' && position.sheets.every(({ type }) => type === 'none');
    if (isFresh && seen++ <= phases)
      current = { rules: game.rules, position: orders.clonePosition(position) };
  });
  return current;
}

function choose(rules: Rules, position: Position, random: Dice, wildness: Wildness): [Seat, Command] {
  const rare = random.below(1000);
  const { surrender, draw, timeout } = wildness;
  const seats = seatsIn(position);
  if (rare < timeout) return [HOST, pick(orders.legal(rules, position, HOST), random) as Command];
  if (rare < timeout + surrender) return [pick(seats, random), { type: 'surrender' }];
  if (rare < timeout + surrender + draw) {
    const seat = pick(seats, random);
    const draws = orders.legal(rules, position, seat).filter(({ type }) => type.endsWith('-draw'));
    return [seat, pick(draws, random) as Command];
  }
  const actor = pick(toAct(position), random);
  return [actor, actor === HOST ? { type: 'start' } : randomSheet(rules, position, actor, random)];
}

/** A random sheet of a seat for the phase. */
export function randomSheet(rules: Rules, position: Position, seat: Seat, random: Dice): SheetCommand {
  switch (position.phase) {
    case 'bid':
      return { type: 'bid', tokens: random.below(Math.min(position.tokens[seat], 4) + 1) };
    case 'convert': {
      const left = objectivesOf(position, seat);
      const count = 1 + random.below(left.length);
      const territories = Array.from({ length: count }, () => left.splice(random.below(left.length), 1)[0]);
      return { type: 'convert', territories };
    }
    case 'deploy': {
      const own = startsOf(position, seat);
      return { type: 'deploy', places: some(random, 5, () => randomPlace(rules, own, random)) };
    }
    case 'start':
    case 'order':
    case 'over':
      return randomOrder(rules, position, seat, random);
  }
}

/** Orders that mostly make sense: some are impossible, some for too many troops, some for none. */
export function randomOrder(rules: Rules, position: Position, seat: Seat, random: Dice): Order {
  const own = territoriesOf(position, seat);
  const objectives = objectivesOf(position, seat);
  const cash = some(random, 1, () => pickOr(objectives, rules, random));
  const deploy = some(random, 3, () => randomPlace(rules, own, random));
  const moves = some(random, 8, (): Move => {
    const from = pickOr(own, rules, random);
    return [from, pickOr(rules.board.neighbours[from], rules, random), random.below(7)];
  });
  return { type: 'order', cash, deploy, moves };
}

const randomPlace = (rules: Rules, own: readonly number[], random: Dice): Place => [
  pickOr(own, rules, random),
  random.below(12),
];

/** One of these territories, sometimes any territory. */
function pickOr(territories: readonly number[], { board }: Rules, random: Dice): number {
  const isOdd = territories.length === 0 || random.below(12) === 0;
  return isOdd ? random.below(board.size) : pick(territories, random);
}

function some<T>(random: Dice, most: number, make: () => T): T[] {
  return Array.from({ length: random.below(most + 1) }, make);
}

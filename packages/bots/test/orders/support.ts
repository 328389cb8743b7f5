import {
  type Board,
  createGame,
  DEFAULT_COLOURS,
  HOST,
  isToAct,
  isTurns,
  legal,
  makeBoard,
  type Order,
  type OrdersGame,
  parsePosition,
  parseTerritory,
  play,
  seededDice,
  toAct,
  viewOf,
} from '@rubicon/engine';
import type { Budget } from '../../src/bot.ts';
import { easyOrders } from '../../src/orders/easy.ts';
import { expertOrders } from '../../src/orders/expert.ts';
import { hardOrders } from '../../src/orders/hard.ts';
import { mediumOrders } from '../../src/orders/medium.ts';

export const levels = {
  easy: easyOrders,
  medium: mediumOrders,
  hard: hardOrders,
  expert: expertOrders,
} as const;
export type Level = keyof typeof levels;
export const LEVELS = Object.keys(levels) as Level[];

/** Enough for sensible play, and quick. */
export const SHORT: Budget = { nodes: 100 };

export function newGame(players: number, board?: Board): OrdersGame {
  const game = createGame({
    edition: 'simultaneous',
    colours: DEFAULT_COLOURS.slice(0, players),
    board,
  });
  if (game.error !== undefined) throw new Error(game.error.code);
  if (isTurns(game)) throw new Error('the edition is of another family');
  return game;
}

/** The command of a new bot of this level. */
export function decide(
  level: Level,
  { rules, position }: OrdersGame,
  seat: number,
  seed: string,
  budget?: Budget,
) {
  const view = viewOf(position, seat);
  return levels[level](rules, seat, seededDice(seed))(view, legal(rules, view, seat), budget);
}

/** Plays a game to its end and returns all commands; `beforeAct` is called before every decision. */
export function playOut(
  { rules, position }: OrdersGame,
  levelOf: (seat: number) => Level,
  seed: string,
  budget: Budget | undefined,
  beforeAct: (seat: number) => void = () => {},
): string[] {
  const dice = seededDice(seed);
  const bots = position.status.map((_, seat) =>
    levels[levelOf(seat)](rules, seat, seededDice(`${seed}/${seat}`)),
  );
  const texts: string[] = [];
  play(rules, position, HOST, { type: 'start' }, dice);
  while (position.phase !== 'over') {
    for (const seat of toAct(position)) {
      beforeAct(seat);
      if (!isToAct(position, seat)) continue;
      const view = viewOf(position, seat);
      const command = bots[seat]!(view, legal(rules, view, seat), budget);
      const refusal = play(rules, position, seat, command, dice);
      if (refusal !== undefined) throw new Error(JSON.stringify({ refusal, command }));
      texts.push(JSON.stringify(command));
    }
  }
  return texts;
}

/** A game of three: territories (`brazil=a3 peru=b1`), the phase, and fields of the notation. */
export function situation(held: string, fields: string): OrdersGame {
  const { board } = newGame(3).rules;
  const cells = board.territories.map(() => '.');
  for (const entry of held.split(' ').filter((text) => text !== '')) {
    const [id = '', troops = ''] = entry.split('=');
    cells[at(id)] = troops;
  }
  const rows = board.continents.map(({ territories }) => territories.map((t) => cells[t]).join(''));
  const game = parsePosition(`simultaneous - red,blue,green ${rows.join('/')} ${fields}`);
  if (game.error !== undefined) throw new Error(JSON.stringify(game.error));
  if (isTurns(game)) throw new Error('the edition is of another family');
  return game;
}

/** The index of a territory. */
export function at(id: string): number {
  const territory = parseTerritory(newGame(3).rules.board, id);
  if (territory < 0) throw new Error(`no territory is called ${id}`);
  return territory;
}

/** The orders that a level gives for seat a. */
export function orderOf(level: Level, game: OrdersGame, seed: string): Order {
  const command = decide(level, game, 0, seed);
  if (command.type !== 'order') throw new Error(`${command.type} instead of orders`);
  return command;
}

/** Five territories around one in the middle. */
export const wheel = makeBoard({
  id: 'wheel',
  continents: [
    { id: 'hub', name: 'Hub', bonus: 1, territories: [['hub', 'Hub', 'infantry']] },
    {
      id: 'rim',
      name: 'Rim',
      bonus: 2,
      territories: [
        ['north', 'North', 'infantry'],
        ['east', 'East', 'cavalry'],
        ['south', 'South', 'artillery'],
        ['west', 'West', 'infantry'],
      ],
    },
  ],
  borders: [
    ['hub', 'north'],
    ['hub', 'east'],
    ['hub', 'south'],
    ['hub', 'west'],
    ['north', 'east'],
    ['south', 'west'],
  ],
});

/** Two territories that nobody can leave. */
export const islets = makeBoard({
  id: 'islets',
  continents: [
    {
      id: 'sea',
      name: 'Sea',
      bonus: 1,
      territories: [
        ['near', 'Near', 'infantry'],
        ['far', 'Far', 'cavalry'],
      ],
    },
  ],
  borders: [],
});

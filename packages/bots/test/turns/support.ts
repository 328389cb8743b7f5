import {
  type Command,
  classicBoard,
  clonePosition,
  createGame,
  DEFAULT_COLOURS,
  HOST,
  isToAct,
  isTurns,
  legal,
  parsePosition,
  parseTerritory,
  play,
  seededDice,
  type TurnsGame,
  type TurnsPosition,
  toAct,
  viewOf,
} from '@rubicon/engine';
import { BOTS, type Budget, makeBot } from '../../src/index.ts';

/** Enough for sensible play, and quick. */
export const SHORT: Budget = { nodes: 50 };

/** Bots that search, and bots that follow a script. */
export const THINKERS = ['hard', 'expert'];
export const SCRIPTED = BOTS.map(({ name }) => name).filter(
  (name) => !THINKERS.includes(name) && name !== 'random',
);

export type Options = Readonly<Record<string, string>>;

export function newGame(edition: string, players: number, options: Options = {}): TurnsGame {
  const game = createGame({ edition, options, colours: DEFAULT_COLOURS.slice(0, players) });
  if (game.error !== undefined) throw new Error(JSON.stringify(game.error));
  if (!isTurns(game)) throw new Error('the edition is of another family');
  return game;
}

/** The command of a new bot of this name. */
export function decide(
  name: string,
  { rules, position }: TurnsGame,
  seat: number,
  seed = 'fresh',
  budget: Budget = SHORT,
): Command {
  const view = viewOf(position, seat);
  return makeBot(name, rules, seat, seed)!.act(view, legal(rules, view, seat), budget);
}

/** More commands than any sensible game has. */
const ENDLESS = 40_000;

/** Plays a game to its end and returns all commands; `beforeAct` is called before every decision. */
export function playOut(
  { rules, position }: TurnsGame,
  names: readonly string[],
  seed: string,
  budget: Budget = SHORT,
  beforeAct: (seat: number) => void = () => {},
): Command[] {
  const dice = seededDice(seed);
  const bots = position.status.map((_, seat) => makeBot(names[seat]!, rules, seat, seed)!);
  const commands: Command[] = [];
  const fail = (what: unknown): never => {
    throw new Error(`game ${seed} of ${names.join()}, turn ${position.turn}: ${JSON.stringify(what)}`);
  };
  play(rules, position, HOST, { type: 'start' }, dice);
  while (position.phase !== 'over') {
    for (const seat of toAct(position)) {
      beforeAct(seat);
      if (!isToAct(position, seat)) continue;
      const view = viewOf(position, seat);
      const command = bots[seat]!.act(view, legal(rules, view, seat), budget);
      const refusal = play(rules, position, seat, command, dice);
      if (refusal !== undefined) fail({ name: names[seat], refusal, command });
      commands.push(command);
      if (commands.length > ENDLESS) fail('does not end');
    }
  }
  return commands;
}

/**
 * A game in the notation of positions, its territories named, `*` for all others:
 * `classic - red,blue,green brazil=a3,europe=b1,*=c1 attack:a`.
 */
export function situation(text: string): TurnsGame {
  const [edition, options, seats, territories = '', phase, ...fields] = text.split(/\s+/);
  const words = [edition, options, seats, unfold(territories), phase, ...fields];
  if (!text.includes(' turn=')) words.push('turn=4');
  if (!text.includes(' first=')) words.push('first=a');
  const game = parsePosition(words.join(' '));
  if (game.error !== undefined) throw new Error(`${JSON.stringify(game.error)} in ${words.join(' ')}`);
  if (!isTurns(game)) throw new Error('the edition is of another family');
  return game;
}

function unfold(territories: string): string {
  const given = new Map(territories.split(',').map((entry) => entry.split('=') as [string, string]));
  const continents = classicBoard.continents.map((continent) =>
    continent.territories.map((t) => {
      const { id } = classicBoard.territories[t]!;
      return [id, continent.id, '*'].find((key) => given.has(key)) ?? id;
    }),
  );
  const unused = [...given.keys()].filter((key) => !continents.flat().includes(key));
  if (unused.length > 0) throw new Error(`no territory or continent is called ${unused.join(', ')}`);
  return continents.map((keys) => keys.map((key) => given.get(key) ?? '?').join('')).join('/');
}

/** The index of a territory. */
export function at(id: string): number {
  const territory = parseTerritory(classicBoard, id);
  if (territory < 0) throw new Error(`no territory is called ${id}`);
  return territory;
}

/** Plays the rest of the current turn with this bot, and returns the position after it. */
export function playTurn(
  name: string,
  { rules, position: start }: TurnsGame,
  seed: string,
  budget: Budget = { nodes: 300 },
): TurnsPosition {
  const position = clonePosition(start);
  const dice = seededDice(seed);
  const { seat, turn } = position;
  const bot = makeBot(name, rules, seat, seed)!;
  while (position.phase !== 'over' && position.turn === turn) {
    const view = viewOf(position, seat);
    const command = bot.act(view, legal(rules, view, seat), budget);
    const refusal = play(rules, position, seat, command, dice);
    if (refusal !== undefined) throw new Error(`${name}, ${seed}: ${JSON.stringify({ refusal, command })}`);
  }
  return position;
}

import { makeBot } from '@rubicon/bots';
import {
  DEFAULT_COLOURS,
  fallback,
  HOST,
  isToAct,
  legal,
  type Position,
  parseCommandText,
  type Rules,
  toAct,
  viewOf,
} from '@rubicon/engine';
import { RecordedGame, seededChance } from '@rubicon/protocol';

/** A game to play in a test. */
export interface Setting {
  readonly edition: string;
  readonly options?: Readonly<Record<string, string>> | undefined;
  readonly seats: readonly (string | { readonly bot: string })[]; // a person's name, or a bot
  readonly seed: string;
  readonly position?: string; // notation to begin from
}

type IsWanted = (position: Position, rules: Rules) => boolean;

const BOT_PLAYER_NAMES = ['Pompey', 'Crassus', 'Cato', 'Brutus', 'Cassius', 'Antony'];

const SEEDS = 1000;

/** Tries seeds until a game reaches the wanted position; returns its record up to there. */
export function recordAmong(setting: Setting, isWanted: IsWanted): string {
  for (let i = 0; i < SEEDS; i++) {
    const record = findRecord({ ...setting, seed: `${setting.seed}${i}` }, isWanted, false);
    if (record !== undefined) return record;
  }
  throw new Error(`no such position in ${SEEDS} games of ${setting.edition}`);
}

/** Lets bots play until the wanted position with the first seat to act; returns the record so far. */
export function recordUntil(setting: Setting, isWanted: IsWanted, isClosed = false): string {
  const record = findRecord(setting, isWanted, isClosed);
  if (record === undefined)
    throw new Error(`no such position in a game of ${setting.edition} with the seed ${setting.seed}`);
  return record;
}

function findRecord(
  { edition, options, seats, seed }: Setting,
  isWanted: IsWanted,
  isClosed: boolean,
): string | undefined {
  const { game, lines } = create({ edition, options, seats, seed });
  const { rules, position } = game;
  game.play(HOST, { type: 'start' });
  const bots = seats.map((_, seat) => makeBot('medium', rules, seat, seed)!);
  for (let commands = 0; commands < 20_000; commands++) {
    if (isWanted(position, rules) && (isClosed || isToAct(position, 0))) {
      if (isClosed) game.close();
      return textOf(lines);
    }
    const [seat] = toAct(position);
    if (seat === undefined) break;
    const view = viewOf(position, seat);
    const isIdle = seat === 0 && rules.family === 'orders'; // wins no lot
    game.play(
      seat,
      isIdle ? fallback(rules, position, seat)! : bots[seat]!.act(view, legal(rules, view, seat)),
    );
  }
  return undefined;
}

/** Plays these commands, each for the seat to act, and closes the record. */
export function recordOf(setting: Setting, commands: readonly string[]): string {
  const { game, lines } = create(setting);
  for (const text of commands) {
    const command = parseCommandText(game.rules.board, text).value;
    const [seat] = toAct(game.position);
    if (command === undefined || seat === undefined || game.play(seat, command).rejection !== undefined)
      throw new Error(`${text} is not possible`);
  }
  game.close();
  return textOf(lines);
}

/** The record of a game that has not started. */
export const newRecord = (setting: Setting): string => textOf(create(setting).lines);

const textOf = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('');

function create({ edition, options = {}, seats, seed, position }: Setting): {
  game: RecordedGame;
  lines: string[];
} {
  const lines: string[] = [];
  const game = RecordedGame.create(
    {
      game: seed,
      edition,
      options,
      position,
      seats: seats.map((seat, s) => ({
        colour: DEFAULT_COLOURS[s]!,
        ...(typeof seat === 'string' ? { name: seat } : { name: BOT_PLAYER_NAMES[s]!, bot: seat.bot }),
      })),
    },
    seededChance(seed),
    (line) => lines.push(line),
  );
  if ('error' in game) throw new Error(`no such game: ${game.error.code}`);
  return { game, lines };
}

import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeBot } from '@rubicon/bots';
import { createGame, DEFAULT_COLOURS, type Position, play, type Rules, seededDice } from '@rubicon/engine';
import { USUAL_LIMITS } from '../../src/players/exec-bot.ts';
import type { ExecBots, ExecGame } from '../../src/players/exec-player.ts';
import type { Player } from '../../src/players/player.ts';
import { playOut } from '../../src/simulation/simulation.ts';

/** A text quoted for a shell. */
export const quote = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

const NAUGHTY = fileURLToPath(new URL('naughty.mjs', import.meta.url));

/** The command of a program that does one thing wrong. */
export const naughty = (mischief: string, file = ''): string =>
  [process.execPath, NAUGHTY, mischief, file].map(quote).join(' ');

export const newFile = (): string => join(mkdtempSync(join(tmpdir(), 'rubicon-exec-')), 'notes');

export interface Table {
  readonly edition?: string;
  readonly players?: number;
  readonly options?: Readonly<Record<string, string>>;
  readonly limits?: Partial<ExecGame['limits']>;
  readonly errors?: ExecGame['errors'];
  readonly number?: number;
}

export interface Played {
  readonly position: Position;
  readonly rules: Rules;
  readonly failures: Player['failures'];
}

/** A table with the program on seat 0 and built-in bots on the others. */
export async function playAgainst(bots: ExecBots, command: string, table: Table = {}): Promise<Played> {
  const { edition = 'classic', players = 3, options = {}, number = 1, errors = 'inherit' } = table;
  const game = createGame({ edition, options, colours: DEFAULT_COLOURS.slice(0, players) });
  if (game.error !== undefined) throw new Error(game.error.code);
  const { rules, position } = game;
  const dice = seededDice(`exec ${number}`);
  const limits = { ...USUAL_LIMITS, ...table.limits };
  const program: Player = await bots.open(command, { rules, seat: 0, number, limits, errors });
  const others = Array.from(
    { length: players - 1 },
    (_, i) => makeBot('random', rules, i + 1, `exec ${number}`)!,
  );
  const seated = [program, ...others];
  await playOut(
    { rules, position, play: (actor, command, log) => play(rules, position, actor, command, dice, log) },
    seated,
    seated.map((_, seat) => `seat ${seat}`),
  );
  await program.close?.();
  return { position, rules, failures: program.failures };
}

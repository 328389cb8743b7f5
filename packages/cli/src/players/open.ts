import { type Budget, makeBot } from '@rubicon/bots';
import type { Rules, Seat } from '@rubicon/engine';
import { unknownBotText } from '../errors.ts';
import type { ErrorLog } from './child.ts';
import type { ExecLimits } from './exec-bot.ts';
import { ExecBots } from './exec-player.ts';
import type { Player } from './player.ts';
import type { PlayerSpec } from './spec.ts';

/** What programs of others are given: plain data, so that it can be sent to a thread. */
export interface ProgramSettings {
  readonly limits: ExecLimits;
  readonly errors: ErrorLog;
}

/** A seat of a game that is about to be started. */
export interface Opening {
  readonly rules: Rules;
  readonly seat: Seat;
  /** The game's number in the run. */
  readonly number: number;
  /** What is left to chance comes from it. */
  readonly seed: string;
  /** How much our bots may think, when it is not left to them. */
  readonly budget?: Budget | undefined;
  readonly programs: ProgramSettings;
}

/** Those that play in this thread, game after game. */
const programs = new ExecBots();

/** Somebody for a seat. */
export function openPlayer(spec: PlayerSpec, opening: Opening): Player | Promise<Player> {
  const { rules, seat, seed, budget } = opening;
  switch (spec.type) {
    case 'bot': {
      const bot = makeBot(spec.name, rules, seat, seed);
      if (bot === undefined) throw new Error(unknownBotText(spec.name));
      return budget === undefined ? bot : { act: (view, offers) => bot.act(view, offers, budget) };
    }
    case 'exec':
      return programs.open(spec.command, { ...opening, ...opening.programs });
  }
}

/** Nobody will play any more in this thread. */
export const closePlayers = (): Promise<void> => programs.close();

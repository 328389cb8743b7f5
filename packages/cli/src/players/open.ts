import { type Budget, makeBot } from '@rubicon/bots';
import { makeSparringPartner } from '@rubicon/bots/sparring';
import type { Rules, Seat } from '@rubicon/engine';
import { unknownBotText } from '../texts/errors.ts';
import type { ErrorLog } from './child.ts';
import type { ExecLimits } from './exec-bot.ts';
import { ExecBots } from './exec-player.ts';
import type { Player } from './player.ts';
import type { PlayerSpec } from './spec.ts';

/** Settings for external programs as plain data, so that they can be sent to a thread. */
export interface ProgramSettings {
  readonly limits: ExecLimits;
  readonly errors: ErrorLog;
}

/** The game and seat that a player is made for. */
export interface PlayerSettings {
  readonly rules: Rules;
  readonly seat: Seat;
  /** The game's number in the run. */
  readonly number: number;
  /** The source of all random decisions. */
  readonly seed: string;
  /** The thinking budget of built-in bots, unless they choose it themselves. */
  readonly budget?: Budget | undefined;
  readonly programs: ProgramSettings;
  /** Whether the CPU time of an external program is measured. */
  readonly isTimed?: boolean;
}

/** The external programs of this thread. */
const programs = new ExecBots();

/** Makes the player of a seat. */
export function openPlayer(spec: PlayerSpec, settings: PlayerSettings): Player | Promise<Player> {
  const { rules, seat, seed, budget } = settings;
  switch (spec.type) {
    case 'bot': {
      const { name } = spec;
      const bot = makeBot(name, rules, seat, seed) ?? makeSparringPartner(name, rules, seat, seed);
      if (bot === undefined) throw new Error(unknownBotText(name));
      return budget === undefined ? bot : { act: (view, offers) => bot.act(view, offers, budget) };
    }
    case 'exec':
      return programs.open(spec.commandLine, { ...settings, ...settings.programs });
  }
}

/** Ends all programs of this thread. */
export const closePlayers = (): Promise<void> => programs.close();

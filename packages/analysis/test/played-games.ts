import { clonePosition, parseCommandText, play, scriptedDice, type TurnsEvent, toAct } from '@rubicon/engine';
import { playBotGame } from '../bench/bot-game.ts';
import type { PlayedGame, Step } from '../src/review.ts';
import { gameAt } from './positions.ts';

export interface Table {
  readonly edition: string;
  readonly players: number;
  readonly options?: Readonly<Record<string, string>>;
}

/** Plays the first commands of a game between `medium` bots. */
export const playGame = ({ players, ...table }: Table, seed: string, commands: number): PlayedGame =>
  playBotGame({ ...table, bots: new Array<string>(players).fill('medium') }, seed, commands);

/** Plays commands of the seats to act from a position, with scripted dice. */
export function playScript(text: string, commands: readonly string[], dice: readonly number[]): PlayedGame {
  const { rules, position } = gameAt(text);
  const beginning = clonePosition(position);
  const script = scriptedDice(dice);
  const entries = commands.map((command, i): Step => {
    const events: TurnsEvent[] = [];
    const [seat] = toAct(position);
    const parsed = parseCommandText(rules.board, command);
    if (parsed.value === undefined) throw new Error(command);
    const rejection = play(rules, position, seat!, parsed.value, script, events);
    if (rejection !== undefined) throw new Error(`${command}: ${rejection.code}`);
    return { seq: i + 1, seat: seat!, events };
  });
  return { rules, beginning, entries };
}

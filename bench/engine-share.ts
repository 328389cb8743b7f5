import {
  type TurnsCommand as Command,
  clonePosition,
  type Dice,
  type TurnsPosition as Position,
  type TurnsRules as Rules,
  type Seat,
  seededDice,
  type TurnsGame,
  turns,
} from '@rubicon/engine';
import { type Counts, type Policy, Random, startPosition } from './rp2.ts';

/** One game of the policy as the engine sees it: its start, its dice, and every command with its seat. */
interface Script {
  readonly start: Position;
  readonly seed: string;
  readonly seats: readonly Seat[];
  readonly commands: readonly Command[];
}

const WARM_UP = 500;
const BATCH = 32;
const TIMES = 8; // each script is played, so that its memory is in the cache

const noCounts = (): Counts => ({ actions: 0, rolls: 0, turns: 0 });

function writeScript(game: TurnsGame, policy: Policy, seed: string, number: number): Script {
  const random = new Random(number);
  const start = startPosition(game, random, noCounts());
  const seats: Seat[] = [];
  const commands: Command[] = [];
  const dice = seededDice(`${seed}/${number}`);
  const door = {
    play(position: Position, command: Command): Position {
      seats.push(position.seat);
      commands.push(command);
      return playOne(game.rules, position, position.seat, command, dice);
    },
  };
  policy.playGame(clonePosition(start), random, door, noCounts());
  return { start, seed: `${seed}/${number}`, seats, commands };
}

function playOne(rules: Rules, position: Position, seat: Seat, command: Command, dice: Dice): Position {
  const rejection = turns.play(rules, position, seat, command, dice);
  if (rejection !== undefined) throw new Error(rejection.code);
  return position;
}

function playScript(rules: Rules, { start, seed, seats, commands }: Script): Position {
  const position = clonePosition(start);
  const dice = seededDice(seed);
  for (let i = 0; i < commands.length; i++) playOne(rules, position, seats[i]!, commands[i]!, dice);
  return position;
}

/**
 * Measures the engine without the policy: the policy first writes scripts of games, then `play` runs their commands with
 * the same dice. Returns games per second of CPU time.
 */
export function measureEngine(game: TurnsGame, policy: Policy, seed: string, seconds: number): number {
  for (let n = 0; n < WARM_UP; n++) playScript(game.rules, writeScript(game, policy, seed, -n));
  let games = 0;
  let elapsed = 0;
  while (elapsed < seconds) {
    const scripts = Array.from({ length: BATCH }, (_, i) => writeScript(game, policy, seed, games + i + 1));
    const started = process.cpuUsage();
    for (let n = 0; n < TIMES; n++) {
      for (const script of scripts) {
        if (playScript(game.rules, script).phase !== 'over')
          throw new Error('a script does not end its game');
      }
    }
    const { user, system } = process.cpuUsage(started);
    elapsed += (user + system) / 1e6;
    games += BATCH * TIMES;
  }
  return games / elapsed;
}

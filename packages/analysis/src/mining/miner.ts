import {
  clonePosition,
  type Dice,
  seededDice,
  type TurnsGame,
  type TurnsPosition,
  type TurnsRules,
} from '@rubicon/engine';
import type { ChallengeData } from '../challenge/challenge.ts';
import { type Goal, isReached, lineGoal, makeGoal } from '../challenge/goal.ts';
import { chanceOf } from '../line/chance.ts';
import type { Line } from '../line/line.ts';
import { makeLine } from '../line/notation.ts';
import { playLine } from '../line/player.ts';
import { beatsObvious, bestLine, CRITERIA, isKeepingHard, isSubtle } from './criteria.ts';
import { goalsOf } from './goals.ts';
import { obviousLine } from './obvious.ts';
import { positionsOf } from './positions.ts';
import { interestOf } from './schedule.ts';

/** A position and a goal that meet all criteria but the simulations. */
interface Candidate {
  readonly game: TurnsGame;
  readonly text: string;
  readonly goal: Goal;
  readonly best: Line;
  readonly chance: number;
  readonly obvious: number;
}

/** The most challenges from one game, all of different kinds. */
const MOST_PER_GAME = 2;

/** Returns the most interesting challenges of a game between bots. The same seed gives the same challenges. */
export function mineGame(seed: string): ChallengeData[] {
  const dice = seededDice(`${seed}/goals`);
  const candidates: Candidate[] = [];
  for (const game of positionsOf(seed)) {
    if (game.position.toPlace > CRITERIA.mostArmies) continue;
    for (const goal of goalsOf(game.rules.board, game.position, dice)) {
      const candidate = examine(game, game.text, goal);
      if (candidate !== undefined) candidates.push(candidate);
    }
  }
  candidates.sort((a, b) => interestOf(b) - interestOf(a));
  const found: Candidate[] = [];
  for (const candidate of candidates) {
    if (found.length === MOST_PER_GAME) break;
    const isNew = found.every(
      ({ goal, text }) => goal.type !== candidate.goal.type && text !== candidate.text,
    );
    if (isNew && isConfirmed(candidate, dice)) found.push(candidate);
  }
  return found.map(makeData);
}

/** Returns a candidate if the position and the goal meet the criteria. */
function examine(game: TurnsGame, text: string, goal: Goal): Candidate | undefined {
  const { rules, position } = game;
  const best = bestLine(rules, position, goal);
  if (best === undefined || !isSubtle(best)) return undefined;
  const obvious = goalChance(rules, position, obviousLine(rules, position, goal), goal);
  if (!beatsObvious(best.chance, obvious) || !isKeepingHard(rules, position, goal, best.chance))
    return undefined;
  const chance = goalChance(rules, position, best.line, goal);
  if (Math.abs(chance - best.chance) > 1e-9) throw new Error(`search and chance differ: ${text}`);
  return { game, text, goal, best: best.line, chance, obvious };
}

/** The exact chance that a line reaches the goal. */
function goalChance(rules: TurnsRules, position: TurnsPosition, line: Line, goal: Goal): number {
  return chanceOf(rules, position, line, lineGoal(rules.board, goal, position.seat));
}

/** Whether simulations with the rules of the game agree with the exact chance. */
function isConfirmed({ game, best, goal, chance }: Candidate, dice: Dice): boolean {
  const { rules, position: start } = game;
  const { simulations, deviations } = CRITERIA;
  let reached = 0;
  for (let i = 0; i < simulations; i++) {
    const position = clonePosition(start);
    playLine(rules, position, best, dice);
    if (isReached(rules.board, goal, start.seat, position)) reached++;
  }
  const deviation = Math.sqrt((chance * (1 - chance)) / simulations);
  return Math.abs(reached / simulations - chance) <= deviations * deviation;
}

function makeData({ game, text, goal, best, chance, obvious }: Candidate): ChallengeData {
  const { board } = game.rules;
  return {
    position: text,
    goal: makeGoal(board, goal),
    best: makeLine(board, best),
    chance: rounded(chance),
    obvious: rounded(obvious),
  };
}

/** Six decimals: finer than any grade. */
const rounded = (chance: number): number => Math.round(chance * 1e6) / 1e6;

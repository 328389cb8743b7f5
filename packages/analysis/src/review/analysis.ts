import type { Seat } from '@rubicon/engine';
import { choicesOf } from './choices.ts';
import { type Decision, judge, reconsider, SEED } from './decision.ts';
import type { PlayedGame } from './game.ts';
import { Guide } from './guide.ts';
import { type Balance, balanceOf, luckOf, type SeatLuck } from './summary/balance.ts';
import { type SeatSkill, skillOf } from './summary/skill.ts';
import { type TurningPoint, turningPointsOf } from './summary/turning-points.ts';
import { type Timeline, timelineOf } from './timeline.ts';
import { type PlayedTurn, turnsOf } from './turns.ts';

export interface AnalysisSettings {
  readonly seat?: Seat | undefined; // analyses only the decisions of this seat
  readonly seed?: string; // the same seed gives the same analysis
}

/** The result of analysing a whole game or its first turns. */
export interface Analysis {
  readonly timeline: Timeline;
  readonly decisions: readonly Decision[];
  readonly luck: readonly SeatLuck[];
  readonly skill: readonly SeatSkill[];
  readonly balance: readonly Balance[];
  readonly turningPoints: readonly TurningPoint[];
}

/** A part of an analysis: first the chances and the luck of the whole game, then the decisions turn by turn. */
export type Chapter =
  | { readonly type: 'timeline'; readonly timeline: Timeline }
  | {
      readonly type: 'turn';
      readonly turn: number;
      readonly turns: number; // the number of the last one
      readonly decisions: readonly Decision[];
    };

/**
 * Analyses a game: yields each chapter when it is ready, and returns the complete analysis. Threads can share the work
 * instead: each calls `decisionsOf` for different turns, and `summarise` combines the results.
 */
export function* analyse(game: PlayedGame, settings: AnalysisSettings = {}): Generator<Chapter, Analysis> {
  const timeline = timelineOf(game);
  yield { type: 'timeline', timeline };
  const turns = turnsOf(game);
  const last = turns.at(-1)?.turn ?? 0;
  const all: Decision[] = [];
  for (const turn of turns) {
    const decisions = decisionsOf(game, turn, settings);
    all.push(...decisions);
    yield { type: 'turn', turn: turn.turn, turns: last, decisions };
  }
  return summarise(game, timeline, all);
}

/** Analyses the decisions of one turn. */
export function decisionsOf(
  { rules }: PlayedGame,
  turn: PlayedTurn,
  { seat, seed = SEED }: AnalysisSettings = {},
): Decision[] {
  const guide = new Guide(rules);
  const decisions = choicesOf(rules, turn)
    .filter((choice) => seat === undefined || choice.seat === seat)
    .flatMap((choice) => judge(rules, choice, guide, `${seed}/${choice.seq}`) ?? []);
  const own = reconsider(decisions.filter((decision) => decision.seat === turn.seat));
  return [...own, ...decisions.filter((decision) => decision.seat !== turn.seat)].sort(
    (a, b) => a.seq - b.seq,
  );
}

export function summarise(game: PlayedGame, timeline: Timeline, decisions: readonly Decision[]): Analysis {
  const inOrder = [...decisions].sort((a, b) => a.seq - b.seq);
  const turns = timeline.start.map(() => 0);
  for (const { seat, turn } of turnsOf(game)) if (turn > 0) turns[seat]++;
  return {
    timeline,
    decisions: inOrder,
    luck: luckOf(timeline),
    skill: skillOf(turns, inOrder),
    balance: balanceOf(timeline, inOrder),
    turningPoints: turningPointsOf(timeline, inOrder),
  };
}

/** The analysis of played games: chances, luck, decisions, turning points. Programs that only play do not need it. */
export type { Analysis, AnalysisSettings, Chapter } from './review/analysis.ts';
export { analyse, decisionsOf, summarise } from './review/analysis.ts';
export type { ChoiceKind } from './review/choices.ts';
export type { Decision, Mark } from './review/decision.ts';
export type { PlayedGame, Step } from './review/game.ts';
export { playedGame } from './review/game.ts';
export { type Attempt, retry } from './review/retry.ts';
export type { Balance, LuckByKind, SeatLuck, TurnRest } from './review/summary/balance.ts';
export { luckOf, restsOf } from './review/summary/balance.ts';
export type { SeatSkill } from './review/summary/skill.ts';
export type { Cause, TurningPoint } from './review/summary/turning-points.ts';
export type { Action, LuckEvent, Timeline, TimelineEntry } from './review/timeline.ts';
export { timelineOf } from './review/timeline.ts';
export { type PlayedTurn, turnsOf } from './review/turns.ts';
export type { Values } from './review/values.ts';

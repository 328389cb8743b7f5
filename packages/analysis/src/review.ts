/** The analysis of played games: chances, luck, decisions, turning points. Programs that only play do not need it. */
export type { Analysis, AnalysisSettings, Chapter } from './review/analysis.ts';
export { analyse, decisionsOf, summarise } from './review/analysis.ts';
export type { Balance, LuckByKind, SeatLuck, TurnRest } from './review/balance.ts';
export { luckOf, restsOf } from './review/balance.ts';
export type { ChoiceKind } from './review/choices.ts';
export type { Decision, Mark } from './review/decision.ts';
export type { PlayedGame, Step } from './review/game.ts';
export { playedGame } from './review/game.ts';
export { type Attempt, retry } from './review/retry.ts';
export type { SeatSkill } from './review/skill.ts';
export type { Action, LuckEvent, Timeline, TimelineEntry } from './review/timeline.ts';
export { timelineOf } from './review/timeline.ts';
export type { Cause, TurningPoint } from './review/turning-points.ts';
export { type PlayedTurn, turnsOf } from './review/turns.ts';
export type { Values } from './review/values.ts';

export { Clock } from '../clock.ts';
export type { HistoryEntry, Replay, TableEvent } from '../history.ts';
export { positionAfter } from '../history.ts';
export { countRounds, firstRound } from '../rounds.ts';
export type { Shape } from '../shape.ts';
export {
  closed,
  dictionary,
  either,
  flag,
  int,
  list,
  nullable,
  number,
  oneOf,
  open,
  optional,
  text,
  textLike,
  textUpTo,
  typed,
} from '../shape.ts';
export { sortedJson } from '../sorted-json.ts';
export { startGame } from '../start.ts';
export type { ClockSettings, TableSettings } from '../table-settings.ts';
export type { SeatPlayer } from '../table-state.ts';
export { TableState } from '../table-state.ts';
export type { Answer, WireListener, WirePort } from './client.ts';
export { WireClient } from './client.ts';
export type { PlayerNames } from './game.ts';
export { wireGameOf } from './game.ts';
export type {
  ChatFailure,
  ClientMessage,
  FatalFailure,
  TableMessage,
  TemporaryFailure,
  Viewpoint,
  WireChatLine,
  WireFailure,
  WireGame,
  WireLine,
  WireSeat,
} from './messages.ts';
export { WIRE_FAILURES, WIRE_PROTOCOL } from './messages.ts';
export { Replica, WireError } from './replica.ts';
export { isTableMessage } from './shapes.ts';

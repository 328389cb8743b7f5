export { beginGame } from '../beginning.ts';
export { WireClient } from './client.ts';
export { wireGameOf } from './game.ts';
export type {
  ClientMessage,
  TableMessage,
  Viewpoint,
  WireFailure,
  WireGame,
  WireLine,
  WireSeat,
} from './messages.ts';
export { WIRE_FAILURES, WIRE_PROTOCOL } from './messages.ts';
export type { Happening } from './replica.ts';
export { Replica, WireError } from './replica.ts';

import { isIndex } from './numbers.ts';
import { HOST, NOBODY, type Seat } from './vocabulary.ts';

/** What became of a seat. */
export const STATUSES: readonly string[] = ['in', 'eliminated', 'surrendered'];
export const IN = 0;
export const ELIMINATED = 1;
export const SURRENDERED = 2;

/** The columns of a position that say who is in the game, and who agrees to a draw: the same in every family of rules. */
export interface Seats {
  phase: string;
  drawOfferedBy: Seat;
  drawAgreed: number; // seats that agree to a draw, as bits
  winner: Seat; // NOBODY while it goes on, and after a draw
  colours: readonly number[]; // by seat
  status: readonly number[]; // by seat
}

export function isIn(seats: Seats, seat: Seat): boolean {
  return seats.status[seat] === IN;
}

/** The seats that are not out, clockwise from seat 0. */
export function seatsIn(seats: Seats): Seat[] {
  const found: Seat[] = [];
  for (let seat = 0; seat < seats.status.length; seat++) if (isIn(seats, seat)) found.push(seat);
  return found;
}

/** E-6: the last seat that is not out, else NOBODY. TP-5, TP-6: neutral armies are no seat. */
export function lastSeatIn(seats: Seats): Seat {
  const left = seatsIn(seats);
  return left.length === 1 ? left[0] : NOBODY;
}

export type SeatRejection =
  | { readonly code: 'game-over' }
  | { readonly code: 'unknown-seat'; readonly seat: number }
  | { readonly code: 'seat-out'; readonly seat: Seat };

/** Refuses whoever has no say in the game any more. */
export function refuseSeat(seats: Seats, seat: Seat): SeatRejection | undefined {
  if (seats.phase === 'over') return { code: 'game-over' };
  if (!isIndex(seat, seats.status.length)) return { code: 'unknown-seat', seat };
  if (!isIn(seats, seat)) return { code: 'seat-out', seat };
  return undefined;
}

export type HostRejection = { readonly code: 'game-over' } | { readonly code: 'host-only' };

/** Refuses everybody but the host. */
export function refuseHost(seats: Seats, actor: Seat): HostRejection | undefined {
  if (seats.phase === 'over') return { code: 'game-over' };
  return actor === HOST ? undefined : { code: 'host-only' };
}

/** A game is started once. */
export function refuseStart(
  seats: Seats,
  actor: Seat,
): HostRejection | { readonly code: 'wrong-phase'; readonly phase: string } | undefined {
  const refusal = refuseHost(seats, actor);
  if (refusal !== undefined) return refusal;
  return seats.phase === 'start' ? undefined : { code: 'wrong-phase', phase: seats.phase };
}

/** Everybody who can act, the host last, of whom this is true. */
export function actorsWho(seats: Seats, isTrue: (actor: Seat) => boolean): Seat[] {
  return [...seats.status.keys(), HOST].filter(isTrue);
}

const DRAW_COMMANDS = ['offer-draw', 'accept-draw', 'decline-draw'] as const;
export type DrawCommand = { readonly type: (typeof DRAW_COMMANDS)[number] };

export type DrawRejection =
  | SeatRejection
  | { readonly code: 'draw-offered'; readonly by: Seat }
  | { readonly code: 'no-draw-offered' }
  | { readonly code: 'draw-agreed' };

/** L-4: one offer at a time; a seat agrees once, and may decline as long as the offer stands. */
export function refuseDraw(seats: Seats, seat: Seat, command: DrawCommand): DrawRejection | undefined {
  const refusal = refuseSeat(seats, seat);
  if (refusal !== undefined) return refusal;
  const offeredBy = seats.drawOfferedBy;
  switch (command.type) {
    case 'offer-draw':
      return offeredBy === NOBODY ? undefined : { code: 'draw-offered', by: offeredBy };
    case 'accept-draw':
      if (offeredBy === NOBODY) return { code: 'no-draw-offered' };
      return hasAgreed(seats, seat) ? { code: 'draw-agreed' } : undefined;
    case 'decline-draw':
      return offeredBy === NOBODY ? { code: 'no-draw-offered' } : undefined;
  }
}

export function hasAgreed(seats: Seats, seat: Seat): boolean {
  return (seats.drawAgreed & (1 << seat)) !== 0;
}

/** L-4: whether all that are not out agree to the draw that is offered. */
export function isDrawAgreed(seats: Seats): boolean {
  return seats.drawOfferedBy !== NOBODY && seatsIn(seats).every((seat) => hasAgreed(seats, seat));
}

/** What a seat may ask at any time. */
export type LeavingCommand = { readonly type: 'surrender' } | DrawCommand;

/** Surrender and draws are open to every seat that is not out, whoever is to act. */
export function offerLeaving(
  seats: Seats,
  seat: Seat,
  offers: { push(offer: LeavingCommand): unknown },
): void {
  offers.push({ type: 'surrender' });
  for (const type of DRAW_COMMANDS) {
    if (refuseDraw(seats, seat, { type }) === undefined) offers.push({ type });
  }
}

/** What happens to a draw: the same events in every family. */
export type DrawEvent =
  | { readonly type: 'draw-offered'; readonly seat: Seat }
  | { readonly type: 'draw-accepted'; readonly seat: Seat }
  | { readonly type: 'draw-declined'; readonly seat: Seat }
  | { readonly type: 'draw-lapsed'; readonly seat: Seat };

const DRAW_EVENTS = {
  'offer-draw': 'draw-offered',
  'accept-draw': 'draw-accepted',
  'decline-draw': 'draw-declined',
} as const;

/** What an answer about a draw makes happen. */
export function drawEvent(seat: Seat, { type }: DrawCommand): DrawEvent {
  return { type: DRAW_EVENTS[type], seat };
}

/** Writes what happened to a draw into a position. Part of `evolve`. */
export function evolveDraw(seats: Seats, event: DrawEvent): void {
  switch (event.type) {
    case 'draw-offered':
      seats.drawOfferedBy = event.seat;
      seats.drawAgreed = 1 << event.seat;
      return;
    case 'draw-accepted':
      seats.drawAgreed |= 1 << event.seat;
      return;
    case 'draw-declined':
    case 'draw-lapsed':
      seats.drawOfferedBy = NOBODY;
      seats.drawAgreed = 0;
      return;
  }
}

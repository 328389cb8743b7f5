import { isIndex } from './numbers.ts';
import { HOST, NOBODY, type Seat } from './vocabulary.ts';

/** The states of a seat. */
export const STATUSES: readonly string[] = ['in', 'eliminated', 'surrendered'];
export const IN = 0;
export const ELIMINATED = 1;
export const SURRENDERED = 2;

/** The columns of seats and draws, the same in every family of rules. */
export interface Seats {
  phase: string;
  drawOfferedBy: Seat;
  drawAgreed: number; // seats that agree to a draw, as bits
  winner: Seat; // NOBODY during the game, and after a draw
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

/** E-6: the last seat that is not out, else NOBODY. TP-5, TP-6: the neutral armies are not a seat. */
export function lastSeatIn(seats: Seats): Seat {
  const left = seatsIn(seats);
  return left.length === 1 ? left[0] : NOBODY;
}

export type SeatRejection =
  | { readonly code: 'game-over' }
  | { readonly code: 'unknown-seat'; readonly seat: Seat }
  | { readonly code: 'seat-out'; readonly seat: Seat };

/** Refuses a seat that is out, or that the game does not have. */
export function refuseSeat(seats: Seats, seat: Seat): SeatRejection | undefined {
  if (seats.phase === 'over') return { code: 'game-over' };
  if (!isIndex(seat, seats.status.length)) return { code: 'unknown-seat', seat };
  if (!isIn(seats, seat)) return { code: 'seat-out', seat };
  return undefined;
}

export type HostRejection = { readonly code: 'game-over' } | { readonly code: 'host-only' };

/** Refuses every actor but the host. */
export function refuseHost(seats: Seats, actor: Seat): HostRejection | undefined {
  if (seats.phase === 'over') return { code: 'game-over' };
  return actor === HOST ? undefined : { code: 'host-only' };
}

/** Refuses to start a game twice. */
export function refuseStart(
  seats: Seats,
  actor: Seat,
): HostRejection | { readonly code: 'wrong-phase'; readonly phase: string } | undefined {
  const refusal = refuseHost(seats, actor);
  if (refusal !== undefined) return refusal;
  return seats.phase === 'start' ? undefined : { code: 'wrong-phase', phase: seats.phase };
}

/** All actors that match, the host last. */
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

/** L-4: one offer at a time; a seat agrees once, and may decline as long as the offer is open. */
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

/** L-4: whether all seats that are not out agree to the draw. */
export function isDrawAgreed(seats: Seats): boolean {
  return seats.drawOfferedBy !== NOBODY && seatsIn(seats).every((seat) => hasAgreed(seats, seat));
}

/** The commands that a seat can give at any time. */
export type LeavingCommand = { readonly type: 'surrender' } | DrawCommand;

/** Offers surrender and draws, which are open to every seat in the game at any time. */
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

/** The events of a draw, the same in every family. */
export type DrawEvent =
  | { readonly type: 'draw-offered'; readonly seat: Seat }
  | { readonly type: 'draw-accepted'; readonly seat: Seat }
  | { readonly type: 'draw-declined'; readonly seat: Seat }
  | { readonly type: 'draw-expired'; readonly seat: Seat };

const DRAW_EVENTS = {
  'offer-draw': 'draw-offered',
  'accept-draw': 'draw-accepted',
  'decline-draw': 'draw-declined',
} as const;

/** Returns the event of an offer or an answer. */
export function drawEvent(seat: Seat, { type }: DrawCommand): DrawEvent {
  return { type: DRAW_EVENTS[type], seat };
}

/** Writes an event of a draw into a position. Part of `evolve`. */
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
    case 'draw-expired':
      seats.drawOfferedBy = NOBODY;
      seats.drawAgreed = 0;
      return;
  }
}

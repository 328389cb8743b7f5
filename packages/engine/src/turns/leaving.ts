import { NOBODY, type Seat } from '../vocabulary.ts';
import { defend, occupy } from './battle.ts';
import { refuseSeat } from './checks.ts';
import type { CommandOf, Offer, Rejection } from './command.ts';
import { handOf, nextSeatIn, type Position } from './position.ts';
import { emit, type Play } from './rules.ts';
import { goOn, playDefault } from './setup.ts';
import { beginTurn, concludeIfDecided, lapseDraw } from './turn.ts';

type DrawCommand = CommandOf<'offer-draw' | 'accept-draw' | 'decline-draw'>;

/** Surrender and draws are open to every seat that is not out, whoever is to act. */
export function offerLeaving(position: Position, seat: Seat, offers: Offer[]): void {
  offers.push({ type: 'surrender' });
  for (const type of ['offer-draw', 'accept-draw', 'decline-draw'] as const) {
    if (refuseDraw(position, seat, { type }) === undefined) offers.push({ type });
  }
}

/** L-1, L-7: the seat is out, its armies stay; what it was in the middle of ends without it. */
export function surrender(play: Play, seat: Seat): undefined {
  const { position } = play;
  const hasTurn = position.seat === seat;
  const inSetup = position.phase === 'claim' || position.phase === 'deploy';
  if (hasTurn && position.phase === 'occupy') occupy(play, position.dice);
  const unplaced = hasTurn && !inSetup ? position.toPlace : 0;
  emit(play, { type: 'surrendered', seat, cards: handOf(position, seat), unplaced });
  lapseDraw(play, seat);
  if (concludeIfDecided(play)) return;
  if (hasTurn && inSetup) {
    playDefault(play, seat);
    goOn(play, seat);
  } else if (hasTurn) {
    beginTurn(play, nextSeatIn(position, seat));
  } else if (position.phase === 'defend' && position.owner[position.to] === seat) {
    defend(play);
  }
}

/** L-4 */
export function refuseDraw(position: Position, seat: Seat, command: DrawCommand): Rejection | undefined {
  const refusal = refuseSeat(position, seat);
  if (refusal !== undefined) return refusal;
  const offeredBy = position.drawOfferedBy;
  switch (command.type) {
    case 'offer-draw':
      return offeredBy === NOBODY ? undefined : { code: 'draw-offered', by: offeredBy };
    case 'accept-draw':
      if (offeredBy === NOBODY) return { code: 'no-draw-offered' };
      return (position.drawAgreed & (1 << seat)) === 0 ? undefined : { code: 'draw-agreed' };
    case 'decline-draw':
      return offeredBy === NOBODY ? { code: 'no-draw-offered' } : undefined;
  }
}

export function answerDraw(play: Play, seat: Seat, command: DrawCommand): undefined {
  switch (command.type) {
    case 'offer-draw':
      emit(play, { type: 'draw-offered', seat });
      return;
    case 'accept-draw':
      emit(play, { type: 'draw-accepted', seat });
      concludeIfDecided(play);
      return;
    case 'decline-draw':
      emit(play, { type: 'draw-declined', seat });
      return;
  }
}

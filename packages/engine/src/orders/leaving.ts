import { type DrawCommand, isDrawAgreed, lastSeatIn } from '../seats.ts';
import { NOBODY, type Seat } from '../vocabulary.ts';
import { emit, type Play } from './rules.ts';

/**
 * L-1: the seat is out, its troops stay and defend. A sheet it has committed is never opened; in set-up its
 * default takes the place of it (L-7).
 */
export function surrender(play: Play, seat: Seat): void {
  emit(play, { type: 'gave-up', seat });
  if (play.position.drawOfferedBy === seat) lapseDraw(play);
  concludeIfDecided(play);
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

/** L-4: an offer stands until the next round, or until the seat that made it is out. */
export function lapseDraw(play: Play): void {
  const seat = play.position.drawOfferedBy;
  if (seat !== NOBODY) emit(play, { type: 'draw-lapsed', seat });
}

/** L-2, L-4: the last seat that is not out has won; or all agree to a draw. */
function concludeIfDecided(play: Play): void {
  const winner = lastSeatIn(play.position);
  if (winner !== NOBODY) return emit(play, { type: 'won', seat: winner });
  if (isDrawAgreed(play.position)) emit(play, { type: 'drawn' });
}

import { type DrawCommand, drawEvent, isDrawAgreed, lastSeatIn } from '../seats.ts';
import { NOBODY, type Seat } from '../vocabulary.ts';
import { emit, type Play } from './rules.ts';

/**
 * L-1: the seat is out; its troops stay and defend. A sheet it has committed is never opened; in set-up the default
 * replaces it (L-7).
 */
export function surrender(play: Play, seat: Seat): void {
  emit(play, { type: 'gave-up', seat });
  if (play.position.drawOfferedBy === seat) expireDrawOffer(play);
  concludeIfDecided(play);
}

/** L-4 */
export function answerDraw(play: Play, seat: Seat, command: DrawCommand): undefined {
  emit(play, drawEvent(seat, command));
  concludeIfDecided(play);
}

/** L-4: an offer is open until the next round, or until the seat that made it is out. */
export function expireDrawOffer(play: Play): void {
  const seat = play.position.drawOfferedBy;
  if (seat !== NOBODY) emit(play, { type: 'draw-expired', seat });
}

/** L-2, L-4: ends the game if one seat is left or all agree to a draw. */
function concludeIfDecided(play: Play): void {
  const winner = lastSeatIn(play.position);
  if (winner !== NOBODY) return emit(play, { type: 'won', seat: winner });
  if (isDrawAgreed(play.position)) emit(play, { type: 'drawn' });
}

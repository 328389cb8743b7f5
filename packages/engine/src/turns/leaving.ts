import { type DrawCommand, drawEvent } from '../seats.ts';
import type { Seat } from '../vocabulary.ts';
import { defend } from './battle.ts';
import { endSettling } from './capitals.ts';
import { isToAct } from './checks.ts';
import { askForColours } from './colours.ts';
import { handOf, nextSeatIn, type Phase } from './position.ts';
import { emit, type Play } from './rules.ts';
import { leaveSetup } from './setup-course.ts';
import { beginTurn, concludeIfDecided, lapseDraw } from './turn.ts';

const SETUP: readonly Phase[] = ['colour', 'capital', 'claim', 'deploy'];

/** L-1, L-7: the seat is out, its armies stay; what it was in the middle of ends without it. */
export function surrender(play: Play, seat: Seat): undefined {
  const { rules, position } = play;
  const isAsked = isToAct(position, seat);
  if (position.seat === seat) finishOccupation(play);
  const inSetup = SETUP.includes(position.phase);
  const unplaced = isAsked && !inSetup ? position.toPlace : 0;
  emit(play, { type: 'surrendered', seat, cards: handOf(position, seat), unplaced });
  rules.spoils?.surrendered(play, seat);
  lapseDraw(play, seat);
  if (concludeIfDecided(play)) return;
  if (inSetup) {
    if (isAsked) (position.phase === 'colour' ? askForColours : leaveSetup)(play, seat);
  } else if (position.phase === 'settle') {
    if (isAsked) endSettling(play);
  } else if (position.seat === seat) {
    beginTurn(play, nextSeatIn(position, seat));
  } else if (position.phase === 'defend' && position.owner[position.to] === seat) {
    defend(play);
  }
}

/** L-7: a captured territory gets the least that must move in; no goal is asked for it, so that nobody wins by leaving. */
function finishOccupation(play: Play): void {
  const { phase, from, to, dice } = play.position;
  if (phase === 'occupy') emit(play, { type: 'occupied', from, to, armies: dice });
}

/** L-4 */
export function answerDraw(play: Play, seat: Seat, command: DrawCommand): undefined {
  emit(play, drawEvent(seat, command));
  concludeIfDecided(play);
}

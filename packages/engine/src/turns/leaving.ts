import { type DrawCommand, drawEvent } from '../seats.ts';
import type { Seat } from '../vocabulary.ts';
import { defend } from './battle/battle.ts';
import { isToAct } from './checks.ts';
import { endSettling } from './goals/capitals.ts';
import { handOf, nextSeatIn, type Phase } from './position.ts';
import { emit, type Play } from './rules.ts';
import { askForColours } from './setup/colours.ts';
import { leaveSetup } from './setup/setup-sequence.ts';
import { beginTurn, concludeIfDecided, expireDrawOffer } from './turn/turn.ts';

const SETUP: readonly Phase[] = ['colour', 'capital', 'claim', 'deploy'];

/** L-1, L-7: the seat is out and its armies stay; anything it had begun ends without it. */
export function surrender(play: Play, seat: Seat): undefined {
  const { rules, position } = play;
  const isAsked = isToAct(position, seat);
  if (position.seat === seat) finishOccupation(play);
  const inSetup = SETUP.includes(position.phase);
  const unplaced = isAsked && !inSetup ? position.toPlace : 0;
  emit(play, { type: 'surrendered', seat, cards: handOf(position, seat), unplaced });
  rules.spoils?.surrendered(play, seat);
  expireDrawOffer(play, seat);
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

/** L-7: occupies a captured territory with the minimum; no goal is checked, so nobody wins by leaving. */
function finishOccupation(play: Play): void {
  const { phase, from, to, dice } = play.position;
  if (phase === 'occupy') emit(play, { type: 'occupied', from, to, armies: dice });
}

/** L-4 */
export function answerDraw(play: Play, seat: Seat, command: DrawCommand): undefined {
  emit(play, drawEvent(seat, command));
  concludeIfDecided(play);
}

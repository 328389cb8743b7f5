import { touches } from '../../board/board.ts';
import type { Move } from '../../codec/messages.ts';
import { NOBODY, type Seat } from '../../vocabulary.ts';
import type { Reason } from '../event.ts';
import { emit, type Play } from '../rules.ts';
import { whyNotHeld } from '../setup/deployment.ts';

/** AR-11: all moves of one seat, as written. */
export function moveAll(play: Play, seat: Seat, moves: readonly Move[]): void {
  // No other seat moves in between, so no troops that have arrived can be lost before the last move.
  const arrived = play.position.owner.map(() => 0);
  for (const move of moves) moveTroops(play, seat, move, arrived);
}

/** AR-10, AR-12, AR-16; `arrived` counts, by territory, the troops that have already moved. */
function moveTroops(play: Play, seat: Seat, [from, to, asked]: Move, arrived: number[]): void {
  const { position } = play;
  const movable = position.armies[from] - arrived[from];
  const reason = whyNotMoved(play, seat, [from, to, asked], movable);
  const troops = reason === 'none' || reason === 'too-many' ? Math.min(asked, movable) : 0;
  const defender = position.owner[to];
  emit(play, { type: 'moved', seat, from, to, asked, troops, reason });
  if (troops === 0) return;
  const isFree = defender === seat || defender === NOBODY;
  arrived[to] += isFree ? troops : fight(play, seat, defender, to, troops);
}

function whyNotMoved(
  { rules, position }: Play,
  seat: Seat,
  [from, to, asked]: Move,
  movable: number,
): Reason {
  if (asked === 0) return 'nothing-ordered';
  if (from === to) return 'same-territory';
  if (!touches(rules.board, from, to)) return 'not-adjacent';
  const reason = whyNotHeld(position, seat, from);
  if (reason !== 'none') return reason;
  if (movable === 0) return 'moved-already';
  return asked > movable ? 'too-many' : 'none';
}

/** AR-12, AR-21: the troops of this order against all that are there; returns how many of them are left. */
function fight(play: Play, seat: Seat, defender: Seat, territory: number, attackers: number): number {
  const defenders = play.position.armies[territory];
  const attackersLeft = survivors(attackers, defenders);
  const defendersLeft = survivors(defenders, attackers);
  emit(play, {
    type: 'fought',
    seat,
    defender,
    territory,
    attackers,
    defenders,
    attackersLeft,
    defendersLeft,
  });
  return attackersLeft;
}

/** AR-12: the troops left of a force; the larger one loses one fewer than the smaller one had. */
export function survivors(own: number, other: number): number {
  return own > other ? own - (other - 1) : 0;
}

import { NOBODY, type Seat } from '../vocabulary.ts';
import { placeInOrder, whyNotHeld } from './deployment.ts';
import type { Reason } from './event.ts';
import { incomeOf } from './income.ts';
import { lapseDraw } from './leaving.ts';
import { moveAll } from './movement.ts';
import { openSheets } from './opening.ts';
import { CASHED, leftOf, type Position } from './position.ts';
import { emit, type Play } from './rules.ts';
import { score } from './score.ts';

/** L-4: a draw that was offered before this round lapses. */
export function beginRound(play: Play, round: number, first: Seat): void {
  lapseDraw(play);
  emit(play, { type: 'round-began', round, seat: first });
}

/** AR-14: the token goes on, or the game is scored. */
export function closeRound(play: Play): void {
  const { rules, position } = play;
  carryOut(play);
  if (position.round === rules.rounds) return score(play);
  beginRound(play, position.round + 1, leftOf(position, position.first));
}

/** AR-11: opens the orders and carries out all deployments, then all moves, then supply. */
export function carryOut(play: Play): void {
  const orders = openSheets(play, 'order');
  for (const [seat, { cash, deploy }] of orders) {
    const troops = incomeOf(play.rules, play.position, seat) + cashAll(play, seat, cash);
    placeInOrder(play, seat, deploy, troops, (territory) => whyNotHeld(play.position, seat, territory));
  }
  for (const [seat, { moves }] of orders) moveAll(play, seat, moves);
  cutSupply(play);
}

/** AR-22: gives the troops that the objectives bring. */
function cashAll(play: Play, seat: Seat, cash: readonly number[]): number {
  let sum = 0;
  for (const territory of cash) {
    const reason = whyNotCashed(play.position, seat, territory);
    const troops = reason === 'none' ? play.rules.cash : 0;
    emit(play, { type: 'cashed', seat, territory, troops, reason });
    sum += troops;
  }
  return sum;
}

function whyNotCashed({ objectives }: Position, seat: Seat, territory: number): Reason {
  if (objectives[territory] === seat) return 'none';
  return objectives[territory] === CASHED ? 'cashed-already' : 'not-an-objective';
}

/** AR-13: counted once for all; nobody loses a territory by it. */
function cutSupply(play: Play): void {
  const { owner, armies, territories } = play.position;
  for (const [territory, seat] of owner.entries()) {
    const troops = seat === NOBODY ? 0 : armies[territory] - territories[seat];
    if (troops > 0) emit(play, { type: 'supply-cut', seat, territory, troops });
  }
}

import { NOBODY, type Seat } from '../../vocabulary.ts';
import type { Reason } from '../event.ts';
import { expireDrawOffer } from '../leaving.ts';
import { CASHED, leftOf, type Position } from '../position.ts';
import { emit, type Play } from '../rules.ts';
import { placeInOrder, whyNotHeld } from '../setup/deployment.ts';
import { revealSheets } from '../sheets/reveal.ts';
import { incomeOf } from './income.ts';
import { moveAll } from './movement.ts';
import { score } from './score.ts';

/** L-4: a draw offer made before this round expires. */
export function beginRound(play: Play, round: number, first: Seat): void {
  expireDrawOffer(play);
  emit(play, { type: 'round-began', round, seat: first });
}

/** AR-14: passes the token, or scores the game. */
export function closeRound(play: Play): void {
  const { rules, position } = play;
  carryOut(play);
  if (position.round === rules.rounds) return score(play);
  beginRound(play, position.round + 1, leftOf(position, position.first));
}

/** AR-11: opens the orders and carries out all deployments, then all moves, then supply. */
export function carryOut(play: Play): void {
  const orders = revealSheets(play, 'order');
  for (const [seat, { cash, deploy }] of orders) {
    const troops = incomeOf(play.rules, play.position, seat) + cashAll(play, seat, cash);
    placeInOrder(play, seat, deploy, troops, (territory) => whyNotHeld(play.position, seat, territory));
  }
  for (const [seat, { moves }] of orders) moveAll(play, seat, moves);
  cutSupply(play);
}

/** AR-22: returns the troops for the cashed objectives. */
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

/** AR-13: all territories are counted before any stack is cut; no seat loses a territory by it. */
function cutSupply(play: Play): void {
  const { owner, armies, territories } = play.position;
  for (const [territory, seat] of owner.entries()) {
    const troops = seat === NOBODY ? 0 : armies[territory] - territories[seat];
    if (troops > 0) emit(play, { type: 'supply-cut', seat, territory, troops });
  }
}

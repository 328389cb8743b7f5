import { continentBonus } from '../../board/continents.ts';
import { isIn } from '../../seats.ts';
import type { Seat } from '../../vocabulary.ts';
import { objectivesOf, type Position, seatsInOrder } from '../position.ts';
import { emit, type Play, type Rules } from '../rules.ts';

/** AR-15: shows all objectives; of equal scores, the first in the order of this last round wins. */
export function score(play: Play): void {
  const { position } = play;
  const seats = seatsInOrder(position);
  for (const seat of seats) countPoints(play, seat);
  const left = seats.filter((seat) => isIn(position, seat)); // L-1
  const most = Math.max(...left.map((seat) => position.points[seat]));
  for (const seat of left) {
    if (position.points[seat] === most) return emit(play, { type: 'won', seat });
  }
}

/** AR-9, AR-15; a seat that surrendered scores nothing (L-1). */
function countPoints(play: Play, seat: Seat): void {
  const { rules, position } = play;
  emit(play, {
    type: 'scored',
    seat,
    territories: position.territories[seat],
    objectives: objectivesOf(position, seat),
    continents: continentBonus(rules.board, position, seat),
    points: isIn(position, seat) ? pointsOf(rules, position, seat) : 0,
  });
}

/** AR-9: the points for the present holdings. In a view, hidden objectives count as other territories. */
export function pointsOf(rules: Rules, position: Position, seat: Seat): number {
  const held = objectivesOf(position, seat).filter((territory) => position.owner[territory] === seat).length;
  const others = position.territories[seat] - held;
  const bonus = continentBonus(rules.board, position, seat);
  return others * rules.points.territory + held * rules.points.objective + bonus;
}

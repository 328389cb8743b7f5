import { continentBonus } from '../continents.ts';
import { isIn } from '../seats.ts';
import type { Seat } from '../vocabulary.ts';
import { objectivesOf, seatsInOrder } from './position.ts';
import { emit, type Play } from './rules.ts';

/** AR-15: all objectives are shown; of the highest the first in the order of this last round has won. */
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
  const territories = position.territories[seat];
  const objectives = objectivesOf(position, seat);
  const held = objectives.filter((territory) => position.owner[territory] === seat).length;
  const continents = continentBonus(rules.board, position, seat);
  const sum = (territories - held) * rules.points.territory + held * rules.points.objective + continents;
  const points = isIn(position, seat) ? sum : 0;
  emit(play, { type: 'scored', seat, territories, objectives, continents, points });
}

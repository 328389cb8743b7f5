import {
  type Board,
  citiesOf,
  highBit,
  lowBit,
  OBJECTIVE_IDS,
  type Seat,
  type TurnsPosition,
} from '@rubicon/engine';
import { holderOf } from '../cast.ts';

type Count = readonly [has: number, needed: number];
type Progress = (board: Board, view: TurnsPosition, seat: Seat) => Count;

const PROGRESS: Readonly<Record<(typeof OBJECTIVE_IDS)[number], Progress | undefined>> = {
  'control-europe': heldIn('europe'),
  'control-north-america': heldIn('north-america'),
  'control-asia': heldIn('asia'),
  'control-8-cities': (_, view, seat) => [citiesOf(view, seat), 8],
  'control-an-enemy-capital': (_, view, seat) => [enemyCapitals(view, seat), 1],
  'take-4-cities-in-a-turn': (_, view, seat) => [takenIn(view, seat).filter(isCityOf(view)).length, 4],
  'take-10-territories-in-a-turn': (_, view, seat) => [takenIn(view, seat).length, 10],
  'control-2-enemy-capitals': (_, view, seat) => [enemyCapitals(view, seat), 2],
  'control-18-territories': (_, view, seat) => [view.territories[seat]!, 18],
  'control-2-continents': (board, view, seat) => [
    board.continents.filter((_, c) => holderOf(board, view.owner, c) === seat).length,
    2,
  ],
  'take-a-continent-in-a-turn': undefined,
  'control-11-cities': (_, view, seat) => [citiesOf(view, seat), 11],
};

/** How far a seat is with an objective: how many of how many; undefined where there is nothing to count. */
export function progressTowards(
  board: Board,
  view: TurnsPosition,
  seat: Seat,
  objective: number,
): Count | undefined {
  const id = OBJECTIVE_IDS[objective];
  return id === undefined ? undefined : PROGRESS[id]?.(board, view, seat);
}

function heldIn(continent: string): Progress {
  return ({ continents }, view, seat) => {
    const territories = continents.find(({ id }) => id === continent)?.territories ?? [];
    return [territories.filter((territory) => view.owner[territory] === seat).length, territories.length];
  };
}

function enemyCapitals({ capitals, owner }: TurnsPosition, seat: Seat): number {
  return capitals.filter((territory, of) => of !== seat && owner[territory] === seat).length;
}

/** In its turn, what the seat holds and did not hold when the turn began. */
function takenIn(view: TurnsPosition, seat: Seat): number[] {
  const { owner, beganLow, beganHigh } = view;
  if (view.turn === 0 || view.seat !== seat) return [];
  const isOld = (t: number): boolean => ((lowBit(t) & beganLow) | (highBit(t) & beganHigh)) !== 0;
  return owner.flatMap((holder, t) => (holder === seat && !isOld(t) ? t : []));
}

const isCityOf =
  ({ citiesLow, citiesHigh }: TurnsPosition) =>
  (territory: number): boolean =>
    ((lowBit(territory) & citiesLow) | (highBit(territory) & citiesHigh)) !== 0;

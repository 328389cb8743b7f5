import {
  citiesOf,
  LAND_INCOME,
  landIncome,
  REWARD_IDS,
  REWARD_TROOPS,
  type Seat,
  type TurnsPosition,
} from '@rubicon/engine';
import { type Cast, holderOf } from '../cast.ts';
import { count, listed } from '../words.ts';
import { capitalsHeld, rewardName } from './goals.ts';

const TWO_TROOPS = REWARD_IDS.indexOf('two-troops');

/** A number of new armies and their source. */
interface Part {
  readonly armies: number;
  readonly text: string;
}

/** ` for 12 territories`, or `: 4 for 12 territories and 5 for Europe`; empty if a house rule gives another total. */
export function incomeText(cast: Cast, view: TurnsPosition, seat: Seat, total: number): string {
  const land = [landPart(view, seat), ...continentParts(cast, view, seat)];
  const parts = [land, [...land, ...pieceParts(cast, view, seat)]].find((some) => sumOf(some) === total);
  const [only, another] = parts ?? [];
  if (parts === undefined || only === undefined) return '';
  if (another === undefined) return ` for ${only.text}`;
  return `: ${listed(parts.map(({ armies, text }) => `${armies} for ${text}`))}`;
}

const sumOf = (parts: readonly Part[]): number => parts.reduce((sum, { armies }) => sum + armies, 0);

/** R-1, R-4: income from territories and cities. */
function landPart(view: TurnsPosition, seat: Seat): Part {
  const territories = view.territories[seat]!;
  const cities = citiesOf(view, seat);
  const armies = landIncome(territories + cities);
  const held = count(territories, 'territory', 'territories');
  const least = armies * LAND_INCOME.territories > territories + cities ? ' (minimum)' : '';
  return {
    armies,
    text: `${held}${cities === 0 ? '' : ` with ${count(cities, 'city', 'cities')}`}${least}`,
  };
}

function continentParts({ rules: { board } }: Cast, { owner }: TurnsPosition, seat: Seat): Part[] {
  return board.continents.flatMap(({ name, bonus }, continent) =>
    holderOf(board, owner, continent) === seat ? { armies: bonus, text: name } : [],
  );
}

/** R-4: income from capitals and a reward, in the editions of 2008. */
function pieceParts({ words }: Cast, view: TurnsPosition, seat: Seat): Part[] {
  const held = capitalsHeld(view, seat);
  return [
    ...(held === 0 ? [] : [{ armies: held, text: count(held, words.capital) }]),
    ...(view.rewards[TWO_TROOPS] === seat
      ? [{ armies: REWARD_TROOPS, text: `the reward ${rewardName(TWO_TROOPS)}` }]
      : []),
  ];
}

import { citiesOf, REWARD_IDS, type Seat, type TurnsPosition, third } from '@rubicon/engine';
import { type Cast, holderOf } from '../cast.ts';
import { count, listed } from '../words.ts';
import { capitalsHeld, rewardName } from './goals.ts';

const TWO_TROOPS = REWARD_IDS.indexOf('two-troops');

/** Some new armies, and what they are for. */
interface Part {
  readonly armies: number;
  readonly text: string;
}

/** ` for 12 territories`, or `: 4 for 12 territories and 5 for Europe`; nothing where a rule of one's own gives others. */
export function incomeText(cast: Cast, view: TurnsPosition, seat: Seat, total: number): string {
  const land = [landPart(view, seat), ...continentParts(cast, view, seat)];
  const parts = [land, [...land, ...pieceParts(cast, view, seat)]].find((some) => sumOf(some) === total);
  const [only, another] = parts ?? [];
  if (parts === undefined || only === undefined) return '';
  if (another === undefined) return ` for ${only.text}`;
  return `: ${listed(parts.map(({ armies, text }) => `${armies} for ${text}`))}`;
}

const sumOf = (parts: readonly Part[]): number => parts.reduce((sum, { armies }) => sum + armies, 0);

/** R-1, R-4: a third of the territories, and of the cities where there are any. */
function landPart(view: TurnsPosition, seat: Seat): Part {
  const territories = view.territories[seat]!;
  const cities = citiesOf(view, seat);
  const armies = third(territories + cities);
  const held = count(territories, 'territory', 'territories');
  const least = armies * 3 > territories + cities ? ', the least there is' : '';
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

/** R-4: capitals and a reward, in the editions of 2008. */
function pieceParts({ words }: Cast, view: TurnsPosition, seat: Seat): Part[] {
  const held = capitalsHeld(view, seat);
  return [
    ...(held === 0 ? [] : [{ armies: held, text: count(held, words.capital) }]),
    ...(view.rewards[TWO_TROOPS] === seat
      ? [{ armies: 2, text: `the reward ${rewardName(TWO_TROOPS)}` }]
      : []),
  ];
}

import { highBit, lowBit, type Position, type TurnsPosition } from '@rubicon/engine';
import type { Cast } from './cast.ts';

/** What stands on a territory besides armies, by the sign that is put after its name. */
interface Mark {
  readonly sign: string;
  readonly meaning: (cast: Cast) => string;
  readonly isOn: (view: Position, territory: number) => boolean;
}

const MARKS: readonly Mark[] = [
  {
    sign: '*',
    meaning: ({ words }) => words.capital,
    isOn: (view, territory) => view.family === 'turns' && view.capitals.includes(territory),
  },
  {
    sign: '#',
    meaning: () => 'city',
    isOn: (view, territory) => view.family === 'turns' && isCity(view, territory),
  },
  {
    sign: '^',
    meaning: () => 'airfield',
    isOn: (view, territory) => view.family === 'turns' && view.airfields.includes(territory),
  },
  {
    sign: '!',
    meaning: () => 'secret objective',
    isOn: (view, territory) => view.family === 'orders' && view.objectives[territory]! >= 0,
  },
  {
    sign: '?',
    meaning: () => 'to be bid for',
    isOn: (view, territory) => view.family === 'orders' && view.lot.includes(territory),
  },
];

export function isCity({ citiesLow, citiesHigh }: TurnsPosition, territory: number): boolean {
  return (citiesLow & lowBit(territory)) !== 0 || (citiesHigh & highBit(territory)) !== 0;
}

/** ` *#`, or nothing. */
export function signsOn(view: Position, territory: number): string {
  const signs = MARKS.filter(({ isOn }) => isOn(view, territory)).map(({ sign }) => sign);
  return signs.length === 0 ? '' : ` ${signs.join('')}`;
}

/** What the signs on this board mean; nothing where there are none. */
export function legendText(cast: Cast, view: Position): string[] {
  const used = MARKS.filter(({ isOn }) => view.owner.some((_, territory) => isOn(view, territory)));
  return used.length === 0 ? [] : [used.map(({ sign, meaning }) => `${sign} ${meaning(cast)}`).join('   ')];
}

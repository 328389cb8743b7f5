import type { Position, TurnsPosition } from '@rubicon/engine';
import type { Cast } from './cast.ts';

/** A sign after the name of a territory for something other than armies. */
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
    meaning: () => 'up for bids',
    isOn: (view, territory) => view.family === 'orders' && view.lot.includes(territory),
  },
];

export function isCity({ cities }: TurnsPosition, territory: number): boolean {
  return cities.includes(territory);
}

/** The signs of a territory: ` *#`, or an empty text. */
export function signsOn(view: Position, territory: number): string {
  const signs = MARKS.filter(({ isOn }) => isOn(view, territory)).map(({ sign }) => sign);
  return signs.length === 0 ? '' : ` ${signs.join('')}`;
}

/** The legend of the signs on this board. */
export function legendText(cast: Cast, view: Position): string[] {
  const used = MARKS.filter(({ isOn }) => view.owner.some((_, territory) => isOn(view, territory)));
  return used.length === 0 ? [] : [used.map(({ sign, meaning }) => `${sign} ${meaning(cast)}`).join('   ')];
}

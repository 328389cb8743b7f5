import type { Dice } from '@rubicon/engine';
import { CITIES } from '../../packages/engine/src/editions/basic-training-charts.ts';
import type { Charts } from './games.ts';

/** The most troops on a territory that has neither a city nor a capital. */
const MOST_TROOPS = 3;

/** Charts after some small changes, and these changes in words. */
export interface Changed {
  readonly charts: Charts;
  readonly changes: readonly string[];
}

/**
 * Returns the charts after this many changes drawn from the dice. Every colour keeps its capital and its numbers of
 * territories, cities and troops.
 */
export function change(charts: Charts, count: number, dice: Dice): Changed {
  let changed: Changed = { charts, changes: [] };
  while (changed.changes.length < count) {
    const next = dice.below(4) === 0 ? shift(changed.charts, dice) : swap(changed.charts, dice);
    if (next !== undefined) changed = { charts: next.charts, changes: [...changed.changes, ...next.changes] };
  }
  return changed;
}

/** Two colours exchange a territory, either both with a city or both without; the troops stay with the colours. */
function swap(charts: Charts, dice: Dice): Changed | undefined {
  const one = dice.below(charts.length);
  const other = (one + 1 + dice.below(charts.length - 1)) % charts.length;
  const given = territoryOf(charts, one, dice);
  const taken = territoryOf(charts, other, dice);
  if (isCapital(charts, given) || isCapital(charts, taken) || isCity(given) !== isCity(taken))
    return undefined;
  return {
    charts: renamed(renamed(charts, one, given, taken), other, taken, given),
    changes: [`${charts[one]!.colour} ${given} ↔ ${charts[other]!.colour} ${taken}`],
  };
}

/** A colour moves a troop between territories without a city. */
function shift(charts: Charts, dice: Dice): Changed | undefined {
  const place = dice.below(charts.length);
  const from = territoryOf(charts, place, dice);
  const to = territoryOf(charts, place, dice);
  const { colour, troops } = charts[place]!;
  if (from === to || isCity(from) || isCity(to) || troops[from]! < 2 || troops[to]! >= MOST_TROOPS)
    return undefined;
  const moved = { ...troops, [from]: troops[from]! - 1, [to]: troops[to]! + 1 };
  return {
    charts: charts.with(place, { ...charts[place]!, troops: moved }),
    changes: [`${colour} ${from} → ${to}`],
  };
}

function territoryOf(charts: Charts, place: number, dice: Dice): string {
  const territories = Object.keys(charts[place]!.troops);
  return territories[dice.below(territories.length)]!;
}

const isCapital = (charts: Charts, id: string): boolean => charts.some(({ capital }) => capital === id);
const isCity = (id: string): boolean => CITIES.includes(id); // every capital has one

/** Returns the charts in which a territory of this colour is replaced by another one. */
function renamed(charts: Charts, place: number, from: string, to: string): Charts {
  const entries = Object.entries(charts[place]!.troops);
  const troops = Object.fromEntries(entries.map(([id, count]) => [id === from ? to : id, count]));
  return charts.with(place, { ...charts[place]!, troops });
}

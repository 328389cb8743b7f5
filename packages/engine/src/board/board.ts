import type { Figure } from '../vocabulary.ts';
import { TerritorySet, WORD } from './territory-set.ts';

/** A board as it is written in source code. */
export interface BoardData {
  readonly id: string;
  readonly continents: readonly {
    readonly id: string;
    readonly name: string;
    readonly bonus: number;
    /** id, name and the figure on the territory's card */
    readonly territories: readonly (readonly [id: string, name: string, figure: Exclude<Figure, 'wild'>])[];
  }[];
  readonly borders: readonly (readonly [string, string])[];
  /** The territories whose cards have two stars; all others have one. */
  readonly twoStars?: readonly string[];
}

export interface Territory {
  readonly id: string;
  readonly name: string;
  readonly continent: number;
  readonly figure: Exclude<Figure, 'wild'>;
  /** on its card */
  readonly stars: 1 | 2;
}

export interface Continent {
  readonly id: string;
  readonly name: string;
  readonly bonus: number;
  readonly territories: readonly number[];
  /** the same territories */
  readonly set: TerritorySet;
}

/** A board as the engine uses it: territories and continents are indices. */
export interface Board {
  readonly id: string;
  readonly size: number;
  readonly territories: readonly Territory[];
  /** The index of each territory by its id. */
  readonly indices: ReadonlyMap<string, number>;
  readonly continents: readonly Continent[];
  readonly neighbours: readonly (readonly number[])[];
  /** 1 at `a * size + b` where a and b touch */
  readonly adjacent: Uint8Array;
  /** the neighbours of each territory as a set */
  readonly neighbourSets: readonly TerritorySet[];
}

/** Whether two territories of a board share a border. */
export function touches(board: Board, a: number, b: number): boolean {
  return board.adjacent[a * board.size + b] === 1;
}

export function makeBoard(data: BoardData): Board {
  const territories: Territory[] = [];
  const continents: Continent[] = [];
  const indexOf = new Map<string, number>();
  for (const { id, name, bonus, territories: members } of data.continents) {
    const indices: number[] = [];
    for (const [territoryId, territoryName, figure] of members) {
      if (indexOf.has(territoryId)) throw new Error(`board ${data.id}: ${territoryId} appears twice`);
      indexOf.set(territoryId, territories.length);
      indices.push(territories.length);
      const stars = data.twoStars?.includes(territoryId) ? 2 : 1;
      territories.push({ id: territoryId, name: territoryName, continent: continents.length, figure, stars });
    }
    continents.push({ id, name, bonus, territories: indices, set: TerritorySet.of(indices) });
  }
  const size = territories.length;
  if (size > 2 * WORD) throw new Error(`board ${data.id}: more than ${2 * WORD} territories`);

  const adjacent = new Uint8Array(size * size);
  for (const [a, b] of data.borders) {
    const i = indexOf.get(a);
    const j = indexOf.get(b);
    if (i === undefined || j === undefined || i === j) throw new Error(`board ${data.id}: border ${a}–${b}`);
    adjacent[i * size + j] = 1;
    adjacent[j * size + i] = 1;
  }
  const all = territories.map((_, t) => t);
  const neighbours = all.map((a) => all.filter((b) => adjacent[a * size + b] === 1));
  return {
    id: data.id,
    size,
    territories,
    indices: indexOf,
    continents,
    neighbours,
    adjacent,
    neighbourSets: neighbours.map((ns) => TerritorySet.of(ns)),
  };
}

/** The same board under another id, with other names for some territories and other bonuses for some continents. */
export function makeVariant(
  board: Board,
  id: string,
  names: Readonly<Record<string, string>>,
  bonuses: Readonly<Record<string, number>>,
): Board {
  return {
    ...board,
    id,
    territories: board.territories.map((t) => ({ ...t, name: names[t.id] ?? t.name })),
    continents: board.continents.map((c) => ({ ...c, bonus: bonuses[c.id] ?? c.bonus })),
  };
}

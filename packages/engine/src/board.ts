import type { Figure } from './vocabulary.ts';

/** A board as people write it down. */
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
  /** its territories as a set of two words */
  readonly low: number;
  readonly high: number;
}

/** A board as the engine reads it: territories and continents are indices, sets are two words of bits. */
export interface Board {
  readonly id: string;
  readonly size: number;
  readonly territories: readonly Territory[];
  readonly continents: readonly Continent[];
  readonly neighbours: readonly (readonly number[])[];
  /** 1 at `a * size + b` where a and b touch */
  readonly adjacent: Uint8Array;
  readonly neighboursLow: Int32Array;
  readonly neighboursHigh: Int32Array;
}

/**
 * A set of territories is two words, so that "has a neighbour outside" or "holds the continent" are a few
 * ANDs. 30 bits a word stay small integers in every JavaScript engine.
 */
export const WORD = 30;

export const lowBit = (territory: number): number => (territory < WORD ? 1 << territory : 0);
export const highBit = (territory: number): number => (territory < WORD ? 0 : 1 << (territory - WORD));

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
    const low = indices.reduce((set, t) => set | lowBit(t), 0);
    const high = indices.reduce((set, t) => set | highBit(t), 0);
    continents.push({ id, name, bonus, territories: indices, low, high });
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
  const indices = territories.map((_, t) => t);
  const neighbours = indices.map((a) => indices.filter((b) => adjacent[a * size + b] === 1));
  return {
    id: data.id,
    size,
    territories,
    continents,
    neighbours,
    adjacent,
    neighboursLow: Int32Array.from(neighbours, (ns) => ns.reduce((set, t) => set | lowBit(t), 0)),
    neighboursHigh: Int32Array.from(neighbours, (ns) => ns.reduce((set, t) => set | highBit(t), 0)),
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

import { countBits } from '../numbers.ts';

/** Territories per word. 30 bits are a small integer in every JavaScript engine. */
export const WORD = 30;

export const lowBit = (territory: number): number => (territory < WORD ? 1 << territory : 0);
export const highBit = (territory: number): number => (territory < WORD ? 0 : 1 << (territory - WORD));

/**
 * An immutable set of territories of a board with at most 60. Only the engine's hot loops (`setOwner`, `holdsContinent`,
 * `isBorder`) use its two words, because a new set for every step would cost more than the step; all other code uses
 * the methods.
 */
export class TerritorySet implements Iterable<number> {
  static readonly EMPTY = new TerritorySet(0, 0);

  readonly low: number;
  readonly high: number;

  constructor(low: number, high: number) {
    this.low = low;
    this.high = high;
  }

  static of(territories: Iterable<number>): TerritorySet {
    let low = 0;
    let high = 0;
    for (const territory of territories) {
      low |= lowBit(territory);
      high |= highBit(territory);
    }
    return new TerritorySet(low, high);
  }

  has(territory: number): boolean {
    return ((lowBit(territory) & this.low) | (highBit(territory) & this.high)) !== 0;
  }

  get size(): number {
    return countBits(this.low) + countBits(this.high);
  }

  get isEmpty(): boolean {
    return (this.low | this.high) === 0;
  }

  /** Whether every territory of the other set is in this one. */
  includes({ low, high }: TerritorySet): boolean {
    return (this.low & low) === low && (this.high & high) === high;
  }

  union({ low, high }: TerritorySet): TerritorySet {
    return new TerritorySet(this.low | low, this.high | high);
  }

  intersect({ low, high }: TerritorySet): TerritorySet {
    return new TerritorySet(this.low & low, this.high & high);
  }

  without({ low, high }: TerritorySet): TerritorySet {
    return new TerritorySet(this.low & ~low, this.high & ~high);
  }

  /** In the order of the board. */
  *[Symbol.iterator](): IterableIterator<number> {
    yield* membersOf(this.low, this.high);
  }
}

/** The territories of a set of two words, in the order of the board. */
export function membersOf(low: number, high: number): number[] {
  const territories: number[] = [];
  for (let set = low; set !== 0; set &= set - 1) territories.push(lowest(set));
  for (let set = high; set !== 0; set &= set - 1) territories.push(WORD + lowest(set));
  return territories;
}

const lowest = (set: number): number => 31 - Math.clz32(set & -set);

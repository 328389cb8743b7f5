import { highBit, lowBit, membersOf, TerritorySet, WORD } from './board/territory-set.ts';
import { NOBODY } from './vocabulary.ts';

/** The columns of owners and armies, the same in every family of rules. */
export interface Holdings {
  owner: number[]; // by territory: a seat, NEUTRAL or NOBODY
  armies: number[]; // by territory
  heldLow: number[]; // by owner: the territories held, low word
  heldHigh: number[]; // by owner: high word
  territories: number[]; // by owner: the number of territories
}

/** A column of equal cells. */
export function fill(length: number, value: number): number[] {
  const column: number[] = [];
  while (column.length < length) column.push(value);
  return column;
}

/** Gives a territory to an owner, or to nobody, and updates sets and counts. Part of `evolve`. */
export function setOwner(holdings: Holdings, territory: number, owner: number): void {
  const before = holdings.owner[territory];
  const words = territory < WORD ? holdings.heldLow : holdings.heldHigh;
  const bit = lowBit(territory) | highBit(territory);
  if (before !== NOBODY) {
    words[before] &= ~bit;
    holdings.territories[before]--;
  }
  if (owner !== NOBODY) {
    words[owner] |= bit;
    holdings.territories[owner]++;
  }
  holdings.owner[territory] = owner;
}

export function moveArmies(holdings: Holdings, from: number, to: number, armies: number): void {
  holdings.armies[from] -= armies;
  holdings.armies[to] += armies;
}

/** A column with one cell changed. */
export function withCell(column: readonly number[], index: number, value: number): number[] {
  const changed = column.slice();
  changed[index] = value;
  return changed;
}

/** A column with some cells changed. */
export function withCells(column: readonly number[], indices: readonly number[], value: number): number[] {
  const changed = column.slice();
  for (const index of indices) changed[index] = value;
  return changed;
}

/** A column with a number added to one cell. */
export function withSum(column: readonly number[], index: number, more: number): number[] {
  return withCell(column, index, column[index] + more);
}

/** The territories of an owner as a set. */
export function heldBy({ heldLow, heldHigh }: Holdings, owner: number): TerritorySet {
  return new TerritorySet(heldLow[owner], heldHigh[owner]);
}

export function territoriesOf(holdings: Holdings, owner: number): number[] {
  if (owner !== NOBODY) return membersOf(holdings.heldLow[owner], holdings.heldHigh[owner]);
  const territories: number[] = [];
  for (let t = 0; t < holdings.owner.length; t++) if (holdings.owner[t] === NOBODY) territories.push(t);
  return territories;
}

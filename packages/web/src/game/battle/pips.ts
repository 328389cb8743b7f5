type Pip = readonly [column: -1 | 0 | 1, row: -1 | 0 | 1];

const CENTRE: readonly Pip[] = [[0, 0]];
const RISING: readonly Pip[] = [
  [-1, 1],
  [1, -1],
];
const FALLING: readonly Pip[] = [
  [-1, -1],
  [1, 1],
];
const SIDES: readonly Pip[] = [
  [-1, 0],
  [1, 0],
];

/** The pips of each face, by column and row from the centre of the die. */
export const PIPS: Readonly<Record<number, readonly Pip[]>> = {
  1: CENTRE,
  2: RISING,
  3: [...RISING, ...CENTRE],
  4: [...RISING, ...FALLING],
  5: [...RISING, ...FALLING, ...CENTRE],
  6: [...RISING, ...FALLING, ...SIDES],
};

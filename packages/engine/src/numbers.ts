/** Whether this is a whole number from 0 to length - 1, and so a valid index. */
export function isIndex(value: number, length: number): boolean {
  return value >>> 0 === value && value < length;
}

/** The number of bits that are set. */
export function countBits(word: number): number {
  let found = 0;
  for (let rest = word; rest !== 0; rest &= rest - 1) found++;
  return found;
}

/** Whether this is a whole number in the range. */
export function isWithin(value: number, least: number, most: number): boolean {
  return value >>> 0 === value && value >= least && value <= most;
}

/** Whether this is a whole number from 0 to length - 1, and so a valid index. */
export function isIndex(value: number, length: number): boolean {
  return value >>> 0 === value && value < length;
}

/** Whether this is a whole number in the range. */
export function isWithin(value: number, least: number, most: number): boolean {
  return value >>> 0 === value && value >= least && value <= most;
}

/** A calendar day in the local time zone. */
export interface LocalDate {
  readonly year: number;
  readonly month: number; // from 1
  readonly day: number; // from 1
}

/** Returns the calendar day of a time in the local time zone. */
export function localDate(time: Date): LocalDate {
  return { year: time.getFullYear(), month: time.getMonth() + 1, day: time.getDate() };
}

/** `2027-03-01` */
export function makeDate({ year, month, day }: LocalDate): string {
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
}

/** Returns undefined if there is no such day. */
export function parseDate(text: string): LocalDate | undefined {
  const found = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text);
  if (found === null) return undefined;
  const [year, month, day] = found.slice(1).map(Number);
  const date = { year, month, day };
  return makeDate(utcDate(daysOf(date))) === text ? date : undefined;
}

/** The day before. */
export function dayBefore(date: LocalDate): LocalDate {
  return utcDate(daysOf(date) - 1);
}

const DAY_MS = 86_400_000;

/** Days in UTC all have the same length, so arithmetic with them is safe. */
const daysOf = ({ year, month, day }: LocalDate): number => Date.UTC(year, month - 1, day) / DAY_MS;

function utcDate(days: number): LocalDate {
  const time = new Date(days * DAY_MS);
  return { year: time.getUTCFullYear(), month: time.getUTCMonth() + 1, day: time.getUTCDate() };
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Returns the time on a clock: `2:05`, `1:02:05`, or in days and hours when it is long. */
export function clockText(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / SECOND));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  if (milliseconds >= DAY) return `${Math.floor(hours / 24)} d ${hours % 24} h`;
  const padded = (value: number): string => String(value).padStart(2, '0');
  return hours > 0
    ? `${hours}:${padded(minutes)}:${padded(seconds % 60)}`
    : `${minutes}:${padded(seconds % 60)}`;
}

/** The reader's regional variant of a language, such as British English, which decides the time format. */
const readersKind = (language: string): string =>
  globalThis.navigator?.languages?.find((own) => own.split('-')[0] === language) ?? language;

/** Returns a moment in the reader's local time, with the day if it is not today. */
export function momentText(language: string, moment: number, now = Date.now()): string {
  const date = new Date(moment);
  const isToday = date.toDateString() === new Date(now).toDateString();
  return date.toLocaleString(readersKind(language), {
    ...(isToday ? {} : { weekday: 'short', day: 'numeric', month: 'short' }),
    hour: '2-digit',
    minute: '2-digit',
  });
}

/** How often a clock with this much time left must be redrawn, in milliseconds. */
export const tickOf = (milliseconds: number): number => (milliseconds > HOUR ? MINUTE : 250);

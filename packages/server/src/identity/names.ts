import { ApiError } from '../http/api-error.ts';
import { foldName } from './confusables.ts';

const SHORTEST = 2;
const LONGEST = 24;

/** Control, format and bidirectional characters, line breaks, and characters that show nothing. */
const FORBIDDEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** More marks on one letter than any language uses: they would cover the lines above and below. */
const TOO_MANY_MARKS = /\p{M}{4}/u;

/** Names that would be taken for the server or its staff. */
const RESERVED = new Set(
  ['admin', 'administrator', 'mod', 'moderator', 'rubicon', 'server', 'system', 'staff', 'support'].map(
    foldName,
  ),
);

/** The names of guests, folded: only the server assigns them. */
const GUEST = new RegExp(`^${foldName('guest')}[${foldName('01')}2-9]*$`);

/** A name as it is shown, and the key by which it is unique. */
export interface Name {
  readonly name: string;
  readonly nameKey: string;
}

/** Returns the name if a player may have it. Throws `bad-name` with a reason. */
export function parseName(text: string): Name {
  const name = text.normalize('NFKC').trim().replace(/ +/g, ' ');
  const length = [...name].length;
  if (length < SHORTEST) throw badName('too-short');
  if (length > LONGEST) throw badName('too-long');
  if (FORBIDDEN.test(name) || TOO_MANY_MARKS.test(name)) throw badName('forbidden-character');
  const nameKey = foldName(name);
  if (nameKey === '') throw badName('no-letters');
  if (RESERVED.has(nameKey) || GUEST.test(nameKey)) throw badName('reserved');
  return { name, nameKey };
}

/** Returns the name of a guest: `Guest-4821`. Numbers get longer with each failed attempt. */
export function makeGuestName(attempt: number, random: () => number): Name {
  const least = 10 ** Math.min(3 + Math.floor(attempt / 4), 12);
  const name = `Guest-${least + Math.floor(random() * 9 * least)}`;
  return { name, nameKey: foldName(name) };
}

const badName = (reason: string): ApiError => new ApiError('bad-name', 400, { reason });

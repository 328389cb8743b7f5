import { ApiError } from '../http/api-error.ts';
import { foldName } from './confusables.ts';

const SHORTEST = 2;
const LONGEST = 24;

/**
 * Control, format and bidirectional characters, line breaks, characters that show nothing, marks that enclose others, and
 * characters as wide as a line.
 */
const FORBIDDEN =
  /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Me}\u2800\u2e3a\u2e3b\ufdfd\u{1242b}]/u;

/**
 * More marks on one letter than languages use: they would cover the lines above and below. Marks that fit any letter
 * stack higher than those of one script.
 */
const TOO_MANY_MARKS = /\p{M}{4}|(?:(?=\p{M})\p{Script=Inherited}){3}/u;

/** A letter or digit. Letters that only modify or lengthen others, such as the Arabic tatweel, do not count. */
const LETTER = /[\p{Lu}\p{Ll}\p{Lt}\p{Lo}\p{N}]/u;

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

/** Returns the name if a player may have it: its length is that of its compatible form. Throws `bad-name` with a reason. */
export function parseName(text: string): Name {
  const name = text.normalize('NFKC').trim().replace(/ +/g, ' ');
  const length = [...name].length;
  if (length < SHORTEST) throw badName('too-short');
  if (length > LONGEST) throw badName('too-long');
  if (FORBIDDEN.test(name)) throw badName('forbidden-character');
  if (TOO_MANY_MARKS.test(name)) throw badName('too-many-marks');
  const nameKey = foldName(name);
  if (nameKey === '' || !LETTER.test(name)) throw badName('no-letters');
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

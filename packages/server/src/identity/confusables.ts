/** Letters and digits that look like the Latin letter of their row, in upper or lower case: also small capitals, Cherokee and Lisu. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  a: 'АаΑαɑᴀᎪꓮ',
  b: 'ВвΒβЬьʙᏴꓐ',
  c: 'СсϹϲᴄᏟꓚ',
  d: 'ԀԁđÐðᴅᎠꓓ',
  e: 'ЕеΕεєЄᴇᎬꓰ',
  f: 'ſƒꜰꓝ',
  g: 'ɡԌԍɢᏀꓖ',
  h: 'НнΗһҺհʜᎻꓧ',
  j: 'ЈјϳͿᴊᎫꓙ',
  k: 'КкΚκᴋᏦꓗ',
  l: 'iIІіΙιıӀӏ1|ƚłɪʟᏞꓡꓲ',
  m: 'МмΜϺᴍᎷꓟ',
  n: 'ΝηпПոɴꓠ',
  o: 'ОоΟοσς0ՕօøØᴏꓳ',
  p: 'РрΡρþÞᴘᏢꓑ',
  q: 'Ԛԛգ',
  r: 'гГʀᎡꓣ',
  s: 'ЅѕՏꜱᏚꓢ',
  t: 'ТтΤτŧᴛᎢꓔ',
  u: 'υսՍᴜꓴ',
  v: 'νѴѵᴠᏙꓦ',
  w: 'ԜԝωшШᴡᎳꓪ',
  x: 'ХхΧχꓫ',
  y: 'УуΥγүҮʏꓬ',
  z: 'ΖζᴢᏃꓜ',
};

/** Pairs of letters that look like one letter, and letters that are written as two. */
const PAIRS: Readonly<Record<string, string>> = { rn: 'm', vv: 'w' };
const SPELLINGS: Readonly<Record<string, string>> = { æ: 'ae', œ: 'oe', ß: 'ss' };

const letterOf = new Map(
  Object.entries(LOOK_ALIKES).flatMap(([letter, others]) => [...others].map((other) => [other, letter])),
);

const replaceAll = (text: string): string =>
  [...text].map((letter) => letterOf.get(letter) ?? letter).join('');

/**
 * Returns a text that is equal for names that look alike: without diacritics, spaces, punctuation, tatweel and
 * invisible characters, in lower case, and with one letter for all that look like it.
 */
export function foldName(name: string): string {
  const plain = name.normalize('NFKD').replace(/[\p{M}\p{Z}\p{P}\p{Sk}\p{C}\u0640]/gu, '');
  const capitals = replaceAll(plain); // first, because their lower case looks different
  const small = capitals.toUpperCase().toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');
  return replaceAll(small)
    .replace(/[æœß]/g, (letter) => SPELLINGS[letter] ?? letter)
    .replace(/rn|vv/g, (pair) => PAIRS[pair] ?? pair);
}

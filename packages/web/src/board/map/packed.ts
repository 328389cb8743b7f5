/** Encodes numbers as text: most steps of a line take one letter. After gzip, this is a fifth smaller than digits. */

const FIRST = '#'.charCodeAt(0);
const BACKSLASH = '\\'.charCodeAt(0); // JSON would escape it
const LAST_LETTERS = 76; // each ends a number
const OTHER_LETTERS = 15; // the lower digits of a large number, before its last letter

export function packNumbers(numbers: readonly number[]): string {
  return numbers.map(pack).join('');
}

function pack(number: number): string {
  let text = '';
  let rest = number < 0 ? -2 * number - 1 : 2 * number;
  for (; rest >= LAST_LETTERS; rest = Math.floor(rest / OTHER_LETTERS))
    text += letter(LAST_LETTERS + (rest % OTHER_LETTERS));
  return text + letter(rest);
}

function letter(index: number): string {
  const code = FIRST + index;
  return String.fromCharCode(code < BACKSLASH ? code : code + 1);
}

export function unpackNumbers(text: string): number[] {
  const numbers: number[] = [];
  let sum = 0;
  let weight = 1;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    const index = code - FIRST - (code > BACKSLASH ? 1 : 0);
    if (index >= LAST_LETTERS) {
      sum += (index - LAST_LETTERS) * weight;
      weight *= OTHER_LETTERS;
    } else {
      sum += index * weight;
      numbers.push(sum % 2 === 0 ? sum / 2 : -(sum + 1) / 2);
      sum = 0;
      weight = 1;
    }
  }
  return numbers;
}

import { BOT_NAMES } from '@rubicon/bots';
import { unknownBotText } from '../../errors.ts';
import { botsText } from '../../help.ts';
import { askLine } from '../ask-line.ts';
import { readNumber } from '../prompts/reading.ts';
import type { Terminal } from '../terminal.ts';
import { count, listed, sentence } from '../texts/words.ts';

/** Who plays for whoever says only that a bot does. */
const USUAL_BOT = 'medium';

/** The n-th of so many seats: fewer bots than seats are repeated; the usual one plays when there is none. */
export const inTurn = (bots: readonly string[], n: number): string => bots[n % bots.length] ?? USUAL_BOT;

/** Asks how many bots play, and which where the command line names none. */
export async function askBots(
  terminal: Terminal,
  least: number,
  most: number,
  given: readonly string[],
): Promise<string[]> {
  if (most === 0) return [];
  const usual = Math.min(Math.max(2, least), most);
  for (;;) {
    const line = await askLine(terminal, `How many bots play too, ${least} to ${most}? Enter for ${usual}`, [
      'Type how many seats the computer plays.',
    ]);
    const number = line === '' ? usual : readNumber(line);
    if (number !== undefined && number >= least && number <= most) {
      const bots = number === 0 || given.length > 0 ? given : await askNames(terminal, number);
      return Array.from({ length: number }, (_, n) => inTurn(bots, n));
    }
    terminal.print(`Type a number from ${least} to ${most}.`);
  }
}

/** One name for all of them, or one for each. */
async function askNames(terminal: Terminal, number: number): Promise<string[]> {
  const list = ['Bots, levels from easy to expert first, then characters:', ...botsText()];
  const question =
    number === 1
      ? `Which bot? A name; Enter for ${USUAL_BOT}`
      : `Which bots? One name for all, or ${number} with commas; Enter for ${USUAL_BOT}`;
  const example = ['hard', 'medium', 'sulla', 'expert', 'fabius'].slice(0, number).join(', ');
  terminal.print(...list);
  for (;;) {
    const line = await askLine(terminal, question, [...list, `Type for example: ${example}`]);
    const names = readNames(line, number);
    if (typeof names !== 'string') return names;
    terminal.print(names);
  }
}

/** Names, which may be cut short; a sentence when something is wrong with them. */
function readNames(line: string, number: number): string[] | string {
  const words = line
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((word) => word !== '');
  const names: string[] = [];
  for (const word of words) {
    const fitting = BOT_NAMES.filter((name) => name.startsWith(word));
    if (fitting.length > 1) return `“${word}” can mean ${listed(fitting, 'or')}.`;
    if (fitting[0] === undefined) return sentence(unknownBotText(word));
    names.push(fitting[0]);
  }
  if (names.length <= number) return names;
  return `${count(names.length, 'bot')} are named, but ${number === 1 ? 'only 1 plays' : `${number} play`}.`;
}

import { BOT_NAMES } from '@rubicon/bots';
import { botsText } from '../../help.ts';
import { unknownBotText } from '../../texts/errors.ts';
import { askLine } from '../ask-line.ts';
import { readNumber } from '../prompts/reading.ts';
import type { Terminal } from '../terminal.ts';
import { count, listed, sentence } from '../texts/words.ts';

/** The default bot. */
const DEFAULT_BOT = 'medium';

/** The bot of the n-th bot seat. The list repeats; an empty list means the default bot. */
export const botFor = (bots: readonly string[], n: number): string => bots[n % bots.length] ?? DEFAULT_BOT;

/** Asks for the number of bots, and for their names if the command line has none. */
export async function askBots(
  terminal: Terminal,
  least: number,
  most: number,
  given: readonly string[],
  usual = 2,
): Promise<string[]> {
  if (most === 0) return [];
  const preset = Math.min(Math.max(usual, least), most);
  for (;;) {
    const line = await askLine(terminal, `How many bots, ${least} to ${most}? Enter for ${preset}`, [
      'Type the number of seats played by bots.',
    ]);
    const number = line === '' ? preset : readNumber(line);
    if (number !== undefined && number >= least && number <= most) {
      const bots = number === 0 || given.length > 0 ? given : await askNames(terminal, number);
      return Array.from({ length: number }, (_, n) => botFor(bots, n));
    }
    terminal.print(`Type a number from ${least} to ${most}.`);
  }
}

/** Asks for the bots: one name for all, or one for each. */
async function askNames(terminal: Terminal, number: number): Promise<string[]> {
  const list = ['Bots: levels from easy to expert, then characters:', ...botsText()];
  const question =
    number === 1
      ? `Which bot? Enter for ${DEFAULT_BOT}`
      : `Which bots? 1 name for all, or ${number} names with commas; Enter for ${DEFAULT_BOT}`;
  const example = ['hard', 'medium', 'sulla', 'expert', 'fabius'].slice(0, number).join(', ');
  terminal.print(...list);
  for (;;) {
    const line = await askLine(terminal, question, [...list, `For example: ${example}`]);
    const names = readNames(line, number);
    if (typeof names !== 'string') return names;
    terminal.print(names);
  }
}

/** Reads bot names, which may be shortened; returns a sentence if something is wrong. */
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
  return `You named ${count(names.length, 'bot')}, but ${number === 1 ? 'only 1 plays' : `${number} play`}.`;
}

import type { SettingsInput } from '@rubicon/api';
import { DEFAULT_COLOURS, type Edition } from '@rubicon/engine';
import { askLine } from '../ask-line.ts';
import { readNumber } from '../prompts/reading.ts';
import { askBots } from '../settings/bots.ts';
import { askOptions } from '../settings/options.ts';
import { askEdition } from '../settings/settings.ts';
import type { Terminal } from '../terminal.ts';
import { listed } from '../texts/words.ts';

/** Asks for the settings of a new table. Enter chooses the default for every question. */
export async function askTable(terminal: Terminal): Promise<SettingsInput> {
  const edition = await askEdition(terminal);
  const bots = await askPlayers(terminal, edition);
  const seats = bots.map((bot, seat) => ({
    colour: DEFAULT_COLOURS[seat]!,
    name: `seat ${seat + 1}`,
    ...(bot === undefined ? {} : { bot }),
  }));
  const options = await askOptions(terminal, edition, seats, {}, 'Enter to continue');
  const isPublic = await choose(terminal, 'Who may join', [
    ['public', 'everyone; the table is listed'],
    ['link', 'only people with the link'],
  ]);
  const clock = await askClock(terminal);
  const absent = await choose(terminal, 'Players who leave or run out of time', [
    ['bot', 'a bot takes over'],
    ['default', 'their default moves are played'],
    ['surrender', 'they surrender'],
  ]);
  const mayBeRated = clock !== undefined && bots.every((bot) => bot === undefined);
  const isRated = mayBeRated
    ? await choose(terminal, 'Does the game count for ratings', [
        ['no', 'it does not count'],
        ['yes', 'it does'],
      ])
    : 'no';
  return {
    edition: edition.id,
    options,
    seats: bots.map((bot) => (bot === undefined ? {} : { bot })),
    isPublic: isPublic === 'public',
    ...(clock === undefined ? {} : { clock }),
    absent,
    isRated: isRated === 'yes',
  };
}

/** Asks for the numbers of people and bots; returns the bot of each seat, people first. */
async function askPlayers(terminal: Terminal, { players }: Edition): Promise<(string | undefined)[]> {
  const [least, most] = [players[0]!, players.at(-1)!];
  for (;;) {
    const line = await askLine(terminal, `How many people, including you, 1 to ${most}? Enter for 2`, [
      'Type the number of seats for people. Everyone plays on their own device.',
    ]);
    const people = line === '' ? 2 : readNumber(line);
    if (people === undefined || people < 1 || people > most) {
      terminal.print(`Type a number from 1 to ${most}.`);
      continue;
    }
    const fewest = Math.max(0, least - people);
    const bots = await askBots(terminal, fewest, most - people, [], people === 1 ? 2 : 0);
    const seats = [...Array.from({ length: people }, () => undefined), ...bots];
    if (players.includes(seats.length)) return seats;
    terminal.print(
      `This edition is for ${listed(players.map(String), 'or')} players, not for ${seats.length}.`,
    );
  }
}

const LONGEST_TURN = 31 * 24 * 60;

/** Asks for the minutes per turn, and for the reserve. */
async function askClock(terminal: Terminal): Promise<{ turn: number; bank: number } | undefined> {
  for (;;) {
    const line = await askLine(terminal, 'Minutes per turn, and in reserve? Enter for no clock', [
      'Type 2 numbers, for example 2 10: 2 minutes per turn, and 10 more for the whole game.',
    ]);
    if (line === '') return undefined;
    const numbers = line.split(/[\s,+]+/).map(readNumber);
    const [turn, bank = 0] = numbers;
    const isTime = (n: number | undefined): n is number => n !== undefined && n >= 0 && n <= LONGEST_TURN;
    if (numbers.length <= 2 && isTime(turn) && isTime(bank) && turn > 0)
      return { turn: turn * 60, bank: bank * 60 };
    terminal.print(`Type 1 or 2 numbers of minutes up to ${LONGEST_TURN}, for example: 2 10`);
  }
}

/** Asks for one of these words; Enter is the first. */
async function choose<Word extends string>(
  terminal: Terminal,
  question: string,
  choices: readonly (readonly [word: Word, meaning: string])[],
): Promise<Word> {
  const words = choices.map(([word]) => word);
  const [usual] = words;
  for (;;) {
    const line = await askLine(
      terminal,
      `${question}: ${listed(words, 'or')}? Enter for ${usual}`,
      choices.map(([word, meaning]) => `  ${word}: ${meaning}`),
    );
    const typed = line.toLowerCase();
    const found = typed === '' ? usual : words.find((word) => word.startsWith(typed));
    if (found !== undefined) return found;
    terminal.print(`Type ${listed(words, 'or')}.`);
  }
}

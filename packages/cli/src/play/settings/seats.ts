import { BOT_NAMES } from '@rubicon/bots';
import { DEFAULT_COLOURS, EDITIONS, type Edition } from '@rubicon/engine';
import type { RecordSettings } from '@rubicon/protocol';
import { unknownBotText } from '../../errors.ts';
import { askLine } from '../ask-line.ts';
import type { Terminal } from '../terminal.ts';
import { count, listed, sentence } from '../texts/words.ts';
import { askBots, inTurn } from './bots.ts';

type Seats = RecordSettings['seats'];
type Player = { readonly name?: string; readonly bot?: string };

const MOST_PLAYERS = Math.max(...EDITIONS.flatMap(({ players }) => players));
const LONGEST_NAME = 16;
const BOT_CALLED = ['Pompey', 'Crassus', 'Cato', 'Brutus', 'Cassius', 'Antony'];

/**
 * Reads `Ann,Bob,bot,bot:hard`, clockwise; a sentence when something is wrong with it. `bot` is the next of these
 * bots, over and over.
 */
export function readSeats(text: string, bots: readonly string[]): Seats | string {
  const players: Player[] = [];
  let unnamed = 0;
  for (const part of text.split(',').map((item) => item.trim())) {
    const bot = /^bot(?::(.*))?$/.exec(part);
    if (bot === null) players.push({ name: part });
    else if (bot[1] === undefined) players.push({ bot: inTurn(bots, unnamed++) });
    else if (BOT_NAMES.includes(bot[1].trim())) players.push({ bot: bot[1].trim() });
    else return sentence(unknownBotText(bot[1].trim()));
  }
  if (bots.length > unnamed)
    return `--bots names ${count(bots.length, 'bot')}, but --seats has ${count(unnamed, 'bot')} without a name.`;
  return makeSeats(players);
}

/** Gives everybody a colour and bots a name; a sentence when somebody cannot be seated. */
function makeSeats(players: readonly Player[]): Seats | string {
  const people = players.flatMap(({ name }) => name ?? []);
  const problem = people
    .map((name, i) => wrongName(name, people.slice(0, i)))
    .find((text) => text !== undefined);
  if (problem !== undefined) return problem;
  if (players.length > MOST_PLAYERS)
    return `No edition is for more than ${MOST_PLAYERS} players, and these are ${players.length}.`;
  const taken = people.map((name) => name.toLowerCase());
  const free = BOT_CALLED.filter((name) => !taken.includes(name.toLowerCase()));
  const seats: Seats = [];
  for (const [seat, { name, bot }] of players.entries()) {
    const colour = DEFAULT_COLOURS[seat]!;
    if (bot === undefined) seats.push({ colour, name: name ?? '' });
    else seats.push({ colour, name: free.shift()!, bot });
  }
  return seats;
}

function wrongName(name: string, others: readonly string[]): string | undefined {
  if (name === '') return 'Everybody needs a name.';
  if (/\p{C}/u.test(name)) return 'A name cannot contain control characters.';
  if (name.length > LONGEST_NAME) return `“${name}” is too long: a name has at most ${LONGEST_NAME} letters.`;
  const isTaken = others.some((other) => other.toLowerCase() === name.toLowerCase());
  return isTaken ? `Two players cannot both be called ${name}.` : undefined;
}

/** Asks who plays, until that many may play the edition. */
export async function askSeats(
  terminal: Terminal,
  { players }: Edition,
  given: readonly string[],
): Promise<Seats> {
  const most = players.at(-1)!;
  for (;;) {
    const people = await askPeople(terminal, most);
    const least = Math.max(0, players[0]! - people.length);
    const free = most - people.length;
    const bots = await askBots(terminal, Math.min(Math.max(least, given.length), free), free, given);
    const seats = makeSeats([...people.map((name) => ({ name })), ...bots.map((bot) => ({ bot }))]);
    if (typeof seats === 'string') terminal.print(seats);
    else if (players.includes(seats.length)) return seats;
    else
      terminal.print(
        `This edition is for ${listed(players.map(String), 'or')} players, not for ${seats.length}.`,
      );
  }
}

async function askPeople(terminal: Terminal, most: number): Promise<string[]> {
  for (;;) {
    const line = await askLine(
      terminal,
      'Who plays at this keyboard? Names, separated by commas; Enter for Player',
      ['Type the names of all people who play here, clockwise, for example: Ann, Bob'],
    );
    const names = line === '' ? ['Player'] : line.split(',').map((name) => name.trim());
    const problem = names
      .map((name, i) => wrongName(name, names.slice(0, i)))
      .find((text) => text !== undefined);
    if (problem === undefined && names.length <= most) return names;
    terminal.print(problem ?? `This edition is for at most ${most} players, and these are ${names.length}.`);
  }
}

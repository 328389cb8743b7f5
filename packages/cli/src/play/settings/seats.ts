import { BOT_NAMES } from '@rubicon/bots';
import { DEFAULT_COLOURS, EDITIONS, type Edition } from '@rubicon/engine';
import type { RecordSeat } from '@rubicon/protocol';
import { unknownBotText } from '../../texts/errors.ts';
import { askLine } from '../ask-line.ts';
import type { Terminal } from '../terminal.ts';
import { count, listed, sentence } from '../texts/words.ts';
import { askBots, botFor } from './bots.ts';

type Seats = RecordSeat[];
type Player = { readonly name?: string; readonly bot?: string };

const MOST_PLAYERS = Math.max(...EDITIONS.flatMap(({ players }) => players));
const LONGEST_NAME = 16;
const BOT_CALLED = ['Pompey', 'Crassus', 'Cato', 'Brutus', 'Cassius', 'Antony'];

/**
 * Reads `Ann,Bob,bot,bot:hard`, clockwise; returns a sentence if something is wrong. `bot` stands for the next of
 * `bots`, which repeat.
 */
export function readSeats(text: string, bots: readonly string[]): Seats | string {
  const players: Player[] = [];
  let unnamed = 0;
  for (const part of text.split(',').map((item) => item.trim())) {
    const bot = /^bot(?::(.*))?$/.exec(part);
    if (bot === null) players.push({ name: part });
    else if (bot[1] === undefined) players.push({ bot: botFor(bots, unnamed++) });
    else if (BOT_NAMES.includes(bot[1].trim())) players.push({ bot: bot[1].trim() });
    else return sentence(unknownBotText(bot[1].trim()));
  }
  if (bots.length > unnamed)
    return `--bots names ${count(bots.length, 'bot')}, but --seats has ${count(unnamed, 'bot')} without a name.`;
  return makeSeats(players);
}

/** Gives every seat a colour and every bot a name; returns a sentence if that is not possible. */
function makeSeats(players: readonly Player[]): Seats | string {
  const people = players.flatMap(({ name }) => name ?? []);
  const problem = people
    .map((name, i) => wrongName(name, people.slice(0, i)))
    .find((text) => text !== undefined);
  if (problem !== undefined) return problem;
  if (players.length > MOST_PLAYERS)
    return `No edition allows more than ${MOST_PLAYERS} players; you have ${players.length}.`;
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
  if (name === '') return 'Each player needs a name.';
  if (/\p{C}/u.test(name)) return 'A name cannot contain control characters.';
  if (name.length > LONGEST_NAME) return `“${name}” is too long: a name has at most ${LONGEST_NAME} letters.`;
  const isTaken = others.some((other) => other.toLowerCase() === name.toLowerCase());
  return isTaken ? `Two players cannot both be called ${name}.` : undefined;
}

/** Asks for the players until their number fits the edition. */
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
    const line = await askLine(terminal, 'Players at this keyboard? Names with commas; Enter for Player', [
      'Type the names of all human players, clockwise, for example: Ann, Bob',
    ]);
    const names = line === '' ? ['Player'] : line.split(',').map((name) => name.trim());
    const problem = names
      .map((name, i) => wrongName(name, names.slice(0, i)))
      .find((text) => text !== undefined);
    if (problem === undefined && names.length <= most) return names;
    terminal.print(problem ?? `This edition allows at most ${most} players; you have ${names.length}.`);
  }
}

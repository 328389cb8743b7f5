import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { classicBoard, DEFAULT_COLOURS, EDITIONS, type TurnsGame } from '@rubicon/engine';
import { RecordedGame, seededChance, verifyRecord } from '@rubicon/protocol';
import { programsOf } from '../../src/input.ts';
import { playInTerminal, type TerminalGame } from '../../src/play/play.ts';

/** A person at the keyboard: the typed answer to a question, or undefined to leave. */
export type Answer = (question: string, screen: string) => string | undefined;

export interface Played {
  readonly code: number;
  readonly text: string; // all output and input
}

type Options = Partial<Omit<TerminalGame, 'input' | 'output' | 'colour'>> & { isTty?: boolean };

/** The settings of `play` without any about bots. */
export const NO_PROGRAMS = { bots: [], programs: programsOf({}, 'ignore') };

/** More answers than any whole game takes. */
const MOST_SCREENS = 20_000;

/** Plays through pipes, answering every question: a line that ends in `> `. */
export async function playWith({ isTty = false, ...options }: Options, answer: Answer): Promise<Played> {
  const input = new PassThrough();
  const output = new PassThrough({ encoding: 'utf8' });
  Object.assign(output, { isTTY: isTty, columns: 200 });
  const screens: string[] = []; // output between two answers
  let screen = '';
  output.on('data', (chunk: string) => {
    screen += chunk;
    if (!chunk.endsWith('> ')) return;
    const shown = screen;
    screens.push(shown);
    screen = '';
    if (screens.length > MOST_SCREENS) throw new Error(`the game does not end:\n${shown}`);
    const line = answer(shown.slice(shown.lastIndexOf('\n') + 1), shown);
    if (line === undefined) input.end();
    else input.write(`${line}\n`);
  });
  const given = options.options === undefined ? {} : usualOptions(options.edition, options.options);
  const streams = { input, output, colour: false };
  const code = await playInTerminal({ ...NO_PROGRAMS, ...options, options: given, ...streams });
  return { code, text: screens.join('') + screen };
}

/** The given options of an edition with the defaults of all others, so that nothing is asked. */
export function usualOptions(
  edition: string | undefined,
  given: Readonly<Record<string, string>> = {},
): Record<string, string> {
  const options = EDITIONS.find(({ id }) => id === edition)?.options ?? {};
  const usual = Object.entries(options).map(([name, option]) => [name, option.default]);
  return { ...Object.fromEntries(usual), ...given };
}

/** Types these lines one after the other, then leaves. */
export function lines(...script: string[]): Answer {
  return () => script.shift();
}

/**
 * People who know only what is on the screen: they fill the borders and attack the weakest neighbour from the strongest
 * territory while that is promising. The meek never attack.
 */
export function warriors(...meek: string[]): Answer {
  const armiesIn = (screen: string): number[] =>
    [...screen.matchAll(/^ +\d+ {2}.*? \(\w (\d+), \S+ %, -[\d.]+\)$/gm)].map(([, armies]) => Number(armies));
  const strongestOf = (screen: string): [name: string, armies: number] | undefined =>
    [...screen.matchAll(/^([A-Z][\w ]+?) (\d+): /gm)]
      .map(([, name = '', armies]): [string, number] => [name, Number(armies)])
      .sort(([, a], [, b]) => b - a)[0];
  return (question, screen) => {
    const set = setUp(question) ?? written(question);
    if (set !== undefined) return set;
    if (question.includes('all staged')) return 'send';
    if (question.includes('place ('))
      return screen.includes('stars') && !screen.includes('These cards have') ? 'trade all' : 'spread';
    if (/trade in|extra (armies|troops)/.test(question)) return '1';
    if (/attack( \(|,|>)/.test(question)) {
      const strongest = strongestOf(screen);
      if (meek.some((name) => question.startsWith(name)) || question.includes('none possible')) return 'done';
      if (strongest === undefined) return 'attacks';
      if (strongest[1] < 4) return 'done';
      return strongest[0];
    }
    if (question.includes('attack target')) {
      const armies = armiesIn(screen);
      const has = Number(/has (\d+) and/.exec(screen)?.[1]);
      const weakest = armies.indexOf(Math.min(...armies)) + 1;
      return String(weakest) + (has > 7 ? ' until 4' : '');
    }
    if (question.includes('once, until')) return 'once';
    if (question.includes('move in')) return 'all';
    if (!/(fortify|maneuver)(,| \()/.test(question)) return '';
    return screen.includes('You may take') ? 'take 1' : 'done';
  };
}

/** Answers in the set-up and to questions of special editions. */
function setUp(question: string): string | undefined {
  if (question.includes('choose a territory')) return '1';
  if (question.includes('claim')) return 'claim';
  if (question.includes('colour (')) return /\((\w+)[^(]*$/.exec(question)?.[1];
  if (/(headquarters|capital)>/.test(question)) return 'choose';
  if (question.includes('airfield>')) return 'airfield';
  return question.includes('place 1 of') ? 'rest' : undefined;
}

/** Answers with written orders. */
function written(question: string): string | undefined {
  if (question.includes('bid (')) return '1';
  if (question.includes('convert (')) return 'all';
  if (question.includes('yes or no')) return 'yes';
  if (/all deployed|orders \(/.test(question)) return 'commit';
  return question.includes('deploy (') ? 'spread' : undefined;
}

const folder = mkdtempSync(join(tmpdir(), 'rubicon-play-'));
let files = 0;

export const newFile = (): string => join(folder, `${++files}.jsonl`);

/** The saved game in a file. */
export function savedGame(file: string): RecordedGame {
  const { game, error } = verifyRecord(readFileSync(file, 'utf8'));
  if (game === undefined || error !== undefined) throw new Error(`not a sound record: ${error?.code}`);
  return game;
}

/** The saved game of dice and turns in a file. */
export function savedTurns(file: string): TurnsGame {
  const { rules, position } = savedGame(file);
  if (rules.family !== 'turns' || position.family !== 'turns') throw new Error('a game of written orders');
  return { rules, position };
}

/** The accepted commands of a seat as JSON. */
export function savedCommands(file: string, seat: number): { type: string }[] {
  const saved = readFileSync(file, 'utf8').trimEnd().split('\n').slice(1);
  return saved.map((line) => JSON.parse(line)).flatMap((line) => (line.seat === seat ? line.command : []));
}

/**
 * A file with a game in a given position: owner and armies of some territories, `other` for the rest, then the phase and
 * other fields of the notation.
 */
export function fileWith(
  territories: Readonly<Record<string, string>>,
  rest: string,
  {
    names = ['Ann', 'Bob'],
    bots = [] as string[],
    kind = 'random', // kind of all bots
    edition = 'world-domination',
    options = '-',
    first = ' first=a',
    other = 'b1',
  } = {},
): string {
  const unknown = Object.keys(territories).filter((id) => !classicBoard.territories.some((t) => t.id === id));
  if (unknown.length > 0) throw new Error(`no territory ${unknown.join()}`);
  const seats = [...names.map((name) => ({ name })), ...bots.map((name) => ({ name, bot: kind }))].map(
    (seat, i) => ({ ...seat, colour: DEFAULT_COLOURS[i]! }),
  );
  const board = classicBoard.continents
    .map((c) => c.territories.map((t) => territories[classicBoard.territories[t]!.id] ?? other).join(''))
    .join('/');
  const colours = seats.map(({ colour }) => colour).join();
  const position = `${edition} ${options} ${colours} ${board} ${rest}${first}`;
  const file = newFile();
  let text = '';
  const game = RecordedGame.create(
    { game: 'test', edition, options: {}, seats, position },
    seededChance('test'),
    (line) => {
      text += `${line}\n`;
    },
  );
  if ('error' in game) throw new Error(JSON.stringify(game.error));
  writeFileSync(file, text);
  return file;
}

import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { makeBot } from '@rubicon/bots';
import {
  type Command,
  createGame,
  DEFAULT_COLOURS,
  fallback,
  type Offer,
  type Position,
  play,
  type Rules,
  seededDice,
} from '@rubicon/engine';
import { tabulate } from '../packages/cli/src/columns.ts';
import { rounded } from '../packages/cli/src/output.ts';
import { USUAL_LIMITS } from '../packages/cli/src/players/exec-bot.ts';
import { ExecBots } from '../packages/cli/src/players/exec-player.ts';
import type { Player } from '../packages/cli/src/players/player.ts';
import { playOut } from '../packages/cli/src/simulation/simulation.ts';

/** The CPU time of this process for a question to an external program, in milliseconds. */
export interface QuestionCost {
  readonly program: 'lean' | 'full';
  readonly questions: number;
  readonly bytes: number; // sent per question
  readonly host: number;
  /** For a bare program that sends the same lines, ready-made, and parses the answers. */
  readonly bare: number;
  readonly ratio: number;
}

/** A program that attacks as long as it has three dice, and moves in with all armies. A full one gets views and events, a lean one neither. */
const program = (kind: QuestionCost['program']): string => `
const wants = ${kind === 'full'};
const say = (message) => process.stdout.write(JSON.stringify(message) + '\\n');
require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
  const { type, id, choices, default: usual } = JSON.parse(line);
  if (type === 'hello') say({ type: 'hello', protocol: 1, name: 'bench', views: wants, events: wants });
  if (type !== 'act') return;
  const attack = choices.find(({ type, most }) => type === 'attack' && most === 3);
  const occupy = choices.find(({ type }) => type === 'occupy');
  const command = attack
    ? { type: 'attack', from: attack.from, to: attack.to, dice: 3 }
    : occupy ? { type: 'occupy', armies: occupy.most } : usual;
  say({ type: 'command', id, command });
});`;

/** Makes the same decisions in this process. */
function decide(rules: Rules, view: Position, offers: readonly Offer[]): Command {
  const attack = offers.find((offer) => offer.type === 'attack' && offer.most === 3);
  if (attack?.type === 'attack') return { type: 'attack', from: attack.from, to: attack.to, dice: 3 };
  const occupy = offers.find((offer) => offer.type === 'occupy');
  if (occupy?.type === 'occupy') return { type: 'occupy', armies: occupy.most };
  return fallback(rules, view, 0)!;
}

const EDITION = 'world-domination';
const PLAYERS = 4;

/** Measures both programs, in this many games each. */
export async function measureQuestions(games: number): Promise<QuestionCost[]> {
  const folder = mkdtempSync(join(tmpdir(), 'rubicon-questions-'));
  try {
    return [await measure('lean', games, folder), await measure('full', games, folder)];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function measure(kind: QuestionCost['program'], games: number, folder: string): Promise<QuestionCost> {
  const file = join(folder, kind);
  const commandLine = `${quote(process.execPath)} -e ${quote(program(kind))}`;
  await playWithProgram(`tee ${quote(file)} | ${commandLine}`, games); // warms up, and captures the lines
  const heard = readFileSync(file, 'utf8').trimEnd().split('\n');
  const isQuestion = (line: string): boolean => line.startsWith('{"type":"act"');
  const questions = heard.filter(isQuestion).length;
  await talk(commandLine, heard, isQuestion);
  await playInside(games);
  const [inside, outside, bare] = [
    await cpuOf(() => playInside(games)),
    await cpuOf(() => playWithProgram(commandLine, games)),
    await cpuOf(() => talk(commandLine, heard, isQuestion)),
  ];
  const host = (outside - inside) / questions;
  return {
    program: kind,
    questions,
    bytes: Math.round(Buffer.byteLength(heard.join('\n')) / questions),
    host: rounded(host),
    bare: rounded(bare / questions),
    ratio: rounded((host * questions) / bare),
  };
}

/** The CPU milliseconds of this process during some work. */
async function cpuOf(work: () => Promise<void>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

async function playWithProgram(commandLine: string, games: number): Promise<void> {
  const bots = new ExecBots();
  const limits = { ...USUAL_LIMITS, moveMs: 600_000 };
  await playGames(games, (rules, number) =>
    bots.open(commandLine, { rules, seat: 0, number, limits, errors: 'inherit' }),
  );
  await bots.close();
}

const playInside = (games: number): Promise<void> =>
  playGames(games, (rules) => ({ act: (view, offers) => decide(rules, view, offers) }));

async function playGames(
  games: number,
  open: (rules: Rules, number: number) => Player | Promise<Player>,
): Promise<void> {
  for (let number = 1; number <= games; number++) {
    const game = createGame({ edition: EDITION, colours: DEFAULT_COLOURS.slice(0, PLAYERS) });
    if (game.error !== undefined) throw new Error(game.error.code);
    const { rules, position } = game;
    const dice = seededDice(`questions ${number}`);
    const player = await open(rules, number);
    const seated = [player];
    for (let seat = 1; seat < PLAYERS; seat++)
      seated.push(makeBot('random', rules, seat, `questions ${number}`)!);
    const simulation = {
      rules,
      position,
      play: (actor: number, command: Command, log: Parameters<typeof play>[5]) =>
        play(rules, position, actor, command, dice, log),
    };
    await playOut(simulation, seated, seated.map(String));
    await player.close?.();
    if (player.failures !== undefined && player.failures.length > 0)
      throw new Error(`the program failed: ${player.failures.join(', ')}`);
  }
}

/** Sends lines to a program and waits for an answer to each question. */
async function talk(
  commandLine: string,
  lines: readonly string[],
  isQuestion: (line: string) => boolean,
): Promise<void> {
  const { stdin, stdout } = spawn('/bin/sh', ['-c', commandLine], { stdio: ['pipe', 'pipe', 'inherit'] });
  const answers = createInterface({ input: stdout })[Symbol.asyncIterator]();
  const read = async (): Promise<unknown> => JSON.parse((await answers.next()).value);
  for (const line of lines) {
    stdin.write(`${line}\n`);
    if (isQuestion(line) || line.startsWith('{"type":"hello"')) await read();
  }
  stdin.end();
}

const quote = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

export function questionText(costs: readonly QuestionCost[]): string {
  const rows = costs.map(({ program, questions, bytes, host, bare, ratio }) => [
    program,
    String(questions),
    String(bytes),
    host.toFixed(3),
    bare.toFixed(3),
    ratio.toFixed(2),
  ]);
  const headings = ['program', 'questions', 'bytes each', 'host ms', 'bare ms', 'ratio'];
  return tabulate([headings, ...rows], [1, 2, 3, 4, 5]).join('\n');
}

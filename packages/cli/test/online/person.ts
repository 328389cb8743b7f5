import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { type OnlineGame, type OnlineResult, playOnline } from '../../src/play/online/online.ts';

/** A typed answer to a question; undefined to wait until something else is shown; END closes the input. */
export type Answer = (question: string, screen: string) => string | undefined;

export const END = '\x04';

export interface Played extends OnlineResult {
  readonly text: string; // all output and input
}

type Options = Partial<Omit<OnlineGame, 'input' | 'output' | 'colour'>> & {
  readonly server: string;
  readonly isTty?: boolean;
  /** Sees all output. */
  readonly watch?: (text: string) => void;
};

const root = mkdtempSync(join(tmpdir(), 'rubicon-online-'));
let files = 0;

/** A name for a new file or folder. */
export const newPath = (): string => join(root, String(++files));

/** Plays through pipes, answering every question: a line that ends in `> `. */
export async function playWith(
  { isTty = false, data = newPath(), file = newPath(), watch, ...options }: Options,
  answer: Answer,
): Promise<Played> {
  const input = new PassThrough();
  const output = new PassThrough({ encoding: 'utf8' });
  Object.assign(input, { isTTY: isTty });
  Object.assign(output, { isTTY: isTty, columns: 200 });
  let text = '';
  output.on('data', (chunk: string) => {
    text += chunk;
    watch?.(text);
  });
  output.on('data', answering(answer, input));
  const result = await playOnline({ ...options, data, file, input, output, colour: false });
  return { ...result, text };
}

/** Reads output, and types the answer to every question. While there is none, it is asked for again with more output. */
export function answering(answer: Answer, input: NodeJS.WritableStream): (chunk: string) => void {
  let screen = ''; // since the last answer
  let question = '';
  return (chunk) => {
    screen += chunk;
    const last = lastLine(screen);
    if (last.endsWith('> ')) question = last;
    const line = question === '' ? undefined : answer(question, screen);
    if (line === undefined) return;
    screen = '';
    question = '';
    if (line === END) input.end();
    else input.write(`${line}\n`);
  };
}

/** The last line on the screen, without the codes that move the cursor. */
const lastLine = (screen: string): string =>
  screen
    .slice(screen.lastIndexOf('\n') + 1)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: codes of the terminal
    .replace(/^.*\x1b\[0J/s, '');

/** Types these lines one after the other, then leaves. */
export function lines(...script: string[]): Answer {
  return () => script.shift() ?? END;
}

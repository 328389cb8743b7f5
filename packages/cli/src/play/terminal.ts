import { createInterface } from 'node:readline';
import pc from 'picocolors';
import { wrap } from '../columns.ts';
import type { Colours } from './texts/cast.ts';

/** Why somebody left the keyboard in the middle of something. */
export type Departure = 'quit' | 'end-of-input' | 'SIGINT' | 'SIGTERM' | 'SIGHUP';

/** Thrown by whatever waits for input when nobody will answer; nothing that was accepted is lost by it. */
export class Departed extends Error {
  readonly how: Departure;

  constructor(how: Departure) {
    super(how);
    this.how = how;
  }
}

/** What the tab key offers: the possible endings, and the part of the line that they replace. */
type Completer = (line: string) => [hits: string[], typed: string];

/** Lines in, lines out; a real terminal or a pipe. */
export interface Terminal {
  readonly colours: Colours;
  readonly width: () => number;
  print(...lines: string[]): void;
  /** A line that is never broken, so that it can be copied. */
  printWhole(line: string): void;
  /** The line that is typed after the question. */
  ask(question: string, complete?: Completer): Promise<string>;
  /** Makes everything shown and typed so far unreadable. */
  clear(): void;
  /** Waits for somebody else than the person at the keyboard, who may leave meanwhile. */
  wait<T>(work: Promise<T>): Promise<T>;
  /** Lets signals come through during long work. */
  breathe(): Promise<void>;
  close(): void;
}

export interface Streams {
  readonly input: NodeJS.ReadableStream;
  readonly output: NodeJS.WritableStream;
  readonly colour: boolean;
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const CLEAR = '\x1b[2J\x1b[3J\x1b[H';
const DEFAULT_WIDTH = 80;

export function openTerminal({ input, output, colour }: Streams): Terminal {
  const isOutputTty = Reflect.get(output, 'isTTY') === true;
  const isTty = isOutputTty && Reflect.get(input, 'isTTY') === true;
  const nothing: Completer = (line) => [[], line];
  let completer = nothing;
  let waiting: { answer(line: string): unknown; leave(error: Departed): unknown } | undefined;
  let departed: Departed | undefined;
  let typed: string[] = []; // the lines that the arrow keys bring back
  const lines: string[] = []; // typed, or piped, before they were asked for

  const reader = createInterface({
    input,
    output,
    terminal: isTty,
    completer: (line: string) => completer(line),
  });
  const depart = (how: Departure): void => {
    departed ??= new Departed(how);
    waiting?.leave(departed);
    waiting = undefined;
  };
  reader.on('line', (line) => {
    if (waiting === undefined) lines.push(line);
    else waiting.answer(line);
  });
  reader.on('history', (history) => {
    typed = history;
  });
  reader.on('SIGINT', () => depart('SIGINT'));
  reader.on('close', () => depart('end-of-input'));
  reader.on('error', () => depart('end-of-input')); // the terminal is gone
  for (const signal of SIGNALS) process.on(signal, depart);
  output.on('error', () => depart('end-of-input')); // nobody reads any more

  const width = (): number => {
    const columns: unknown = Reflect.get(output, 'columns');
    return typeof columns === 'number' && columns > 0 ? columns : DEFAULT_WIDTH;
  };
  const echo = (line: string): string => {
    if (!isTty) output.write(`${line}\n`);
    return line;
  };

  return {
    colours: pc.createColors(colour),
    width,
    print(...texts) {
      for (const text of texts) output.write(`${wrap(text, width())}\n`);
    },
    printWhole: (line) => void output.write(`${line}\n`),
    ask(question, complete = nothing) {
      completer = complete;
      const line = departed === undefined || departed.how === 'end-of-input' ? lines.shift() : undefined;
      if (line !== undefined) {
        output.write(question);
        return Promise.resolve(echo(line));
      }
      if (departed !== undefined) return Promise.reject(departed);
      return new Promise((resolve, reject) => {
        waiting = {
          answer(answer) {
            waiting = undefined;
            resolve(echo(answer));
          },
          leave: reject,
        };
        reader.setPrompt(question);
        reader.prompt();
      });
    },
    clear() {
      typed.length = 0;
      if (isTty) lines.length = 0; // no key pressed too often answers for the next person
      output.write(isOutputTty ? CLEAR : '\n');
    },
    wait(work) {
      if (departed !== undefined && departed.how !== 'end-of-input') return Promise.reject(departed);
      return new Promise((resolve, reject) => {
        waiting = {
          answer: (line) => lines.push(line),
          leave: (error) => error.how !== 'end-of-input' && reject(error),
        };
        work.then(resolve, reject).finally(() => {
          waiting = undefined;
        });
      });
    },
    async breathe() {
      await new Promise((resolve) => setImmediate(resolve));
      if (departed !== undefined && departed.how !== 'end-of-input') throw departed;
    },
    close() {
      for (const signal of SIGNALS) process.off(signal, depart);
      reader.close();
    },
  };
}

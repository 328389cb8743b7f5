import { clearScreenDown, createInterface, cursorTo, moveCursor } from 'node:readline';
import pc from 'picocolors';
import { wrap } from '../columns.ts';
import type { Colours } from './texts/cast.ts';

/** The reason why a player left. */
export type Departure = 'quit' | 'end-of-input' | 'SIGINT' | 'SIGTERM' | 'SIGHUP';

/** The exit code of the command for each reason. */
export const EXIT_CODES: Readonly<Record<Departure, number>> = {
  quit: 0,
  'end-of-input': 0,
  SIGINT: 130,
  SIGTERM: 143,
  SIGHUP: 129,
};

/** Thrown when input ends. Accepted commands are not lost. */
export class Departed extends Error {
  readonly how: Departure;

  constructor(how: Departure) {
    super(how);
    this.how = how;
  }
}

/** Thrown by a question that no longer makes sense. */
export class Interrupted extends Error {}

/** Completions for Tab, and the part of the line they replace. */
type Completer = (line: string) => [hits: string[], typed: string];

/** Line input and output: a real terminal or a pipe. */
export interface Terminal {
  readonly colours: Colours;
  readonly width: () => number;
  /** Whether a person uses it and can type at any time; lines of a pipe answer questions one by one. */
  readonly isInteractive: boolean;
  /** Prints lines above the pending question, if there is one. */
  print(...lines: string[]): void;
  /** Prints a line without wrapping, so that it can be copied. */
  printWhole(line: string): void;
  /** Asks and returns the typed line. */
  ask(question: string, complete?: Completer): Promise<string>;
  /** Asks for a line that is not shown while it is typed. */
  askSecret(question: string): Promise<string>;
  /** Makes the pending question throw `Interrupted`. The typed text can be kept for the next question. */
  interrupt(typed: 'keep' | 'drop'): void;
  /** Clears the screen, its scrollback and the typed lines. */
  clear(): void;
  /** Waits for a bot or the table. The person at the keyboard can still leave. */
  wait<T>(work: Promise<T>): Promise<T>;
  /** Lets signals be handled during long work. */
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
  let waiting:
    | {
        answer(line: string): unknown;
        leave(error: Departed): unknown;
        interrupt?(error: Interrupted): void; // if it is a question
      }
    | undefined;
  let departed: Departed | undefined;
  let typed: string[] = []; // history for the arrow keys
  const lines: string[] = []; // received before a question
  let isAsking = false; // the cursor is after a question
  let isMuted = false;

  const reader = createInterface({
    input,
    output: isTty ? muting(output, () => isMuted) : output,
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
  output.on('error', () => depart('end-of-input')); // the reader is gone

  const width = (): number => {
    const columns: unknown = Reflect.get(output, 'columns');
    return typeof columns === 'number' && columns > 0 ? columns : DEFAULT_WIDTH;
  };
  const echo = (line: string): string => {
    if (!isTty) output.write(`${line}\n`);
    return line;
  };
  /** Removes the question from the screen, so that something else can be printed there. */
  const lift = (): void => {
    if (isTty) {
      moveCursor(output, 0, -reader.getCursorPos().rows);
      cursorTo(output, 0);
      clearScreenDown(output);
    } else output.write('\n');
  };
  const show = (texts: readonly string[]): void => {
    const isAbove = isAsking && texts.length > 0;
    if (isAbove) lift();
    for (const text of texts) output.write(`${text}\n`);
    if (isAbove && isTty) reader.prompt(true);
    else if (isAbove) isAsking = false; // a pipe has seen the question
  };

  return {
    colours: pc.createColors(colour),
    width,
    isInteractive: isTty,
    print: (...texts) => show(texts.map((text) => wrap(text, width()))),
    printWhole: (line) => show([line]),
    async askSecret(question) {
      if (!isTty) return this.ask(question);
      output.write(question);
      isMuted = true;
      try {
        return await this.ask('');
      } finally {
        isMuted = false;
        output.write('\n');
        typed.shift();
      }
    },
    interrupt(how) {
      const interrupt = waiting?.interrupt;
      if (interrupt === undefined) return;
      if (how === 'drop' && isTty) reader.write(null, { ctrl: true, name: 'u' });
      if (isAsking) lift();
      isAsking = false;
      waiting = undefined;
      interrupt(new Interrupted());
    },
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
            isAsking = false;
            resolve(echo(answer));
          },
          leave(error) {
            isAsking = false;
            reject(error);
          },
          interrupt: reject,
        };
        reader.setPrompt(question);
        isAsking = true;
        reader.prompt(true);
      });
    },
    clear() {
      typed.length = 0;
      if (isTty) lines.length = 0; // extra key presses must not answer for the next person
      output.write(isOutputTty ? CLEAR : '\n');
    },
    wait(work) {
      if (departed !== undefined && departed.how !== 'end-of-input') {
        work.catch(() => {}); // nobody waits for it
        return Promise.reject(departed);
      }
      return new Promise((resolve, reject) => {
        waiting = {
          answer: (line) => lines.push(line),
          leave: (error) => error.how !== 'end-of-input' && reject(error),
        };
        const done = (settle: () => void): void => {
          waiting = undefined; // before the caller asks the next question
          settle();
        };
        work.then(
          (value) => done(() => resolve(value)),
          (error) => done(() => reject(error)),
        );
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

/** The same stream, which drops what is written to it while it is muted. */
function muting(output: NodeJS.WritableStream, isMuted: () => boolean): NodeJS.WritableStream {
  return new Proxy(output, {
    get(target, name) {
      if (name === 'write' && isMuted()) return () => true;
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

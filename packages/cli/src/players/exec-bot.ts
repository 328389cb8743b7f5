import { ENGINE_VERSION } from '@rubicon/engine';
import {
  BOT_PROTOCOL,
  type BotHello,
  type BotMessage,
  botMessageSchema,
  type FailureReason,
  type HostMessage,
  LONGEST_LINE,
} from '@rubicon/protocol';
import { Child, type ErrorLog } from './child.ts';

/** Time limits of a program. */
export interface ExecLimits {
  /** Limit for `hello`; a program may need time to load first. */
  readonly helloMs: number;
  /** Limit for one answer. */
  readonly moveMs: number;
  /** Limit for all answers of a game. */
  readonly gameMs: number;
}

export const USUAL_LIMITS: ExecLimits = { helloMs: 10_000, moveMs: 5000, gameMs: 600_000 };

/** A program with this many failures loses the game. */
export const MOST_FAILURES = 5;

type Answer = { readonly command: unknown } | { readonly failure: FailureReason };

/** An answer to the current question. */
export type Asked = Answer & { readonly id: number };

/** The conversation with a program, over one or more games. */
export class ExecBot {
  /** Resolves to whether it sent `hello`. */
  readonly hello: Promise<boolean>;
  /** Called for a failure outside a question. */
  strays: FailureReason[] = [];
  isGone = false;
  /** The line that it wrote instead of `hello`. */
  said: string | undefined;
  private readonly child: Child;
  private greeted: BotHello | undefined;
  private ids = 0; // questions asked
  private onHello: (isSaid: boolean) => void = () => {};
  private onAnswer: ((answer: Answer) => void) | undefined; // while a question is open

  constructor(commandLine: string, limits: ExecLimits, errors: ErrorLog) {
    this.child = new Child(commandLine, errors, LONGEST_LINE, {
      line: (text) => this.read(text),
      overflow: () => {
        this.fail('garbage');
        this.giveUp();
      },
      gone: () => this.giveUp(),
    });
    this.hello = new Promise((resolve) => {
      const timer = setTimeout(() => this.giveUp(), limits.helloMs);
      this.onHello = (isSaid) => {
        clearTimeout(timer);
        resolve(isSaid);
      };
    });
    this.send({
      type: 'hello',
      protocol: BOT_PROTOCOL,
      engine: ENGINE_VERSION,
      limits: { ...limits, failures: MOST_FAILURES, lineBytes: LONGEST_LINE },
    });
  }

  /** Whether the program gets a view with every question instead of events; the default is yes. */
  wants(what: 'views' | 'events'): boolean {
    return this.greeted?.[what] ?? true;
  }

  /** The CPU time of the program so far; undefined if it has ended, or if the system does not report it. */
  cpuMs(): number | undefined {
    return this.isGone ? undefined : this.child.cpuMs();
  }

  send(message: HostMessage): void {
    this.child.send(`${JSON.stringify(message)}\n`);
  }

  /**
   * Asks a question, built as JSON text with its number, and waits for the answer within the time limit. Earlier messages
   * are sent together with it, since each write wakes the program.
   */
  ask(before: readonly HostMessage[], makeQuestion: (id: number) => string, ms: number): Promise<Asked> {
    const id = ++this.ids;
    if (this.isGone) return Promise.resolve({ failure: 'crashed', id });
    let text = '';
    for (const message of before) text += `${JSON.stringify(message)}\n`;
    this.child.send(`${text}${makeQuestion(id)}\n`);
    return new Promise((resolve) => {
      const settle = (answer: Answer): void => {
        clearTimeout(timer);
        this.onAnswer = undefined;
        resolve({ ...answer, id });
      };
      const isLate = (): void => {
        if (this.onAnswer === settle) settle({ failure: 'late' });
      };
      // an answer that arrived while this thread was busy is not late: it is read first
      const timer = setTimeout(() => setImmediate(isLate), ms);
      this.onAnswer = settle;
    });
  }

  /** Ends the program. */
  async dismiss(): Promise<void> {
    this.isGone = true;
    this.onHello(false); // releases a pending wait
    this.onAnswer?.({ failure: 'crashed' });
    await this.child.dismiss(`${JSON.stringify({ type: 'bye' } satisfies HostMessage)}\n`);
  }

  private read(text: string): void {
    const message = parseMessage(text);
    if (this.greeted === undefined) {
      if (message?.type === 'hello') {
        this.greeted = message;
        this.onHello(true);
      } else if (!this.isGone) {
        this.said = text;
        this.giveUp();
      }
    } else if (message?.type !== 'command') this.fail('garbage');
    else if (message.id > this.ids || message.id === 0) this.fail('wrong-id');
    else if (message.id === this.ids) this.onAnswer?.({ command: message.command });
    // otherwise it is late, which has been reported
  }

  private fail(failure: FailureReason): void {
    if (this.onAnswer !== undefined) this.onAnswer({ failure });
    else if (this.strays.push(failure) >= MOST_FAILURES) this.giveUp();
  }

  private giveUp(): void {
    if (this.isGone) return;
    this.isGone = true;
    this.child.kill();
    this.onHello(false);
    this.onAnswer?.({ failure: 'crashed' });
  }
}

function parseMessage(text: string): BotMessage | undefined {
  try {
    return botMessageSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

import { Worker } from 'node:worker_threads';
import type { Command } from '@rubicon/engine';
import type { Player, PlayerRequest } from '@rubicon/table';
import type { BotAnswer, BotTask } from './bot-worker.ts';

export interface BotSettings {
  readonly script: URL | string; // the worker
  readonly threads: number;
  readonly milliseconds: number; // to think about one turn; less while questions wait
  readonly pace: number; // milliseconds before the first command of a turn, however fast a bot thinks; see `waitAfter`
  readonly limit: number; // milliseconds after which a thread counts as hung
}

const GAMES_PER_THREAD = 50;

/** Each command of a turn waits for this share of the time of the one before, so that 20 commands take at most 4 s. */
const HASTE = 0.8;
/** No wait is shorter than this share of the first, so that the time a bot thinks reveals nothing. */
const SHORTEST = 1 / 6;

/** Returns the milliseconds that a bot waits after this many commands in a turn. */
export const waitAfter = (commands: number, pace: number): number =>
  pace * Math.max(SHORTEST, HASTE ** commands);

interface Task {
  readonly task: BotTask;
  resolve(command: Command): void;
  reject(problem: Error): void;
}

interface Thread {
  worker: Worker;
  task: Task | undefined; // the one it is working on
  timer: NodeJS.Timeout | undefined;
}

/**
 * Bots in worker threads. How long after the question a command arrives depends only on how many came before it in the
 * turn, so that thinking time reveals nothing; when many bots wait, each gets less time. A thread that dies or hangs is
 * replaced.
 */
export class BotThreads {
  private readonly settings: BotSettings;
  private readonly threads: Thread[] = [];
  private readonly waiting: Task[] = [];
  private tasks = 0;
  private isClosed = false;

  constructor(settings: BotSettings) {
    this.settings = settings;
  }

  /** The number of games that these threads can play at once: bots think for only part of the time that people take. */
  get capacity(): number {
    return this.settings.threads * GAMES_PER_THREAD;
  }

  /** The number of questions that wait for a thread. */
  get queued(): number {
    return this.waiting.length;
  }

  openPlayer({ game, seat, bot, seed }: PlayerRequest): Player {
    const { id, edition, options, seats } = game;
    let played = { turn: -1, commands: 0 };
    return {
      act: async (view, offers) => {
        const turn = view.family === 'turns' ? view.turn : view.round;
        if (turn !== played.turn) played = { turn, commands: 0 };
        const wait = waitAfter(played.commands++, this.settings.pace);
        const shown = new Promise((resolve) => setTimeout(resolve, wait));
        const question = { game: { id, edition, options, seats }, seat, bot, seed, view, offers };
        const answer = this.ask(question);
        await Promise.allSettled([answer, shown]);
        return answer;
      },
    };
  }

  async close(): Promise<void> {
    this.isClosed = true;
    for (const task of this.waiting.splice(0)) task.reject(new Error('the server is stopping'));
    await Promise.all(this.threads.map(({ worker }) => worker.terminate()));
  }

  private ask(question: Omit<BotTask, 'id' | 'milliseconds'>): Promise<Command> {
    return new Promise((resolve, reject) => {
      const { threads, milliseconds } = this.settings;
      const load = 1 + this.waiting.length / threads;
      const task = { ...question, id: ++this.tasks, milliseconds: Math.max(1, milliseconds / load) };
      this.waiting.push({ task, resolve, reject });
      this.distribute();
    });
  }

  private distribute(): void {
    if (this.isClosed || this.waiting.length === 0) return;
    let idle = this.threads.find(({ task }) => task === undefined);
    if (idle === undefined && this.threads.length < this.settings.threads) {
      idle = { worker: this.start(), task: undefined, timer: undefined };
      this.threads.push(idle);
    }
    const task = idle && this.waiting.shift();
    if (idle === undefined || task === undefined) return;
    idle.task = task;
    idle.timer = setTimeout(() => void idle.worker.terminate(), this.settings.limit);
    idle.worker.postMessage(task.task);
    this.distribute();
  }

  private start(): Worker {
    const worker = new Worker(this.settings.script);
    worker.unref();
    worker.on('message', (answer: BotAnswer) => this.finish(worker, answer));
    worker.on('error', () => {}); // `exit` follows
    worker.on('exit', () => this.replace(worker));
    return worker;
  }

  private finish(worker: Worker, answer: BotAnswer): void {
    const thread = this.threads.find((entry) => entry.worker === worker);
    const task = thread?.task;
    if (thread === undefined || task?.task.id !== answer.id) return;
    clearTimeout(thread.timer);
    thread.task = undefined;
    if ('command' in answer) task.resolve(answer.command);
    else task.reject(new Error(answer.problem));
    this.distribute();
  }

  private replace(worker: Worker): void {
    const thread = this.threads.find((entry) => entry.worker === worker);
    if (thread === undefined) return;
    clearTimeout(thread.timer);
    thread.task?.reject(new Error('the thread of the bot was lost'));
    this.threads.splice(this.threads.indexOf(thread), 1);
    this.distribute();
  }
}

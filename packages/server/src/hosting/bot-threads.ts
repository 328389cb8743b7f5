import { Worker } from 'node:worker_threads';
import type { Command } from '@rubicon/engine';
import type { Player, PlayerRequest } from '@rubicon/table';
import type { BotAnswer, BotTask } from './bot-worker.ts';

export interface BotSettings {
  readonly script: URL | string; // the worker
  readonly threads: number;
  readonly milliseconds: number; // to think about one turn; less while questions wait
  readonly pace: number; // milliseconds between the commands of a bot, however fast it thinks
  readonly limit: number; // milliseconds after which a thread counts as hung
}

const GAMES_PER_THREAD = 50;

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
 * Bots in worker threads. A bot's command arrives a fixed time after the question, so that its thinking time reveals
 * nothing; when many bots wait, each gets less time. A thread that dies or hangs is replaced.
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
    return {
      act: async (view, offers) => {
        const shown = new Promise((resolve) => setTimeout(resolve, this.settings.pace));
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

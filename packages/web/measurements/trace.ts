import type { Browser, Page } from '@playwright/test';

/** A task on the main thread of a page, in milliseconds. */
export interface Task {
  readonly start: number;
  readonly wall: number;
  readonly cpu: number; // of this thread, without time in which other programs ran
}

export interface Trace {
  readonly tasks: readonly Task[];
  readonly marks: ReadonlyMap<string, readonly number[]>; // by name: when `performance.mark` was called
}

interface TraceEvent {
  readonly name: string;
  readonly cat: string;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly pid: number;
  readonly tid: number;
  readonly args?: { readonly name?: string };
}

const CATEGORIES = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'toplevel',
  'blink.user_timing',
];

/** Traces the browser during the work. */
export async function trace(browser: Browser, page: Page, work: () => Promise<void>): Promise<Trace> {
  await browser.startTracing(page, { categories: CATEGORIES });
  await work();
  const { traceEvents: events } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: readonly TraceEvent[];
  };
  const mains = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks: Task[] = [];
  const marks = new Map<string, number[]>();
  for (const { name, cat, ts, dur = 0, tdur = dur, pid, tid } of events) {
    if (name === 'RunTask' && mains.has(`${pid} ${tid}`))
      tasks.push({ start: ts / 1000, wall: dur / 1000, cpu: tdur / 1000 });
    else if (cat === 'blink.user_timing') marks.set(name, [...(marks.get(name) ?? []), ts / 1000]);
  }
  return { tasks, marks };
}

/** Returns the task with the most CPU time. */
export const longestTask = ({ tasks }: Trace): Task =>
  tasks.reduce((longest, task) => (task.cpu > longest.cpu ? task : longest), { start: 0, wall: 0, cpu: 0 });

/** Returns the tasks in which marks of this name were set. */
export function markedTasks({ tasks, marks }: Trace, name: string): Task[] {
  const times = marks.get(name) ?? [];
  return tasks.filter(({ start, wall }) => times.some((time) => time >= start && time <= start + wall));
}

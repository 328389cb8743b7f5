import { openSync, readdirSync, readFileSync, readSync } from 'node:fs';

/** The time that a clock measures. CPU time excludes waiting for other work on the machine. */
export type Clock = 'cpu' | 'wall';

/** A clock that runs while its thread works. */
export interface ThreadClock {
  readonly clock: Clock;
  /** Milliseconds since some moment. */
  now(): number;
  /** The milliseconds that a reading of the clock takes. */
  readonly cost: number;
}

let clock: ThreadClock | undefined;

/**
 * The clock of the current thread. Node 22.15 and later report the CPU time of a thread, and so does Linux. Elsewhere it is
 * the CPU time of the process if this is its only busy thread, and wall time otherwise.
 */
export function threadClock(isAlone: boolean): ThreadClock {
  if (clock === undefined) {
    const opened = openClock(isAlone);
    clock = { ...opened, cost: costOf(opened) };
  }
  return clock;
}

const READINGS = 201;

/** The median time between two readings. */
function costOf({ now }: Pick<ThreadClock, 'now'>): number {
  const times = Array.from({ length: READINGS }, now);
  const steps = times.slice(1).map((time, i) => time - times[i]!);
  return steps.sort((a, b) => a - b)[steps.length >> 1]!;
}

function openClock(isAlone: boolean): Omit<ThreadClock, 'cost'> {
  const { threadCpuUsage } = process as { threadCpuUsage?: () => NodeJS.CpuUsage };
  if (threadCpuUsage !== undefined)
    return { clock: 'cpu', now: () => settled(() => total(threadCpuUsage())) };
  const statistics = openStatistics();
  if (statistics !== undefined) return { clock: 'cpu', now: () => settled(() => runTime(statistics)) };
  if (isAlone) return { clock: 'cpu', now: () => total(process.cpuUsage()) };
  return { clock: 'wall', now: () => performance.now() };
}

const total = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1000;

/** Reads the time of a thread. Linux updates it only every few milliseconds, unless the process asks for its own. */
function settled(read: () => number): number {
  process.cpuUsage();
  return read();
}

/** Opens Linux's statistics of the current thread: nanoseconds on a CPU, waiting for one, and time slices. */
function openStatistics(): number | undefined {
  try {
    const file = openSync('/proc/thread-self/schedstat', 'r');
    return runTime(file) > 0 ? file : undefined;
  } catch {
    return undefined;
  }
}

const buffer = Buffer.alloc(64);

function runTime(file: number): number {
  const length = readSync(file, buffer, 0, buffer.length, 0);
  return Number.parseInt(buffer.toString('latin1', 0, length), 10) / 1e6;
}

/** Linux's unit of process times, in milliseconds: 1/100 s on every current architecture. */
const TICK_MS = 10;

/** The CPU time of all processes of a group, with that of children that have ended; undefined where /proc has none. */
export function cpuMsOfGroup(group: number): number | undefined {
  let ticks: number | undefined;
  for (const pid of processes()) {
    const [groupOf, ...times] = timesOf(pid);
    if (groupOf === group) ticks = times.reduce((sum, time) => sum + time, ticks ?? 0);
  }
  return ticks === undefined ? undefined : ticks * TICK_MS;
}

function processes(): string[] {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
}

/** The group of a process, then its user and system ticks, and those of its ended children; empty if it has ended. */
function timesOf(pid: string): number[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' '); // from the third field on, because a name may have spaces
    return [2, 11, 12, 13, 14].map((field) => Number(fields[field]));
  } catch {
    return [];
  }
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Milliseconds of a clock tick in /proc, on every Linux. */
const TICK_MS = 10;

/** Whether the system reports the CPU time of other processes. */
const HAS_PROC = existsSync('/proc/self/stat');

interface ProcessTimes {
  readonly parent: number;
  readonly own: number; // milliseconds of CPU time
  readonly ended: number; // of children that have ended
}

/** The CPU time of these processes, in milliseconds; 0 where the system does not report it. */
export function cpuMsOf(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => sum + (readTimes(pid)?.own ?? 0), 0);
}

/** The CPU time of a process and its children, including ended ones, in milliseconds; 0 where the system does not report it. */
export function cpuMsOfFamily(pid: number): number {
  if (!HAS_PROC) return 0;
  const root = readTimes(pid);
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readTimes(Number(name)) ?? [])
    .filter(({ parent }) => parent === pid);
  return children.reduce((sum, { own, ended }) => sum + own + ended, (root?.own ?? 0) + (root?.ended ?? 0));
}

/** The resident memory of a process, in bytes; 0 where the system does not report it. */
export function residentBytes(pid: number): number {
  if (!HAS_PROC) return 0;
  const [, kib = '0'] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kib) * 1024;
}

function readTimes(pid: number): ProcessTimes | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' '); // a name may contain anything
    const ticks = fields.slice(11, 15).map(Number) as [number, number, number, number];
    return {
      parent: Number(fields[1]),
      own: (ticks[0] + ticks[1]) * TICK_MS,
      ended: (ticks[2] + ticks[3]) * TICK_MS,
    };
  } catch {
    return undefined; // it has ended
  }
}

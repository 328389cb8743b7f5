import type { RecordHeader } from '@rubicon/protocol';
import { type Acknowledgement, hashCommand } from './journal.ts';

export interface Audit {
  readonly acknowledged: number;
  readonly lost: number;
  readonly duplicated: number;
}

/** Compares the commands that were acknowledged to clients with the records (lines by table), and with nothing else. */
export function audit(
  journal: readonly Acknowledgement[],
  records: ReadonlyMap<string, readonly string[]>,
): Audit {
  const lines = linesBySeat(records);
  const commands = new Map<string, Set<number>>(); // lines by command
  const accounted = new Set<string>(); // lines that acknowledged commands became
  let lost = 0;
  for (const { table, seat, id, seq, hash } of journal) {
    const key = `${table} ${seat} ${id}`;
    const seqs = commands.get(key) ?? new Set<number>();
    commands.set(key, seqs);
    if (seqs.has(seq)) continue; // the same answer again
    seqs.add(seq);
    const line = `${table} ${seq}`;
    if (accounted.has(line) || lines.get(`${table} ${seat}`)?.get(seq) !== hash) lost++;
    accounted.add(line);
  }
  return { acknowledged: commands.size, lost, duplicated: countDuplicates(commands, lines) };
}

/** Commands that became two lines, and lines of a person's seat that none of its commands explains. */
function countDuplicates(
  commands: ReadonlyMap<string, ReadonlySet<number>>,
  lines: ReadonlyMap<string, ReadonlyMap<number, string>>,
): number {
  const explained = new Map<string, number>(); // lines by table and seat
  let duplicated = 0;
  for (const [key, seqs] of commands) {
    const seat = key.slice(0, key.lastIndexOf(' '));
    explained.set(seat, (explained.get(seat) ?? 0) + seqs.size);
    duplicated += seqs.size - 1;
  }
  for (const [seat, { size }] of lines) duplicated += Math.max(0, size - (explained.get(seat) ?? 0));
  return duplicated;
}

/** The hashes of all commands of people, by table and seat, then by line. */
function linesBySeat(records: ReadonlyMap<string, readonly string[]>): Map<string, Map<number, string>> {
  const found = new Map<string, Map<number, string>>();
  for (const [table, [header = '{}', ...lines]] of records) {
    const { seats = [] }: Partial<RecordHeader> = JSON.parse(header);
    for (const [seat, { player }] of seats.entries())
      if (player !== undefined) found.set(`${table} ${seat}`, new Map());
    for (const text of lines) {
      const { seq, seat, command } = JSON.parse(text);
      if (command !== undefined) found.get(`${table} ${seat}`)?.set(seq, hashCommand(command));
    }
  }
  return found;
}

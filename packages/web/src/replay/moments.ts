import type { Milestones } from './milestones.ts';

/** Returns how many entries a link with this hash shows: `#round-14`, `#turn-14`, `#move-120`; otherwise the start. */
export function momentAt(hash: string, { turns, rounds }: Milestones, end: number): number {
  const [, kind, digits] = /^#(round|turn|move)-(\d{1,6})$/.exec(hash) ?? [];
  const number = Number(digits);
  if (kind === 'move') return Math.min(end, number);
  const begun = kind === 'turn' ? turns : kind === 'round' ? rounds : [];
  return begun[number - 1] ?? 0;
}

/** Returns the hash of a moment: its round if it begins there, otherwise its move. */
export function hashOf(at: number, { rounds }: Milestones): string {
  const round = rounds.indexOf(at);
  return round === -1 ? `#move-${at}` : `#round-${round + 1}`;
}

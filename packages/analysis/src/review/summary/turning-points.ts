import type { Seat } from '@rubicon/engine';
import type { Decision } from '../decision.ts';
import type { Action, Timeline } from '../timeline.ts';
import { addPart, noValues, subtract, swingOf, type Values } from '../values.ts';

/** Why the chances changed: by luck, by a mistake, or by the move itself. */
export type Cause = 'luck' | 'mistake' | 'move';

/** A battle, placement or trade after which the game looked different. */
export interface TurningPoint {
  readonly seq: number; // its first entry
  readonly last: number; // its last entry
  readonly round: number;
  readonly turn: number;
  readonly seat: Seat;
  readonly action: Action;
  readonly change: Values; // of the chances
  readonly swing: number; // the chance that changed hands
  readonly luck: Values; // the part of the change that was luck
  readonly cause: Cause;
}

const MOST = 5;

/** The five largest swings, at most one in a turn, in the order of the game. */
export function turningPointsOf(timeline: Timeline, decisions: readonly Decision[]): TurningPoint[] {
  const largest = new Map<number, TurningPoint>();
  for (const point of swingsOf(timeline, decisions)) {
    const other = largest.get(point.turn);
    if (other === undefined || point.swing > other.swing) largest.set(point.turn, point);
  }
  return [...largest.values()]
    .sort((a, b) => b.swing - a.swing)
    .slice(0, MOST)
    .sort((a, b) => a.seq - b.seq);
}

function swingsOf({ start, entries, luck }: Timeline, decisions: readonly Decision[]): TurningPoint[] {
  const points: TurningPoint[] = [];
  let before = start;
  for (let i = 0; i < entries.length; ) {
    const { seq, round, turn, seat, action } = entries[i];
    let last = i;
    while (
      action !== undefined &&
      isSame(action, entries[last + 1]?.action) &&
      entries[last + 1].turn === turn
    )
      last++;
    const end = entries[last];
    if (action !== undefined && turn > 0) {
      const change = subtract(end.chances, before);
      const lucky = noValues(start.length);
      for (const event of luck) if (event.seq >= seq && event.seq <= end.seq) addPart(lucky, 1, event.luck);
      const isMistake = decisions.some((d) => d.seq >= seq && d.seq <= end.seq && d.mark !== undefined);
      const swing = swingOf(change);
      const cause = swingOf(lucky) >= swing / 2 ? 'luck' : isMistake ? 'mistake' : 'move';
      points.push({ seq, last: end.seq, round, turn, seat, action, change, swing, luck: lucky, cause });
    }
    before = end.chances;
    i = last + 1;
  }
  return points;
}

function isSame(a: Action, b: Action | undefined): boolean {
  if (a.type !== 'battle' || b?.type !== 'battle') return a.type === b?.type;
  return a.from === b.from && a.to === b.to;
}

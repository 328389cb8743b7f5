import { clonePosition, evolve, type Position } from '@rubicon/engine';
import type { Replay } from '@rubicon/protocol/wire';

/** Entries between two kept positions. */
const DISTANCE = 64;

/** The positions of a replay. Some are kept once computed, so that a jump folds only a few entries. */
export class Snapshots {
  private readonly entries: Replay['entries'];
  private readonly kept: Position[]; // after 0, 64, 128 … entries

  constructor({ beginning, entries }: Replay) {
    this.entries = entries;
    this.kept = [beginning];
  }

  /** Returns the position after this many entries. */
  after(shown: number): Position {
    const nearest = Math.min(Math.floor(shown / DISTANCE), this.kept.length - 1);
    const position = clonePosition(this.kept[nearest]!);
    for (let i = nearest * DISTANCE; i < shown; i++) {
      for (const event of this.entries[i]?.events ?? []) evolve(position, event);
      if (i + 1 === this.kept.length * DISTANCE) this.kept.push(clonePosition(position));
    }
    return position;
  }
}

import type { Seat } from '@rubicon/engine';
import { positionAfter, type Replica } from '@rubicon/protocol/wire';
import { hasSteps, isReviewedBy, type Reveal } from './review.ts';

/** Remembers which reveals each seat at this page has reviewed. */
export class SeenReveals {
  private start: number | undefined; // entries already there when the page opened; they are not reviewed
  private readonly lastSeen = new Map<Seat, number>();

  /** The latest reveal that the seat has not reviewed. */
  missedBy(replica: Replica): Reveal | undefined {
    const { viewer, view, entries: history } = replica;
    this.start ??= history.length;
    const entry = history.findLast(hasSteps);
    const seen = this.lastSeen.get(viewer) ?? this.start;
    if (entry === undefined || entry.seq <= seen || !isReviewedBy(viewer, view)) return undefined;
    return { entry, before: positionAfter(replica, entry.seq - 1) };
  }

  add(viewer: Seat, { entry }: Reveal): void {
    this.lastSeen.set(viewer, entry.seq);
  }
}

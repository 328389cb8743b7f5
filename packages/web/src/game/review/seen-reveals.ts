import { positionAfter, type Replica } from '@rubicon/protocol/wire';
import { hasSteps, isReviewedBy, type Reveal } from './review.ts';

/** The reveals already reviewed at this page. They are public, so one review is enough for all its seats. */
export class SeenReveals {
  private last: number | undefined; // the line of the last one; those before the page opened are not reviewed

  /** The latest reveal that has not been reviewed. */
  missedBy(replica: Replica): Reveal | undefined {
    const { viewer, view, entries: history } = replica;
    this.last ??= history.length;
    const entry = history.findLast(hasSteps);
    if (entry === undefined || entry.seq <= this.last || !isReviewedBy(viewer, view)) return undefined;
    return { entry, before: positionAfter(replica, entry.seq - 1) };
  }

  add({ entry }: Reveal): void {
    this.last = entry.seq;
  }
}

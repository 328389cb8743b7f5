import { clonePosition, evolve, isToAct, type Position, type Seat } from '@rubicon/engine';
import type { HistoryEntry } from '@rubicon/protocol/wire';
import { hasSteps, isReviewedBy, type Reveal } from '../review/review.ts';
import type { Showing } from './pace.ts';

/** Milliseconds to wait after showing an entry before the next one is shown. */
export type Pause = (entry: HistoryEntry, showing: Showing) => number;

interface DisplayStart {
  readonly viewer: Seat;
  readonly view: Position; // after the history
  readonly history: readonly HistoryEntry[]; // already shown at the start
  readonly reveal: Reveal | undefined; // still to be reviewed
}

/**
 * Entries that arrive within this many milliseconds are shown together, unless each has its own pause. The player's own
 * entries wait as long for the answer to their command.
 */
const FRAME = 16;

/** An entry that arrives this many milliseconds after the pause of the last one has been waited for. */
const LIVE = 100;

/**
 * The entries of a game on their way to the screen: shown one by one at a pace people can follow. A reveal stops the
 * queue until its review has ended.
 */
export class DisplayQueue {
  readonly history: HistoryEntry[]; // shown entries; grows in place
  private readonly viewer: Seat;
  private readonly position: Position; // after the history
  private readonly pause: Pause;
  private readonly onChange: () => void;
  private readonly waiting: HistoryEntry[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isSkipping = false; // until the viewer is to act
  private shownAt = Number.NEGATIVE_INFINITY; // when the last entry was shown
  private due: Reveal | undefined;
  private lastPause = 0;
  private delay = 0; // since the last entry was shown, beyond the planned pause
  private isLive = true;

  constructor({ viewer, view, history, reveal }: DisplayStart, pause: Pause, onChange: () => void) {
    this.viewer = viewer;
    this.position = clonePosition(view);
    this.history = [...history];
    this.due = reveal;
    this.pause = pause;
    this.onChange = onChange;
  }

  /** The view after all shown entries; a new object on each call. */
  get view(): Position {
    return clonePosition(this.position);
  }

  /** The number of entries shown. */
  get shown(): number {
    return this.history.length;
  }

  /** The reveal under review; nothing else is shown until the review ends. */
  get reveal(): Reveal | undefined {
    return this.due;
  }

  /** Whether received entries have not been shown yet. */
  get isBehind(): boolean {
    return this.waiting.length > 0;
  }

  /** Milliseconds for which the last entry is shown, as planned. */
  get lasts(): number {
    return this.lastPause;
  }

  push(entry: HistoryEntry): void {
    this.waiting.push(entry);
    const idle = performance.now() - this.shownAt;
    if (this.timer !== undefined) return;
    if (idle > LIVE) this.isLive = true;
    else this.delay += idle;
    const since = entry.seat === this.viewer ? 0 : idle;
    this.timer = setTimeout(() => this.showNext(), Math.max(0, FRAME - since));
  }

  /** Shows entries without pauses until the viewer is to act. A reveal still stops the queue. */
  skip(): void {
    this.isSkipping = true;
    this.showNext();
  }

  /** Ends the pause: the next entry is shown as soon as it arrives. */
  hurry(): void {
    if (this.waiting.length > 0) return;
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  /** Ends the review, if there is one, and shows the entries received since. */
  endReview(): void {
    if (this.due === undefined) return;
    this.due = undefined;
    this.showNext();
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  /** Shows entries up to the next pause or reveal. */
  private showNext(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.due !== undefined) return;
    for (let entry = this.waiting.shift(); entry !== undefined; entry = this.waiting.shift()) {
      const isOnViewer = this.isOnViewer(entry);
      this.show(entry);
      if (this.due !== undefined) break;
      const { viewer, isLive, delay, waiting: queued } = this;
      const showing = { isOwn: entry.seat === viewer, isOnViewer, isLive, delay, queued };
      const wait = this.isSkipping ? 0 : this.pause(entry, showing);
      this.isLive = false;
      this.delay = 0;
      this.lastPause = wait;
      if (wait > 0) {
        this.timer = setTimeout(() => this.endPause(), wait);
        break;
      }
    }
    if (isToAct(this.position, this.viewer)) this.isSkipping = false;
    this.shownAt = performance.now();
    this.onChange();
  }

  private endPause(): void {
    this.delay = Math.max(0, performance.now() - this.shownAt - this.lastPause);
    this.showNext();
  }

  /** Whether an entry that has not been shown attacks the viewer. */
  private isOnViewer({ events }: HistoryEntry): boolean {
    return events.some((event) => event.type === 'rolled' && this.position.owner[event.to] === this.viewer);
  }

  private show(entry: HistoryEntry): void {
    const before = hasSteps(entry) ? clonePosition(this.position) : undefined;
    for (const event of entry.events) evolve(this.position, event);
    this.history.push(entry);
    if (before !== undefined && isReviewedBy(this.viewer, this.position)) this.due = { entry, before };
  }
}

import type { Channel } from './channel.ts';

/** How often each channel is checked for silence, in milliseconds. */
const CHECK_MS = 250;

/** Channels are checked in groups, one group after the other: thousands of pings at once would delay everything else. */
const GROUPS = 10;

/** Finds clients that have been silent for too long. */
export class Heartbeat {
  private readonly groups = Array.from({ length: GROUPS }, () => new Set<Channel>());
  private readonly timer = setInterval(() => this.beat(), CHECK_MS / GROUPS).unref();
  private added = 0;
  private beats = 0;
  private beatAt = Date.now();

  /** Checks a channel from now on, until the returned function is called. */
  add(channel: Channel): () => void {
    const group = this.group(this.added++);
    group.add(channel);
    return () => group.delete(channel);
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private beat(): void {
    const now = Date.now();
    const heldUp = now - this.beatAt - CHECK_MS;
    this.beatAt = now;
    if (heldUp > 0) for (const group of this.groups) for (const channel of group) channel.excuse(heldUp);
    for (const channel of this.group(this.beats++)) channel.check(now);
  }

  private group(number: number): Set<Channel> {
    return this.groups[number % GROUPS]!;
  }
}

import type { BotThreads } from '../hosting/bot-threads.ts';
import type { Downtime } from '../hosting/downtime.ts';
import type { Games } from '../hosting/games.ts';
import type { Beat, Store, Time } from '../store/store.ts';
import type { Availability } from './availability.ts';

export interface KeeperPorts {
  readonly store: Store;
  readonly games: Games;
  readonly bots: BotThreads;
  readonly downtime: Downtime;
  readonly availability: Availability;
}

const BEATS_PER_CLEANING = 600;
const BEATS_PER_CHECK = 3;

/** Announces that this node is alive to those that share its store, and takes its share of the games with bots. */
export class Keeper {
  private readonly ports: KeeperPorts;
  private knownGap: Time = 0;
  private others: Beat['others'] = [];
  private beats = 0;

  constructor(ports: KeeperPorts) {
    this.ports = ports;
  }

  /** Whether no other node is alive. */
  get isAlone(): boolean {
    return this.others.length === 0;
  }

  /** Writes that this node is alive. Open games here are credited with time in which no node was. */
  async beat(): Promise<void> {
    const { store, games, downtime, availability } = this.ports;
    const { gaps, others } = await store.beatNode(this.free, this.knownGap);
    this.others = others;
    const isFirst = this.knownGap === 0;
    this.knownGap = Math.max(1, this.knownGap, ...gaps.map(({ to }) => to));
    downtime.add(gaps);
    availability.pulse();
    if (++this.beats % BEATS_PER_CLEANING === 0) await store.forgetBuckets();
    if (gaps.length > 0 && !isFirst) games.credit();
  }

  /** Takes over this node's share, by capacity, of the games that wait for a bot and that no living node plays. */
  async claimGames(): Promise<void> {
    const { store, games } = this.ports;
    if (this.beats % BEATS_PER_CHECK === 0) await this.reopenGames();
    const living = this.others.map(({ id }) => id);
    const count = await store.countUnclaimed(living);
    if (count === 0) return;
    const all = this.others.reduce((sum, { free }) => sum + free, this.free);
    const share = Math.ceil((count * this.free) / all);
    for (const id of await store.claimGames(living, share, games.unknown)) games.take(id);
  }

  /** Opens games again that this node has taken over but does not play, because the database was lost at the wrong moment. */
  private async reopenGames(): Promise<void> {
    const { store, games } = this.ports;
    for (const id of await store.ownGames()) if (!games.plays(id)) games.take(id);
  }

  /** How many more games with bots this node can play; never 0, so that some node plays them. */
  private get free(): number {
    const { bots, games } = this.ports;
    return Math.max(1, bots.capacity - games.played);
  }
}

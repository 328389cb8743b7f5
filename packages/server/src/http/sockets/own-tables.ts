import type { Services } from '../../services.ts';
import type { StoredTable } from '../../store/store.ts';
import type { ListSession } from './list-session.ts';

/** Tells players who follow the list about changes to the tables where they sit, whichever page they have open. */
export class OwnTables {
  private readonly services: Services;
  private readonly byPlayer = new Map<string, Set<ListSession>>();
  private readonly byTable = new Map<string, Set<ListSession>>(); // the clients that it was sent to as their player's own
  private changed = new Set<string>(); // tables
  private isTelling = false;

  constructor(services: Services) {
    this.services = services;
    services.lobbies.onChange((table) => this.mark(table));
    services.games.onPass((table) => this.mark(table));
  }

  /** Sends the lists to a client, and then changes until `end`. */
  async begin(session: ListSession): Promise<void> {
    const { lists } = this.services;
    const player = session.caller?.player.id;
    if (player !== undefined) add(this.byPlayer, player, session);
    const [{ tables }, own] = await Promise.all([
      lists.open(),
      player === undefined ? undefined : lists.own(player, ['lobby', 'playing']),
    ]);
    session.begin(tables, own);
    const isFollowing = this.byPlayer.get(player ?? '')?.has(session); // it may have ended in the meantime
    if (isFollowing) for (const table of session.own) add(this.byTable, table, session);
  }

  end(session: ListSession): void {
    remove(this.byPlayer, session.caller?.player.id ?? '', session);
    for (const table of session.own) remove(this.byTable, table, session);
  }

  /** Sends all changes since the last call. Reads the store once for each player concerned. */
  async tell(): Promise<void> {
    if (this.isTelling || this.changed.size === 0) return;
    this.isTelling = true;
    const changed = [...this.changed];
    this.changed.clear();
    try {
      const concerned = new Map<string, StoredTable[]>(); // by player
      for (const table of (await this.services.store.findTables(changed)).values())
        for (const player of this.playersOf(table))
          concerned.set(player, [...(concerned.get(player) ?? []), table]);
      await Promise.all([...concerned].map(([player, tables]) => this.tellPlayer(player, tables)));
    } finally {
      this.isTelling = false;
    }
  }

  private async tellPlayer(player: string, tables: readonly StoredTable[]): Promise<void> {
    const views = await this.services.lobbies.views.list(tables, player);
    for (const session of this.byPlayer.get(player) ?? [])
      for (const view of views) {
        if (!session.hasBegun)
          this.changed.add(view.id); // its list may be newer than this view: left to the next call
        else if (session.showOwn(view)) add(this.byTable, view.id, session);
        else remove(this.byTable, view.id, session);
      }
  }

  /** Notes that another node has stored lines of a table's game. */
  notePass(table: string): void {
    if (this.byTable.has(table)) this.changed.add(table);
  }

  /** Notes that a table of a following player has changed. */
  note(table: string): void {
    this.changed.add(table);
  }

  /** The players who follow the list. */
  get players(): readonly string[] {
    return [...this.byPlayer.keys()];
  }

  /** Notes that a table has changed, if a following player sits or sat there. */
  private mark(table: StoredTable): void {
    if (this.byTable.has(table.id) || table.players.some((player) => this.byPlayer.has(player)))
      this.changed.add(table.id);
  }

  /** The following players who sit or sat at a table. */
  private playersOf({ id, players }: StoredTable): ReadonlySet<string> {
    const former = [...(this.byTable.get(id) ?? [])].flatMap(({ caller }) => caller?.player.id ?? []);
    return new Set([...players.filter((player) => this.byPlayer.has(player)), ...former]);
  }
}

function add(index: Map<string, Set<ListSession>>, key: string, session: ListSession): void {
  index.set(key, (index.get(key) ?? new Set()).add(session));
}

function remove(index: Map<string, Set<ListSession>>, key: string, session: ListSession): void {
  const sessions = index.get(key);
  sessions?.delete(session);
  if (sessions?.size === 0) index.delete(key);
}

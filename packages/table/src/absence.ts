import {
  type Command,
  fallback,
  HOST,
  isIn,
  type Position,
  parseCommand,
  type Seat,
  seatsIn,
  toAct,
} from '@rubicon/engine';
import type { SeatPlayer, TableEvent, TableSettings, WireFailure } from '@rubicon/protocol/wire';
import type { Request } from './connection.ts';
import type { SavedSheet } from './host.ts';
import { GRACE_MS, type Journal, type Played } from './journal.ts';

/** How often a pause is attempted when writes conflict. */
const MOST_CONFLICTS = 10;

/** The bot that takes over, if the settings name none. */
const STAND_IN = 'medium';

/** Identifies what the game asks of its seats: the same text until it is answered. Public: a view gives the same result. */
export function questionOf(position: Position): string {
  const { family, phase } = position;
  return family === 'orders'
    ? `${position.round}/${phase}/${position.lot.join()}`
    : `${position.turn}/${phase}`;
}

/** The parts of a table that `Absence` uses. All of them run in the mailbox. */
export interface AbsenceTable {
  now(): number;
  play(actor: Seat, command: Command): Promise<Played | undefined>;
  note(events: readonly TableEvent[]): Promise<boolean>;
  setBot(seat: Seat, bot: string | undefined): Promise<void>;
  savedSheet(seat: Seat): Promise<SavedSheet | undefined>;
  /** Stores a vote for a pause and returns all votes; undefined if votes are kept in memory only. */
  setVote(seat: Seat, isWanted: boolean): Promise<readonly Seat[] | undefined>;
  votesChanged(): void;
}

/**
 * Handles players who leave, return, run out of time or want a pause. What happens to an absent player's seat is a
 * setting of the table, and every change is a line of the record.
 */
export class Absence {
  private readonly settings: TableSettings | undefined;
  private readonly journal: Journal;
  private readonly table: AbsenceTable;
  private agreed = new Set<Seat>(); // to a pause

  constructor(settings: TableSettings | undefined, journal: Journal, table: AbsenceTable) {
    this.settings = settings;
    this.journal = journal;
    this.table = table;
  }

  /** The seats that want a pause. */
  get votes(): readonly Seat[] {
    return [...this.agreed].sort();
  }

  /** Whether the game waits for a player who left, so that the default is played at once. */
  get isToPlay(): boolean {
    return this.nextAway !== undefined;
  }

  /** Whether all players left and no bot plays: defaults alone would never end. */
  get isDeserted(): boolean {
    const { position, table } = this.journal;
    return seatsIn(position).every((seat) => isEmpty(table.players[seat]));
  }

  async request(seat: Seat, request: Exclude<Request, { type: 'save' }>): Promise<WireFailure | undefined> {
    const { players, isPaused } = this.journal.table;
    const isAway = players[seat]?.isAway === true;
    switch (request.type) {
      case 'leave':
        if (isAway || !isIn(this.journal.position, seat)) return 'not-allowed';
        await this.treat(seat, async () => void (await this.table.note([{ type: 'left', seat }])));
        await this.recount();
        return undefined;
      case 'return':
        if (!isAway) return 'not-allowed';
        if (await this.table.note([{ type: 'returned', seat }])) await this.table.setBot(seat, undefined);
        return undefined;
      case 'pause':
        if (isPaused || isAway || !isIn(this.journal.position, seat)) return 'not-allowed';
        await this.vote(seat, request.agree);
        return undefined;
      case 'resume':
        if (!isPaused || isAway) return 'not-allowed';
        await this.table.note([{ type: 'resumed' }]);
        return undefined;
    }
  }

  /** Plays for every seat whose clock has run out. */
  async expire(): Promise<void> {
    for (;;) {
      const latest = this.table.now() - GRACE_MS;
      if (!(await this.table.note([]))) return; // credits the time before `latest` in which the host was down
      const { clock } = this.journal.table;
      const seat = clock?.seats.find((running) => clock.isOver(running, latest));
      if (seat === undefined) return;
      const before = this.journal.seq;
      const notBefore = (clock?.deadline ?? 0) + GRACE_MS;
      await this.journal.expire(notBefore, () => this.treat(seat, () => this.playDefault(seat, 'expire')));
      await this.recount();
      if (this.journal.seq === before) return; // not stored, or another writer came first
    }
  }

  /** Plays for the next player who left: the default, or the surrender that a crash prevented. */
  async playNext(): Promise<void> {
    const seat = this.nextAway;
    if (seat === undefined) return;
    if (this.settings?.absent === 'surrender') await this.table.play(seat, { type: 'surrender' });
    else await this.playDefault(seat, 'skip');
  }

  /** Plays the default for a seat: its saved orders, or else the move of L-3. */
  async playDefault(seat: Seat, type: 'skip' | 'expire'): Promise<void> {
    const { rules, position } = this.journal;
    const usual = fallback(rules, position, seat);
    if (usual === undefined) return;
    const sheet = await this.table.savedSheet(seat);
    const isForThis = sheet !== undefined && sheet.question === questionOf(position);
    const saved = isForThis ? parseCommand(rules.board, sheet.command).value : undefined;
    if (saved !== undefined && saved.type === usual.type) {
      const played = await this.table.play(HOST, { type, seat, command: saved } as Command);
      if (played === 'conflict' || played?.rejection === undefined) return;
    }
    await this.table.play(HOST, { type, seat, command: usual } as Command);
  }

  private get nextAway(): Seat | undefined {
    const { position, table } = this.journal;
    return toAct(position).find((seat) => isEmpty(table.players[seat]));
  }

  /** Applies the table's setting for absent players to a seat; `useDefault` plays its default. */
  private async treat(seat: Seat, useDefault: () => Promise<void>): Promise<void> {
    switch (this.settings?.absent ?? 'default') {
      case 'default':
        return useDefault();
      case 'surrender':
        if (await this.table.note([{ type: 'left', seat }]))
          await this.table.play(seat, { type: 'surrender' });
        return;
      case 'bot': {
        const bot = this.settings?.bot ?? STAND_IN;
        const changes: TableEvent[] = [
          { type: 'left', seat },
          { type: 'played-by', seat, bot },
        ];
        await this.table.setBot(seat, bot);
        if (!(await this.table.note(changes))) await this.table.setBot(seat, undefined);
        return;
      }
    }
  }

  /**
   * A pause needs the votes of everyone still playing; anyone may end it. After a conflict the votes are counted again:
   * another writer may have stored that a player left, or the pause itself.
   */
  private async vote(seat: Seat, agree: boolean): Promise<void> {
    await this.setVote(seat, agree);
    await this.countVotes();
  }

  /**
   * Counts the votes for a pause after a player left or is out of the game. The vote of this player is void, and a pause
   * that only this player had not agreed to begins.
   */
  async recount(): Promise<void> {
    const { voters } = this;
    const isVoid = (seat: Seat): boolean => !voters.includes(seat);
    if (!this.isAgreed && !this.votes.some(isVoid)) return;
    for (const seat of this.votes.filter(isVoid)) await this.setVote(seat, false);
    await this.countVotes();
  }

  private async countVotes(): Promise<void> {
    for (let conflicts = 0; this.isAgreed && conflicts < MOST_CONFLICTS; conflicts++)
      await this.table.note([{ type: 'paused' }]);
    if (this.journal.table.isPaused) for (const voter of this.votes) await this.setVote(voter, false);
    this.table.votesChanged();
  }

  private async setVote(seat: Seat, isWanted: boolean): Promise<void> {
    if (this.agreed.has(seat) === isWanted) return;
    if (isWanted) this.agreed.add(seat);
    else this.agreed.delete(seat);
    const votes = await this.table.setVote(seat, isWanted);
    if (votes !== undefined) this.agreed = new Set(votes);
  }

  /** Adopts the votes for a pause that another host stored. Returns whether they differ. */
  takeVotes(votes: readonly Seat[]): boolean {
    const before = this.votes;
    this.agreed = new Set(votes);
    return this.votes.join() !== before.join();
  }

  /** The seats whose players decide about a pause: people who still play. */
  private get voters(): readonly Seat[] {
    const { position, table } = this.journal;
    return seatsIn(position).filter((voter) => {
      const player = table.players[voter];
      return player?.isAway === false && player.bot === undefined;
    });
  }

  /** Whether everyone still playing wants a pause, and it has not begun. */
  private get isAgreed(): boolean {
    const { isClosed, table } = this.journal;
    const { voters } = this;
    const canPause = !isClosed && !table.isPaused && voters.length > 0;
    return canPause && voters.every((voter) => this.agreed.has(voter));
  }
}

/** Whether nobody plays a seat: its person left, and no bot took over. */
const isEmpty = (player: SeatPlayer | undefined): boolean =>
  player?.isAway === true && player.bot === undefined;

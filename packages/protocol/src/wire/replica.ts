import {
  clonePosition,
  type Event,
  evolve,
  type Position,
  parseEvent,
  type Rules,
  type Seat,
  SPECTATOR,
  viewOf,
} from '@rubicon/engine';
import type { HistoryEntry, Replay } from '../history.ts';
import { startGame } from '../start.ts';
import { TableState } from '../table-state.ts';
import type { Viewpoint, WireGame, WireLine } from './messages.ts';

/** A line that does not follow the last one, or that this engine cannot read. */
export class WireError extends Error {}

/** A game as one viewer knows it: the fold of the lines a table sent. */
export class Replica implements Replay {
  readonly rules: Rules;
  readonly viewer: Seat;
  readonly beginning: Position;
  readonly view: Position;
  readonly entries: HistoryEntry[] = [];
  /** The players of the seats, and the clocks. */
  readonly table: TableState;

  /** Begins from the notation that came with the seat, or from a new game. */
  constructor(game: WireGame, seat: Viewpoint, beginning?: string) {
    const start = startGame(game, beginning);
    if (start.error !== undefined) throw new WireError(`no such game: ${start.error.code}`);
    this.rules = start.rules;
    this.viewer = seat === 'watch' ? SPECTATOR : seat;
    this.beginning = viewOf(start.position, this.viewer);
    this.view = clonePosition(this.beginning);
    this.table = new TableState(game.seats, game.table);
  }

  /** The number of the last line. */
  get seq(): number {
    return this.entries.length;
  }

  /** Folds the next line and returns its entry. */
  take(line: WireLine): HistoryEntry {
    if (line.seq !== this.seq + 1) throw new WireError(`line ${line.seq} after line ${this.seq}`);
    const entry = this.parse(line);
    for (const event of entry.events) evolve(this.view, event);
    this.entries.push(entry);
    this.table.enter(entry, this.view);
    return entry;
  }

  private parse(line: WireLine): HistoryEntry {
    const { seq, time } = line;
    if ('table' in line) return { seq, seat: 'host', time, events: [], table: line.table };
    return { seq, seat: line.seat, time, events: line.events.map((event) => this.parseEvent(event)) };
  }

  private parseEvent(json: unknown): Event {
    const { value, error } = parseEvent(this.rules.board, json);
    if (error !== undefined) throw new WireError(`event ${error.type}: ${error.code}`);
    return value;
  }
}

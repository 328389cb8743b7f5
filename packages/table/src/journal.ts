import {
  type Command,
  type Event,
  HOST,
  makeEvent,
  makePosition,
  type Position,
  type Rejection,
  type Rules,
  redact,
  refuse,
  type Seat,
  viewOf,
} from '@rubicon/engine';
import { RecordedGame, type RecordLine, type RecordResult } from '@rubicon/protocol';
import type { Happening, WireLine } from '@rubicon/protocol/wire';

/** Adds lines to a record, all or none. They are safe when it resolves. */
export type Store = (lines: readonly string[]) => void | Promise<void>;

/** The game, and its record while it is played: what is decided is stored before anybody reads it here. */
export class Journal {
  readonly rules: Rules;
  /** All of it, hidden things too. */
  readonly position: Position;
  /** The number of the last line that was decided. */
  seq: number;
  private readonly record: RecordedGame;
  private readonly beginning: Position | undefined; // where it is not that of a new game
  private readonly lines: Happening[]; // those that are stored
  private readonly store: Store;
  private readonly unsaved: string[] = [];

  /** `text` has the lines of the record that are stored. */
  constructor(record: RecordedGame, text: string, store: Store) {
    this.record = record;
    this.rules = record.rules;
    this.position = record.position;
    this.seq = record.seq;
    this.beginning = beginningOf(record);
    this.lines = readLines(record, text);
    this.store = store;
    record.appendTo((line) => this.unsaved.push(line));
  }

  get result(): RecordResult {
    return this.record.result;
  }

  /** Gives what happened when it is stored, or why nothing did. Rejects when it could not be stored. */
  async play(
    actor: Seat,
    command: Command,
    time: Date,
  ): Promise<Happening | { readonly rejection: Rejection }> {
    const known = actor === HOST ? this.position : viewOf(this.position, actor); // a refusal tells no secrets either
    const rejection = refuse(this.rules, known, actor, command);
    if (rejection !== undefined) return { rejection };
    const line = { seat: actor === HOST ? 'host' : actor, time: time.toISOString() } as const;
    const decision = this.record.play(actor, command, line.time);
    if (decision.rejection !== undefined) return decision;
    this.seq++;
    if (this.position.phase === 'over') this.record.close(); // stored with the line that ends the game
    await this.store(this.unsaved.splice(0));
    const happening = { seq: this.seq, ...line, events: decision.events };
    this.lines.push(happening);
    return happening;
  }

  /** Closes the record of a game that was over when it was opened. */
  async close(): Promise<true> {
    this.record.close();
    await this.store(this.unsaved.splice(0));
    return true;
  }

  /** The lines after this one, as a viewer may know them. */
  linesFor(viewer: Seat, after: number): WireLine[] {
    return this.lines.slice(after).map((line) => this.redact(line, viewer));
  }

  /** What happened, not what was asked, and nothing of how chance was made. */
  redact({ seq, seat, time, events }: Happening, viewer: Seat): WireLine {
    const { rules } = this;
    const makeRedacted = (event: Event) => makeEvent(rules.board, redact(rules, event, viewer));
    return { seq, seat, ...(time === undefined ? {} : { time }), events: events.map(makeRedacted) };
  }

  /** The notation of what a viewer may know of the position in which the record begins. */
  beginningFor(viewer: Seat): string | undefined {
    return this.beginning && makePosition(this.rules, viewOf(this.beginning, viewer));
  }
}

function beginningOf({ header }: RecordedGame): Position | undefined {
  if (header.position === undefined) return undefined;
  const beginning = RecordedGame.reopen(header, '');
  return 'error' in beginning ? undefined : beginning.position;
}

function readLines({ seq: last, events: all }: RecordedGame, text: string): Happening[] {
  let told = 0; // events of the lines before
  const lines = text.split('\n').slice(1, last + 1);
  return lines.map((json) => {
    const { seq, seat, time, events }: RecordLine = JSON.parse(json);
    const first = told;
    told += events.length;
    return { seq, seat, time, events: all.slice(first, told) };
  });
}

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import {
  COLOURS,
  type Command,
  clonePosition,
  type Dice,
  ENGINE_VERSION,
  type Event,
  evolve,
  type Game,
  HOST,
  makeCommand,
  makeEvent,
  NOBODY,
  type Outcome,
  type Position,
  play,
  type Rejection,
  type Rules,
  type Seat,
} from '@rubicon/engine';
import type { ChanceSource } from '../chance/source.ts';
import type { HistoryEntry, Replay, TableEvent } from '../history.ts';
import { countRounds, firstRound } from '../rounds.ts';
import { startGame } from '../start.ts';
import type { TableSettings } from '../table-settings.ts';
import { TableState } from '../table-state.ts';
import type { SettingsError } from './errors.ts';
import {
  RECORD_FORMAT,
  RECORD_VERSION,
  type RecordHeader,
  type RecordResult,
  type RecordSeat,
} from './format.ts';

export interface RecordSettings {
  readonly game: string; // the id of the game
  readonly edition: string;
  readonly options: Readonly<Record<string, string>>;
  readonly seats: readonly RecordSeat[];
  readonly table?: TableSettings | undefined; // clocks and absent players
  readonly position?: string | undefined; // notation to begin from, instead of a new game
}

/** The most characters that wait to be hashed while a game is played. */
const MOST_UNHASHED = 8192;

type Decision =
  | { readonly events: readonly Event[]; readonly chance: readonly Outcome[]; readonly rejection?: undefined }
  | { readonly rejection: Rejection };

type RecordedPlay =
  | { readonly entry: HistoryEntry; readonly rejection?: undefined }
  | { readonly rejection: Rejection };

/** Receives each line of a record, without its line break. */
export type Append = (line: string) => void;

/** A game being played and written down: every accepted command is appended as one line. */
export class RecordedGame implements Replay {
  readonly header: RecordHeader;
  readonly rules: Rules;
  readonly beginning: Position;
  readonly position: Position;
  /** All lines, or the latest ones after `forget`. */
  readonly entries: HistoryEntry[] = [];
  /** The players of the seats, and the clocks. */
  readonly table: TableState;
  /** The revision of the rules that decided the last line. */
  revision: number;
  /** The current round of all seats; 0 in the set-up. */
  round: number;
  private readonly roundAfter: (event: Event) => number;
  private readonly chance: ChanceSource;
  private readonly dice: Dice;
  private readonly hash = sha256.create();
  private append: Append;
  private unhashed = ''; // lines that `hash` has not seen yet
  private outcomes: Outcome[] = []; // of the command being decided
  private drawn = 0; // the number of outcomes so far
  private isClosed = false;

  private constructor(header: RecordHeader, { rules, position }: Game, chance: ChanceSource, append: Append) {
    this.header = header;
    this.rules = rules;
    this.beginning = clonePosition(position);
    this.position = position;
    this.revision = header.revision;
    this.round = firstRound(position);
    this.roundAfter = countRounds(this.round);
    this.table = new TableState(header.seats, header.table);
    this.chance = chance;
    this.dice = { below: (n, dice) => this.draw(n, dice) };
    this.append = append;
  }

  /** Begins a record with its header. */
  static create(
    settings: RecordSettings,
    chance: ChanceSource,
    append: Append,
  ): RecordedGame | { readonly error: SettingsError } {
    const start = startOf(settings);
    if (start.error !== undefined) return { error: start.error };
    const header: RecordHeader = {
      format: RECORD_FORMAT,
      version: RECORD_VERSION,
      game: settings.game,
      edition: start.rules.edition,
      options: start.rules.options,
      revision: start.rules.revision,
      engine: ENGINE_VERSION,
      seats: [...settings.seats],
      ...(settings.table === undefined ? {} : { table: settings.table }),
      chance: chance.declaration,
      ...(settings.position === undefined ? {} : { position: settings.position }),
    };
    const game = new RecordedGame(header, start, chance, append);
    game.write(header);
    return game;
  }

  /** The game of a stored header, before its first line; `redo` and `fold` apply the lines. */
  static reopen(
    header: RecordHeader,
    text: string,
    chance: ChanceSource,
  ): RecordedGame | { readonly error: SettingsError } {
    const start = startOf(header);
    if (start.error !== undefined) return { error: start.error };
    const game = new RecordedGame(header, start, chance, () => {});
    game.remember(text);
    return game;
  }

  /** Sends all further lines to this sink. */
  appendTo(append: Append): void {
    this.append = append;
  }

  /** The number of the last line. */
  get seq(): number {
    return this.entries.at(-1)?.seq ?? 0;
  }

  /** Drops all but the latest entries and the text of all lines, for hosts that can read them from their store. */
  forget(kept: number): void {
    if (this.entries.length > 2 * kept) this.entries.splice(0, this.entries.length - kept);
    if (this.unhashed.length > MOST_UNHASHED) this.hashLines();
  }

  /** How the game ended, according to the rules. */
  get result(): RecordResult {
    if (this.position.phase !== 'over') return { type: 'abandoned' };
    return this.position.winner === NOBODY ? { type: 'drawn' } : { type: 'won', seat: this.position.winner };
  }

  /** SHA-256 over all lines so far. Computed on demand: computing it on load would double the load time. */
  get sha256(): string {
    this.hashLines();
    return bytesToHex(this.hash.clone().digest());
  }

  /** Decides a command and writes its line; a rejected command changes nothing. */
  play(actor: Seat, command: Command, time?: string): RecordedPlay {
    const decision = this.decide(actor, command);
    if (decision.rejection !== undefined) return decision;
    const { board } = this.rules;
    const seq = this.seq + 1;
    const seat = actor === HOST ? 'host' : actor;
    this.write({
      seq,
      seat,
      ...(time === undefined ? {} : { time }),
      command: makeCommand(board, command),
      chance: decision.chance,
      events: decision.events.map((event) => makeEvent(board, event)),
    });
    return { entry: this.enter({ seq, seat, time, events: decision.events }) };
  }

  /** Writes a change at the table. */
  note(table: TableEvent, time?: string): HistoryEntry {
    if (this.isClosed) throw new Error('the record is closed');
    const seq = this.seq + 1;
    this.write({ seq, ...(time === undefined ? {} : { time }), table });
    return this.enter({ seq, seat: 'host', time, events: [], table });
  }

  /** Continues under the current revision of the rules, and marks the switch; undefined if there is none. */
  revise(time?: string): HistoryEntry | undefined {
    const { revision } = this.rules;
    return this.revision === revision
      ? undefined
      : this.note({ type: 'revised', revision, engine: ENGINE_VERSION }, time);
  }

  /** Decides the command of a stored line again, for its seat and time. */
  redo(text: string, { seq, seat, time }: HistoryEntry, command: Command): Decision {
    const decision = this.decide(seat === 'host' ? HOST : seat, command);
    if (decision.rejection !== undefined) return decision;
    this.remember(text);
    this.enter({ seq, seat, time, events: decision.events });
    return decision;
  }

  /** Recomputes the outcomes of a stored line without deciding its command; `fold` applies the rest. */
  redraw(outcomes: readonly Outcome[]): readonly Outcome[] {
    for (const [, below] of outcomes) this.draw(below);
    return this.takeOutcomes();
  }

  /** Skips the stored outcomes of a line. */
  skip(outcomes: readonly Outcome[]): void {
    for (const outcome of outcomes) this.chance.skip(outcome);
    this.drawn += outcomes.length;
  }

  /** Applies a stored line as it is. */
  fold(text: string, entry: HistoryEntry): void {
    for (const event of entry.events) evolve(this.position, event);
    this.remember(text);
    this.enter(entry);
  }

  /** Writes the closing line of a game that is over or abandoned. */
  close(): void {
    if (this.isClosed) return;
    this.isClosed = true;
    const { result, chance, seq, sha256 } = this;
    this.write({ result, secret: chance.secret, lines: seq + 1, sha256 });
  }

  private decide(actor: Seat, command: Command): Decision {
    if (this.isClosed) throw new Error('the record is closed');
    if (this.revision !== this.rules.revision)
      throw new Error('the switch to another revision is not marked');
    const events: Event[] = [];
    const rejection = play(this.rules, this.position, actor, command, this.dice, events);
    return rejection === undefined ? { events, chance: this.takeOutcomes() } : { rejection };
  }

  private draw(below: number, dice?: number): number {
    const value = this.chance.below(below, dice);
    this.outcomes.push([this.drawn++, below, value]);
    return value;
  }

  private takeOutcomes(): readonly Outcome[] {
    const taken = this.outcomes;
    this.outcomes = [];
    return taken;
  }

  private enter(entry: HistoryEntry): HistoryEntry {
    this.entries.push(entry);
    for (const event of entry.events) this.round = this.roundAfter(event);
    this.table.enter(entry, this.position);
    if (entry.table?.type === 'revised') this.revision = entry.table.revision;
    if (entry.table?.type === 'rekeyed') this.chance.rekey?.(entry.table);
    return entry;
  }

  private write(line: object): void {
    const text = JSON.stringify(line);
    this.remember(text);
    if (this.unhashed.length > MOST_UNHASHED) this.hashLines();
    try {
      this.append(text);
    } catch (error) {
      this.isClosed = true; // after a line that was not written, none may follow
      throw error;
    }
  }

  private hashLines(): void {
    this.hash.update(utf8ToBytes(this.unhashed));
    this.unhashed = '';
  }

  private remember(text: string): void {
    this.unhashed += `${text}\n`;
  }
}

type Start = (Game & { readonly error?: undefined }) | { readonly error: SettingsError };

/** Returns the game that these settings describe; a given position has to agree with them. */
function startOf(settings: Omit<RecordSettings, 'game'>): Start {
  const start = startGame(settings, settings.position);
  if (start.error !== undefined || settings.position === undefined) return start;
  const field = differingField(settings, start);
  return field === undefined ? start : { error: { code: 'position-differs', field } };
}

function differingField(
  { edition, options, seats }: Omit<RecordSettings, 'game'>,
  { rules, position }: Game,
) {
  if (rules.edition !== edition) return 'edition';
  if (Object.entries(options).some(([name, value]) => rules.options[name] !== value)) return 'options';
  const { colours } = position;
  const areSame = colours.length === seats.length && colours.every(isColourOf);
  return areSame ? undefined : 'seats';

  /** A seat that has not chosen its colour yet matches any colour. */
  function isColourOf(colour: number, seat: Seat): boolean {
    return colour === NOBODY || COLOURS[colour] === seats[seat]?.colour;
  }
}

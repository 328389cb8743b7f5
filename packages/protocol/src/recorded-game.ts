import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import {
  COLOURS,
  type Command,
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
  type RecordingDice,
  type Rejection,
  type Rules,
  recordingDice,
  type Seat,
  seededDice,
} from '@rubicon/engine';
import { beginGame } from './beginning.ts';
import {
  RECORD_FORMAT,
  RECORD_VERSION,
  type RecordHeader,
  type RecordResult,
  type SettingsError,
} from './record.ts';

type Beginning = (Game & { readonly error?: undefined }) | { readonly error: SettingsError };

export interface RecordSettings {
  readonly edition: string;
  readonly options: Readonly<Record<string, string>>;
  readonly seats: RecordHeader['seats'];
  readonly seed: string;
  /** The notation of the position to begin from, instead of a new game. */
  readonly position?: string | undefined;
}

export type Decision =
  | { readonly events: readonly Event[]; readonly chance: readonly Outcome[]; readonly rejection?: undefined }
  | { readonly rejection: Rejection };

export type RecordedPlay =
  | { readonly events: readonly Event[]; readonly rejection?: undefined }
  | { readonly rejection: Rejection };

/** Gets each line of a record, without its line break. */
export type Append = (line: string) => void;

/** A game that is played and written down: every accepted command is appended as one line. */
export class RecordedGame {
  readonly header: RecordHeader;
  readonly rules: Rules;
  readonly position: Position;
  readonly events: Event[] = [];
  private readonly dice: RecordingDice;
  private readonly hash = sha256.create();
  private append: Append;
  private lines = 0;
  private isClosed = false;

  private constructor(header: RecordHeader, { rules, position }: Game, append: Append) {
    this.header = header;
    this.rules = rules;
    this.position = position;
    this.append = append;
    this.dice = recordingDice(seededDice(header.chance.seed));
  }

  static create(settings: RecordSettings, append: Append): RecordedGame | { readonly error: SettingsError } {
    const beginning = beginningOf(settings);
    if (beginning.error !== undefined) return { error: beginning.error };
    const header: RecordHeader = {
      format: RECORD_FORMAT,
      version: RECORD_VERSION,
      edition: beginning.rules.edition,
      options: beginning.rules.options,
      revision: beginning.rules.revision,
      engine: ENGINE_VERSION,
      seats: [...settings.seats],
      chance: { type: 'seeded', generator: 'sfc32', seed: settings.seed },
      ...(settings.position === undefined ? {} : { position: settings.position }),
    };
    const game = new RecordedGame(header, beginning, append);
    game.write(header);
    return game;
  }

  /** The game of a header that was read as this text; its lines are taken in by `redo` or `fold`. */
  static reopen(header: RecordHeader, text: string): RecordedGame | { readonly error: SettingsError } {
    const beginning = beginningOf({ ...header, seed: header.chance.seed });
    if (beginning.error !== undefined) return { error: beginning.error };
    const game = new RecordedGame(header, beginning, () => {});
    game.note(text);
    return game;
  }

  /** From now on lines go there. */
  appendTo(append: Append): void {
    this.append = append;
  }

  /** Commands accepted so far. */
  get seq(): number {
    return this.lines - 1;
  }

  /** How the game ended, as far as the rules know. */
  get result(): RecordResult {
    if (this.position.phase !== 'over') return { type: 'abandoned' };
    return this.position.winner === NOBODY ? { type: 'drawn' } : { type: 'won', seat: this.position.winner };
  }

  /** SHA-256 over all lines so far. */
  get sha256(): string {
    return bytesToHex(this.hash.clone().digest());
  }

  play(actor: Seat, command: Command, time?: string): RecordedPlay {
    const decision = this.decide(actor, command);
    if (decision.rejection !== undefined) return decision;
    const { board } = this.rules;
    this.write({
      seq: this.seq + 1,
      seat: actor === HOST ? 'host' : actor,
      ...(time === undefined ? {} : { time }),
      command: makeCommand(board, command),
      chance: decision.chance,
      events: decision.events.map((event) => makeEvent(board, event)),
    });
    return decision;
  }

  /** Decides a command that was read in this line again. */
  redo(text: string, actor: Seat, command: Command): Decision {
    const decision = this.decide(actor, command);
    if (decision.rejection === undefined) this.note(text);
    return decision;
  }

  /** Takes the events of this line as they are. */
  fold(text: string, events: readonly Event[]): void {
    for (const event of events) {
      evolve(this.position, event);
      this.events.push(event);
    }
    this.note(text);
  }

  /** Writes the closing line: the game is over, or nobody will go on with it. */
  close(): void {
    if (this.isClosed) return;
    this.isClosed = true;
    this.write({ result: this.result, secret: null, lines: this.lines, sha256: this.sha256 });
  }

  private decide(actor: Seat, command: Command): Decision {
    if (this.isClosed) throw new Error('the record is closed');
    const events: Event[] = [];
    const rejection = play(this.rules, this.position, actor, command, this.dice, events);
    if (rejection !== undefined) return { rejection };
    for (const event of events) this.events.push(event);
    return { events, chance: this.dice.takeOutcomes() };
  }

  private write(line: object): void {
    const text = JSON.stringify(line);
    this.note(text);
    try {
      this.append(text);
    } catch (error) {
      this.isClosed = true; // what could not be written down cannot be played on
      throw error;
    }
  }

  private note(text: string): void {
    this.hash.update(utf8ToBytes(`${text}\n`));
    this.lines++;
  }
}

/** The game that these settings describe; a position that is given has to agree with them. */
function beginningOf(settings: RecordSettings): Beginning {
  const beginning = beginGame(settings, settings.position);
  if (beginning.error !== undefined || settings.position === undefined) return beginning;
  const field = differingField(settings, beginning);
  return field === undefined ? beginning : { error: { code: 'position-differs', field } };
}

function differingField({ edition, options, seats }: RecordSettings, { rules, position }: Game) {
  if (rules.edition !== edition) return 'edition';
  if (Object.entries(options).some(([name, value]) => rules.options[name] !== value)) return 'options';
  const { colours } = position;
  const areSame = colours.length === seats.length && colours.every(isColourOf);
  return areSame ? undefined : 'seats';

  /** A colour that its seat has still to choose differs from none. */
  function isColourOf(colour: number, seat: Seat): boolean {
    return colour === NOBODY || COLOURS[colour] === seats[seat]?.colour;
  }
}

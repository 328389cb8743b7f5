import {
  clonePosition,
  type Event,
  evolve,
  type Position,
  parseEvent,
  type Rules,
  replay,
  type Seat,
  SPECTATOR,
  viewOf,
} from '@rubicon/engine';
import { beginGame } from '../beginning.ts';
import type { Viewpoint, WireGame, WireLine } from './messages.ts';

/** What one accepted command did, as the viewer knows it. */
export interface Happening {
  readonly seq: number;
  readonly seat: number | 'host';
  readonly time: string | undefined;
  readonly events: readonly Event[];
}

/** A line that does not follow, or that this engine cannot read. */
export class WireError extends Error {}

/** A game as one viewer knows it: the fold of the lines that a table sent. */
export class Replica {
  readonly rules: Rules;
  readonly viewer: Seat;
  readonly view: Position;
  readonly history: Happening[] = [];
  private readonly beginning: Position;

  /** From the beginning that came with the seat, if one did; else from a new game. */
  constructor(game: WireGame, seat: Viewpoint, beginning?: string) {
    const begun = beginGame(game, beginning);
    if (begun.error !== undefined) throw new WireError(`no such game: ${begun.error.code}`);
    this.rules = begun.rules;
    this.viewer = seat === 'watch' ? SPECTATOR : seat;
    this.beginning = viewOf(begun.position, this.viewer);
    this.view = clonePosition(this.beginning);
  }

  /** The last line that was taken in. */
  get seq(): number {
    return this.history.length;
  }

  take({ seq, seat, time, events: json }: WireLine): Happening {
    if (seq !== this.seq + 1) throw new WireError(`line ${seq} after line ${this.seq}`);
    const events = json.map((event) => this.parse(event));
    for (const event of events) evolve(this.view, event);
    const happening = { seq, seat, time, events };
    this.history.push(happening);
    return happening;
  }

  /** The view as it was after this line, for whoever may change it. */
  viewAfter(seq: number): Position {
    return replay(
      this.beginning,
      this.history.slice(0, seq).flatMap(({ events }) => events),
    );
  }

  private parse(json: unknown): Event {
    const { value, error } = parseEvent(this.rules.board, json);
    if (error !== undefined) throw new WireError(`event ${error.type}: ${error.code}`);
    return value;
  }
}

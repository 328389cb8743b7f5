import { makeBot } from '@rubicon/bots';
import {
  type Command,
  createGame,
  DEFAULT_COLOURS,
  type Dice,
  type Event,
  type Game,
  HOST,
  isToAct,
  legal,
  makeEvent,
  type Position,
  parsePosition,
  type Rules,
  type Seat,
  seededDice,
  step,
  viewOf,
} from '@rubicon/engine';

export const PLAYERS = 3;

/** One command of a game, the outcomes that decided it, and what happened. */
export interface Played {
  readonly seat: Seat;
  readonly command: Command;
  readonly outcomes: readonly number[];
  readonly events: readonly Event[];
}

/** Replaces what one viewer may not know of an event. */
export type Blank = (event: Event) => Event;

/** The game that the server plays, played here one command ahead: its outcomes are the dice of the server. */
export class Mirror {
  readonly rules: Rules;
  position: Position;
  private readonly dice = seededDice('secrecy');

  constructor(edition: string, options: Readonly<Record<string, string>>, notation?: string) {
    const colours = DEFAULT_COLOURS.slice(0, PLAYERS);
    const game = notation === undefined ? createGame({ edition, options, colours }) : parsePosition(notation);
    if (game.error !== undefined) throw new Error(JSON.stringify(game.error));
    this.rules = game.rules;
    this.position = (game as Game).position;
  }

  /** The command of a bot on this seat. */
  choose(seat: Seat): Command {
    const view = viewOf(this.position, seat);
    const command = makeBot('easy', this.rules, seat, 'secrecy')?.act(view, legal(this.rules, view, seat));
    if (command === undefined) throw new Error('no bot');
    return command as Command;
  }

  /** The seat that is to act next. */
  get next(): Seat {
    const seat = [HOST, 0, 1, 2].find((actor) => isToAct(this.position, actor));
    if (seat === undefined) throw new Error('the game is over');
    return seat;
  }

  /** Plays a command with given outcomes, or with new ones. */
  play(seat: Seat, command: Command, outcomes?: readonly number[]): Played {
    const drawn: number[] = [];
    const dice: Dice = {
      below: (n, faces) => {
        const value = outcomes?.[drawn.length] ?? this.dice.below(n, faces);
        drawn.push(value % n);
        return value % n;
      },
    };
    const played = step(this.rules, this.position, seat, command, dice);
    if (played.rejection !== undefined)
      throw new Error(`seat ${seat}, ${JSON.stringify(command)}: ${JSON.stringify(played.rejection)}`);
    this.position = played.position;
    return { seat, command, outcomes: drawn, events: played.events };
  }

  /**
   * Plays a command of the other game here, so that everything but what `blank` replaces is as it was there. If `differs`,
   * that must differ.
   */
  repeat(there: Played, blank: Blank, differs: boolean, command = there.command): Played {
    const before = this.position;
    const wanted = this.textOf(there.events, blank);
    const whole = this.textOf(there.events, (event) => event);
    for (const outcomes of this.candidates(there.outcomes, differs)) {
      this.position = before;
      const played = this.match(there.seat, command, outcomes, wanted, blank, before);
      if (played === undefined) continue;
      if (!differs || this.textOf(played.events, (event) => event) !== whole) return played;
    }
    throw new Error(`nothing hidden can differ in ${whole}`);
  }

  private *candidates(outcomes: readonly number[], differs: boolean): Generator<number[]> {
    yield [...outcomes];
    if (!differs) return;
    for (const i of outcomes.keys())
      for (let value = 0; value < 60; value++)
        if (value !== outcomes[i]) yield outcomes.map((old, j) => (i === j ? value : old));
  }

  /** Changes the outcomes one after another until the events are the wanted ones; undefined if that fails. */
  private match(
    seat: Seat,
    command: Command,
    outcomes: readonly number[],
    wanted: string,
    blank: Blank,
    before: Position,
  ): Played | undefined {
    const tryOut = (list: readonly number[]): Played => {
      this.position = before;
      return this.play(seat, command, list);
    };
    let played = tryOut(outcomes);
    for (let i = 0; i < played.outcomes.length; i++) {
      let same = commonLength(this.textOf(played.events, blank), wanted);
      if (same === wanted.length) break;
      const list = [...played.outcomes];
      for (let value = 0; value < 60; value++) {
        const other = tryOut(list.map((old, j) => (i === j ? value : old)));
        const length = commonLength(this.textOf(other.events, blank), wanted);
        if (length <= same || this.textOf(other.events, blank).length < length) continue;
        [played, same] = [other, length];
      }
    }
    tryOut(played.outcomes);
    return this.textOf(played.events, blank) === wanted ? played : undefined;
  }

  private textOf(events: readonly Event[], blank: Blank): string {
    return JSON.stringify(events.map((event) => makeEvent(this.rules.board, blank(event))));
  }
}

function commonLength(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return length;
}

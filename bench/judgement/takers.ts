import { clonePosition, type Dice, type Position } from '@rubicon/engine';

/** When a position was taken: at the start of a turn, before an attack, before another command of a turn, or in set-up. */
const MOMENTS = ['turn', 'attack', 'pause', 'setup'] as const;
export type Moment = (typeof MOMENTS)[number];

interface Taken {
  readonly moment: Moment;
  readonly position: Position;
}

/** Takes some of the positions of a game. */
interface Taker {
  offer(moment: Moment, position: Position): void;
  taken(): Taken[];
}

/** The number of positions of each moment in a mixture. Attacks are the most frequent, so they are limited separately. */
const SIZES: Readonly<Record<Moment, number>> = { turn: 12, attack: 5, pause: 7, setup: 2 };

/** Takes positions of all moments. */
export class Mixture implements Taker {
  readonly #urns: Readonly<Record<Moment, Urn>>;

  constructor(lots: Dice) {
    this.#urns = {
      turn: new Urn(SIZES.turn, lots),
      attack: new Urn(SIZES.attack, lots),
      pause: new Urn(SIZES.pause, lots),
      setup: new Urn(SIZES.setup, lots),
    };
  }

  offer(moment: Moment, position: Position): void {
    this.#urns[moment].offer(position);
  }

  taken(): Taken[] {
    return MOMENTS.flatMap((moment) => this.#urns[moment].items.map((position) => ({ moment, position })));
  }
}

/** Takes one start of a turn from each third of the game. */
export class Thirds implements Taker {
  readonly #lots: Dice;
  readonly #starts: Position[] = [];

  constructor(lots: Dice) {
    this.#lots = lots;
  }

  offer(moment: Moment, position: Position): void {
    if (moment === 'turn') this.#starts.push(clonePosition(position));
  }

  taken(): Taken[] {
    return [0, 1, 2].flatMap((third) => {
      const first = Math.round((third * this.#starts.length) / 3);
      const end = Math.round(((third + 1) * this.#starts.length) / 3);
      if (end === first) return [];
      return { moment: 'turn', position: this.#starts[first + this.#lots.below(end - first)]! };
    });
  }
}

/** Keeps a few of the positions offered to it, all equally likely. */
class Urn {
  readonly items: Position[] = [];
  readonly #size: number;
  readonly #lots: Dice;
  #offered = 0;

  constructor(size: number, lots: Dice) {
    this.#size = size;
    this.#lots = lots;
  }

  offer(position: Position): void {
    const place = this.items.length < this.#size ? this.items.length : this.#lots.below(this.#offered + 1);
    this.#offered++;
    if (place < this.#size) this.items[place] = clonePosition(position);
  }
}

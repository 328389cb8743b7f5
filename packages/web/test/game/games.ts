import { makeBot } from '@rubicon/bots';
import {
  type Command,
  createGame,
  DEFAULT_COLOURS,
  type Dice,
  EDITIONS,
  type Event,
  fallback,
  HOST,
  legal,
  type Position,
  play,
  type Rules,
  type Seat,
  seededDice,
  toAct,
  valuesOf,
  viewOf,
} from '@rubicon/engine';
import type { WireGame, WireSeat } from '@rubicon/protocol/wire';
import { en } from '../../src/words/en/index.ts';
import { Person } from './person.ts';

/** A game to play. It is part of the test title, so that a failure can be reproduced. */
export interface Setting {
  readonly edition: string;
  readonly players: number;
  readonly options: Readonly<Record<string, string>>;
  readonly seed: string;
  readonly bots?: string; // the level of the other seats; easy by default
}

export const NAMES = ['Ann', 'Bob', 'Cleo', 'Dora', 'Eli', 'Finn'];

export const seatsFor = (players: number): WireSeat[] =>
  DEFAULT_COLOURS.slice(0, players).map((colour, seat) => ({ colour, name: NAMES[seat]! }));

export const titleOf = ({ edition, players, options, seed }: Setting): string =>
  [edition, `${players} players`, ...Object.entries(options).map((option) => option.join('=')), seed].join(
    ', ',
  );

/** Every edition with each of its options, cycling through the numbers of players. */
export const SETTINGS: readonly Setting[] = EDITIONS.flatMap(({ id, players, options }) => {
  const changes = Object.entries(options).flatMap(([name, option]) =>
    option.namesSeats ? [] : option.values.map((value) => ({ [name]: value })),
  );
  return [{}, ...changes].map((change, i) => {
    const count = players[i % players.length]!;
    const isPossible = Object.entries(change).every(([name, value]) =>
      valuesOf(options[name]!, count).includes(value),
    );
    return {
      edition: id,
      players: isPossible ? count : players.at(-1)!,
      options: change,
      seed: `page-${i}`,
    };
  });
});

export function newGame({ edition, players, options }: Setting): {
  rules: Rules;
  position: Position;
  game: WireGame;
} {
  const seats = seatsFor(players);
  const created = createGame({ edition, options, colours: seats.map(({ colour }) => colour) });
  if (created.error !== undefined) throw new Error(created.error.code);
  const { rules, position } = created;
  return {
    rules,
    position,
    game: { id: 'test', edition, options: rules.options, revision: rules.revision, seats },
  };
}

/** A moment of a game, for tests to inspect. */
export interface Moment {
  readonly rules: Rules;
  readonly position: Position; // complete, not a view
  readonly game: WireGame;
  readonly person: Person;
}

interface Visit {
  asked?(moment: Moment, seat: Seat): void; // before each decision
  helps?(moment: Moment): Command | undefined; // a command in place of the person's
  happened?(moment: Moment, events: readonly Event[], seat: Seat, command: Command): void;
}

/** More than any game takes. */
const MAX_COMMANDS = 30_000;

/** Plays a game to its end: the first seat through the page's prompts, the others by bots. */
export function playOut(setting: Setting, visit: Visit = {}): Moment {
  const { rules, position, game } = newGame(setting);
  const dice: Dice = seededDice(setting.seed);
  const person = new Person({ seat: 0, game, words: en, dice: seededDice(`${setting.seed} person`) });
  const moment = { rules, position, game, person };
  const bots = game.seats.map((_, seat) => makeBot(setting.bots ?? 'easy', rules, seat, setting.seed)!);
  apply(HOST, { type: 'start' });
  for (let commands = 0; position.phase !== 'over'; commands++) {
    if (commands > MAX_COMMANDS) throw new Error(`still not over: ${titleOf(setting)}`);
    const [seat] = toAct(position);
    if (seat === undefined) throw new Error(`no seat is to act in ${position.phase}: ${titleOf(setting)}`);
    visit.asked?.(moment, seat);
    apply(seat, decide(seat));
  }
  return moment;

  function decide(seat: Seat): Command {
    const view = viewOf(position, seat);
    const offers = legal(rules, view, seat);
    if (seat !== 0) return bots[seat]!.act(view, offers);
    const help = visit.helps?.(moment);
    if (help === undefined) return person.decide(rules, view, offers);
    person.forget();
    return help;
  }

  function apply(seat: Seat, command: Command): void {
    const events: Event[] = [];
    const rejection = play(rules, position, seat, command, dice, events);
    if (rejection !== undefined)
      throw new Error(
        `refused: ${JSON.stringify(rejection)} for ${JSON.stringify(command)} of ${seat} in ${position.phase}: ${titleOf(setting)}`,
      );
    visit.happened?.(moment, events, seat, command);
  }
}

/** A bot that decides for the person while `isHelped` returns true. */
export function helpWhile(isHelped: (moment: Moment) => boolean, seed: string): NonNullable<Visit['helps']> {
  let bot: ReturnType<typeof makeBot>;
  return (moment) => {
    const { rules, position } = moment;
    if (!isHelped(moment)) return undefined;
    if (position.phase === 'bid') return fallback(rules, position, 0); // bidding the minimum wins no lot, which leads to a conversion
    bot ??= makeBot('medium', rules, 0, seed);
    const view = viewOf(position, 0);
    return bot?.act(view, legal(rules, view, 0));
  };
}

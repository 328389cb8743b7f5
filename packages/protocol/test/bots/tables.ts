import {
  createGame,
  DEFAULT_COLOURS,
  EDITIONS,
  type Event,
  fallback,
  type Game,
  play,
  type Seat,
  seededDice,
  valuesOf,
} from '@rubicon/engine';
import { chooseMove } from '../golden-players.ts';

/** A game that can be created. */
export interface Table {
  readonly name: string;
  readonly edition: string;
  readonly players: number;
  readonly options: Readonly<Record<string, string>>;
}

/** Every edition with its fewest and most players, with default options and with all options changed. */
export const TABLES: readonly Table[] = EDITIONS.flatMap((edition) =>
  [edition.players[0]!, edition.players.at(-1)!].flatMap((players) => {
    const others = Object.entries(edition.options).map(([name, option]) => [
      name,
      valuesOf(option, players).at(-1)!,
    ]);
    return [{}, Object.fromEntries(others)].map((options, i) => ({
      name: `${edition.id} for ${players}${i === 0 ? '' : ' with options'}`,
      edition: edition.id,
      players,
      options,
    }));
  }),
);

export function gameAt({ edition, players, options }: Table): Game {
  const game = createGame({ edition, options, colours: DEFAULT_COLOURS.slice(0, players) });
  if (game.error !== undefined) throw new Error(JSON.stringify(game.error));
  return game;
}

/** Plays random commands, at most this many or to the end; calls `after` after each. */
export function playAtRandom(
  { rules, position }: Game,
  seed: string,
  commands: number,
  after: (events: readonly Event[], actor: Seat) => void,
): void {
  const dice = seededDice(`${seed}/dice`);
  const random = seededDice(`${seed}/moves`);
  const habits = { surrender: 2, draw: 5, timeout: 5 };
  for (let n = 0; n < commands && position.phase !== 'over'; n++) {
    const [actor, command] = chooseMove(rules, position, habits, random);
    const events: Event[] = [];
    const rejection = play(rules, position, actor, command, dice, events);
    if (rejection !== undefined)
      play(rules, position, actor, fallback(rules, position, actor)!, dice, events);
    after(events, actor);
  }
}

import type { Event, Position, Rules, Seat, TurnsEvent, TurnsPosition, TurnsRules } from '@rubicon/engine';

/** One step of a game: an accepted command as its events. */
export interface Step {
  readonly seq: number;
  readonly seat: Seat | 'host';
  readonly events: readonly TurnsEvent[];
}

/** A game of dice and turns to analyse, in which nothing is hidden. */
export interface PlayedGame {
  readonly rules: TurnsRules;
  readonly beginning: TurnsPosition;
  readonly entries: readonly Step[];
}

/** A game of any family, such as the replay of a record. */
interface AnyGame {
  readonly rules: Rules;
  readonly beginning: Position;
  readonly entries: readonly (Pick<Step, 'seq' | 'seat'> & { readonly events: readonly Event[] })[];
}

/** The game as one of dice and turns; undefined if it is played with written orders. */
export function playedGame(game: AnyGame): PlayedGame | undefined {
  return isOfTurns(game) ? game : undefined;
}

/** The events of a game are of the family of its rules. */
const isOfTurns = (game: AnyGame): game is AnyGame & PlayedGame => game.rules.family === 'turns';

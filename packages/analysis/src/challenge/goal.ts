import {
  type Board,
  heldBy,
  makeTerritory,
  NOBODY,
  parseTerritory,
  type Seat,
  type TurnsPosition,
} from '@rubicon/engine';
import type { Ending, LineGoal } from '../line/chance.ts';

/** The task of a challenge, decided within one turn. */
export type Goal =
  | { readonly type: 'take-continent'; readonly continent: number }
  /** Another seat holds the continent: take any of its territories. */
  | { readonly type: 'break-continent'; readonly continent: number }
  | { readonly type: 'eliminate'; readonly seat: Seat }
  /** Take a territory, and end with at least this many armies on another one. */
  | {
      readonly type: 'take-and-keep';
      readonly take: number;
      readonly keep: number;
      readonly armies: number;
    };

/** Whether the goal is reached for a seat on this board. */
export function isReached(board: Board, goal: Goal, seat: Seat, { owner, armies }: Ending): boolean {
  switch (goal.type) {
    case 'take-continent':
      return board.continents[goal.continent].territories.every((t) => owner[t] === seat);
    case 'break-continent':
      return board.continents[goal.continent].territories.some((t) => owner[t] === seat);
    case 'eliminate':
      return !owner.includes(goal.seat);
    case 'take-and-keep':
      return owner[goal.take] === seat && owner[goal.keep] === seat && armies[goal.keep] >= goal.armies;
  }
}

/** Converts a seat's goal into the form that `oddsOf` takes. */
export function lineGoal(board: Board, goal: Goal, seat: Seat): LineGoal {
  return {
    counted: goal.type === 'take-and-keep' ? [goal.keep] : [],
    isReached: (ending) => isReached(board, goal, seat, ending),
  };
}

/** Returns the territories that the goal is about and the seat does not hold. */
export function targetsOf(board: Board, goal: Goal, { owner, seat }: TurnsPosition): number[] {
  switch (goal.type) {
    case 'take-continent':
    case 'break-continent':
      return board.continents[goal.continent].territories.filter((t) => owner[t] !== seat);
    case 'eliminate':
      return owner.flatMap((holder, t) => (holder === goal.seat ? t : []));
    case 'take-and-keep':
      return [goal.take];
  }
}

/** A goal as text: `take-continent asia`, `eliminate b`, `take-and-keep brazil kamchatka 5`. */
export function makeGoal(board: Board, goal: Goal): string {
  switch (goal.type) {
    case 'take-continent':
    case 'break-continent':
      return `${goal.type} ${board.continents[goal.continent].id}`;
    case 'eliminate':
      return `${goal.type} ${LETTERS[goal.seat]}`;
    case 'take-and-keep':
      return `${goal.type} ${makeTerritory(board, goal.take)} ${makeTerritory(board, goal.keep)} ${goal.armies}`;
  }
}

const LETTERS = 'abcdef';

/** Returns undefined if the text is not a goal. */
export function parseGoal(board: Board, text: string): Goal | undefined {
  const [type, ...words] = text.split(' ');
  switch (type) {
    case 'take-continent':
    case 'break-continent': {
      const continent = board.continents.findIndex(({ id }) => id === words[0]);
      return continent < 0 ? undefined : { type, continent };
    }
    case 'eliminate': {
      const seat = words[0] === undefined ? -1 : LETTERS.indexOf(words[0]);
      return seat < 0 ? undefined : { type, seat };
    }
    case 'take-and-keep': {
      const [take, keep] = words.slice(0, 2).map((id) => parseTerritory(board, id));
      const armies = Number(words[2]);
      if (take === undefined || keep === undefined || take === NOBODY || keep === NOBODY) return undefined;
      return Number.isInteger(armies) && armies > 0 ? { type, take, keep, armies } : undefined;
    }
    default:
      return undefined;
  }
}

/** Whether the goal makes sense for the seat to play: it fits the position and is not reached yet. */
export function isTask(board: Board, goal: Goal, position: TurnsPosition): boolean {
  const { seat, owner } = position;
  if (isReached(board, goal, seat, position)) return false;
  switch (goal.type) {
    case 'take-continent':
      return true;
    case 'break-continent': {
      const { set, territories } = board.continents[goal.continent];
      const holder = owner[territories[0]];
      return holder >= 0 && holder < position.status.length && heldBy(position, holder).includes(set);
    }
    case 'eliminate':
      return goal.seat !== seat && owner.includes(goal.seat);
    case 'take-and-keep':
      return owner[goal.take] !== seat && owner[goal.keep] === seat;
  }
}

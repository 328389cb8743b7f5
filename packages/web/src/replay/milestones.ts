import { clonePosition, evolve, type Seat } from '@rubicon/engine';
import { countRounds, firstRound, type Replay } from '@rubicon/protocol/wire';

/** A notable moment of a replay, reached when `at` entries are shown. */
export type Milestone =
  | { readonly type: 'eliminated'; readonly at: number; readonly seat: Seat }
  | { readonly type: 'continent'; readonly at: number; readonly seat: Seat; readonly continent: number };

/** The structure of a replay: where turns or rounds begin, and what happened in them. */
export interface Milestones {
  readonly turns: readonly number[]; // by turn: how many entries are shown when it begins
  readonly rounds: readonly number[]; // likewise by round of all seats; the first ones are 0 if the game begins within them
  readonly marks: readonly Milestone[];
}

export function milestonesOf({ rules, beginning, entries }: Replay): Milestones {
  const position = clonePosition(beginning);
  const { continents } = rules.board;
  const holders = continents.map((): Seat | undefined => undefined);
  const turns: number[] = [];
  const first = firstRound(beginning);
  const rounds = Array.from({ length: first }, () => 0);
  const roundAfter = countRounds(first);
  const marks: Milestone[] = [];
  for (const [i, { events }] of entries.entries()) {
    const at = i + 1;
    for (const event of events) {
      evolve(position, event);
      if (event.type === 'turn-began' || event.type === 'round-began') turns.push(at);
      if (roundAfter(event) > rounds.length) rounds.push(at);
      if (event.type === 'eliminated') marks.push({ type: 'eliminated', at, seat: event.seat });
    }
    for (const [continent, { territories }] of continents.entries()) {
      const holder = holderOf(territories);
      if (holder !== undefined && holder !== holders[continent])
        marks.push({ type: 'continent', at, seat: holder, continent });
      holders[continent] = holder;
    }
  }
  return { turns, rounds, marks };

  /** Returns the seat that holds all territories, if there is one. */
  function holderOf([first, ...others]: readonly number[]): Seat | undefined {
    const owner = position.owner[first!]!;
    const isSeat = owner >= 0 && owner < position.status.length;
    return isSeat && others.every((t) => position.owner[t] === owner) ? owner : undefined;
  }
}

/** Returns where the next turn or round begins, or the end. */
export const nextTurn = ({ turns }: Milestones, at: number, end: number): number =>
  turns.find((turn) => turn > at) ?? end;

/** Returns where this turn or round began, or the one before if it begins here. */
export const previousTurn = ({ turns }: Milestones, at: number): number =>
  turns.findLast((turn) => turn < at) ?? 0;

/** Returns the round of the moment at which `at` entries are shown; 0 in the set-up. */
export const roundAt = ({ rounds }: Milestones, at: number): number =>
  rounds.findLastIndex((begun) => begun <= at) + 1;

import { seededDice, shuffled } from '@rubicon/engine';
import { type Challenge, type ChallengeData, parseChallenge } from '../challenge/challenge.ts';
import type { Goal } from '../challenge/goal.ts';

/** Days of each month; the challenge of 29 February waits for a leap year. */
export const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

type Kind = Goal['type'];
const KINDS: readonly Kind[] = ['take-continent', 'break-continent', 'eliminate', 'take-and-keep'];

/** Prefers long lines, divided stacks and placements, and a large distance from the obvious line. */
export function interestOf({
  best,
  chance,
  obvious,
}: Pick<Challenge, 'best' | 'chance' | 'obvious'>): number {
  const { placements, strikes } = best;
  const isDivided = strikes.some(({ leave }) => leave > 1);
  return (
    Math.min(4, strikes.length) +
    (isDivided ? 2 : 0) +
    (placements.length > 1 ? 1 : 0) +
    2 * (chance - obvious)
  );
}

/**
 * Chooses a challenge for every day from those that were mined, by month. Takes the most interesting of each kind, kinds
 * in turn, in an order that the seed decides. Returns undefined if there are too few.
 */
export function scheduleYear(mined: readonly ChallengeData[], seed: string): ChallengeData[][] | undefined {
  const queues = queuesOf(mined);
  const total = DAYS.reduce((sum, days) => sum + days, 0);
  const chosen = new Map<Kind, ChallengeData[]>(KINDS.map((kind) => [kind, []]));
  for (let count = 0; count < total; ) {
    const open = KINDS.filter((kind) => queues.get(kind)!.length > 0);
    if (open.length === 0) return undefined;
    for (const kind of open) {
      if (count === total) break;
      chosen.get(kind)!.push(queues.get(kind)!.shift()!);
      count++;
    }
  }
  const year = spread([...chosen.values()].map((list) => shuffled(seededDice(seed), list)));
  return DAYS.map((days) => year.splice(0, days));
}

/** The challenges of each kind, most interesting first. Only one of those with the same chances is kept: they are alike. */
function queuesOf(mined: readonly ChallengeData[]): Map<Kind, ChallengeData[]> {
  const queues = new Map<Kind, { data: ChallengeData; interest: number }[]>(KINDS.map((kind) => [kind, []]));
  const seen = new Set<string>();
  for (const data of mined) {
    const { challenge } = parseChallenge(data);
    if (challenge === undefined) continue;
    const { type } = challenge.goal;
    const key = `${type}/${data.chance}/${data.obvious}`;
    if (seen.has(key)) continue;
    seen.add(key);
    queues.get(type)!.push({ data, interest: interestOf(challenge) });
  }
  return new Map(
    [...queues].map(([kind, list]) => [
      kind,
      list.sort((a, b) => b.interest - a.interest).map(({ data }) => data),
    ]),
  );
}

/** Merges lists so that each is spread evenly over the result. */
function spread<T>(lists: readonly (readonly T[])[]): T[] {
  return lists
    .flatMap((list, k) =>
      list.map((item, i) => ({ item, at: (i + (k + 1) / (lists.length + 1)) / list.length })),
    )
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

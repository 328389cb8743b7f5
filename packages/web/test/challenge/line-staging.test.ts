import { type Challenge, findLineFault, MOST_STRIKES, parseChallenge } from '@rubicon/analysis';
import { seededDice } from '@rubicon/engine';
import { describe, expect, it } from 'vitest';
import {
  addStrike,
  armiesLeft,
  EMPTY_STAGING,
  type LineStaging,
  lineOf,
  litIn,
  pick,
  placeOn,
  removeStrike,
  setLeave,
  stagingOf,
} from '../../src/challenge/line/line-staging.ts';
import { playOut } from '../../src/challenge/playout/playout.ts';

/** Red holds Venezuela, Peru and Brazil, and has 3 armies to place. */
const { challenge } = parseChallenge({
  position:
    'world-domination - red,blue b1b1b1b1b1b1b1b1b1/a1a3a3b2/b1b1b1b1b1b1b1/b2b2b2b2b2b2/b1b1b1b1b1b1b1b1b1b1b1b1/b1b1b1b1 reinforce:a turn=9 first=a',
  goal: 'take-continent south-america',
  best: 'place peru 3; strike peru argentina leave 1',
  chance: 0.9,
  obvious: 0.5,
}) as { challenge: Challenge };
const at = (id: string): number => challenge.rules.board.indices.get(id)!;
const click = (staging: LineStaging, ...ids: string[]): LineStaging =>
  ids.reduce((before, id) => pick(challenge, before, at(id), false), staging);

describe('a line is entered by clicks', () => {
  it('places one army per click, or all with a long press', () => {
    const one = click(EMPTY_STAGING, 'brazil', 'brazil');
    expect([one.placed.get(at('brazil')), armiesLeft(challenge, one)]).toEqual([2, 1]);
    const all = pick(challenge, EMPTY_STAGING, at('peru'), true);
    expect([all.placed.get(at('peru')), armiesLeft(challenge, all)]).toEqual([3, 0]);
    expect([...litIn(challenge, EMPTY_STAGING)].sort()).toEqual(
      ['venezuela', 'peru', 'brazil'].map(at).sort(),
    );
  });

  it('strikes from one territory to the next and continues from there', () => {
    const placed = placeOn(challenge, EMPTY_STAGING, at('brazil'), 3);
    expect(litIn(challenge, placed)).toEqual(new Set([at('peru'), at('brazil')])); // Venezuela has 1 army
    const struck = click(placed, 'brazil', 'north-africa');
    expect(struck.from).toBe(at('north-africa'));
    const line = lineOf(click(struck, 'egypt'));
    expect(line.strikes.map(({ from, to }) => [from, to])).toEqual([
      [at('brazil'), at('north-africa')],
      [at('north-africa'), at('egypt')],
    ]);
    expect(findLineFault(challenge.rules, challenge.position, line)).toBeUndefined();
    expect(stagingOf(line)).toEqual({ ...struck, strikes: line.strikes, from: undefined });
  });

  it('a second click on the origin cancels; another origin replaces it', () => {
    const placed = placeOn(challenge, EMPTY_STAGING, at('brazil'), 3);
    expect(click(placed, 'brazil', 'brazil').from).toBeUndefined();
    expect(click(placed, 'brazil', 'peru').from).toBe(at('peru'));
  });

  it('leaves one army behind unless told otherwise', () => {
    const struck = click(placeOn(challenge, EMPTY_STAGING, at('brazil'), 3), 'brazil', 'north-africa');
    expect(litIn(challenge, { ...struck, from: undefined }).has(at('brazil'))).toBe(false);
    expect(litIn(challenge, setLeave(struck, 0, 3)).has(at('brazil'))).toBe(true);
  });

  it('removing a strike also removes those that start from its target', () => {
    const placed = placeOn(challenge, EMPTY_STAGING, at('brazil'), 3);
    const three = click(placed, 'brazil', 'north-africa', 'egypt', 'peru', 'argentina');
    expect(three.strikes.length).toBe(3);
    expect(removeStrike(challenge, three, 0).strikes.map(({ to }) => to)).toEqual([at('argentina')]);
    expect(removeStrike(challenge, three, 2).strikes.length).toBe(2);
  });

  it('limits the number of strikes', () => {
    let staging = placeOn(challenge, EMPTY_STAGING, at('brazil'), 3);
    const path =
      'north-africa egypt middle-east afghanistan ural siberia yakutsk irkutsk mongolia china india siam indonesia'.split(
        ' ',
      );
    for (const [i, id] of path.entries())
      if (i < MOST_STRIKES) staging = addStrike(challenge, staging, at(path[i - 1] ?? 'brazil'), at(id));
    expect(staging.from).toBeUndefined();
    expect(litIn(challenge, staging).size).toBe(0);
  });
});

describe('a line is played out', () => {
  it('shows placements, every roll and the end of every strike', () => {
    const line = lineOf(click(placeOn(challenge, EMPTY_STAGING, at('peru'), 3), 'peru', 'argentina'));
    for (const seed of ['a', 'b', 'c', 'd']) {
      const { frames, isReached } = playOut(challenge, line, seededDice(seed));
      expect(frames[0]!.position.armies[at('peru')]).toBe(6);
      const last = frames.at(-1)!;
      expect(last.result?.isTaken).toBe(isReached);
      const lost = frames.reduce(
        (sum, { roll, result }) => sum + (result ? 0 : (roll?.attackersLost ?? 0)),
        0,
      );
      expect(last.result?.lost).toBe(lost);
      expect(last.position.owner[at('argentina')] === challenge.position.seat).toBe(isReached);
    }
  });
});

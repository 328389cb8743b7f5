import { describe, expect, test } from 'vitest';
import {
  type ChallengeData,
  dayBefore,
  findChallengeFault,
  findLineFault,
  gradeLine,
  isTask,
  loadChallenge,
  localDate,
  makeDate,
  makeGoal,
  parseChallenge,
  parseDate,
  parseGoal,
  parseLine,
  starsFor,
} from '../src/index.ts';
import {
  beatsObvious,
  bestLine,
  CRITERIA,
  DAYS,
  isKeepingHard,
  isSubtle,
  obviousLine,
} from '../src/mining.ts';
import { gameAt, SOUTH } from './positions.ts';

const { rules } = gameAt(SOUTH);

function challengeOf(data: ChallengeData) {
  const parsed = parseChallenge(data);
  if (parsed.error !== undefined) throw new Error(JSON.stringify(parsed.error));
  return parsed.challenge;
}

const year = async (): Promise<ChallengeData[]> =>
  Promise.all(
    DAYS.flatMap((days, i) =>
      Array.from({ length: days }, (_, d) => loadChallenge({ month: i + 1, day: d + 1 })),
    ),
  );

describe('goals', () => {
  test.each([
    'take-continent south-america',
    'break-continent asia',
    'eliminate b',
    'take-and-keep brazil kamchatka 5',
  ])('%s is read and written', (text) => {
    expect(makeGoal(rules.board, parseGoal(rules.board, text)!)).toBe(text);
  });

  test.each(['take-continent atlantis', 'eliminate z', 'eliminate', 'take-and-keep brazil peru', 'win'])(
    '%s is not a goal',
    (text) => {
      expect(parseGoal(rules.board, text)).toBeUndefined();
    },
  );
});

test('three stars within 1 point of the best line, two within 5, one for beating the obvious line', () => {
  const challenge = { chance: 0.64, obvious: 0.3 };
  expect([0.65, 0.63, 0.629, 0.59, 0.589, 0.31, 0.3, 0].map((chance) => starsFor(challenge, chance))).toEqual(
    [3, 3, 2, 2, 1, 1, 0, 0],
  );
});

test('a line has a fault if it can never reach the goal', () => {
  const challenge = challengeOf({
    position: SOUTH,
    goal: 'take-continent south-america',
    best: 'place brazil 3; strike brazil venezuela; strike peru argentina',
    chance: 0.5,
    obvious: 0.1,
  });
  const faultOf = (text: string) => findChallengeFault(challenge, parseLine(rules.board, text).line!);
  expect(faultOf('place brazil 3; strike brazil venezuela; strike peru argentina')).toBeUndefined();
  expect(faultOf('place brazil 3; strike brazil venezuela')).toEqual({ code: 'out-of-reach' });
  expect(faultOf('place brazil 2')).toMatchObject({ code: 'armies-left' });
});

describe('dates', () => {
  test('are local days that can be parsed and written', () => {
    expect(localDate(new Date(2027, 1, 28, 23, 59))).toEqual({ year: 2027, month: 2, day: 28 });
    expect(makeDate({ year: 2027, month: 3, day: 1 })).toBe('2027-03-01');
    expect(parseDate('2028-02-29')).toEqual({ year: 2028, month: 2, day: 29 });
    for (const wrong of ['2027-02-29', '2027-13-01', '27-01-01', 'today', ''])
      expect(parseDate(wrong)).toBeUndefined();
  });

  test('the day before the first of March depends on the year', () => {
    expect(dayBefore({ year: 2028, month: 3, day: 1 })).toEqual({ year: 2028, month: 2, day: 29 });
    expect(dayBefore({ year: 2027, month: 1, day: 1 })).toEqual({ year: 2026, month: 12, day: 31 });
  });
});

describe('the stored challenges', () => {
  test('cover 366 days, and are all different and valid', async () => {
    const stored = await year();
    expect(stored.length).toBe(366);
    expect(new Set(stored.map(({ position, goal }) => `${position}/${goal}`)).size).toBe(366);
    for (const data of stored) {
      const challenge = challengeOf(data);
      const { position, goal, best } = challenge;
      const { board, edition } = challenge.rules;
      expect([data, edition]).toEqual([data, 'world-domination']);
      expect([data, isTask(board, goal, position)]).toEqual([data, true]);
      expect([data, position.toPlace <= CRITERIA.mostArmies]).toEqual([data, true]);
      expect([data, findLineFault(challenge.rules, position, best)]).toEqual([data, undefined]);
      expect([data, beatsObvious(data.chance, data.obvious)]).toEqual([data, true]);
      const grade = gradeLine(challenge, best);
      expect([data, grade]).toEqual([data, { chance: expect.closeTo(data.chance, 5), stars: 3 }]);
      const obvious = gradeLine(challenge, obviousLine(challenge.rules, position, goal));
      expect([data, obvious]).toEqual([data, { chance: expect.closeTo(data.obvious, 5), stars: 0 }]);
    }
  });

  test('have best lines that the search finds again and that meet the criteria (samples)', async () => {
    const stored = await year();
    for (let i = 0; i < stored.length; i += 41) {
      const data = stored[i]!;
      const { rules, position, goal } = challengeOf(data);
      const found = bestLine(rules, position, goal)!;
      expect([data, found.chance]).toEqual([data, expect.closeTo(data.chance, 5)]);
      expect([data, isSubtle(found)]).toEqual([data, true]);
      expect([data, isKeepingHard(rules, position, goal, found.chance)]).toEqual([data, true]);
    }
  });
});

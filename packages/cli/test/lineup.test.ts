import { expect, test } from 'vitest';
import { lineupsOf, parseBots } from '../src/players/lineup.ts';
import { isRepeatable, labelOf, type PlayerSpec } from '../src/players/spec.ts';
import { UsageError } from '../src/usage.ts';

test.each<[values: string[], labels: string[]]>([
  [['random'], ['random']],
  [
    ['random,random', 'random'],
    ['random', 'random', 'random'],
  ],
  [['random*3'], ['random', 'random', 'random']],
  [[' random , random*2 '], ['random', 'random', 'random']],
  [
    ['exec:python3 a.py --list 1,2*3', 'random'],
    ['exec:python3 a.py --list 1,2*3', 'random'],
  ],
  [['exec: node bot.js '], ['exec:node bot.js']],
])('--bots %j', (values, labels) => {
  expect(parseBots(values).map(labelOf)).toEqual(labels);
});

test.each<[values: string[], message: RegExp]>([
  [['deep-thought'], /^there is no bot "deep-thought"; choose easy, medium, hard, expert,/],
  [['random,'], /^there is no bot ""; /],
  [['random*'], /^there is no bot "random\*"; /],
  [['random*0'], /^random\*0: the count must be a whole number from 1 to 20$/],
  [['random*21'], /^random\*21: the count/],
  [['random*11', 'random*10'], /^--bots names 21 bots; at most 20 are allowed$/],
  [['random,exec:node bot.js'], /^exec:node bot\.js needs its own --bots$/],
  [['exec: '], /^--bots exec: needs a command/],
])('--bots %j is rejected', (values, message) => {
  expect(() => parseBots(values)).toThrow(UsageError);
  expect(() => parseBots(values)).toThrow(message);
});

const named = (names: string): PlayerSpec[] => [...names].map((name) => ({ type: 'bot', name }));
const textOf = (lineup: readonly PlayerSpec[]): string => lineup.map(labelOf).join('');

test.each([
  ['a', 4, 'aaaa'],
  ['ab', 5, 'ababa'],
  ['abc', 3, 'abc'],
])('%s on %i seats: %s', (names, players, lineup) => {
  expect(lineupsOf(named(names), players, 's').map(textOf)).toEqual([lineup]);
});

test('with more names than seats every choice is a line-up, in an order drawn from the seed', () => {
  const lineups = lineupsOf(named('abcd'), 2, 's').map(textOf);
  expect(lineups.toSorted()).toEqual(['ab', 'ac', 'ad', 'bc', 'bd', 'cd']);
  expect(lineupsOf(named('abcd'), 2, 's').map(textOf)).toEqual(lineups);
  const others = ['t', 'u', 'v'].map((seed) => lineupsOf(named('abcd'), 2, seed).map(textOf).join());
  expect(others.some((other) => other !== lineups.join())).toBe(true);
});

test('runs are reproducible without a time budget and external programs', () => {
  expect(isRepeatable(named('ab'), undefined)).toBe(true);
  expect(isRepeatable(named('ab'), { ms: 10 })).toBe(false);
  expect(isRepeatable([{ type: 'exec', commandLine: 'node bot.js' }], undefined)).toBe(false);
});

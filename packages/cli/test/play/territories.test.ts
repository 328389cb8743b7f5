import { classicBoard, makeTerritory } from '@rubicon/engine';
import { expect, test } from 'vitest';
import { completeLine, matchTerritory, wordsOf } from '../../src/play/prompts/territories.ts';

const idsOf = (territories: readonly number[]): string[] =>
  territories.map((territory) => makeTerritory(classicBoard, territory));

test.each([
  ['alaska', ['alaska'], 1],
  ['Kamchatka 3', ['kamchatka'], 1],
  ['al', ['alaska', 'alberta'], 1],
  ['great britain iceland', ['great-britain'], 2],
  ['great-britain', ['great-britain'], 2],
  ['gb', ['great-britain'], 1],
  ['w u s', ['western-united-states'], 3],
  ['wus eus', ['western-united-states'], 1],
  ['north africa egypt', ['north-africa'], 2],
  ['north', ['northwest-territory', 'northern-europe', 'north-africa'], 1],
  ['east', ['eastern-united-states', 'east-africa', 'eastern-australia'], 1],
  ['guinea', ['new-guinea'], 1],
  ['atlantis', [], 0],
  ['3', [], 0],
])('“%s” means %j', (text, ids, length) => {
  const match = matchTerritory(classicBoard, wordsOf(text));
  expect(idsOf(match.territories)).toEqual(ids);
  expect(match.length).toBe(length);
});

test('legal territories win if several match', () => {
  const preferred = [classicBoard.territories.findIndex(({ id }) => id === 'alberta')];
  expect(idsOf(matchTerritory(classicBoard, ['al'], preferred).territories)).toEqual(['alberta']);
  expect(idsOf(matchTerritory(classicBoard, ['brazil'], preferred).territories)).toEqual(['brazil']);
});

test('Tab completes verbs at the start and names anywhere', () => {
  const complete = (line: string) =>
    completeLine(line, ['attack', 'done'], ['alaska', 'east africa', 'egypt']);
  expect(complete('a')).toEqual([['attack ', 'alaska '], 'a']);
  expect(complete('attack e')).toEqual([['east africa ', 'egypt '], 'e']);
  expect(complete('Alaska east a')).toEqual([['east africa '], 'east a']);
  expect(complete('attack d')).toEqual([[], 'attack d']);
});

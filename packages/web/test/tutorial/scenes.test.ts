import { classicBoard, legal, parsePosition } from '@rubicon/engine';
import { describe, expect, test } from 'vitest';
import type { LessonTask } from '../../src/game/lesson.ts';
import { isMissed, isReached } from '../../src/tutorial/goal.ts';
import { SCENES } from '../../src/tutorial/scenes.ts';
import { tutorial as de } from '../../src/words/de/tutorial.ts';
import { tutorial as en } from '../../src/words/en/tutorial.ts';
import { findSeed, playScene } from './play-scene.ts';

describe.each(SCENES.map((scene) => [scene.id, scene] as const))('the scene %s', (id, scene) => {
  test('is not won at the start, and is won by doing what it says', () => {
    const parsed = parsePosition(scene.position);
    if (parsed.error !== undefined) throw new Error(JSON.stringify(parsed.error));
    const { rules, position } = parsed;
    expect(isReached(scene.goal, rules, position)).toBe(false);
    expect(isMissed(scene.task, position, legal(rules, position, 0))).toBe(false);
    expect(playScene(scene)).toMatchObject({ isReached: true });
  });

  test('has the seed that the search finds', () => {
    expect(findSeed(scene)).toBe(scene.seed);
  });

  test('points at territories that exist, and its texts are short', () => {
    const ids = classicBoard.territories.map((territory) => territory.id);
    expect(ids).toEqual(expect.arrayContaining([...scene.points]));
    for (const { task, won } of [en.scenes[id], de.scenes[id]])
      for (const text of [task, won]) expect(text.split(' ').length).toBeLessThanOrEqual(20);
  });
});

test('a scene is missed when the turn has moved on, or no territory can attack', () => {
  const isMissedAt = (task: LessonTask, rest: string): boolean => {
    const parsed = parsePosition(`world-domination - red,blue ${rest} turn=4 first=a`);
    if (parsed.error !== undefined) throw new Error(JSON.stringify(parsed.error));
    return isMissed(task, parsed.position, legal(parsed.rules, parsed.position, 0));
  };
  const others = 'a1a1a1a1/b1b1b1b1b1b1b1/b1b1b1b1b1b1/b1b1b1b1b1b1b1b1b1b1b1b1/b1b1b1b1';
  expect(isMissedAt('assault', `b1b1b1b1b1b1b1b1a2/${others} attack:a`)).toBe(false);
  expect(isMissedAt('assault', `b1b1b1b1b1b1b1b1a1/${others} attack:a`)).toBe(true);
  expect(isMissedAt('place', `b1b1b1b1b1b1b1b1a2/${others} attack:a`)).toBe(true);
  expect(isMissedAt('fortify', `b1b1b1b1b1b1b1b1a2/${others} reinforce:b`)).toBe(true);
});

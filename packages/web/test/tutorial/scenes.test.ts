import { classicBoard, parsePosition } from '@rubicon/engine';
import { describe, expect, test } from 'vitest';
import { isReached } from '../../src/tutorial/goal.ts';
import { SCENES } from '../../src/tutorial/scenes.ts';
import { tutorial as de } from '../../src/words/de/tutorial.ts';
import { tutorial as en } from '../../src/words/en/tutorial.ts';
import { findSeed, playScene } from './play-scene.ts';

describe.each(SCENES.map((scene) => [scene.id, scene] as const))('the scene %s', (id, scene) => {
  test('is not won at the start, and is won by doing what it says', () => {
    const parsed = parsePosition(scene.position);
    if (parsed.error !== undefined) throw new Error(JSON.stringify(parsed.error));
    expect(isReached(scene.goal, parsed.rules, parsed.position)).toBe(false);
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

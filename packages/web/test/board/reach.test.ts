import { expect, test } from 'vitest';
import { reachOf } from '../../src/board/camera/reach.ts';
import { worldMap } from '../../src/board/map/map.ts';

const territory = (name: string): number => worldMap.territories.findIndex(({ id }) => id === name);

test('the farthest target comes first and the origin last', () => {
  const [alaska, alberta, kamchatka] = ['alaska', 'alberta', 'kamchatka'].map(territory);
  expect(reachOf(alaska!, [alberta!, kamchatka!])).toEqual([kamchatka, alberta, alaska]);
  expect(reachOf(alaska!, [])).toEqual([alaska]);
});

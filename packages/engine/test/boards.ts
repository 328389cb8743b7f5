import { makeBoard } from '../src/index.ts';

/** Six territories in two rows, each touching its neighbours; continents left and right of the middle. */
export const sixBoard = makeBoard({
  id: 'six',
  continents: [
    {
      id: 'west',
      name: 'West',
      bonus: 2,
      territories: [
        ['a', 'A', 'infantry'],
        ['b', 'B', 'cavalry'],
        ['c', 'C', 'artillery'],
      ],
    },
    {
      id: 'east',
      name: 'East',
      bonus: 3,
      territories: [
        ['d', 'D', 'infantry'],
        ['e', 'E', 'cavalry'],
        ['f', 'F', 'artillery'],
      ],
    },
  ],
  borders: [
    ['a', 'b'],
    ['b', 'c'],
    ['d', 'e'],
    ['e', 'f'],
    ['a', 'd'],
    ['b', 'e'],
    ['c', 'f'],
  ],
});

/** Four territories in a ring, two continents. */
export const fourBoard = makeBoard({
  id: 'four',
  continents: [
    {
      id: 'north',
      name: 'North',
      bonus: 1,
      territories: [
        ['a', 'A', 'infantry'],
        ['b', 'B', 'cavalry'],
      ],
    },
    {
      id: 'south',
      name: 'South',
      bonus: 2,
      territories: [
        ['c', 'C', 'artillery'],
        ['d', 'D', 'infantry'],
      ],
    },
  ],
  borders: [
    ['a', 'b'],
    ['b', 'c'],
    ['c', 'd'],
    ['d', 'a'],
  ],
});

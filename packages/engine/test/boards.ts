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

/** Five territories, three continents: a bow tie with its knot in the middle. */
export const fiveBoard = makeBoard({
  id: 'five',
  continents: [
    { id: 'knot', name: 'Knot', bonus: 1, territories: [['a', 'A', 'infantry']] },
    {
      id: 'left',
      name: 'Left',
      bonus: 2,
      territories: [
        ['b', 'B', 'cavalry'],
        ['c', 'C', 'artillery'],
      ],
    },
    {
      id: 'right',
      name: 'Right',
      bonus: 3,
      territories: [
        ['d', 'D', 'infantry'],
        ['e', 'E', 'infantry'],
      ],
    },
  ],
  borders: [
    ['a', 'b'],
    ['a', 'c'],
    ['a', 'd'],
    ['a', 'e'],
    ['b', 'c'],
    ['d', 'e'],
  ],
});

import { expect, test } from 'vitest';
import { HOST, type Rejection, refuse } from '../src/index.ts';
import { game } from './support.ts';

/** Rejections carry the facts needed to correct the command. */

const DRAFT = 'command-room - yellow,green,blue alaska=a3,europe=b1,*=c1 reinforce:a place=3 trading=may';
const OPEN = 'objectives=control-asia:. hands=a:alaska+iceland';

test('not-a-set carries the stars given and their range, if stars are traded', () => {
  const { rules, position } = game(`${DRAFT} ${OPEN}`);
  expect(refuse(rules, position, 0, { type: 'trade', cards: [0], extra: -1 })).toEqual({
    code: 'not-a-set',
    cards: [0],
    stars: 1,
    least: 2,
    most: 10,
  } satisfies Rejection);
});

test('not-a-set carries no stars if sets are traded', () => {
  const { rules, position } = game(
    'classic - red,blue,green a1b1c1/a1b1c1 reinforce:a place=3 trading=may hands=a:oak+pine+sage',
  );
  const refused = refuse(rules, position, 0, { type: 'trade', cards: [0, 1, 3], extra: -1 });
  expect(refused).toEqual({ code: 'not-a-set', cards: [0, 1, 3] });
});

test('not-the-default carries the default', () => {
  const { rules, position } = game('classic - red,blue,green a2b1c1/a1b1c1 fortify:a');
  const command = { type: 'fortify', from: 0, to: 3, armies: 1 } as const;
  expect(refuse(rules, position, HOST, { type: 'skip', seat: 0, command })).toEqual({
    code: 'not-the-default',
    seat: 0,
    command: { type: 'end-turn' },
  });
});

import type { Position } from '@rubicon/engine';
import { describe, expect, test } from 'vitest';
import { helpWhile, playOut, SETTINGS, type Setting, titleOf } from './games.ts';

describe('random clicks never cause a rejection or get stuck, and the game ends', () => {
  test.each(SETTINGS.map((setting) => [titleOf(setting), setting] as const))('%s', (_, setting) => {
    let decisions = 0;
    const isHelped = (): boolean => ++decisions % 5 === 0; // helps the person get far
    const { position } = playOut(setting, { helps: helpWhile(isHelped, setting.seed) });
    expect(position.phase).toBe('over');
  });
});

type Turns = Extract<Position, { family: 'turns' }>;

/** Rare decisions, each with a game in which it occurs. */
const RARE: readonly (readonly [string, Omit<Setting, 'seed'>, (position: Position) => boolean])[] = [
  ['to place an airfield', game('command-room', 3), ({ phase }) => phase === 'airfield'],
  [
    'to settle the territories of an overthrown seat',
    game('classic', 3, { capitals: 'on' }),
    ({ phase }) => phase === 'settle',
  ],
  [
    'to convert objectives',
    { ...game('simultaneous', 3), bots: 'medium' },
    ({ phase }) => phase === 'convert',
  ],
  [
    'to re-roll a die',
    game('world-domination', 3, { setup: 'quick', reRoll: 'on' }),
    ({ phase }) => phase === 're-roll',
  ],
  [
    'to trade in cards between attacks',
    game('world-domination', 6, { setup: 'quick' }),
    turns(({ phase, trading, toPlace }) => phase === 'attack' && trading === 'must' && toPlace === 0),
  ],
  [
    'to place only neutral armies',
    game('classic', 2),
    turns(({ phase, toPlace, neutralToPlace }) => phase === 'deploy' && toPlace === 0 && neutralToPlace > 0),
  ],
];

test.each(RARE)('a seat asked %s can decide, and the game continues', (_, setting, isWanted) => {
  for (let attempt = 0; attempt < 100; attempt++) {
    const seed = `rare-${attempt}`;
    let isAsked = false;
    const isHelped = ({ position }: { readonly position: Position }): boolean => {
      isAsked ||= isWanted(position);
      return !isAsked;
    };
    const { position } = playOut({ ...setting, seed }, { helps: helpWhile(isHelped, seed) });
    expect(position.phase).toBe('over');
    if (isAsked) return;
  }
  expect.fail('the decision never came up');
});

function game(edition: string, players: number, options: Setting['options'] = {}): Omit<Setting, 'seed'> {
  return { edition, players, options };
}

function turns(isWanted: (position: Turns) => boolean): (position: Position) => boolean {
  return (position) => position.family === 'turns' && isWanted(position);
}

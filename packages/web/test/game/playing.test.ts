import type { Position } from '@rubicon/engine';
import { describe, expect, test } from 'vitest';
import { helpWhile, playOut, SETTINGS, type Setting, titleOf } from './games.ts';

describe('whatever is clicked, no command is refused, nothing gets stuck, and the game comes to its end', () => {
  test.each(SETTINGS.map((setting) => [titleOf(setting), setting] as const))('%s', (_, setting) => {
    let decisions = 0;
    const isHelped = (): boolean => ++decisions % 5 === 0; // so that the person gets far
    const { position } = playOut(setting, { helps: helpWhile(isHelped, setting.seed) });
    expect(position.phase).toBe('over');
  });
});

type Turns = Extract<Position, { family: 'turns' }>;

/** What a person is seldom asked, by a game in which it comes up. */
const RARE: readonly (readonly [string, Omit<Setting, 'seed'>, (position: Position) => boolean])[] = [
  ['where an airfield is to stand', game('command-room', 3), ({ phase }) => phase === 'airfield'],
  [
    'to settle again without a capital',
    game('classic', 3, { capitals: 'on' }),
    ({ phase }) => phase === 'settle',
  ],
  [
    'to convert objectives',
    { ...game('simultaneous', 3), bots: 'medium' },
    ({ phase }) => phase === 'convert',
  ],
  [
    'to roll a die again',
    game('world-domination', 3, { setup: 'quick', reRoll: 'on' }),
    ({ phase }) => phase === 're-roll',
  ],
  [
    'to trade in the middle of attacks',
    game('world-domination', 6, { setup: 'quick' }),
    turns(({ phase, trading, toPlace }) => phase === 'attack' && trading === 'must' && toPlace === 0),
  ],
  [
    'for neutral armies only, when the own ones are placed',
    game('classic', 2),
    turns(({ phase, toPlace, neutralToPlace }) => phase === 'deploy' && toPlace === 0 && neutralToPlace > 0),
  ],
];

test.each(RARE)('whoever is asked %s can answer and go on', (_, setting, isWanted) => {
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
  expect.fail('it never came up');
});

function game(edition: string, players: number, options: Setting['options'] = {}): Omit<Setting, 'seed'> {
  return { edition, players, options };
}

function turns(isWanted: (position: Turns) => boolean): (position: Position) => boolean {
  return (position) => position.family === 'turns' && isWanted(position);
}

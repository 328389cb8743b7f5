import { expect, test } from 'vitest';
import { fileWith, lines, newFile, playWith, savedCommands, savedTurns } from './person.ts';

const held = { alaska: 'a2', brazil: 'a3', peru: 'a1' };

test('placements are staged, changed and sent as one command', async () => {
  const file = fileWith(held, 'reinforce:a turn=3 place=5 sets=1', { bots: ['Cato'], names: ['Ann'] });
  const script = [
    'alaska 3',
    'peru',
    'board',
    'send',
    'alaska -2',
    'undo',
    'undo',
    '2 on brazil',
    'all on peru',
    'send',
  ];
  const { text } = await playWith({ file }, lines(...script));
  expect(text).toContain('R Alaska                2+3');
  expect(text).toContain('1 army left to place.');
  expect(text).toContain('Staged: 1 on Alaska and 1 on Peru.');
  expect(savedCommands(file, 0)).toEqual([
    {
      type: 'place',
      places: [
        ['alaska', 3],
        ['brazil', 2],
      ],
    },
  ]);
});

test('clear starts over, spread fills the borders evenly', async () => {
  const file = fileWith(held, 'reinforce:a turn=3 place=5 sets=1', { bots: ['Cato'], names: ['Ann'] });
  await playWith({ file }, lines('all alaska', 'clear', 'spread', 'send'));
  expect(savedCommands(file, 0)).toEqual([
    {
      type: 'place',
      places: [
        ['alaska', 2],
        ['peru', 2],
        ['brazil', 1],
      ],
    },
  ]);
});

test('staged armies stay while a set is traded in', async () => {
  const rest = 'reinforce:a turn=3 place=3 trading=may hands=a:alaska+iceland+peru';
  const file = fileWith(held, rest, { bots: ['Cato'], names: ['Ann'] });
  const { text } = await playWith({ file }, lines('alaska 3', 'trade 1 peru', 'all brazil', 'send'));
  expect(text).toContain('You may trade in a set for 4 armies first. Type trade.');
  expect(savedCommands(file, 0)).toEqual([
    { type: 'trade', cards: ['alaska', 'peru', 'iceland'], extra: 'peru' },
    {
      type: 'place',
      places: [
        ['alaska', 3],
        ['brazil', 4],
      ],
    },
  ]);
});

test('in set-up an army is sent by naming the territory, the rest as one command', async () => {
  const file = fileWith({ ...held, japan: 'c1' }, 'deploy:a place=1 reserve=a:4,b:3', {
    bots: ['Cato', 'Brutus'],
    names: ['Ann'],
  });
  const { text } = await playWith(
    { file },
    lines('alaska 2', 'alaska', 'rest', 'peru 2', 'clear', 'rest', 'all on peru', 'send'),
  );
  expect(text).toContain('Only 1 army left to place.');
  expect(text).toContain('place 1 of 4>');
  expect(savedCommands(file, 0).slice(0, 2)).toEqual([
    { type: 'place', places: [['alaska', 1]] },
    { type: 'place-rest', places: [['peru', 3]] },
  ]);
});

test('in a game for two a neutral army is placed with your own', async () => {
  const file = newFile();
  const options = { setup: 'deal', startingSeat: '0', defence: 'most' };
  const { text } = await playWith(
    { file, edition: 'world-domination', seats: 'Ann,bot', options, seed: 'x' },
    (question) => {
      if (question.includes('2 and 1 neutral')) return 'spread';
      return question.includes('all staged') ? 'send' : undefined;
    },
  );
  expect(text).toContain('place (2 and 1 neutral left)>');
  expect(savedTurns(file).position.reserve.every((armies) => armies === 0)).toBe(true);
});

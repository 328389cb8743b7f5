import { expect, test } from 'vitest';
import { fileWith, lines, playWith, savedCommands } from './person.ts';

const alone = { names: ['Ann'], bots: ['Cato', 'Brutus'], edition: 'simultaneous', other: '.' };
const board = { brazil: 'a4', peru: 'a1', venezuela: 'b2', 'north-africa': 'c3', siam: 'b1', india: 'c2' };
const round =
  'order round=2 tokens=a:3,b:4,c:5 objectives=a:siam+japan+peru,b:ural+egypt+china,c:iceland+quebec+congo open=*';
const order = (cash: string[], deploy: unknown[], moves: unknown[]) => ({
  type: 'order',
  cash,
  deploy,
  moves,
});

test('a bid is a number of tokens, and Enter does not bid by mistake', async () => {
  const rest =
    'bid lot=brazil+peru+siam tokens=a:7,b:20,c:20 objectives=a:japan,b:ural,c:congo open=brazil+peru+siam';
  for (const [script, tokens] of [
    [['4'], 4],
    [['', '0'], 0],
    [['all'], 7],
    [['8', 'brazil', '-1', 'commit', '7'], 7],
  ] as const) {
    const file = fileWith({}, rest, { ...alone, first: '' });
    const { text } = await playWith({ file }, lines('board', 'objectives', ...script, 'quit'));
    expect(text).toContain(
      'Up for bids: Brazil, Peru and Siam. The highest bid pays and wins them all. 12 more lots to come.',
    );
    expect(text).toContain('! secret objective   ? up for bids');
    expect(text).toMatch(/Your secret objectives \(3 points each .*\):\n {2}Japan\n/);
    expect(savedCommands(file, 0)[0]).toEqual({ type: 'bid', tokens });
    expect(text).toContain('You have 7 tokens; your starting territories: none yet.');
    if (script.length > 2) expect(text.match(/Type a number from 0 to 7\./g)).toHaveLength(3);
  }
});

test('players shows objectives left and points so far, including your own objectives', async () => {
  const file = fileWith(board, round, alone);
  const { text } = await playWith({ file }, lines('players', 'quit'));
  expect(text).toMatch(/territories {2}troops {2}objectives {2}points so far {2}next income/);
  expect(text).toMatch(/Ann +2 +5 +3 +4 +2/); // Peru is one of them
  expect(text).toMatch(/Cato +2 +3 +3 +2 +2/);
});

test('objectives are converted by number or name', async () => {
  const rest =
    'convert tokens=a:20,b:4,c:5 objectives=a:siam+japan,b:ural,c:congo starts=b:peru,c:india open=*';
  for (const [script, territories] of [
    [['siam'], ['siam']],
    [['all'], ['japan', 'siam']],
    [
      ['convert', '2 1'],
      ['siam', 'japan'],
    ],
    [
      ['brazil', 'siam siam', '9', 'convert', '', 'japan siam'],
      ['japan', 'siam'],
    ],
  ] as const) {
    const file = fileWith({}, rest, { ...alone, first: '' });
    const { text } = await playWith({ file }, lines(...script, 'quit'));
    expect(text).toContain('You have no starting territory: convert objectives.');
    expect(savedCommands(file, 0)[0]).toEqual({ type: 'convert', territories });
    if (script.length < 3) continue;
    expect(text).toContain('Brazil is not one of your objectives.');
    expect(text).toContain('Siam is named twice.');
    expect(text).toContain('Choose from 1 to 2.');
  }
});

test('the first troops are written, changed and committed', async () => {
  const rest =
    'deploy troops=24 tokens=a:2,b:4,c:5 objectives=a:siam,b:ural,c:congo starts=a:brazil+peru,b:india,c:japan open=*';
  const file = fileWith({}, rest, alone);
  const { text } = await playWith(
    { file },
    lines(
      'india 3',
      'brazil 30',
      'brazil 20',
      'list',
      'commit',
      'no',
      'remove 7',
      'remove 1',
      'all on peru',
      'undo',
      'spread',
      'commit',
      'quit',
    ),
  );
  expect(text).toContain('Deploy 24 troops on Peru and Brazil, then commit.');
  expect(text).toContain('India is not one of your starting territories.');
  expect(text).toContain('Type a number from 1 to 24. “remove” deletes a line.');
  expect(text).toContain('You will lose 4 troops that are not deployed. Commit? yes or no>');
  expect(text).toContain('Type the number of a line, from 1 to 1.');
  expect(text).toContain('The sheet is empty.');
  expect(savedCommands(file, 0)[0]).toEqual({
    type: 'deploy',
    places: [
      ['peru', 12],
      ['brazil', 12],
    ],
  });
});

test('a sheet is edited line by line, previewed and committed', async () => {
  const file = fileWith(board, round, alone);
  const { text } = await playWith(
    { file },
    lines(
      'deploy brazil 2',
      'move brazil venezuela 5',
      'cash siam',
      'brazil to peru 1',
      'peru 2',
      'list',
      'remove 4',
      'preview',
      'commit',
      'quit',
    ),
  );
  expect(text).toContain('Write your orders: deploy 2 troops, then move to neighbours.');
  expect(text).toMatch(
    / 1 {2}deploy Brazil 2\n +2 {2}move Brazil to Venezuela 5\n +3 {2}cash Siam\n +4 {2}move Brazil to Peru 1\n +5 {2}deploy Peru 2\n/,
  );
  expect(text).toContain('If nobody else moved:');
  expect(text).toContain('    Battle for Venezuela: Ann 5 against Cato 2; Ann has 4 left.');
  expect(savedCommands(file, 0)[0]).toEqual(
    order(
      ['siam'],
      [
        ['brazil', 2],
        ['peru', 2],
      ],
      [['brazil', 'venezuela', 5]],
    ),
  );
  expect(text).toContain('Ann commits the sheet.');
  expect(text).toContain('Ann cashes in Siam for 2 troops.');
});

test('mistakes are reported at once, but may stay on the sheet', async () => {
  const file = fileWith(board, round, alone);
  const script = [
    'deploy siam 1',
    'deploy brazil 9',
    'move brazil siam 1',
    'move brazil venezuela 99',
    'cash brazil',
    'cash',
    '',
    'deploy',
    '',
    'brazil 0',
    'move brazil atlantis',
    'move brazil peru few',
    'remove x',
    'attack',
    'clear',
    'commit',
    '',
    'commit',
    'yes',
    'quit',
  ];
  const { text } = await playWith({ file }, lines(...script));
  for (const said of [
    'Preview: Ann deploys 1 on Siam: ignored (not held).',
    'Preview: Ann deploys 9 on Brazil: only 2 (no more available).',
    'Preview: Ann moves 1 from Brazil to Siam: ignored (not adjacent).',
    'Preview: Ann moves 99 from Brazil to Venezuela: only 6 (no more available).',
    'Preview: Ann cashes in Brazil: ignored (not an objective).',
    'Type a number, at least 1',
    'There is no territory “atlantis”.',
    'After the 2 territories, type a number of troops, or all.',
    'Type the number of a line, from 1 to 5.',
    'This game has no such command.',
    'You will lose 2 troops that are not deployed. Commit? yes or no>',
  ])
    expect(text).toContain(said);
  expect(savedCommands(file, 0)[0]).toEqual(order([], [], []));
});

test('an uncommitted sheet is lost on leaving, with a warning', async () => {
  const file = fileWith(board, round, alone);
  const { text } = await playWith({ file }, lines('deploy brazil 2', 'quit'));
  expect(text).toContain('Staged armies and unsent orders are not saved.');
  expect((await playWith({ file }, lines('list', 'quit'))).text).toContain('The sheet is empty.');
});

test('the last round is scored with reasons', async () => {
  const file = fileWith(board, round.replace('round=2', 'round=7'), alone);
  const { text, code } = await playWith({ file }, lines('commit', 'yes'));
  expect(code).toBe(0);
  expect(text).toMatch(/Ann has \d+ points?: \d+ territor(y|ies), objectives .*Siam.* \(\d held\)/);
  expect(text).toMatch(/The game is over after 7 rounds\.\n.* wins: most points \(\d+\)\./);
});

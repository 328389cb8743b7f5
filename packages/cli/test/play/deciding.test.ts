import { expect, test } from 'vitest';
import { fileWith, lines, playWith, savedCommands, savedGame } from './person.ts';

const alone = { names: ['Ann'], bots: ['Cato', 'Brutus'] };
const held = { alaska: 'a9', brazil: 'a3', peru: 'a1', siam: 'c3' };

test('a forced trade gives the reason, lists the sets best first and asks for the extra armies', async () => {
  const rest = 'reinforce:a turn=3 place=3 trading=must hands=a:congo+east-africa+egypt+alaska+peru+wild-1';
  const file = fileWith(held, rest, alone);
  const { text } = await playWith(
    { file },
    lines('alaska 3', 'done', '99', 'sets', '1', 'siam', '1', '2', 'quit'),
  );
  expect(text).toContain('You have 6 cards: trade in a set first.');
  expect(text).toContain('A set is worth 4 armies now, the next one 6. Your sets, best first:');
  expect(text).toContain('1  Alaska (infantry), Peru (infantry) and Egypt (infantry), +2 on Alaska or Peru');
  expect(text).toContain('Choose a set from 1 to');
  expect(text).toContain('You have 6 cards; trade in a set first.');
  expect(text).toContain('Where do the 2 extra armies go?');
  expect(savedCommands(file, 0)).toEqual([
    { type: 'trade', cards: ['alaska', 'peru', 'egypt'], extra: 'peru' },
  ]);
  expect(text).toContain(
    'Ann trades in Alaska (infantry), Peru (infantry) and Egypt (infantry) for 4 armies and 2 more on Peru.',
  );
});

test('extra armies go only to territories on the cards', async () => {
  const rest = 'reinforce:a turn=3 place=3 trading=may hands=a:congo+alaska+peru';
  const file = fileWith(held, rest, alone);
  const { text } = await playWith({ file }, lines('trade 1 siam', 'trade 1 alaska'));
  expect(text).toContain('Siam cannot get the extra armies; choose Alaska or Peru.');
  expect(savedCommands(file, 0)).toHaveLength(1);
});

test.each([
  ['alaska kamchatka', { type: 'attack', from: 'alaska', to: 'kamchatka', dice: 3 }],
  ['attack ala to kam 2', { type: 'attack', from: 'alaska', to: 'kamchatka', dice: 2 }],
  ['alaska -> kamchatka 1 die', { type: 'attack', from: 'alaska', to: 'kamchatka', dice: 1 }],
  ['alaska northwest until taken', { type: 'assault', from: 'alaska', to: 'northwest-territory', stopAt: 1 }],
  ['alaska kam until 4 left', { type: 'assault', from: 'alaska', to: 'kamchatka', stopAt: 4 }],
])('“%s” attacks', async (line, command) => {
  const file = fileWith(held, 'attack:a turn=3', alone);
  const { text } = await playWith({ file }, lines(line));
  expect(savedCommands(file, 0)[0]).toEqual(command);
  expect(text).toMatch(
    /Alaska \(9\) attacks .+:\n {2}\d( \d)* +against +\d {3}\d[<=>]\d {3,}(attacker|defender) loses 1/,
  );
});

test('an attack step by step: from, to and limit', async () => {
  const file = fileWith(held, 'attack:a turn=3', alone);
  const { text } = await playWith(
    { file },
    lines('attack', 'look peru', '1', 'kam until 8', 'again', 'quit'),
  );
  expect(text).toContain('Peru, South America: Ann (R), 1 army');
  expect(text).toContain('Alaska has 9 and can attack (');
  expect(savedCommands(file, 0)[0]).toEqual({ type: 'assault', from: 'alaska', to: 'kamchatka', stopAt: 8 });
});

test('a captured territory is occupied with the minimum, all or a number', async () => {
  const occupy = 'occupy:a turn=3 captures=1 pending=alaska>kamchatka:2:0';
  for (const [line, armies] of [
    ['', 2],
    ['all', 8],
    ['5', 5],
    ['least', 2],
  ] as const) {
    const file = fileWith({ ...held, kamchatka: 'a0' }, occupy, alone);
    const { text } = await playWith({ file }, lines(line));
    expect(text).toContain('Kamchatka is yours. Alaska has 9 armies. How many move in?');
    expect(savedCommands(file, 0)).toEqual([{ type: 'occupy', armies }]);
  }
});

test.each([
  [['brazil peru 2'], { type: 'fortify', from: 'brazil', to: 'peru', armies: 2 }],
  [['move brazil to peru all'], { type: 'fortify', from: 'brazil', to: 'peru', armies: 2 }],
  [['brazil', '1', '1'], { type: 'fortify', from: 'brazil', to: 'peru', armies: 1 }],
  [['done'], { type: 'end-turn' }],
])('%j ends the turn', async (script, command) => {
  const file = fileWith(held, 'fortify:a turn=3', alone);
  await playWith({ file }, lines(...script));
  expect(savedCommands(file, 0)[0]).toEqual(command);
});

const draws = (bots: string, peru: string): string =>
  fileWith({ brazil: 'b1', peru, siam: 'c1' }, 'attack:a turn=3', {
    ...alone,
    bots: ['Cato', 'Brutus'],
    kind: bots,
    other: 'a2',
  });

test('bots that are clearly behind all accept a draw at once', async () => {
  const file = draws('medium', 'b1');
  const { code, text } = await playWith({ file }, lines('draw'));
  expect(text).toContain('Cato accepts the draw.');
  expect(text).toContain('Brutus accepts the draw.');
  expect(text).toContain('The game is a draw: all remaining players agreed.');
  expect(code).toBe(0);
});

test.each([
  ['one that is not behind declines', 'medium', 'b99', ['Ann offers', 'Cato declines']],
  ['random never agrees', 'random', 'b1', ['Ann offers', 'Cato declines']],
])('%s', async (_, bots, peru, said) => {
  const file = draws(bots, peru);
  const { text } = await playWith({ file }, lines('draw', 'quit'));
  const told = text.split('\n').filter((line) => line.includes(' a draw') || line.includes(' the draw'));
  expect(told).toEqual([`${said[0]} a draw.`, `${said[1]} the draw.`]);
  expect(savedGame(file).position.drawOfferedBy).toBe(-1);
});

test('bots decline a draw at once', async () => {
  const file = fileWith(held, 'attack:a turn=3', alone);
  const { text } = await playWith({ file }, lines('draw', 'draw'));
  expect(text).toContain('Ann offers a draw.');
  expect(text).toContain('Cato declines the draw.');
  expect(savedCommands(file, 0)).toHaveLength(2);
});

test('people can agree to a draw', async () => {
  const file = fileWith({ alaska: 'a9' }, 'fortify:a turn=3');
  const { text, code } = await playWith({ file }, lines('', 'draw', 'draw', 'accept', 'done', '', 'accept'));
  expect(text).toContain('Ann has already offered a draw.');
  expect(text).toContain('You have already agreed to the draw.');
  expect(text).toContain('Ann offers a draw. Type accept or decline.');
  expect(text).toContain('The game is a draw: all remaining players agreed.');
  expect(code).toBe(0);
  expect(savedGame(file).position.phase).toBe('over');
});

test('the log shows the last events with their dice', async () => {
  const file = fileWith({ ...held, kamchatka: 'b5' }, 'attack:a turn=3', alone);
  const { text } = await playWith({ file }, lines('alaska kamchatka 1', 'log', 'log 1'));
  const [head = '', roll = ''] = /Alaska \(9\) attacks.*\n.*/.exec(text)?.[0].split('\n') ?? [];
  expect(text.split(head)).toHaveLength(3);
  expect(text.split(roll)).toHaveLength(4);
});

test('help lists only what is possible now', async () => {
  const file = fileWith({ ...held, alaska: 'a1', brazil: 'a1', peru: 'a1' }, 'attack:a turn=3', alone);
  const { text } = await playWith({ file }, lines('?', 'help'));
  expect(text).toContain('attack (none possible: done)>');
  expect(text).not.toContain('until taken');
  expect(text).not.toContain('trade');
  expect(text.match(/ {2}done +end your attacks/g)).toHaveLength(2);
});

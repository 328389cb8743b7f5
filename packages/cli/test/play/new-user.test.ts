import { PassThrough, Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { playInTerminal } from '../../src/play/play.ts';
import {
  fileWith,
  lines,
  NO_PROGRAMS,
  newFile,
  playWith,
  savedCommands,
  savedTurns,
  usualOptions,
} from './person.ts';

/** Questions that a first-time player asks. */

const alone = { names: ['Ann'], bots: ['Cato', 'Brutus'] };

/** The lines that start each turn until it is Ann's again. */
async function begunTurns(
  territories: Readonly<Record<string, string>>,
  rest = '',
  settings: object = {},
): Promise<string[]> {
  const file = fileWith(territories, `fortify:a turn=3 ${rest}`.trim(), { ...alone, ...settings });
  const { text } = await playWith({ file }, lines('done', 'quit'));
  return [...text.matchAll(/^Turn \d+: \w+ \(\w\) receives .*$/gm)].map(([line]) => line);
}

test('new armies come from territories and from continents by name', async () => {
  const [cato, brutus] = await begunTurns({ alaska: 'a9', siam: 'c90' });
  expect(cato).toBe(
    'Turn 4: Cato (B) receives 25 armies: 13 for 40 territories, 2 for South America, 5 for Europe, 3 for Africa ' +
      'and 2 for Australia.',
  );
  expect(brutus).toBe('Turn 5: Brutus (G) receives 3 armies for 1 territory (minimum).');
});

test('in the editions of 2008 cities, capitals and a reward bring troops too', async () => {
  const objectives =
    'objectives=control-europe:.:guaranteed-card,control-2-continents:b,control-18-territories:.:attack-die';
  const pieces = `capitals=a:alaska,b:peru,c:siam cities=peru+brazil+congo ${objectives} rewards=two-troops:b`;
  const [cato] = await begunTurns({ alaska: 'a9', siam: 'c3', china: 'c1' }, pieces, {
    edition: 'command-room',
  });
  expect(cato).toContain('for 39 territories with 3 cities');
  expect(cato).toContain(', 1 for 1 capital and 2 for the reward 2 Troops.');
});

const HEADQUARTERS = 'capitals=a:alaska,b:kamchatka,c:siam removed=alaska+kamchatka+siam';
const capital = { ...alone, edition: 'capital', other: 'a1' };

test('headquarters needed and held are shown', async () => {
  const file = fileWith({ kamchatka: 'b1', japan: 'c1' }, `attack:a turn=3 ${HEADQUARTERS}`, capital);
  const { text } = await playWith({ file }, lines('capitals', 'rules', 'players', 'quit'));
  expect(text).toContain('Hold your headquarters and 2 others to win; you hold your own and 1 other.\n');
  expect(text).toContain('Hold your headquarters and 2 others to win.\n');
  expect(text).toMatch(/player +territories +armies +headquarters +cards/);
  expect(text).toMatch(/R {2}Ann +40 +40 +2 +0/);
});

test('your own headquarters may be lost', async () => {
  const file = fileWith(
    { alaska: 'b1', kamchatka: 'b1', japan: 'c1' },
    `attack:a turn=3 ${HEADQUARTERS}`,
    capital,
  );
  const { text } = await playWith({ file }, lines('headquarters', 'quit'));
  expect(text).toContain('; you hold 1 other, but not your own.\n');
});

test('a player who loses the last territory to the winning capture is listed as eliminated', async () => {
  const territories = { alaska: 'a99', kamchatka: 'b1', japan: 'c1' };
  const file = fileWith(territories, `attack:a turn=3 ${HEADQUARTERS}`, capital);
  const { text } = await playWith({ file }, lines('alaska kamchatka until taken'));
  expect(text).toContain('wins: 3 headquarters held, including their own.');
  const list = text.slice(text.indexOf('wins: '));
  expect(list).toMatch(/B {2}Cato .* bot \(random\), eliminated\n/);
  expect(list).toMatch(/G {2}Brutus .* bot \(random\)\n/);
});

test('cards of the editions of 2008 are listed with their total of stars', async () => {
  const objectives = 'objectives=control-europe:.:guaranteed-card';
  const rest = `attack:a turn=3 capitals=a:alaska,b:peru,c:siam ${objectives} hands=a:alaska+brazil+ukraine`;
  const file = fileWith({ alaska: 'a3', siam: 'c3' }, rest, { ...alone, edition: 'command-room' });
  const { text } = await playWith({ file }, lines('cards', 'quit'));
  const stars = [...text.matchAll(/^ {2}.* \((\d) stars?\)/gm)].map(([, n]) => Number(n));
  expect(stars).toHaveLength(3);
  expect(text).toContain(`You have 3 cards with ${stars.reduce((a, b) => a + b)} stars:`);
});

const deploying = (): string =>
  fileWith({ alaska: 'a2', peru: 'a1', japan: 'c1' }, 'deploy:a place=1 reserve=a:4,b:3', alone);

test.each(['rest peru', 'rest on peru'])('“%s” stages all armies there', async (line) => {
  const file = deploying();
  const { text } = await playWith({ file }, lines(line, 'send'));
  expect(text).toContain('Staged: 4 on Peru.');
  expect(savedCommands(file, 0)[0]).toEqual({ type: 'place-rest', places: [['peru', 4]] });
});

test('words after rest are not ignored if they are wrong or something is staged', async () => {
  const file = deploying();
  const script = ['rest siam', 'rest atlantis', 'rest peru 2', 'rest', 'alaska', 'rest peru', 'rest', 'send'];
  const { text } = await playWith({ file }, lines(...script));
  expect(text).toContain('Siam is not yours.');
  expect(text).toContain('There is no territory “atlantis”.');
  expect(text).toContain('Type a territory and a number of armies, for example: brazil 3');
  expect(text.match(/place 1 of 4>/g)).toHaveLength(4);
  expect(savedCommands(file, 0)[0]).toEqual({
    type: 'place-rest',
    places: [
      ['alaska', 1],
      ['peru', 3],
    ],
  });
});

test('turns of bots are printed as they end, not only when all have played', async () => {
  const file = newFile();
  const input = new PassThrough();
  const turns: number[] = []; // turns in the saved game when the start of a turn is printed
  let question = '';
  const output = new Writable({
    decodeStrings: false,
    write(text: string, _, done) {
      if (/^Turn \d+: \w+ \(\w\) receives/.test(text)) turns.push(savedTurns(file).position.turn);
      question = text.endsWith('> ') ? text : '';
      if (question !== '') setImmediate(() => answer(question));
      done();
    },
  });
  const answer = (asked: string): void => {
    if (turns.length > 3) input.end();
    else if (asked.includes('all staged')) input.write('send\n');
    else if (asked.includes('place 1 of')) input.write('rest\n');
    else input.write(asked.includes('place (') ? 'spread\n' : 'done\n');
  };
  await playInTerminal({
    ...NO_PROGRAMS,
    ...{ file, edition: 'classic', seats: 'Ann,bot:hard,bot:sulla', seed: 'a', input, output, colour: false },
    options: usualOptions('classic', { startingSeat: '0' }),
  });
  expect(turns).toEqual([1, 2, 3, 4]);
});

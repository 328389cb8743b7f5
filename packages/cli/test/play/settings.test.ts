import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BOTS } from '@rubicon/bots';
import { expect, test } from 'vitest';
import { UsageError } from '../../src/usage.ts';
import { lines, newFile, playWith, savedGame } from './person.ts';

test('missing settings are asked for, Enter takes the default', async () => {
  const file = newFile();
  const { text } = await playWith({ file }, lines('', '', '', '', '', 'quit'));
  expect(text).toContain('1  world-domination: World Domination (1993), 2 to 6 players');
  const { header } = savedGame(file);
  expect(header).toMatchObject({
    edition: 'world-domination',
    options: { setup: 'claim', startingSeat: 'roll', defence: 'most' },
    seats: [
      { name: 'Player', colour: 'red' },
      { name: 'Pompey', colour: 'blue', bot: 'medium' },
      { name: 'Crassus', colour: 'green', bot: 'medium' },
    ],
  });
});

test('bots are listed with descriptions, and named once for all or one by one', async () => {
  const file = newFile();
  const given = { edition: 'classic', file, options: {} };
  const script: [string, string][] = [
    ['Ann', 'How many bots'],
    ['3', 'Bots: levels from easy to expert, then characters:'],
    ['?', 'For example: hard, medium, sulla'],
    ['clever', 'There is no bot "clever"; choose easy, medium, hard, expert, spartacus,'],
    ['e', '“e” can mean easy or expert.'],
    ['hard, hard, hard, hard', 'You named 4 bots, but 3 play.'],
    ['hard, med, sulla', 'Players: Ann (R), Pompey (B, hard), Crassus (G, medium) and Cato (Y, sulla).'],
    ['players', 'bot (sulla)'],
  ];
  const { text } = await playWith(given, lines(...script.map(([line]) => line)));
  for (const [, said] of script) expect(text).toContain(said);
  const list = text.slice(text.indexOf('Bots: levels'));
  for (const { name, about } of BOTS) expect(list).toMatch(new RegExp(`^  ${name} +${about}$`, 'm'));
  const kinds = [...list.matchAll(/^ {2}(\w+) {2}/gm)].slice(0, BOTS.length).map(([, name]) => kindOf(name));
  expect(kinds).toEqual([...kinds].sort((a, b) => KINDS.indexOf(a) - KINDS.indexOf(b)));
  expect(savedGame(file).header.seats.map(({ bot }) => bot)).toEqual([undefined, 'hard', 'medium', 'sulla']);
});

const KINDS = ['level', 'character', 'yardstick', undefined];
const kindOf = (bot: string | undefined) => BOTS.find(({ name }) => name === bot)?.kind;

test.each([
  ['fabius', ['fabius', 'fabius', 'fabius']],
  ['hard expert', ['hard', 'expert', 'hard']],
  ['', ['medium', 'medium', 'medium']],
])('“%s” for three seats', async (line, bots) => {
  const file = newFile();
  await playWith({ edition: 'classic', file, options: {} }, lines('Ann', '3', line));
  expect(
    savedGame(file)
      .header.seats.slice(1)
      .map(({ bot }) => bot),
  ).toEqual(bots);
});

test('bad answers get a message and are asked again', async () => {
  const file = newFile();
  const script: [string, string][] = [
    ['9', 'There is no edition “9”.'],
    ['world', '“world” can mean world-domination or world-conquest.'],
    ['?', 'world-conquest or simultaneous, or its number.'],
    ['class', ''],
    ['Ann,,Bob', 'Each player needs a name.'],
    ['Ann, ann', 'Two players cannot both be called ann.'],
    ['A name that is far too long for a seat', 'is too long'],
    ['a,b,c,d,e,f,g', 'This edition allows at most 6 players; you have 7.'],
    ['Ann, Pompey', ''],
    ['9', 'Type a number from 0 to 4.'],
    ['two', 'Type a number from 0 to 4.'],
    ['1', 'Which bot? Enter for medium>'],
    ['hard, medium', 'You named 2 bots, but only 1 plays.'],
    ['random', ''],
    ['colour red', '“colour” is not one of the options startingSeat, defence, capitals,'],
    ['defence', 'defence can be most or chosen.'],
    ['defence none', 'defence can be most or chosen.'],
    ['startingSeat Cato', 'startingSeat can be roll, Ann, Pompey or Crassus.'],
    ['start ann', ''],
    ['defence=chosen', ''],
    ['', ''],
    ['quit', ''],
  ];
  const { text } = await playWith({ file }, lines(...script.map(([line]) => line)));
  for (const [, said] of script) expect(text).toContain(said);
  expect(savedGame(file).header).toMatchObject({
    edition: 'classic',
    options: { startingSeat: '0', defence: 'chosen' },
    seats: [{ name: 'Ann' }, { name: 'Pompey' }, { name: 'Crassus', bot: 'random' }],
  });
});

test('one person without bots is too few', async () => {
  const { text } = await playWith({ edition: 'classic', file: newFile() }, lines('Ann', '0', 'quit'));
  expect(text).toContain('How many bots, 1 to 5? Enter for 2');
  expect(text).toContain('Type a number from 1 to 5.');
  expect(text).toContain('No game was started.');
});

test.each([
  [{ edition: 'chess' }, 'There is no edition "chess"'],
  [{ seats: 'Ann,bot:clever' }, 'There is no bot "clever"; choose easy, medium, hard, expert,'],
  [{ seats: 'Ann,Ann' }, 'Two players cannot both be called Ann.'],
  [{ seats: 'a,b,c,d,e,f,g' }, 'No edition allows more than 6 players; you have 7.'],
  [{ edition: 'classic', seats: 'Ann' }, 'players, not 1.'],
  [
    { edition: 'classic', seats: 'Ann,bot', options: { setup: 'deal' } },
    'This edition has no option "setup"',
  ],
  [{ edition: 'classic', seats: 'Ann,bot', options: { startingSeat: '5' } }, 'cannot be "5"'],
])('wrong settings are rejected: %j', async (given, reason) => {
  const playing = playWith({ ...given, file: newFile() }, lines());
  await expect(playing).rejects.toBeInstanceOf(UsageError);
  await expect(playing).rejects.toThrow(reason);
});

test('without a file name a new one is chosen', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rubicon-play-'));
  const before = process.cwd();
  process.chdir(folder);
  try {
    const options = { startingSeat: 'roll', defence: 'most' };
    for (const n of [1, 2]) {
      const { text } = await playWith({ edition: 'classic', seats: 'Ann,bot', options }, lines('quit'));
      expect(text).toMatch(
        new RegExp(`saved in rubicon-\\d{4}-\\d\\d-\\d\\d-${n}\\.jsonl after every command`),
      );
    }
    expect(readdirSync(folder)).toHaveLength(2);
  } finally {
    process.chdir(before);
  }
});

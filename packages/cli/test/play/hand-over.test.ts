import { handOf } from '@rubicon/engine';
import { expect, test } from 'vitest';
import {
  fileWith,
  lines,
  newFile,
  playWith,
  savedCommands,
  savedGame,
  savedTurns,
  warriors,
} from './person.ts';

const CLEAR = '\x1b[2J\x1b[3J\x1b[H';

test('another player’s cards never stay on the screen', async () => {
  const file = newFile();
  const fight = warriors();
  let visible = ''; // output since the screen was last cleared
  let checked = 0;
  let asksCards = true;
  const { text } = await playWith(
    {
      file,
      isTty: true,
      edition: 'world-domination',
      seats: 'Ann,Bob',
      options: { setup: 'quick', startingSeat: 'roll', defence: 'chosen' },
      seed: 'b',
    },
    (question, screen) => {
      visible = (visible + screen).split(CLEAR).at(-1)!;
      const seat = ['Ann', 'Bob'].findIndex((name) => question.startsWith(name));
      if (question.startsWith('Pass')) asksCards = true;
      if (seat < 0) return fight(question, screen);
      if (asksCards) {
        asksCards = false;
        return 'cards';
      }
      const { rules, position } = savedTurns(file);
      for (const card of handOf(position, 1 - seat)) {
        const territory = rules.board.territories[card];
        if (territory !== undefined) expect(visible).not.toContain(`${territory.name} (${territory.figure})`);
        checked++;
      }
      return checked > 60 ? undefined : fight(question, screen);
    },
  );
  expect(checked).toBeGreaterThan(60);
  expect(text).toMatch(/\((infantry|cavalry|artillery)\)/);
});

test('the keyboard is passed on with a clear screen, and back', async () => {
  const file = fileWith({ alaska: 'a9', kamchatka: 'b9' }, 'attack:a turn=3', { options: 'defence=chosen' });
  const { text } = await playWith(
    { file, isTty: true },
    lines('', 'alaska kamchatka', '', '1', '', '', 'alaska kamchatka 2'),
  );
  expect(savedCommands(file, 1)).toEqual([{ type: 'defend', dice: 1 }]);
  const [first, second, third, fourth] = text.split(CLEAR);
  expect(first).toContain('Pass the keyboard to Ann (R), then press Enter> ');
  expect(second).toMatch(/^Pass the keyboard to Bob \(B\), then press Enter> /);
  expect(second).toContain(
    'Ann attacks with 3 dice. Alaska has 9, Kamchatka has 9. How many dice do you roll?',
  );
  expect(second).toContain('Press Enter to continue> ');
  expect(third).toMatch(/^Pass the keyboard to Ann \(R\), then press Enter> /);
  expect(third).toMatch(
    /Alaska \(9\) attacks Kamchatka \(Bob, 9\):\n {2}\d \d \d {2}against {2}\d {3}\d[<=>]\d/,
  );
  expect(fourth).toMatch(/^Pass the keyboard to Bob/);
});

test('in set-up nothing is hidden, and nothing is printed twice', async () => {
  const file = newFile();
  const options = { setup: 'claim', startingSeat: '0', defence: 'most' };
  const { text } = await playWith(
    { file, edition: 'world-domination', seats: 'Ann,Bob,Cid', options, seed: 'x', isTty: true },
    lines('alaska', 'brazil', 'siam', 'peru'),
  );
  expect(text).not.toContain(CLEAR);
  expect(text.match(/Ann claims Alaska/g)).toHaveLength(1);
  expect(savedGame(file).position.territories.slice(0, 3)).toEqual([2, 1, 1]);
});

test('one person alone is never asked to pass the keyboard', async () => {
  const file = fileWith({ alaska: 'a9' }, 'fortify:a turn=3', { names: ['Ann'], bots: ['Cato'] });
  const { text } = await playWith({ file, isTty: true }, lines('done', 'done'));
  expect(text).not.toContain(CLEAR);
  expect(text).not.toContain('Pass the keyboard');
});

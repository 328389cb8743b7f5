import { expect, test } from 'vitest';
import { fileWith, newFile, playWith, savedGame, usualOptions } from './person.ts';

const CLEAR = '\x1b[2J\x1b[3J\x1b[H';

/** Plays on a terminal and returns the screens between two clearings, by the person asked on them. */
async function screensOf(
  options: Parameters<typeof playWith>[0],
  answer: (name: string, question: string) => string | undefined,
): Promise<{ name: string; text: string }[]> {
  const people = ['Ann', 'Bob'];
  const { text } = await playWith({ isTty: true, ...options }, (question) => {
    const name = people.find((person) => question.startsWith(`${person} `));
    if (name !== undefined) return answer(name, question);
    return question.includes('place on') ? '1' : '';
  });
  return text.split(CLEAR).flatMap((screen) => {
    const names = people.filter((person) => new RegExp(`^${person} \\(.*> `, 'm').test(screen));
    expect(names.length).toBeLessThan(2);
    return names.map((name) => ({ name, text: screen }));
  });
}

const seen = (screens: readonly { name: string; text: string }[], name: string): string =>
  screens.flatMap((screen) => (screen.name === name ? screen.text : [])).join('\n');

test('nobody sees another headquarters before all have chosen', async () => {
  const people = { names: ['Ann', 'Bob'], bots: ['Cato'], edition: 'capital' };
  const file = fileWith({ alaska: 'a9', brazil: 'a3', japan: 'c2' }, 'capital', people);
  const screens = await screensOf({ file }, (name, question) => {
    if (!question.includes('headquarters>')) return undefined;
    return name === 'Ann' ? 'brazil' : 'siam';
  });
  const [ann, bob] = [screens[0], screens[1]];
  expect(ann?.text).toContain('Ann chooses Brazil. It stays secret until all have chosen.');
  expect(bob?.text.split('Every headquarters is revealed')[0]).not.toMatch(
    /Ann chooses Brazil|Ann in Brazil|Brazil \*/,
  );
  expect(bob?.text).toContain('Ann has chosen.');
  expect(bob?.text).toMatch(/Every headquarters is revealed: Ann in Brazil, Bob in Siam and Cato in /);
});

test('a mission is only on the screen of its holder, in set-up too', async () => {
  const file = newFile();
  const options = usualOptions('secret-mission', { startingSeat: '0' });
  let asked = 0;
  const screens = await screensOf(
    { file, edition: 'secret-mission', seats: 'Ann,Bob,bot', seed: 'a', options },
    (_, question) => {
      asked++;
      if (asked > 18) return undefined;
      if (asked % 3 > 0) return asked % 3 === 1 ? 'mission' : 'log 99';
      return question.includes('place 1 of') ? 'place' : '';
    },
  );
  const missionsOf = (name: string): string[] =>
    [...seen(screens, name).matchAll(/Your mission: (.*)\./g)].map(([, mission = '']) => mission);
  const [anns = '', bobs = ''] = [missionsOf('Ann')[0], missionsOf('Bob')[0]];
  expect(anns).not.toBe('');
  expect(bobs).not.toBe('');
  expect(seen(screens, 'Bob')).not.toContain(anns);
  expect(seen(screens, 'Ann')).not.toContain(bobs);
});

test('objectives, bids and sheets are only on the screen of their owner', async () => {
  const file = newFile();
  let round = 0;
  const screens = await screensOf(
    { file, edition: 'simultaneous', seats: 'Ann,Bob,bot', seed: 'a', options: {} },
    (name, question) => {
      if (question.includes('bid (')) return name === 'Ann' ? '2' : '1';
      if (question.includes('convert (')) return '1';
      if (question.includes('all deployed')) return 'commit';
      if (question.includes('deploy (')) return 'spread';
      if (question.includes('yes or no')) return 'yes';
      if (++round > 12) return undefined;
      return ['objectives', 'look siam', 'log 999', 'commit'][round % 4];
    },
  );
  const { rules, position } = savedGame(file);
  if (position.family !== 'orders') throw new Error('not a game of written orders');
  for (const [seat, other] of [
    [0, 'Bob'],
    [1, 'Ann'],
  ] as const) {
    const own = position.objectives.flatMap((holder, t) =>
      holder === seat ? rules.board.territories[t]!.name : [],
    );
    expect(own.length).toBeGreaterThan(0);
    for (const objective of own) expect(seen(screens, other)).not.toContain(`${objective} !`);
  }
  expect(seen(screens, 'Bob')).not.toMatch(/objectives of Ann|Ann secretly bids 2 tokens/);
  expect(seen(screens, 'Ann')).not.toContain('objectives of Bob');
  expect(seen(screens, 'Ann')).toContain('Ann secretly bids 2 tokens');
  expect(seen(screens, 'Bob')).toContain('Ann bids 2.');
});

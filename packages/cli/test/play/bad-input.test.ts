import { expect, test } from 'vitest';
import { fileWith, lines, playWith, savedCommands } from './person.ts';

const held = { alaska: 'a5', alberta: 'a2', brazil: 'a1', 'northwest-territory': 'a1' };
const alone = { names: ['Ann'], bots: ['Cato', 'Brutus'] };

/** The reply to each line, in a game with this position. */
async function sayings(rest: string, typed: readonly string[]): Promise<Record<string, string>> {
  const file = fileWith({ ...held, siam: 'c3' }, rest, alone);
  const screens: string[] = [];
  await playWith({ file }, (_, screen) => {
    screens.push(screen);
    return typed[screens.length - 1];
  });
  expect(savedCommands(file, 0)).toEqual([]);
  const said = screens.slice(1).map((screen) => screen.split('\n').slice(1, -1).join('\n'));
  return Object.fromEntries(typed.map((line, i) => [line, said[i] ?? '']));
}

test('impossible attacks', async () => {
  const typed = [
    '',
    'attack atlantis',
    'al kamchatka',
    'alaska brazil',
    'alaska siam',
    'brazil peru',
    'alaska kamchatka 4',
    'alaska kamchatka 0',
    'alaska kamchatka until 9',
    'alaska kamchatka until doomsday',
    'alaska kamchatka now',
    'alaska alberta',
    'northwest',
    'peru',
    'alaska south',
    'a',
    'dance',
    'again',
    'trade 1',
    'send',
    'accept',
    'fortify',
    'all on alaska',
    'claim peru',
    'rest',
    'look',
    'look al',
  ];
  expect(await sayings('attack:a turn=3', typed)).toMatchInlineSnapshot(`
    {
      "": "Type ? for help.",
      "a": "“a” can mean attack, attacks, Alaska or Alberta.",
      "accept": "Nobody has offered a draw.",
      "again": "You cannot use “again” here. Type ? for help.",
      "al kamchatka": "“al” can mean Alaska or Alberta.",
      "alaska alberta": "Alberta is already yours.",
      "alaska brazil": "Brazil is already yours.",
      "alaska kamchatka 0": "You cannot roll 0 dice; roll 1 to 3.",
      "alaska kamchatka 4": "You cannot roll 4 dice; roll 1 to 3.",
      "alaska kamchatka now": "After the 2 territories, type a number of dice, “until taken”, “until 3”, or nothing.",
      "alaska kamchatka until 9": "The attack cannot stop at 9 armies; choose 1 to 4.",
      "alaska kamchatka until doomsday": "After the 2 territories, type a number of dice, “until taken”, “until 3”, or nothing.",
      "alaska siam": "Alaska does not border Siam.",
      "alaska south": "“south” can mean Southern Europe or South Africa.",
      "all on alaska": "You have no armies to place.",
      "attack atlantis": "There is no territory “atlantis”. Type ? for help.",
      "brazil peru": "Brazil has 1 army; you need 2 to attack or move.",
      "claim peru": "You cannot do that now: this is the attack phase.",
      "dance": "There is no territory “dance”. Type ? for help.",
      "fortify": "You cannot do that now: this is the attack phase.",
      "look": "Name a territory too.",
      "look al": "“al” can mean Alaska or Alberta.",
      "northwest": "Northwest Territory has 1 army; you need 2 to attack or move.",
      "peru": "Peru is not yours.",
      "rest": "You cannot do that now: this is the attack phase.",
      "send": "You have no armies to place.",
      "trade 1": "You cannot trade in cards now.",
    }
  `);
});

test('impossible placements', async () => {
  const typed = [
    'peru 2',
    'alaska 4',
    'alaska 0',
    'alaska -1',
    'alaska many',
    'alaska 1 2',
    '2 alaska 1',
    's',
    'send',
    'undo',
    'done',
    'attack alaska kamchatka',
    'b peru',
  ];
  expect(await sayings('reinforce:a turn=3 place=3', typed)).toMatchInlineSnapshot(`
    {
      "2 alaska 1": "Type a territory and a number of armies, for example: brazil 3",
      "alaska -1": "Nothing staged on Alaska.",
      "alaska 0": "Type a number of armies, at least 1.",
      "alaska 1 2": "Type a territory and a number of armies, for example: brazil 3",
      "alaska 4": "Only 3 armies left to place.",
      "alaska many": "Type a territory and a number of armies, for example: brazil 3",
      "attack alaska kamchatka": "You cannot do that now: place your new armies first.",
      "b peru": "“b” can mean board or Brazil.",
      "done": "You cannot do that now: place your new armies first.",
      "peru 2": "Peru is not yours.",
      "s": "“s” can mean spread, send, save or surrender.",
      "send": "3 armies left to place.",
      "undo": "Nothing staged.",
    }
  `);
});

test('impossible claims', async () => {
  const file = fileWith(
    { alaska: '.', congo: '.', 'central-america': '.' },
    'claim:a place=1 reserve=a:9,b:9,c:9',
    alone,
  );
  const { text } = await playWith({ file }, lines('brazil', 'c', 'alaska congo', 'claim', '9', 'x', ''));
  expect(text).toContain('Brazil is already claimed.');
  expect(text).toContain('“c” can mean claim, cards, Central America or Congo.');
  expect(text).toContain('Name 1 territory at a time.');
  expect(text).toContain('Choose from 1 to 3; Enter goes back.');
  expect(savedCommands(file, 0)).toEqual([]);
});

test('impossible moves', async () => {
  const typed = [
    'alaska peru 1',
    'alaska brazil 1',
    'alaska alberta 5',
    'alaska alberta some',
    'brazil',
    'brazil alaska 1',
  ];
  expect(await sayings('fortify:a turn=3', typed)).toMatchInlineSnapshot(`
    {
      "alaska alberta 5": "You cannot choose 5 armies here; choose 1 to 4.",
      "alaska alberta some": "After the 2 territories, type a number of armies, or all.",
      "alaska brazil 1": "Alaska does not border Brazil.",
      "alaska peru 1": "Peru is not yours.",
      "brazil": "No armies can move from Brazil.",
      "brazil alaska 1": "Brazil does not border Alaska.",
    }
  `);
});

test('numbers out of range when moving in, and when defending', async () => {
  const moving = fileWith(
    { alaska: 'a5', kamchatka: 'a0', siam: 'c3' },
    'occupy:a turn=3 captures=1 pending=alaska>kamchatka:3:0',
    alone,
  );
  const occupied = await playWith({ file: moving }, lines('5', 'two', '3 4', '-3', ''));
  expect(occupied.text.match(/Type a number from 3 to 4; Enter is 3\./g)).toHaveLength(4);
  expect(savedCommands(moving, 0)).toEqual([{ type: 'occupy', armies: 3 }]);

  const rest = 'defend:b turn=3 pending=kamchatka>alaska:1:0';
  const defending = fileWith({ alaska: 'a5', kamchatka: 'b2', siam: 'c3' }, rest, {
    ...alone,
    options: 'defence=chosen',
  });
  const defended = await playWith({ file: defending }, lines('3', 'none', ''));
  expect(defended.text.match(/Type a number from 1 to 2; Enter is 2\./g)).toHaveLength(2);
  expect(savedCommands(defending, 0)).toEqual([{ type: 'defend', dice: 2 }]);
});

test('a surrender has to be confirmed', async () => {
  const file = fileWith({ ...held, siam: 'c3' }, 'attack:a turn=3', alone);
  const { text } = await playWith(
    { file },
    lines('surrender', 'maybe', 'no', 'surrender', '', 'surrender', 'y', 'end'),
  );
  expect(text).toContain('Type yes or no.');
  expect(savedCommands(file, 0)).toEqual([{ type: 'surrender' }]);
  expect(text).toContain('Ann surrenders. The armies stay on the board and only defend.');
  expect(text).toMatch(/wins: .*Ann surrendered/);
});

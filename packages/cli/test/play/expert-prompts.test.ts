import { expect, test } from 'vitest';
import { fileWith, lines, playWith, savedCommands } from './person.ts';

/** Headquarters, capitals, missions and the expert options. */

const alone = { names: ['Ann'], bots: ['Cato'] };
const held = { alaska: 'a9', kamchatka: 'b3', brazil: 'a3', peru: 'a1', venezuela: 'a1' };

test('headquarters are chosen among your own territories and revealed together', async () => {
  const three = { names: ['Ann'], bots: ['Cato', 'Brutus'], edition: 'capital' };
  const file = fileWith({ ...held, japan: 'c2' }, 'capital', three);
  const { text } = await playWith(
    { file },
    lines('japan', 'own', 'attack', 'headquarters', 'brazil', 'headquarters', 'board', 'quit'),
  );
  expect(text).toContain(
    'Choose one of your territories as your headquarters. It stays secret until all have chosen.',
  );
  expect(text).toContain('Japan is not yours.');
  expect(text).toContain('South America: Venezuela, Peru and Brazil');
  expect(text).toContain('You cannot do that now: choose a headquarters first.');
  expect(savedCommands(file, 0)[0]).toEqual({ type: 'choose-capital', territory: 'brazil' });
  expect(text).toMatch(/Every headquarters is revealed: Ann in Brazil, Cato in .+ and Brutus in .+\./);
  expect(text).toContain('* headquarters');
});

test('vacated territories are settled with the armies that come with them', async () => {
  const fortify = 'fortify:c turn=3 capitals=a:alaska,b:peru,c:japan';
  const file = fileWith({ alaska: 'a3', siam: 'c1', india: 'c1', japan: 'a2' }, fortify, {
    names: ['Ann'],
    bots: ['Cato', 'Brutus'],
    edition: 'classic',
    options: 'capitals=on',
  });
  const { text } = await playWith({ file }, lines('alaska 2', 'siam 2', 'spread', 'send'));
  expect(text).toContain('You take over India and Siam. Place 5 armies there.');
  expect(text).toContain('Alaska did not belong to the overthrown player; choose a territory that did.');
  expect(text).toContain('Ann overthrows Brutus.');
  const [india, siam] = [
    ['india', 2],
    ['siam', 3],
  ];
  expect(savedCommands(file, 0)[0]).toEqual({ type: 'place', places: [siam, india] });
});

test('your mission can be shown at any time', async () => {
  const file = fileWith(
    { ...held, japan: 'c2' },
    'attack:a turn=3 missions=a:destroy-blue,b:occupy-24,c:asia-africa',
    { names: ['Ann'], bots: ['Cato', 'Brutus'], edition: 'secret-mission' },
  );
  const { text } = await playWith({ file }, lines('mission', 'attack', 'mission', '', 'quit'));
  expect(
    text.match(/Your mission: destroy blue \(Cato\), no matter who removes the last army\./g),
  ).toHaveLength(2);
  expect(text).not.toMatch(/24 territories|Asia and Africa/);
});

const dice = 'pending=alaska>kamchatka:3:0 thrown=6-3-1/5-4';
const expert = { ...alone, options: 'reRoll=on,commander=on' };

test.each([
  [['reroll 1'], { type: 're-roll', card: 'alaska', die: 1 }],
  [['1'], { type: 're-roll', card: 'alaska', die: 1 }],
  [['reroll 3 kamchatka'], { type: 're-roll', card: 'kamchatka', die: 3 }],
  [['keep'], { type: 'keep' }],
  [[''], { type: 'keep' }],
  [['reroll 5', 'reroll', 'reroll 1 brazil', 'commander 1', 'never'], { type: 'keep-all' }],
])('with a card of the battle a die can be re-rolled: %j', async (script, command) => {
  const rest = `re-roll:a turn=3 ${dice} hands=a:alaska+kamchatka+brazil`;
  const file = fileWith(held, rest, expert);
  const { text } = await playWith({ file }, lines(...script, 'quit'));
  expect(text).toContain(
    'Your dice are 6, 3 and 1, against 5 and 4. You may show Alaska (infantry) or Kamchatka (infantry) to re-roll 1 of yours.',
  );
  expect(savedCommands(file, 0)[0]).toEqual(command);
  if (script.length < 3) return;
  expect(text).toContain('There is no 5 to change; your dice are 6, 3 and 1.');
  expect(text).toContain('Type the number on one of your dice, or keep.');
  expect(text).toContain('Brazil (artillery) shows neither Alaska nor Kamchatka.');
  expect(text).toContain('You cannot do that now: decide about your dice first.');
});

test('without such a card the dice can only be kept', async () => {
  const file = fileWith(held, `re-roll:a turn=3 ${dice} hands=a:brazil`, expert);
  const { text } = await playWith({ file }, lines('reroll 1', 'keep', 'quit'));
  expect(text).toContain('You have no card of Alaska or Kamchatka, so you cannot re-roll.');
  expect(text).toContain('You have no card to show. Type keep.');
  expect(text).toContain('Once per turn your commander may turn 1 of yours to 6.');
});

test('the commander turns a die to 6, once', async () => {
  const file = fileWith(held, `commander:a turn=3 ${dice}`, expert);
  const { text } = await playWith({ file }, lines('6', 'x', '3', 'quit'));
  expect(text).toContain('dice (keep, or commander 3 1)>');
  expect(text).toContain('There is no 6 to change; your dice are 6, 3 and 1.');
  expect(text).toContain('Type one of 3, 1, or keep.');
  expect(savedCommands(file, 0)[0]).toEqual({ type: 'commander', die: 3 });
  expect(text).toContain('The commander of Ann turns the 3 to 6.');
  expect(text).toMatch(/6 6 1 {2}against {2}5 4 {3}6>5 6>4 {3}defender loses 2/);
});

test('moves along paths are staged, changed, and sent as one list', async () => {
  const file = fileWith(held, 'fortify:a turn=3', { ...alone, options: 'pathFortify=on' });
  const { text } = await playWith(
    { file },
    lines(
      'brazil peru 5',
      'brazil venezuela 2',
      'venezuela peru 1',
      'board',
      'undo',
      'clear',
      'send',
      'moves',
      'brazil peru all',
      'send',
      'done',
    ),
  );
  expect(text).toContain('You cannot choose 5 armies here; choose 1 or 2.');
  expect(text).toMatch(/R Brazil +3-2/);
  expect(text).toContain('No moves staged.');
  expect(savedCommands(file, 0)).toEqual([
    { type: 'fortify-many', moves: [['brazil', 'peru', 2]] },
    { type: 'end-turn' },
  ]);
});

test('no more armies than the limit are staged on a territory', async () => {
  const file = fileWith(held, 'reinforce:a turn=3 place=9 sets=2', { ...alone, options: 'armyLimit=on' });
  const { text } = await playWith(
    { file },
    lines('alaska 4', 'alaska 3', 'alaska', 'spread', 'send', 'quit'),
  );
  expect(text).toContain('Alaska is full: a territory holds at most 12 armies.');
  expect(savedCommands(file, 0)[0]).toMatchObject({
    type: 'place',
    places: expect.arrayContaining([['alaska', 3]]),
  });
});

test('a mission shows its progress', async () => {
  const mine = { alaska: 'a5', brazil: 'a3', japan: 'c2', siam: 'a1' };
  const people = { names: ['Ann'], bots: ['Cato', 'Brutus'], edition: 'secret-mission' };
  for (const [mission, state] of [
    ['destroy-blue', 'Cato holds 38 territories.'],
    ['occupy-18-two', 'You hold 2.'],
    ['occupy-24', 'You hold 3.'],
    ['asia-southamerica', 'You hold 1 of 9 in North America, 1 of 4 in South America and 1 of 12 in Asia.'],
  ]) {
    const file = fileWith(
      mine,
      `attack:a turn=3 missions=a:${mission},b:asia-africa,c:northamerica-africa`,
      people,
    );
    const { text } = await playWith({ file }, lines('mission', 'quit'));
    expect(text).toContain(`\n${state}\n`);
  }
});

test('rules shows the edition and changed options', async () => {
  const people = {
    names: ['Ann'],
    bots: ['Cato', 'Brutus', 'Cassius'],
    edition: 'capital',
    options: 'short=on',
  };
  const capitals = 'capitals=a:alaska,b:brazil,c:japan,d:siam removed=alaska+brazil+japan+siam';
  const file = fileWith({ alaska: 'a5', japan: 'c2', siam: 'd2' }, `attack:a turn=3 ${capitals}`, people);
  const { text } = await playWith({ file }, lines('rules', 'quit'));
  expect(text).toContain('Capital. Each player hides a headquarters. Hold yours and capture the others.');
  expect(text).toMatch(/ {2}short on: .*\nFull rules: docs\/editions\/capital\.md/);
});

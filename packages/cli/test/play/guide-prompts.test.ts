import { expect, test } from 'vitest';
import { fileWith, lines, newFile, playWith, savedCommands, usualOptions } from './person.ts';

/** Prompts of the editions of 2008: colours, capitals, stars, objectives, rewards. */

const seats = { names: ['Ann'], bots: ['Cato', 'Brutus'] };
const room = { ...seats, edition: 'command-room' };
const held = { alaska: 'a5', kamchatka: 'a1', 'northwest-territory': 'a1', brazil: 'a3', japan: 'c2' };
const open =
  'objectives=control-europe:.:guaranteed-card,control-north-america:.:minor-airfield,control-asia:.:starting-maneuver,' +
  'control-8-cities:.:additional-maneuver,take-10-territories-in-a-turn:.:major-airfield,control-2-enemy-capitals:.:attack-die,' +
  'control-18-territories:.:defence-die,control-2-continents:.:two-troops';
const capitals = 'capitals=a:alaska,b:peru,c:japan';
const guide = `${capitals} cities=brazil+peru ${open}`;

test('a colour is chosen by name, and its chart is shown', async () => {
  const file = newFile();
  const options = usualOptions('basic-training');
  const { text } = await playWith(
    { file, edition: 'basic-training', seats: 'Ann,bot,bot', seed: 'a', options },
    lines('purple', 'red', 'claim', 'charts', 'gre', 'players', 'quit'),
  );
  expect(text).toMatch(
    /green +turn 2 of 3, 30 troops, 5 cities, 0 cards, capital South Africa: .*South Africa 5/,
  );
  expect(text).toContain('Ann (1) colour (yellow, green, blue)> ');
  expect(text).toContain('Type one of yellow, green, blue.');
  expect(text).toContain('You cannot do that now: colours are being chosen.');
  expect(savedCommands(file, 0)[0]).toEqual({ type: 'choose-colour', colour: 'green' });
  expect(text).toMatch(/G {2}Ann +\d+/);
});

test('a capital is founded on an empty territory', async () => {
  const file = newFile();
  const options = usualOptions('command-room', { startingSeat: '0' });
  const { text } = await playWith(
    { file, edition: 'command-room', seats: 'Ann,bot,bot', seed: 'a', options },
    lines('brazil peru', 'atlantis', 'free', 'capitals', 'brazil', 'siberia', 'quit'),
  );
  expect(text).toContain('Choose an empty territory, which you also claim, as your capital.');
  expect(text).toContain('Name 1 territory at a time.');
  expect(text).toContain('There is no territory “atlantis”.');
  expect(text).toContain('South America: Venezuela, Peru, Brazil and Argentina');
  expect(text).toContain('Cato has not chosen a capital yet.'.replace('Cato', 'Pompey'));
  expect(text).toContain('The capital of Ann is Brazil.');
  expect(savedCommands(file, 0)[0]).toEqual({ type: 'choose-capital', territory: 'brazil' });
});

test('stars are traded by number, by name or all together', async () => {
  const rest = `reinforce:a turn=3 place=3 trading=may hands=a:alaska+brazil+ukraine ${guide}`;
  for (const [script, cards] of [
    [
      ['trade', '1 3'],
      ['alaska', 'ukraine'],
    ],
    [['trade russia alaska'], ['alaska', 'ukraine']],
    [['trade all'], ['alaska', 'brazil', 'ukraine']],
    [
      ['trade', '', 'trade 7', 'trade peru', 'trade x', 'trade all'],
      ['alaska', 'brazil', 'ukraine'],
    ],
  ] as const) {
    const file = fileWith(held, rest, room);
    const { text } = await playWith({ file }, lines(...script, 'cards', 'quit'));
    expect(savedCommands(file, 0)[0]).toEqual({ type: 'trade', cards });
    expect(text).toMatch(/you may trade them in first, for up to \d+ troops. Type trade\./);
    if (script[0] === 'trade') expect(text).toMatch(/Value of stars in troops, once per turn: 2 → 2, 3 → 4/);
    if (script.length > 2) expect(text.match(/You have no such card/g)).toHaveLength(2);
  }
});

test('too few stars, and nothing to trade', async () => {
  const file = fileWith(held, `reinforce:a turn=3 place=3 trading=may hands=a:alaska+peru ${guide}`, room);
  const { text } = await playWith({ file }, lines('trade peru', 'quit'));
  expect(text).toContain('These cards have 1 star; trade in 2 to 10 stars.');
  const without = fileWith(held, `reinforce:a turn=3 place=3 ${guide}`, room);
  const shown = await playWith({ file: without }, lines('trade', 'cards', 'quit'));
  expect(shown.text).toContain('You cannot trade in cards now.');
  expect(shown.text).toContain('You have no cards.');
});

const wide = Object.fromEntries(
  'iceland great-britain scandinavia northern-europe western-europe southern-europe ukraine'
    .split(' ')
    .map((id) => [id, 'a2']),
);

test('a fulfilled objective can be taken, with its reward', async () => {
  for (const script of [
    ['take', '1'],
    ['take europe'],
    ['take 1'],
    ['take asia', 'take 3', 'take con eur'],
  ]) {
    const file = fileWith(
      { ...held, ...wide },
      `fortify:a turn=3 captures=1 ${guide} began=${Object.keys(wide).join('+')}`,
      room,
    );
    const { text } = await playWith({ file }, lines('objectives', ...script, 'objectives', 'take', 'quit'));
    expect(text).toContain('You may take Control Europe first. Type take. You then draw no card this turn.');
    expect(text).toMatch(
      /Control Europe: open, you can take it now, with Guaranteed Card \(a card every turn\)/,
    );
    expect(text).toMatch(/Control Asia: open, 1 of 12, with Starting Maneuver/);
    expect(savedCommands(file, 0)).toEqual([{ type: 'take-objective', objective: 'control-europe' }]);
    expect(text).toContain('Ann takes the objective Control Europe and gets Guaranteed Card.');
    expect(text).toContain('Control Europe: taken by Ann');
    expect(text).toContain('You can take only 1 objective per turn.');
  }
});

test('objectives show their progress, and players their cities', async () => {
  const file = fileWith(
    { ...held, peru: 'a2' },
    `attack:a turn=3 captures=2 ${guide} began=alaska+kamchatka+northwest-territory`,
    room,
  );
  const { text } = await playWith({ file }, lines('objectives', 'players', 'quit'));
  expect(text).toContain('Control North America: open, 2 of 9, with');
  expect(text).toContain('Control 8 Cities: open, 2 of 8, with');
  expect(text).toContain('Take Over 10 Territories in 1 Turn: open, 2 of 10, with');
  expect(text).toContain('Control 2 Enemy Capitals: open, 1 of 2, with');
  expect(text).toMatch(/territories {2}troops {2}cities {2}cards {2}objectives/);
  expect(text).toMatch(/Ann +5 +12 +2 +0 /);
});

test('an airfield is placed on your own territory and marked', async () => {
  const mine = `${guide} rewards=minor-airfield:a objective=taken`.replace(
    'control-north-america:.:minor-airfield',
    'control-north-america:a',
  );
  const file = fileWith(held, `airfield:a turn=3 ${mine}`, room);
  const { text } = await playWith(
    { file },
    lines('peru', 'done', 'own', 'airfield', '9', '1', 'board', 'look alaska', 'quit'),
  );
  expect(text).toContain('Peru is not yours.');
  expect(text).toContain('You cannot do that now: place an airfield first.');
  expect(text).toContain('South America: Brazil');
  expect(savedCommands(file, 0)).toEqual([{ type: 'place-airfield', territory: 'alaska' }]);
  expect(text).toMatch(/R Alaska \*\^ +5/);
  expect(text).toContain('* capital   # city   ^ airfield');
  expect(text).toMatch(/Alaska, North America: Ann \(R\), 5 troops.*, capital of Ann, airfield of Ann/);
});

test('a maneuver may come before the first attack', async () => {
  const mine = `${guide} rewards=starting-maneuver:a`.replace(
    'control-asia:.:starting-maneuver',
    'control-asia:a',
  );
  const file = fileWith(held, `attack:a turn=3 opening=1 ${mine}`, room);
  const { text } = await playWith(
    { file },
    lines('move alaska brazil 1', 'maneuver alaska kamchatka 2', 'maneuver alaska kamchatka 1', 'quit'),
  );
  expect(text).toContain('You may maneuver before your first attack. Type move.');
  expect(text).toContain('attack, or maneuver>');
  expect(text).toContain('Your territories do not connect Alaska with Brazil.');
  expect(savedCommands(file, 0)).toEqual([{ type: 'fortify', from: 'alaska', to: 'kamchatka', armies: 2 }]);
  expect(text).toContain('You cannot do that now: this is the attack phase.');
});

test('two maneuvers are staged and sent as one list', async () => {
  const mine = `${guide} rewards=additional-maneuver:a`.replace(
    'control-8-cities:.:additional-maneuver',
    'control-8-cities:a',
  );
  const file = fileWith(held, `fortify:a turn=3 ${mine}`, room);
  const { text } = await playWith(
    { file },
    lines('alaska kamchatka 2', 'kamchatka northwest 2', 'alaska northwest 1', 'done', 'send'),
  );
  expect(text).toContain(
    'Staged: 2 troops from Alaska to Kamchatka and 2 troops from Kamchatka to Northwest Territory.',
  );
  expect(text).toContain('You cannot make 3 moves; make 1 or 2.');
  expect(text).toContain('2 moves are staged. Type send or clear.');
  expect(savedCommands(file, 0)).toEqual([
    {
      type: 'fortify-many',
      moves: [
        ['alaska', 'kamchatka', 2],
        ['kamchatka', 'northwest-territory', 2],
      ],
    },
  ]);
});

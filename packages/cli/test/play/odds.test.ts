import { battleOdds, type DiceSettings, makeDice } from '@rubicon/odds';
import { expect, test } from 'vitest';
import { fileWith, lines, playWith, savedCommands } from './person.ts';

const alone = { names: ['Ann'], bots: ['Cato', 'Brutus'] };
const held = { alaska: 'a9', brazil: 'a3', peru: 'a1', siam: 'c3', kamchatka: 'b8' };

/** The reply to each line, in a game with this position. */
async function sayings(
  typed: readonly string[],
  rest = 'attack:a turn=3',
  settings: object = {},
  territories: Readonly<Record<string, string>> = held,
): Promise<string[]> {
  const screens: string[] = [];
  await playWith({ file: fileWith(territories, rest, { ...alone, ...settings }) }, (_, screen) => {
    screens.push(screen);
    return typed[screens.length - 1];
  });
  return screens.slice(1).map((screen) => screen.split('\n').slice(1, -1).join('\n'));
}

/** The expected odds after a target. */
function short(attackers: number, defenders: number, settings: DiceSettings = {}): string {
  const { win, expectedLosses } = battleOdds(makeDice(settings), attackers, defenders);
  return `${Math.round(100 * win)} %, -${expectedLosses.attacker.toFixed(1)}`;
}

test('targets show armies, win chance and expected losses', async () => {
  const [all, list] = await sayings(['attacks', 'alaska']);
  expect(all).toBe(
    [
      'All attacks (owner and armies, win chance attacking with all, expected losses):',
      'Alaska 9: Northwest Territory (B 1, >99 %, -0.5), Alberta (B 1, >99 %, -0.5), Kamchatka (B 8, 55 %, -5.7)',
      'Brazil 3: Venezuela (B 1, 75 %, -0.7), Argentina (B 1, 75 %, -0.7), North Africa (B 1, 75 %, -0.7)',
    ].join('\n'),
  );
  expect(list).toContain('Alaska has 9 and can attack (owner and armies, win chance');
  expect(list).toContain(`3  Kamchatka (B 8, ${short(8, 8)})`);
});

test('a small chance is not shown as 0 %', async () => {
  const [all] = await sayings(['attacks'], undefined, {}, { alaska: 'a2', kamchatka: 'b90', siam: 'c3' });
  expect(all).toContain('Kamchatka (B 90, <1 %, -1.0)');
});

test('choosing a target from the list shows the odds and asks for a limit', async () => {
  const file = fileWith(held, 'attack:a turn=3', alone);
  const script = ['alaska', 'kam', '', 'alaska', 'kam', '?', 'until 8'];
  const { text } = await playWith({ file }, lines(...script));
  expect(text).toContain(
    'If Alaska (9) attacks Kamchatka (Cato, 8) until it is taken or 1 army is left:\n' +
      '  Win chance: 55 %. Expected losses: attacker 5.7, defender 6.3. Most likely: taken with 5 armies left (11 %).\n' +
      'once, until taken, or until 3> ',
  );
  expect(text).toMatch(/ {2}until 3 +attack until taken or 3 are left/);
  expect(savedCommands(file, 0)).toEqual([{ type: 'assault', from: 'alaska', to: 'kamchatka', stopAt: 8 }]);
  expect(text).toMatch(/Type again to attack Kamchatka \(B \d, \d+ %, -\d\.\d\) from Alaska \d\.\n/);
});

test('“once” rolls once, and so does a number of dice', async () => {
  for (const [line, dice] of [
    ['once', 3],
    ['2', 2],
  ] as const) {
    const file = fileWith(held, 'attack:a turn=3', alone);
    await playWith({ file }, lines('alaska', 'kam', line));
    expect(savedCommands(file, 0)).toEqual([{ type: 'attack', from: 'alaska', to: 'kamchatka', dice }]);
  }
});

test('“again” is forgotten at the end of the turn', async () => {
  const file = fileWith({ ...held, kamchatka: 'b99' }, 'attack:a turn=3', alone);
  let turns = 0;
  const { text } = await playWith({ file }, (question, screen) => {
    if (screen.includes('Turn 3')) return 'alaska kamchatka';
    if (question.includes('place (')) return 'all alaska';
    if (question.includes('all staged')) return 'send';
    if (question.includes('attack') && turns++ === 0) return 'done';
    return question.includes('fortify') ? 'done' : undefined;
  });
  expect(text.match(/Type again/g)).toHaveLength(1);
});

test('odds of attacks and numbers are available at any time', async () => {
  const said = await sayings([
    'odds alaska kam until 4',
    'odds venezuela',
    'odds brazil',
    'odds 3 2',
    'odds',
    'odds 0 1',
    'odds 5 brazil',
    'odds siam',
    'odds alaska siam',
    'odds alaska kam until 9',
    'odds alaska kam 3',
  ]);
  expect(said).toEqual([
    'If Alaska (9) attacks Kamchatka (Cato, 8) until it is taken or 4 armies are left:\n' +
      '  Win chance: 34 %. Expected losses: attacker 4.4, defender 5.3. Most likely: held with 3 armies left (14 %).',
    'If Brazil (3) attacks Venezuela (Cato, 1) until it is taken or 1 army is left:\n' +
      '  Win chance: 75 %. Expected losses: attacker 0.7, defender 0.8. Most likely: taken with 3 armies left (58 %).',
    'Attacks (owner and armies, win chance attacking with all, expected losses):\n' +
      ['Venezuela', 'Argentina', 'North Africa']
        .map((name) => `  Brazil 3: ${name} (B 1, 75 %, -0.7)`)
        .join('\n'),
    '3 attacking (plus 1 that stays behind), 2 defending:\n' +
      '  Win chance: 66 %. Expected losses: attacker 1.4, defender 1.4. Most likely: taken with 4 armies left (37 %).',
    'Type 1 or 2 territories or 2 numbers, for example: odds 8 3',
    'Type numbers from 1 to 1000.',
    'Type 1 or 2 territories or 2 numbers, for example: odds 8 3',
    'You cannot attack Siam now.',
    'You cannot attack Siam from Alaska.',
    'The attack cannot stop at 9 armies; choose 1 to 8.',
    'After the 2 territories, type “until 3” or nothing.',
  ]);
});

test('staged armies count', async () => {
  const said = await sayings(['peru 2', 'odds peru argentina'], 'reinforce:a turn=3 place=5 sets=1');
  expect(said[1]).toContain('If Peru (3) attacks Argentina (Cato, 1)');
});

test('options that change dice are named, since the odds ignore them', async () => {
  const expert = { options: 'reRoll=on,commander=on,defence=chosen' };
  const [all, one] = await sayings(['attacks', 'odds alaska kam'], undefined, expert);
  expect(all).toContain(
    'expected losses; if the defender rolls the most dice; without re-rolls and the commander):',
  );
  expect(one).toContain(
    'army is left; if the defender rolls the most dice; without re-rolls and the commander:',
  );
});

/** Rewards with their holders, by objective. */
const OBJECTIVES = {
  'minor-airfield': 'control-europe',
  'major-airfield': 'control-18-territories',
  'attack-die': 'control-2-enemy-capitals',
  'defence-die': 'control-2-continents',
};

function guide(rewards: Readonly<Record<string, string>>, airfields: string): string {
  const objectives = Object.entries(OBJECTIVES).map(([reward, objective]) =>
    rewards[reward] === undefined ? `${objective}:.:${reward}` : `${objective}:${rewards[reward]}`,
  );
  const held = Object.entries(rewards).map(([reward, seat]) => `${reward}:${seat}`);
  return [
    'capitals=a:brazil,b:ural,c:siam cities=brazil',
    `objectives=${objectives.join()}`,
    ...(held.length === 0 ? [] : [`rewards=${held.join()}`]),
    ...(airfields === '' ? [] : [`airfields=${airfields}`]),
  ].join(' ');
}

test.each<[string, Readonly<Record<string, string>>, string, DiceSettings]>([
  ['nobody has a reward', {}, '', {}],
  ['a bonus die in attack', { 'attack-die': 'a' }, '', { attackDie: true }],
  ['a bonus die in defence', { 'defence-die': 'b' }, '', { defenceDie: true }],
  ['a bonus die of a third', { 'defence-die': 'c' }, '', {}],
  ['an airfield next to it', { 'minor-airfield': 'a' }, 'minor-airfield:alaska', { attackAirfield: true }],
  ['an airfield in defence', { 'major-airfield': 'b' }, 'major-airfield:japan', { defenceAirfield: true }],
  ['an airfield far away', { 'minor-airfield': 'a' }, 'minor-airfield:brazil', {}],
  [
    'everything',
    { 'minor-airfield': 'a', 'major-airfield': 'b', 'attack-die': 'a', 'defence-die': 'b' },
    'minor-airfield:alaska,major-airfield:japan',
    { attackDie: true, defenceDie: true, attackAirfield: true, defenceAirfield: true },
  ],
])('editions of 2008: %s', async (_, rewards, airfields, settings) => {
  const rest = `attack:a turn=3 ${guide(rewards, airfields)}`;
  const said = await sayings(['attacks', 'odds alaska kamchatka'], rest, { edition: 'command-room' });
  expect(said[0]).toContain(`Kamchatka (B 8, ${short(8, 8, settings)})`);
  expect(said[1]?.includes('Rewards: ')).toBe(Object.keys(settings).length > 0);
});

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EDITIONS, MISSIONS } from '@rubicon/engine';
import { beforeAll, describe, expect, test } from 'vitest';
import { optionText } from '../src/texts/editions.ts';
import { json, newFolder, rubicon, spawned } from './rubicon.ts';

const ATTACK =
  'classic - red,blue,green a4b2c1c1c1c1c1c1c1/a1a1a1a1/b1b1b1b1b1b1b1/c1c1c1c1c1c1/a1a1a1a1a1a1a1a1a1a1a1a1/b1b1b1b1 attack:a turn=1 first=a';

describe('rubicon editions', () => {
  test('lists the editions', async () => {
    const editions =
      await json<{ id: string; about: string; players: number[]; options: { name: string }[] }[]>('editions');
    expect(editions.map(({ id }) => id)).toEqual(EDITIONS.map(({ id }) => id));
    expect(editions.every(({ about }) => /^[A-Z].+\.$/.test(about))).toBe(true);
    expect(editions.find(({ id }) => id === 'capital')).toMatchObject({
      name: 'Capital',
      players: [3, 4, 5, 6],
      options: expect.arrayContaining([
        { name: 'startingSeat', values: ['roll', '0', '1', '2', '3', '4', '5'], default: 'roll' },
        { name: 'defence', values: ['most', 'chosen'], default: 'most' },
        { name: 'short', values: ['off', 'on'], default: 'off', players: [4, 5, 6] },
      ]),
    });
    const { out } = await rubicon('editions');
    expect(out).toMatch(/setup: +claim \(default\), deal, quick +claim territories/);
    expect(out).toMatch(/short: +off \(default\), on .*; with 4, 5, 6 players/);
    for (const { id } of EDITIONS)
      expect(out).toMatch(new RegExp(`^${id}: .+ players\n {2}[A-Z].+\\.$`, 'm'));
  });

  test('every option has a description', () => {
    for (const { options } of EDITIONS)
      for (const [name, option] of Object.entries(options))
        expect([name, optionText(name, option)]).not.toEqual([name, '']);
  });
});

describe('every edition', () => {
  const folder = newFolder();

  test.each(EDITIONS.map(({ id, players }) => [id, players[0]!] as const))(
    '%s: records are verified and replayed, positions tried',
    async (edition, players) => {
      const records = join(folder, edition);
      const settings = ['--edition', edition, '--players', String(players), '--games', '1', '--seed', '1'];
      await spawned('simulate', ...settings, '--records', records);
      const file = join(records, '000001.jsonl');
      expect(await rubicon('verify', file)).toEqual({ code: 0, out: 'verified\n', err: '' });
      const begun = await json<{ position: string; phase: string }>('replay', file, '--at', '1');
      expect(begun.phase).not.toBe('start');
      expect((await rubicon('replay', '--position', begun.position)).out).toContain('North America +');
      const args = ['try', '--position', begun.position, '--do', 'offer-draw'];
      const tried = await json<{ accepted: boolean; legal: { type: string }[] }>(...args);
      expect(tried.accepted).toBe(true);
      expect(tried.legal.map(({ type }) => type)).toContain('decline-draw');
    },
  );
});

describe('rubicon try', () => {
  const attempt = (...more: string[]) => ['try', '--position', ATTACK, ...more];
  type Result = Record<'events' | 'legal' | 'toAct', unknown[]> & {
    accepted: boolean;
    rejection?: { code: string };
    position: string;
  };

  test('prints the result, including the documented example', async () => {
    const command = 'attack alaska northwest-territory 3';
    const result = await json<Result>(...attempt('--do', command, '--dice', '6,5,3,5,5'));
    expect(result.accepted).toBe(true);
    expect(result.events).toEqual([
      {
        type: 'rolled',
        from: 'alaska',
        to: 'northwest-territory',
        attack: [6, 5, 3],
        defence: [5, 5],
        attackersLost: 1,
        defendersLost: 1,
      },
    ]);
    expect(result.position).toContain(' a3b1c1');
    expect(result.toAct).toEqual([0]);
    const offer = { seat: 0, type: 'attack', from: 'alaska', to: 'northwest-territory', least: 1, most: 2 };
    expect(result.legal).toContainEqual(offer);
  });

  test('a rejection has a code and exit 1; commands before it are played', async () => {
    const args = attempt('--do', 'end-attacks', '--do', 'attack alaska kamchatka 1');
    const result = await json<Result>(...args);
    expect(result).toMatchObject({ accepted: false, rejection: { code: 'wrong-phase', phase: 'fortify' } });
    expect(result.events).toEqual([{ type: 'attacks-ended', seat: 0 }]);
    expect((await rubicon(...args)).code).toBe(1);
  });

  test.each([
    ['1', 'not-your-turn'],
    ['blue', 'not-your-turn'],
    ['host', 'unknown-seat'],
  ])('as another seat: %s', async (seat, code) => {
    const result = await json<Result>(...attempt('--as', seat, '--do', 'end-attacks'));
    expect(result.rejection).toMatchObject({ code });
  });

  test.each([
    ['attack alaska chna 3', 'to: "chna" is not a territory; did you mean "china"?'],
    ['attack alaska', 'attack: "to" is missing; it must be a territory'],
    ['atack alaska china 3', 'there is no command "atack"; did you mean "attack"?'],
    ['end-attacks now', 'end-attacks does not take "now"'],
    ['place brazil:2 peu:1', 'places, entry 2: "peu" is not a territory; did you mean "peru"?'],
    ['place brazil', 'places, entry 1: "brazil" is not a place such as brazil:2'],
    ['fortify-many brazil:2', 'moves, entry 1: "brazil:2" is not a move such as brazil>peru:2'],
    ['host: skip purple end-attacks', 'seat: "purple" is not a seat; choose red, blue, green'],
    ['host: skip gren end-attacks', 'seat: "gren" is not a seat; did you mean "green"?'],
    ['expire red end-attacks', 'Only the host can do that. Write "host: expire red end-attacks".'],
    ['red: start', 'Only the host can do that. Write "host: start".'],
    ['host: expire red surrender', 'The default for seat 0 (red) is end-attacks.'],
  ])('%s: %s', async (command, reason) => {
    expect((await json<Result>(...attempt('--do', command))).rejection).toMatchObject({ reason });
  });

  test('an unknown command is rejected with a code', async () => {
    const result = await json<Result>(...attempt('--do', 'attack alaska atlantis 3'));
    expect(result.rejection).toMatchObject({ code: 'bad-field', type: 'attack', field: 'to' });
  });

  test.each([
    [['--dice', '6,5,3,5'], '--dice: "attack alaska northwest-territory 3" needs 1 more outcome'],
    [['--dice', '6,5'], '--dice: "attack alaska northwest-territory 3" needs 3 more outcomes'],
    [['--dice', '6,5,7,5,5'], '--dice: "attack alaska northwest-territory 3": outcome 3 is 7, not 1 to 6'],
    [['--dice', '6,x'], '--dice takes whole numbers separated by commas, not "x"'],
    [['--as', '3'], 'there is no seat "3"; choose red, blue, green, host'],
    [['--as', 'gren'], 'there is no seat "gren"; choose red, blue, green, host (did you mean "green"?)'],
  ])('wrong usage: %j', async (more, message) => {
    const result = await rubicon(...attempt('--do', 'attack alaska northwest-territory 3', ...more));
    expect(result).toEqual({ code: 2, out: '', err: `error: ${message}\n` });
  });

  test('with too few dice for a later command, the results of earlier ones are kept', async () => {
    const attack = 'attack alaska northwest-territory 3';
    const assault = 'assault alaska northwest-territory 1';
    const args = attempt('--do', attack, '--do', assault, '--dice', '6,5,3,5,5,6');
    const message = `--dice: command 2, "${assault}" needs at least 2 more outcomes`;
    const { code, out, err } = await rubicon(...args);
    expect([code, err]).toEqual([2, `error: ${message}\n`]);
    expect(out).toMatch(/^stopped at command 2, "assault .*"\nevent .*"rolled".*\nposition .* a3b1c1/);
    expect(await json<Result>(...args)).toMatchObject({
      accepted: false,
      failed: { index: 1, command: assault },
      error: { code: 'script-exhausted', message },
      events: [{ type: 'rolled' }],
      position: expect.stringContaining(' a3b1c1'),
    });
  });

  test('a rejection says which of several commands failed', async () => {
    const { out } = await rubicon(...attempt('--do', 'end-attacks', '--do', 'end-attacks'));
    const reason = 'You cannot do that now: this is the fortify phase.';
    expect(out).toContain(`rejected: command 2, "end-attacks": ${reason}\n`);
  });

  test.each([
    [
      'reinforce:a place=8',
      'place alaska:4 alaska:5',
      'Entry 2, Alaska: You cannot choose 5 armies here; choose 1 to 4.',
    ],
    ['reinforce:a place=8', 'place alaska:8 brazil:1', 'Entry 2, Brazil: There are no armies left for this.'],
    ['reinforce:a place=8', 'place iceland:1 brazil:1', 'Entry 1, Iceland: Iceland is not yours.'],
    ['reinforce:a place=8', 'place iceland:1', 'Iceland is not yours.'],
    ['attack:a', 'place alaska:4 alaska:5', 'You have no armies to place.'],
  ])('in %s, %s is rejected: %s', async (phase, command, reason) => {
    const position = ATTACK.replace('attack:a', phase);
    const { rejection } = await json<Result>('try', '--position', position, '--do', command);
    expect(rejection).toMatchObject({ reason });
  });

  test('a view cannot be played from', async () => {
    const result = await rubicon('try', '--position', `${ATTACK} hands=b:?+?`, '--do', 'end-attacks');
    const message =
      'error: --position: this is a view; replace every ? (cards, missions, objectives, sheets) to play from it\n';
    expect(result).toEqual({ code: 2, out: '', err: message });
  });

  test('an impossible position is rejected', async () => {
    const result = await rubicon('try', '--position', ATTACK.replace('a4', 'a0'), '--do', 'end-attacks');
    const message = 'a territory has an owner but no armies (empty-territory, see docs/notation.md)';
    expect(result.err).toBe(`error: --position: ${message}\n`);
  });

  test.each([
    [ATTACK.replace('turn=', 'winner turn='), 'winner= needs a seat: a, b, c'],
    [ATTACK.replace(/turn=\d+/, 'turn=x'), 'turn= needs a whole number, not "x"'],
    [`${ATTACK} trading=perhaps`, 'trading= needs none, may or must, not "perhaps"'],
    [`${ATTACK} sets=1 sets=2`, 'sets= is given twice'],
    [ATTACK.replace('attack:a', 'atack:a'), 'phase: "atack" is not a phase; did you mean "attack"?'],
    [
      ATTACK.replace('attack:a', 'war:a'),
      'phase: "war" is not a phase; choose start, colour, capital, claim, deploy, reinforce, attack, defend, re-roll, commander, occupy, fortify, airfield, settle, over',
    ],
    [`${ATTACK} discards=chna`, 'discards: "chna" is not a card; did you mean "china"?'],
    [
      ATTACK.replace('blue', 'blue-ot'),
      'seats: "blue-ot" is not of the form red, red-eliminated or red-surrendered',
    ],
    [
      `${ATTACK} missions=a:foo`,
      `missions: "foo" is not a mission; choose ${MISSIONS.map(({ id }) => id).join(', ')}`,
    ],
    [ATTACK.replace(' attack', '/a1 attack'), 'there are more continents than on the board: "a1"'],
    [`${ATTACK} pending=alaska`, 'pending: "alaska" is not of the form alaska>kamchatka:3:0'],
    [`${ATTACK} capitals=a:peru`, 'this game does not use capitals='],
    [`${ATTACK} rewards=attack-die:a`, 'rewards= must come after objectives='],
    [`${ATTACK} hands`, 'hands= needs a value such as a:alaska+wild-1,b:peru'],
    [
      ATTACK.replace('a4b2', 'a4d2'),
      'territories: entry 2 of north-america, "d2": there is no seat "d"; the seats are a, b, c',
    ],
    [
      ATTACK.replace('a4b2', 'a4b'),
      'territories: entry 2 of north-america, "b", needs a number of armies, such as b3',
    ],
    [ATTACK.replace('attack:a', 'occupy:a'), 'pending= is missing (no-pending-attack, see docs/notation.md)'],
  ])('a position that cannot be read: %s', async (position, message) => {
    expect((await rubicon('try', '--position', position)).err).toBe(`error: --position: ${message}\n`);
  });

  test('without a command it shows the position', async () => {
    const shown = await json<Result>(...attempt());
    expect(shown).toMatchObject({ accepted: true, events: [], position: expect.stringContaining(' a4b2c1') });
    const { code, out } = await rubicon(...attempt());
    expect([code, out.includes('North America'), out.includes('to act seat 0 (red)')]).toEqual([
      0,
      true,
      true,
    ]);
  });

  test.each([
    '1: surrender',
    'b: surrender',
    'blue: surrender',
    'Blue: surrender',
    'blue:surrender',
    'seat 1: surrender',
    'seat 1 (blue): surrender',
  ])('a command names its seat: %s', async (text) => {
    const { events } = await json<Result>(...attempt('--do', text));
    expect(events[0]).toMatchObject({ type: 'surrendered', seat: 1 });
  });

  test('a seat number with the colour of another seat is unknown', async () => {
    const { err } = await rubicon(...attempt('--do', 'seat 1 (red): surrender'));
    expect(err).toBe('error: there is no seat "seat 1 (red)"; choose red, blue, green, host\n');
  });

  test.each(['0', 'a', 'red'])('the host can name a seat: expire %s', async (seat) => {
    const { events } = await json<Result>(...attempt('--do', `host: expire ${seat} end-attacks`));
    expect(events[0]).toEqual({ type: 'expired', seat: 0 });
  });

  test('unused dice are reported with the result', async () => {
    const command = ['--do', 'attack alaska northwest-territory 3', '--dice', '6,5,3,5,5,1,2'];
    expect(await json(...attempt(...command))).toMatchObject({ accepted: true, unusedDice: [1, 2] });
    const { code, out } = await rubicon(...attempt(...command));
    expect([code, out.includes('unused dice 1, 2\n')]).toEqual([0, true]);
  });

  test('a rejection has a message and its facts', async () => {
    const { out } = await rubicon(...attempt('--do', 'attack brazil north-africa 1'));
    expect(out).toContain('rejected: Brazil has 1 army; you need 2 to attack or move.\n');
  });

  test.each([
    [['--as', 'purple', '--do', 'end-attacks'], 'unknown-seat'],
    [['--do', 'attack alaska northwest-territory 3', '--dice', '6'], 'script-exhausted'],
    [['--do', 'end-attacks', '--dice', 'x'], 'wrong-usage'],
    [['--players', '3'], 'wrong-usage'],
  ])('with --json an error is JSON: %j', async (more, code) => {
    expect(await json(...attempt(...more))).toEqual({ error: { code, message: expect.any(String) } });
  });

  test('an unreadable position names the field and the closest word', async () => {
    const tried = (position: string) => json<{ error: object }>('try', '--position', position);
    expect((await tried(`${ATTACK} hands=a:chna`)).error).toMatchObject({ field: 'hands', closest: 'china' });
    const short = { continent: 'north-america', count: 8, expected: 9 };
    expect((await tried(ATTACK.replace('a4b2', 'a4'))).error).toMatchObject(short);
    const { error } = await tried(ATTACK.replace('turn=', 'winner=a turn='));
    expect(error).toMatchObject({ code: 'impossible-position', reason: 'winner-in-play' });
  });
});

describe('rubicon perft', () => {
  test('counts positions', async () => {
    const fortify = ATTACK.replace('attack:a', 'fortify:a');
    const { counts } = await json<{ counts: number[] }>('perft', '--position', fortify, '--depth', '1');
    expect(counts).toEqual([4]); // three armies to Kamchatka, or none
    expect((await rubicon('perft', '--position', fortify, '--depth', '1')).out).toBe(
      'depth  positions\n    1          4\n',
    );
  });

  test('wrong usage', async () => {
    const start = 'classic - red,blue,green ........./..../......./....../............/.... start';
    expect((await rubicon('perft', '--position', start, '--depth', '1')).code).toBe(2);
    expect((await rubicon('perft', '--position', ATTACK, '--depth', '0')).code).toBe(2);
    const orders = `simultaneous - red,blue,green ${'.'.repeat(9)}/..../......./....../............/.... start`;
    expect(await rubicon('perft', '--position', orders, '--depth', '1')).toEqual({
      code: 2,
      out: '',
      err: 'error: --position: written orders cannot be counted, a sheet can be written in endless ways\n',
    });
  });
});

describe('records', () => {
  let lines: string[] = [];
  const folder = newFolder();
  const fileOf = (name: string, text: string): string => {
    const file = join(folder, name);
    writeFileSync(file, text);
    return file;
  };
  const whole = () => `${lines.join('\n')}\n`;

  beforeAll(async () => {
    const records = join(folder, 'records');
    await spawned(
      'simulate',
      '--edition',
      'classic',
      '--players',
      '2',
      '--games',
      '1',
      '--seed',
      '1',
      '--records',
      records,
    );
    lines = readFileSync(join(records, '000001.jsonl'), 'utf8').trimEnd().split('\n');
  });

  test('verify distinguishes all kinds of records', async () => {
    const roll = lines.findIndex((line) => line.includes('"type":"rolled"'));
    const changed = [...lines];
    changed[roll] = lines[roll]!.replace(/"attack":\[(\d)/, (_, face) => `"attack":[${face === '6' ? 5 : 6}`);
    const illegal = lines[2]!.replace(/"seat":(\d)/, (_, seat) => `"seat":${1 - Number(seat)}`);
    const cases: [name: string, text: string, code: number, says: string][] = [
      ['whole', whole(), 0, 'verified\n'],
      ['early', `${lines.slice(0, 40).join('\n')}\n`, 0, 'verified so far, unfinished\n'],
      ['die', `${changed.join('\n')}\n`, 1, `line ${roll + 1}: the dice were changed`],
      [
        'dropped',
        `${lines.toSpliced(20, 1).join('\n')}\n`,
        1,
        'line 21: expected line 20, found 21: a line was dropped',
      ],
      [
        'inserted',
        `${lines.toSpliced(20, 0, lines[19]!).join('\n')}\n`,
        1,
        'line 21: expected line 20, found 19: a line was inserted',
      ],
      [
        'illegal',
        `${lines.slice(0, 2).join('\n')}\n${illegal}\n`,
        1,
        'line 3: the command is illegal (not-your-turn): It is not your turn. Waiting for random.',
      ],
      [
        'torn',
        `${lines.slice(0, 40).join('\n')}\n${lines[40]!.slice(0, 30)}`,
        1,
        'line 41: the last line is cut off',
      ],
      [
        'older',
        whole().replace('"revision":1', '"revision":0'),
        1,
        "line 1: the header's revision is missing or wrong",
      ],
    ];
    for (const [name, text, code, says] of cases) {
      const result = await rubicon('verify', fileOf(name, text));
      expect([name, result.code, result.err]).toEqual([name, code, '']);
      expect(result.out.slice(0, says.length)).toBe(says);
    }
  });

  test('a record of an older revision is replayed, exit 3', async () => {
    const older = `${lines.slice(0, 30).join('\n')}\n`.replace('"revision":1', '"revision":7');
    expect(await rubicon('verify', fileOf('older', older))).toEqual({
      code: 3,
      out: 'lines 1–30 replayed, dice verified, unfinished\n',
      err: '',
    });
    const revised = `${older}{"seq":30,"table":{"type":"revised","revision":1,"engine":"0.1.0"}}\n`;
    expect(await rubicon('verify', fileOf('revised', revised))).toEqual({
      code: 3,
      out: 'lines 1–30 replayed, dice verified; the rest verified, unfinished\n',
      err: '',
    });
  });

  test('the worst of several files decides, and a missing file is reported', async () => {
    const good = fileOf('good', whole());
    const bad = fileOf('bad', `${lines.slice(0, 9).join('\n')}\n{"seq":`);
    const { code, out } = await rubicon('verify', good, bad, join(folder, 'nothing'));
    expect(code).toBe(1);
    expect(out.split('\n')[0]).toBe(`${good}: verified`);
    expect(out).toContain('nothing: cannot be read: ENOENT');
    expect((await rubicon('verify', good, join(folder, 'nothing'))).code).toBe(2);
    const verdicts = await json<object[]>('verify', good, bad);
    expect(verdicts).toMatchObject([
      { file: good, exit: 0, status: 'verified' },
      { file: bad, exit: 1, status: 'wrong', error: { line: 10, code: 'torn-line' } },
    ]);
  });

  test('replay shows the board after any command, and its notation can be played from', async () => {
    const file = fileOf('shown', whole());
    const shown = await json<{ seq: number; position: string; phase: string }>('replay', file, '--at', '100');
    expect(shown.seq).toBe(100);
    const text = (await rubicon('replay', file, '--at', '100')).out;
    expect(text).toContain('North America +5');
    expect(text).toContain(shown.position);
    const again = await json<{ position: string }>('replay', '--position', shown.position);
    expect(again.position).toBe(shown.position);
    expect((await json<{ phase: string }>('replay', file)).phase).toBe('over');
  });

  test.each([
    [['try'], "error: required option '--position <notation>' not specified (see --help)\n"],
    [['replay'], 'error: replay takes either a file or --position\n'],
    [['replay', '--at', '3', '--position', ATTACK], 'error: --at needs a file\n'],
    [['replay', '/nowhere/at/all'], 'error: /nowhere/at/all cannot be read: ENOENT'],
    [['verify'], "error: missing required argument 'files' (see --help)\n"],
    [['conquer'], "error: unknown command 'conquer' (see --help)\n"],
  ])('wrong usage is one line, exit 2: %j', async (args, message) => {
    const { code, out, err } = await rubicon(...args);
    expect([code, out, err.slice(0, message.length)]).toEqual([2, '', message]);
    expect(err.trimEnd()).not.toContain('\n');
  });

  test('a command beyond the end is wrong usage', async () => {
    const { code, err } = await rubicon('replay', fileOf('far', whole()), '--at', '99999');
    expect([code, err]).toEqual([2, `error: --at 99999: the record has ${lines.length - 2} commands\n`]);
  });
});

test('the help has examples, and the version is printed', async () => {
  const { code, out } = await rubicon('--help');
  expect(code).toBe(0);
  for (const word of ['play', 'simulate', 'arena', 'replay', 'try', 'verify', 'perft', 'editions'])
    expect(out).toContain(`  ${word} `);
  expect((await rubicon('simulate', '--help')).out).toContain('rubicon simulate --all --games 500 --json');
  expect((await rubicon('try', '--help')).out).toContain('fortify-many brazil>peru:2 peru>argentina:1');
  expect((await rubicon('--version')).out).toBe('0.1.0\n');
});

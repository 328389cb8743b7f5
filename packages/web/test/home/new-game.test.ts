import { COLOURS, createGame, EDITIONS } from '@rubicon/engine';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  defaultChoice,
  type GameChoice,
  lastChoice,
  rememberChoice,
  saveUnsent,
  unsentChoice,
  withPerson,
} from '../../src/home/choice.ts';
import { findProblem, toNewGame, withColour, withEdition, withSeat } from '../../src/home/new-game.ts';
import { en } from '../../src/words/en/index.ts';

const BOTS = en.home.botNames;
const choice = defaultChoice(BOTS);

describe('changing the edition', () => {
  const chains = EDITIONS.flatMap((from) => EDITIONS.map((to) => [from.id, to.id] as const));

  test.each(chains)('from %s to %s always leads to a game that can start', (from, to) => {
    const next = withEdition(withEdition(choice, from, BOTS), to, BOTS);
    expect(findProblem(next)).toBeUndefined();
    const { edition, options, seats } = toNewGame(next);
    expect(
      createGame({ edition, options, colours: seats.map(({ colour }) => colour) }).error,
    ).toBeUndefined();
    expect(next.seats[0]?.name).toBe('Caesar');
  });

  test('keeps as many players as possible, and adds bots if it needs more', () => {
    const two = withEdition({ ...choice, seats: choice.seats.slice(0, 2) }, 'capital', BOTS);
    expect(two.seats.map(({ bot }) => bot)).toEqual([undefined, 'easy', 'easy']);
    let six = choice;
    while (six.seats.length < 6) six = withSeat(six, BOTS);
    expect(withEdition(six, 'basic-training', BOTS).seats).toHaveLength(5);
  });
});

test('each added bot has a new name and colour, and the level of the last one', () => {
  let next: GameChoice = { ...choice, seats: [{ name: 'Ann', colour: 'red', bot: undefined }] };
  next = withSeat({ ...next, seats: [...next.seats, { name: 'Bob', colour: 'blue', bot: 'hard' }] }, BOTS);
  while (next.seats.length < 6) next = withSeat(next, BOTS);
  expect(findProblem(next)).toBeUndefined();
  expect(next.seats.slice(1).map(({ bot }) => bot)).toEqual(Array(5).fill('hard'));
});

test('choosing a colour that is taken swaps the two seats', () => {
  const [first, second, ...others] = choice.seats;
  const next = withColour(choice, 0, COLOURS.indexOf(second!.colour));
  expect(next.seats).toEqual([
    { ...first, colour: second!.colour },
    { ...second, colour: first!.colour },
    ...others,
  ]);
});

describe('a game cannot start with', () => {
  const [first, ...others] = choice.seats;
  const named = (name: string): GameChoice => ({ ...choice, seats: [{ ...first!, name }, ...others] });

  test.each([
    ['nothing', choice, undefined],
    ['an empty name', named('  '), 'names'],
    ['a name that is too long', named('x'.repeat(17)), 'names'],
    ['the same name twice', named(others[0]!.name), 'names'],
    ['names that differ only in capitals and spaces', named(` ${others[0]!.name.toUpperCase()} `), 'names'],
    [
      'the same colour twice',
      { ...choice, seats: [{ ...first!, colour: others[0]!.colour }, ...others] },
      'colours',
    ],
    ['one player', { ...choice, seats: [first!] }, 'players'],
    ['an unknown edition', { ...choice, edition: 'chess' }, 'players'],
  ] as const)('%s', (_, wrong, problem) => {
    expect(findProblem(wrong)).toBe(problem);
  });
});

test('options not available for this number of players are left out, and names are trimmed', () => {
  const [first, second, third] = choice.seats;
  const { options, seats } = toNewGame({
    edition: 'capital',
    options: { short: 'on', setup: 'quick', wonder: 'on', defence: 'never' },
    seats: [{ ...first!, name: ' Ann ' }, second!, third!],
  });
  expect(options).toEqual({ setup: 'quick' });
  expect(seats[0]).toEqual({ name: 'Ann', colour: 'red' });
  expect(seats[1]).toMatchObject({ bot: 'easy' });
});

const stored = new Map<string, string>();
const storedInTab = new Map<string, string>();
beforeEach(() => {
  for (const [name, store] of [
    ['localStorage', stored],
    ['sessionStorage', storedInTab],
  ] as const) {
    store.clear();
    vi.stubGlobal(name, {
      getItem: (key: string) => store.get(key) ?? null,
      setItem: (key: string, value: string) => void store.set(key, value),
    });
  }
  return () => vi.unstubAllGlobals();
});

describe('the form', () => {
  const other = withEdition(choice, 'capital', BOTS);
  const plain = (value: GameChoice): unknown => JSON.parse(JSON.stringify(value));

  test('starts with the last game played', () => {
    rememberChoice(other);
    expect(unsentChoice(BOTS)).toEqual(plain(other));
  });

  test('is stored in this tab only, and is not the last game played', () => {
    saveUnsent(other);
    expect(unsentChoice(BOTS)).toEqual(plain(other));
    expect(lastChoice(BOTS)).toEqual(choice);
    storedInTab.clear(); // another tab
    expect(unsentChoice(BOTS)).toEqual(choice);
  });

  test('is cleared when a game starts', () => {
    saveUnsent(withEdition(choice, 'classic', BOTS));
    rememberChoice(other);
    expect(unsentChoice(BOTS)).toEqual(plain(other));
  });

  test('works without storage', () => {
    vi.stubGlobal('sessionStorage', undefined);
    saveUnsent(other);
    expect(unsentChoice(BOTS)).toEqual(choice);
  });
});

describe('the last game played', () => {
  test('is remembered', () => {
    const other = withEdition(choice, 'capital', BOTS);
    rememberChoice(other);
    expect(lastChoice(BOTS)).toEqual(JSON.parse(JSON.stringify(other)));
  });

  test.each([
    ['nothing', undefined],
    ['no JSON', '{'],
    ['something else', '[1, 2]'],
    ['seats without colours', JSON.stringify({ ...choice, seats: [{ name: 'Ann' }] })],
    ['no options', JSON.stringify({ ...choice, options: null })],
    ['a bot that is a number', JSON.stringify({ ...choice, seats: [{ ...choice.seats[0], bot: 7 }] })],
  ])('is the default game if storage has %s', (_, text) => {
    if (text !== undefined) stored.set('rubicon/new-game', text);
    expect(lastChoice(BOTS)).toEqual(choice);
  });

  test('is the default game without storage', () => {
    vi.stubGlobal('localStorage', undefined);
    rememberChoice(choice);
    expect(lastChoice(BOTS)).toEqual(choice);
  });
});

describe('playing now', () => {
  const bots = { ...choice, seats: choice.seats.map((seat) => ({ ...seat, bot: 'hard' })) };

  test('after a game between bots puts a person in the first seat', () => {
    const { seats } = withPerson(bots);
    expect(seats.map(({ bot }) => bot)).toEqual([undefined, 'hard', 'hard', 'hard']);
    expect(findProblem(withPerson(bots))).toBeUndefined();
  });

  test('gives the person a name that no bot has', () => {
    const [first, second, ...others] = bots.seats;
    const named = {
      ...bots,
      seats: [{ ...first!, name: 'Cato' }, { ...second!, name: 'caesar' }, ...others],
    };
    expect(withPerson({ ...named, seats: named.seats.slice(0, 3) }).seats[0]).toMatchObject({
      name: 'Cato',
      bot: undefined,
    });
  });

  test('changes nothing if a person played', () => {
    expect(withPerson(choice)).toBe(choice);
  });
});

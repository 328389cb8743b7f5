import { COLOURS, createGame, EDITIONS } from '@rubicon/engine';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  draftChoice,
  draftedChoice,
  type GameChoice,
  lastChoice,
  rememberChoice,
  usualChoice,
} from '../../src/home/choice.ts';
import { findProblem, toNewGame, withColour, withEdition, withSeat } from '../../src/home/new-game.ts';

const choice = usualChoice();

describe('a choice of another edition', () => {
  const chains = EDITIONS.flatMap((from) => EDITIONS.map((to) => [from.id, to.id] as const));

  test.each(chains)('from %s to %s is always a game that can begin', (from, to) => {
    const next = withEdition(withEdition(choice, from), to);
    expect(findProblem(next)).toBeUndefined();
    const { edition, options, seats } = toNewGame(next);
    expect(
      createGame({ edition, options, colours: seats.map(({ colour }) => colour) }).error,
    ).toBeUndefined();
    expect(next.seats[0]?.name).toBe('Caesar');
  });

  test('keeps as many players as it can, and adds bots where it needs more', () => {
    const two = withEdition({ ...choice, seats: choice.seats.slice(0, 2) }, 'capital');
    expect(two.seats.map(({ bot }) => bot)).toEqual([undefined, 'easy', 'easy']);
    let six = choice;
    while (six.seats.length < 6) six = withSeat(six);
    expect(withEdition(six, 'basic-training').seats).toHaveLength(5);
  });
});

test('one bot after the other: names and colours stay different, levels as the last one has', () => {
  let next: GameChoice = { ...choice, seats: [{ name: 'Ann', colour: 'red', bot: undefined }] };
  next = withSeat({ ...next, seats: [...next.seats, { name: 'Bob', colour: 'blue', bot: 'hard' }] });
  while (next.seats.length < 6) next = withSeat(next);
  expect(findProblem(next)).toBeUndefined();
  expect(next.seats.slice(1).map(({ bot }) => bot)).toEqual(Array(5).fill('hard'));
});

test('a colour that somebody has is swapped', () => {
  const [first, second, ...others] = choice.seats;
  const next = withColour(choice, 0, COLOURS.indexOf(second!.colour));
  expect(next.seats).toEqual([
    { ...first, colour: second!.colour },
    { ...second, colour: first!.colour },
    ...others,
  ]);
});

describe('what stands in the way of a game', () => {
  const [first, ...others] = choice.seats;
  const named = (name: string): GameChoice => ({ ...choice, seats: [{ ...first!, name }, ...others] });

  test.each([
    ['nothing', choice, undefined],
    ['an empty name', named('  '), 'names'],
    ['a name that is too long', named('x'.repeat(17)), 'names'],
    ['a name twice', named(others[0]!.name), 'names'],
    ['a name twice but for capitals and spaces', named(` ${others[0]!.name.toUpperCase()} `), 'names'],
    [
      'a colour twice',
      { ...choice, seats: [{ ...first!, colour: others[0]!.colour }, ...others] },
      'colours',
    ],
    ['one player', { ...choice, seats: [first!] }, 'players'],
    ['an edition that nobody knows', { ...choice, edition: 'chess' }, 'players'],
  ] as const)('%s', (_, wrong, problem) => {
    expect(findProblem(wrong)).toBe(problem);
  });
});

test('an option that this number of players does not have is left out, and names are trimmed', () => {
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

const kept = new Map<string, string>();
const keptInTab = new Map<string, string>();
beforeEach(() => {
  for (const [name, store] of [
    ['localStorage', kept],
    ['sessionStorage', keptInTab],
  ] as const) {
    store.clear();
    vi.stubGlobal(name, {
      getItem: (key: string) => store.get(key) ?? null,
      setItem: (key: string, value: string) => void store.set(key, value),
    });
  }
  return () => vi.unstubAllGlobals();
});

describe('what is being chosen', () => {
  const other = withEdition(choice, 'capital');
  const plain = (value: GameChoice): unknown => JSON.parse(JSON.stringify(value));

  test('begins with what was played last', () => {
    rememberChoice(other);
    expect(draftedChoice()).toEqual(plain(other));
  });

  test('comes again in this tab, and is not what was played last', () => {
    draftChoice(other);
    expect(draftedChoice()).toEqual(plain(other));
    expect(lastChoice()).toEqual(choice);
    keptInTab.clear(); // another tab
    expect(draftedChoice()).toEqual(choice);
  });

  test('is forgotten when a game begins', () => {
    draftChoice(withEdition(choice, 'classic'));
    rememberChoice(other);
    expect(draftedChoice()).toEqual(plain(other));
  });

  test('nothing breaks without storage', () => {
    vi.stubGlobal('sessionStorage', undefined);
    draftChoice(other);
    expect(draftedChoice()).toEqual(choice);
  });
});

describe('what was played last', () => {
  test('comes again', () => {
    const other = withEdition(choice, 'capital');
    rememberChoice(other);
    expect(lastChoice()).toEqual(JSON.parse(JSON.stringify(other)));
  });

  test.each([
    ['nothing', undefined],
    ['no JSON', '{'],
    ['something else', '[1, 2]'],
    ['seats without colours', JSON.stringify({ ...choice, seats: [{ name: 'Ann' }] })],
    ['no options', JSON.stringify({ ...choice, options: null })],
    ['a bot that is a number', JSON.stringify({ ...choice, seats: [{ ...choice.seats[0], bot: 7 }] })],
  ])('is the usual game where storage has %s', (_, text) => {
    if (text !== undefined) kept.set('rubicon/new-game', text);
    expect(lastChoice()).toEqual(choice);
  });

  test('is the usual game where there is no storage, and nothing breaks', () => {
    vi.stubGlobal('localStorage', undefined);
    rememberChoice(choice);
    expect(lastChoice()).toEqual(choice);
  });
});

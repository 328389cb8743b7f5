import { ServerError, type TableView } from '@rubicon/api';
import { describe, expect, test } from 'vitest';
import { refusalText } from '../../src/play/online/problems.ts';
import { changeTexts, durationText, tableRows, tableText } from '../../src/play/online/table-texts.ts';
import { printable } from '../../src/play/texts/cast.ts';

const EVIL = '\x1b[2J\x1b]0;title\x07\u202eevil\u2066\r\n\u2028name\x9b31m\u200b';

// biome-ignore lint/suspicious/noControlCharactersInRegex: that is what must not be printed
const UNSAFE = /[\x00-\x09\x0b-\x1f\x7f-\x9f\u200b\u2028\u2029\u202a-\u202e\u2066-\u2069]/;

describe('texts from the network', () => {
  test.each([
    ['escape sequences', '\x1b[31mred\x1b[0m', 'red'],
    ['a window title', '\x1b]0;title\x07Ann', 'Ann'],
    ['an override of the direction of writing', 'Ann\u202egnihtyna', 'Anngnihtyna'],
    ['isolates', '\u2066Ann\u2069', 'Ann'],
    ['line breaks', 'Ann\r\nBob\u2028Cleo\u2029', 'AnnBobCleo'],
    ['C1 control characters', '\u009b2JAnn', 'Ann'],
    ['what cannot be seen', 'A\u200bn\u200dn\ufeff', 'Ann'],
    ['nothing that is left', '\x1b[2J', '?'],
  ])('lose %s', (_, text, shown) => {
    expect(printable(text)).toBe(shown);
  });

  test('keep letters of all languages', () => {
    expect(printable('Zoë Łukasz 李雷 Владимир عمر')).toBe('Zoë Łukasz 李雷 Владимир عمر');
  });

  const view = (name: string, version: number): TableView => ({
    id: EVIL,
    version,
    stage: 'lobby',
    host: EVIL,
    settings: {
      edition: EVIL,
      options: { [EVIL]: EVIL },
      seats: [{}, {}],
      isPublic: true,
      absent: 'bot',
      standIn: 'medium',
      spectators: null,
      chat: 'players',
      isRated: false,
    },
    seats: [
      { colour: 'red', player: 'a', name, isReady: version > 1 },
      { colour: 'blue', ...(version > 1 ? { player: 'b', name } : {}) },
    ],
    step: 'gathering',
    commitment: '',
    deadline: null,
    voided: [],
    createdAt: 0,
  });

  test('are harmless wherever a table is shown', () => {
    const texts = [
      ...tableRows([view(EVIL, 1)]),
      ...tableText(view(EVIL, 1), undefined),
      ...changeTexts(view(EVIL, 1), view(EVIL, 2), undefined),
      refusalText(new ServerError(EVIL, 400)),
    ];
    expect(texts.filter((text) => UNSAFE.test(text) || text.includes('\n'))).toEqual([]);
    expect(texts.join('\n')).toContain('evilname');
  });
});

test.each([
  [0, '0:00'],
  [59.2, '1:00'],
  [605, '10:05'],
  [3600, '1:00:00'],
  [86_400, '24:00:00'],
  [3 * 86_400, '3 days'],
])('%d seconds are %s', (seconds, text) => {
  expect(durationText(seconds)).toBe(text);
});

import { type Json, makeRejection, PHASES, REJECTION_FIELDS, type Rejection } from '@rubicon/engine';
import { describe, expect, test } from 'vitest';
import { rejectionText } from '../src/game/facts/rejection.ts';
import { de } from '../src/words/de/index.ts';
import { en } from '../src/words/en/index.ts';
import { newGame } from './game/games.ts';

const { rules, position, game } = newGame({
  edition: 'world-domination',
  players: 3,
  options: {},
  seed: 'rejections',
});

const BRAZIL = rules.board.territories.findIndex(({ id }) => id === 'brazil');

const LANGUAGES = [
  ['English', en],
  ['German', de],
] as const;

const CODES = [...Object.keys(REJECTION_FIELDS), 'unknown-type', 'bad-field'];

/** A value for each kind of fact, and how English or German text shows it. */
const SAMPLES: Readonly<Record<string, readonly [value: unknown, shown: RegExp]>> = {
  count: [7, /\b7\b/],
  'count?': [7, /\b7\b/],
  counts: [[3, 5], /\b3 (and|und) 5\b/],
  seat: [1, /\bBob\b/],
  seats: [[0, 2], /\bAnn (and|und) Cleo\b/],
  territory: ['brazil', /\bBra[sz]il/],
  'territory?': ['alaska', /\bAlaska\b/],
  territories: [['alaska', 'brazil'], /\bAlaska (and|und) Bra[sz]il/],
  card: ['alaska', /\bAlaska\b/],
  cards: [['alaska', 'brazil', 'wild-1'], /\bAlaska\b.*\bBra[sz]il.*\b(Wild card|Joker)\b/],
  colour: ['red', /\b(Red|Rot)\b/],
  objective: ['control-asia', /Asi(a|en)/],
  command: [{ type: 'end-turn' }, /end-turn/],
  phase: ['attack', /\b(attack phase|Angriffsphase)\b/],
};

/** A rejection with a value for each of its facts. Ranges are 3 to 9, so that all numbers differ. */
function sampleOf(code: string): Json {
  const fields: Readonly<Record<string, string>> = REJECTION_FIELDS[
    code as keyof typeof REJECTION_FIELDS
  ] ?? { type: 'text', field: 'text' };
  const values = Object.entries(fields).map(([field, kind]) => [field, sampleValue(field, kind)]);
  return { code, ...Object.fromEntries(values) };
}

function sampleValue(field: string, kind: string): unknown {
  if (field === 'least') return 3;
  if (field === 'most') return 9;
  return kind === 'text' ? `a-${field}` : SAMPLES[kind]![0];
}

function shownOf(code: string): RegExp[] {
  if (code === 'unknown-type') return [/a-type/];
  if (code === 'bad-field') return [/a-type/, /a-field/];
  return Object.entries(REJECTION_FIELDS[code as keyof typeof REJECTION_FIELDS]).map(([field, kind]) => {
    if (field === 'least') return /\b3\b/;
    return field === 'most' ? /\b9\b/ : SAMPLES[kind]![1];
  });
}

describe.each(LANGUAGES)('in %s', (_, words) => {
  const explain = (rejection: Json): string =>
    rejectionText({ rules, view: position, seats: game.seats, words }, rejection);

  test.each(CODES)('%s is explained with all its facts', (code) => {
    const text = explain(sampleOf(code));
    for (const shown of shownOf(code)) expect(text).toMatch(shown);
    expect(text).toMatch(/^\S.*[.]$/);
    expect(text).not.toMatch(/undefined|NaN|\[object/);
  });

  test('singular and plural differ', () => {
    const one = CODES.map((code) => {
      const sample = sampleOf(code);
      return explain(
        Object.fromEntries(Object.entries(sample).map(([key, value]) => [key, value === 7 ? 1 : value])),
      );
    });
    const wrong = /\b1 (armies|dice|stars|Armeen|Würfeln|Sterne)\b|\b1 \S+ (sind|have|haben)\b/;
    expect(one.filter((text) => wrong.test(text))).toEqual([]);
  });

  test('every phase is described', () => {
    for (const phase of PHASES)
      expect(explain({ code: 'wrong-phase', phase })).toMatch(/now.*\.$|jetzt.*\.$/);
    expect(PHASES.filter((phase) => words.game.phaseNow[phase] === undefined)).toEqual([]);
  });

  test('cards without stars do not make a set', () => {
    const text = explain({ code: 'not-a-set', cards: ['alaska', 'brazil', 'wild-1'] });
    expect(text).toMatch(/do not make a set\.$|sind kein Satz\.$/);
  });

  test('an unknown code is shown as is', () => {
    expect(explain({ code: 'from-the-future', why: 1 })).toBe('from-the-future');
  });
});

test.each([
  [
    { code: 'too-few-armies', territory: BRAZIL, armies: 1 },
    'Brazil has 1 army; you need 2 to attack or move.',
    'Brasilien hat 1 Armee; zum Angreifen oder Verlegen brauchst du 2.',
  ],
  [
    { code: 'not-adjacent', from: 0, to: BRAZIL },
    'Alaska does not border Brazil.',
    'Alaska grenzt nicht an Brasilien.',
  ],
  [
    { code: 'dice-out-of-range', dice: 3, least: 1, most: 2 },
    'You cannot roll 3 dice; roll 1 or 2.',
    'Mit 3 Würfeln geht es nicht; würfle mit 1 oder 2.',
  ],
  [
    { code: 'armies-out-of-range', armies: 1, least: 2, most: 5 },
    '1 army cannot go there; choose 2 to 5.',
    'Hier geht es nicht mit 1 Armee; wähle 2 bis 5.',
  ],
  [
    { code: 'not-a-set', cards: [0], stars: 1, least: 2, most: 10 },
    'Alaska (infantry): 1 star. Trade in 2 to 10 stars.',
    'Alaska (Infanterie): 1 Stern. Tausche 2 bis 10 Sterne ein.',
  ],
] satisfies [Rejection, string, string][])('is a natural sentence: %j', (rejection, english, german) => {
  const json = makeRejection(rules.board, rejection);
  const naming = { rules, view: position, seats: game.seats };
  expect(rejectionText({ ...naming, words: en }, json)).toBe(english);
  expect(rejectionText({ ...naming, words: de }, json)).toBe(german);
});

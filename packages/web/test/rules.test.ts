import { EDITIONS } from '@rubicon/engine';
import { describe, expect, it } from 'vitest';
import { COMPOSITION, RULES_EDITIONS, type RulesEdition } from '../src/rules/composition.ts';
import { de as deRules } from '../src/rules/de/index.ts';
import { en as enRules } from '../src/rules/en/index.ts';
import { find, makeIndex, mark, wordsIn } from '../src/rules/search.ts';
import { type Part, textsOf } from '../src/rules/section.ts';
import { sectionsOf } from '../src/rules/sections.ts';
import { de } from '../src/words/de/index.ts';
import { en } from '../src/words/en/index.ts';

const english = new Map(RULES_EDITIONS.map((edition) => [edition, sectionsOf(edition, enRules, en)]));
const german = new Map(RULES_EDITIONS.map((edition) => [edition, sectionsOf(edition, deRules, de)]));

it('every edition of the engine has its rules', () => {
  expect(RULES_EDITIONS).toEqual(EDITIONS.map(({ id }) => id));
});

const NEEDED = ['goal', 'setup', 'winning', 'leaving', 'options'];

describe.each(RULES_EDITIONS)('%s', (edition) => {
  const pairs = english.get(edition)!.map((section, s) => [section, german.get(edition)![s]!] as const);

  it('has all required sections, in both languages', () => {
    const ids = pairs.map(([{ id }]) => id);
    expect(ids).toEqual(expect.arrayContaining(NEEDED));
    for (const sections of [english, german]) {
      for (const { title, parts } of sections.get(edition)!) {
        expect(title).not.toBe('');
        expect(parts.length, title).toBeGreaterThan(0);
        expect(
          parts.flatMap(textsOf).filter((text) => !/\S/.test(text) || /undefined|\?\?/.test(text)),
        ).toEqual([]);
      }
    }
  });

  it('has the same parts and numbers in both languages', () => {
    for (const [a, b] of pairs) {
      expect(b.parts.map(shapeOf), a.id).toEqual(a.parts.map(shapeOf));
      for (const [i, part] of a.parts.entries())
        expect(numbersOf(b.parts[i]!), a.id).toEqual(numbersOf(part));
    }
  });

  it('is translated', () => {
    for (const [a, b] of pairs) {
      const said = new Set(a.parts.flatMap(textsOf));
      const same = b.parts.flatMap(textsOf).filter((text) => said.has(text));
      expect(same, a.id).toEqual([]);
    }
  });
});

function shapeOf(part: Part): string {
  switch (part.type) {
    case 'text':
      return 'text';
    case 'list':
      return `${part.isOrdered ? 'steps' : 'list'} of ${part.items.length}`;
    case 'table':
      return `table of ${part.head.length} by ${part.rows.length}`;
  }
}

const numbersOf = (part: Part): readonly string[] =>
  textsOf(part).flatMap((text) => (text.match(/\d+/g) ?? []).toSorted());

it('quoted names match the page', () => {
  for (const [text, words] of [
    [enRules, en],
    [deRules, de],
  ] as const) {
    const quoted = JSON.stringify(text.blocks).matchAll(/[“„]([^“”„]+)[”“]/g);
    const names = [...quoted].map(([, name]) => name);
    const { actions, editions } = words;
    const [inTurn, ...known] = names.toSorted((a) => (/^In /.test(a ?? '') ? -1 : 1)); // of an objective
    expect(
      Object.values(words.goals.objectives).some((name) => name.endsWith(` ${inTurn?.replace('In', 'in')}`)),
    ).toBe(true);
    expect(new Set(known)).toEqual(new Set([actions.assault, editions.options.setup?.name]));
  }
});

it('every text is used by an edition', () => {
  const used = new Set(Object.values(COMPOSITION).flatMap((sections) => Object.values(sections).flat()));
  for (const { blocks } of [enRules, deRules]) expect(Object.keys(blocks).sort()).toEqual([...used].sort());
  const titled = new Set(Object.values(COMPOSITION).flatMap((sections) => Object.keys(sections)));
  for (const { titles } of [enRules, deRules]) expect(Object.keys(titles).sort()).toEqual([...titled].sort());
});

describe('the search', () => {
  const index = makeIndex(german, de.editions.names);
  const hits = (query: string) => find(index, query);
  const places = (query: string): string[] =>
    hits(query).flatMap(({ editions, section }) => editions.map((edition) => `${edition}#${section.id}`));

  it('ignores case and accents', () => {
    const wanted = places('hauptstädte');
    expect(wanted).toContain('classic#capitals');
    expect(places('HAUPTSTADTE')).toEqual(wanted);
    expect(places('gross')).toEqual(places('groß'));
  });

  it('finds nothing for an empty query or an unknown word', () => {
    expect(hits('')).toEqual([]);
    expect(hits('  ')).toEqual([]);
    expect(hits('xyzzy')).toEqual([]);
  });

  it('requires all words, in the section or in the name of its edition', () => {
    const both = places('karten sterne');
    expect(both.length).toBeGreaterThan(0);
    expect(both.every((place) => places('karten').includes(place) && places('sterne').includes(place))).toBe(
      true,
    );
    const here = hits('klassisch joker').flatMap(({ editions }) => editions);
    expect(new Set<RulesEdition>(here)).toEqual(new Set(['classic']));
  });

  it('lists a section shared by several editions once', () => {
    const [hit, ...others] = hits('weniger, als du dort armeen hast');
    expect(others).toEqual([]);
    expect(hit?.editions).toEqual(RULES_EDITIONS.filter((edition) => edition !== 'simultaneous'));
  });

  it('lists equal texts of several editions once', () => {
    const found = hits('joker').filter(({ section }) => section.id === 'cards');
    expect(found.map(({ editions }) => editions)).toEqual([
      ['world-domination', 'classic', 'capital', 'secret-mission'],
    ]);
  });

  it('marks the matches as written', () => {
    const marked = (text: string, query: string) =>
      mark(text, wordsIn(query))
        .map(({ text, isFound }) => (isFound ? `[${text}]` : text))
        .join('');
    expect(marked('Zwei Städte, eine Stadt', 'stadt')).toBe('Zwei [Städt]e, eine [Stadt]');
    expect(marked('groß und Groß', 'gross')).toBe('[groß] und [Groß]');
    expect(marked('aaa', 'a')).toBe('[aaa]');
    expect(marked('nichts', 'x')).toBe('nichts');
  });
});

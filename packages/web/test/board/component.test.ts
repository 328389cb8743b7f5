import { classicBoard } from '@rubicon/engine';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Board } from '../../src/board/Board.tsx';
import { worldMap } from '../../src/board/map/map.ts';
import type { BoardState, BoardWords } from '../../src/board/state.ts';

const { territories, neighbours, size } = classicBoard;
const indexOf = (id: string): number => territories.findIndex((territory) => territory.id === id);
const all = <T>(value: T): T[] => Array.from({ length: size }, () => value);

const words: BoardWords = {
  board: 'w-board',
  zoomIn: 'w-in',
  zoomOut: 'w-out',
  zoomFit: 'w-fit',
  overview: 'w-overview',
  scale: { least: 'w-least', most: 'w-most' },
  territory: (t) => `n${t}`,
  continent: (c) => `c${c}`,
  bonus: (c) => `b${c}`,
  edge: (t) => `e${t}`,
};

const plain: BoardState = {
  owners: all(undefined),
  armies: all(0),
  staged: all(0),
  pieces: all([]),
  marks: all([]),
  notes: new Map(),
  heat: all(0),
  lit: new Set(),
  selected: undefined,
  target: undefined,
  drags: new Map(),
  arrows: [],
  view: 'owners',
  links: neighbours.flatMap((others, a) => others.filter((b) => a < b).map((b) => [a, b] as const)),
};

const ignore = () => {};
const draw = (state: Partial<BoardState>): string =>
  renderToStaticMarkup(
    createElement(Board, {
      state: { ...plain, ...state },
      words,
      describe: (t) => `d${t}`,
      onPick: ignore,
      onSea: ignore,
    }),
  );

const buttons = (markup: string): string[] => markup.match(/<g [^>]*role="button"[^>]*>/g) ?? [];
const count = (markup: string, text: string): number => markup.split(text).length - 1;
const at = <T>(id: string, value: T, others: T): T[] => all(others).with(indexOf(id), value);

describe('for screen readers', () => {
  const lit = new Set([indexOf('peru'), indexOf('brazil')]);
  const found = buttons(draw({ lit, selected: indexOf('peru') }));

  it('every territory is a button with a description', () => {
    expect(found.map((button) => /aria-label="([^"]*)"/.exec(button)?.[1])).toEqual(
      territories.map((_, t) => `d${t}`),
    );
  });

  it('exactly one button is a Tab stop', () => {
    expect(found.filter((button) => button.includes('tabindex="0"'))).toHaveLength(1);
    expect(found.filter((button) => button.includes('tabindex="-1"'))).toHaveLength(size - 1);
  });

  it('only lit territories are enabled, and the selected one is pressed', () => {
    const isEnabled = found.map((button) => button.includes('aria-disabled="false"'));
    expect(isEnabled.flatMap((yes, t) => (yes ? [t] : []))).toEqual([...lit]);
    const isPressed = found.map((button) => button.includes('aria-pressed="true"'));
    expect(isPressed.indexOf(true)).toBe(indexOf('peru'));
  });
});

describe('the drawing', () => {
  it('has a number on each badge with an owner, and none on vacant land', () => {
    expect(draw({ owners: at('peru', 'red', undefined), armies: at('peru', 17, 0) })).toContain('>17</text>');
    expect(count(draw({ owners: at('peru', 'red', undefined) }), '>0</text>')).toBe(1);
  });

  it('has staged armies with their sign', () => {
    const markup = draw({ staged: at('peru', 3, 0).with(0, -2) });
    expect(markup).toContain('>+3</text>');
    expect(markup).toContain('>−2</text>');
  });

  it('has land in the colour of its owner', () => {
    expect(draw({ owners: at('peru', 'blue', undefined) })).toMatch(
      /data-territory="peru"[^>]*fill="url\(#[^)]*-blue\)/,
    );
  });

  it('has other land colours in other views, but the same badges', () => {
    const owners = at('peru', 'blue' as const, undefined);
    const armies = at('peru', 5, 0);
    expect(draw({ owners, armies, view: 'continents' })).toMatch(
      /data-territory="peru"[^>]*--board-continent-1/,
    );
    const heat = draw({ owners, armies, view: 'threat', heat: at('peru', 0.25, 0) });
    expect(heat).toMatch(/data-territory="peru"[^>]*var\(--board-threat\) 25%/);
    expect(heat).toMatch(/data-territory="peru"[^>]*data-owner="blue"/);
  });

  it('dims territories that are not lit, if any are', () => {
    const dimmed = /<path[^>]*data-dimmed/g;
    expect(draw({}).match(dimmed)).toBeNull();
    expect(draw({ lit: new Set([1, 2]), selected: 3 }).match(dimmed)).toHaveLength(size - 3);
  });

  it('has lanes only between neighbours', () => {
    const dots = (markup: string) => count(markup, 'r="2.6"');
    expect(dots(draw({}))).toBe(2 * worldMap.lanes.length);
    const links = plain.links.filter(
      ([a, b]) => !(a === indexOf('east-africa') && b === indexOf('middle-east')),
    );
    expect(links).toHaveLength(82);
    expect(dots(draw({ links }))).toBe(2 * worldMap.lanes.length - 2);
    expect(dots(draw({ links: [] }))).toBe(0);
  });

  it('names the far territory at each edge of the map, if the two are neighbours', () => {
    const [alaska, kamchatka] = [indexOf('alaska'), indexOf('kamchatka')];
    for (const t of [alaska, kamchatka]) expect(draw({})).toContain(`>e${t}</text>`);
    expect(draw({ links: [] })).not.toContain('>e');
  });

  it('has arrows with their labels', () => {
    const markup = draw({ arrows: [{ from: 0, to: 1, kind: 'attack', label: '9' }] });
    expect(markup).toContain('data-kind="attack"');
    expect(markup).toContain('>9</text>');
  });

  it('shows held continents, but celebrates only those taken while the board is open', () => {
    const markup = draw({ progress: [{ held: 9, of: 9, holder: 'red' }] });
    expect(markup).toContain('9/9');
    expect(markup).not.toContain('data-complete');
  });

  it('has no texts other than those passed in', () => {
    const markup = draw({ owners: all('green'), armies: all(1) });
    const texts = [...markup.matchAll(/>([^<>]+)</g)].map(([, text]) => text!);
    expect(texts.filter((text) => !/^([ncbe]\d+|1)$/.test(text))).toEqual([]);
  });
});

describe('views whose colours are a scale', () => {
  const lit = new Set([indexOf('peru')]);

  it.each(['threat', 'strength'] as const)('%s has a legend, and nothing is dimmed', (view) => {
    const markup = draw({ view, lit });
    expect(markup).toContain('w-least');
    expect(markup).toContain('w-most');
    expect(markup).not.toContain('data-dimmed');
  });

  it('owners is not a scale', () => {
    const markup = draw({ view: 'owners', lit });
    expect(markup).not.toContain('w-least');
    expect(markup).toContain('data-dimmed');
  });
});

import { classicBoard } from '@rubicon/engine';
import { describe, expect, it } from 'vitest';
import { badgeRadius, levelOf, textSizes } from '../../src/board/camera/level.ts';
import { initialView } from '../../src/board/camera/viewport.ts';
import { fixedNameBoxes } from '../../src/board/labels/fixed-names.ts';
import { badgeBoxes, breakLines, type Extent, layoutLabels, PLAIN } from '../../src/board/labels/labels.ts';
import { rasterize, seaUnder } from '../../src/board/labels/raster.ts';
import { estimateWidth } from '../../src/board/labels/text-width.ts';
import { overlaps } from '../../src/board/map/geometry.ts';
import { worldMap } from '../../src/board/map/map.ts';
import { de } from '../../src/words/de/index.ts';
import { en } from '../../src/words/en/index.ts';

const raster = rasterize(worldMap);
const english = classicBoard.territories.map(({ name }) => name);
const long = english.map((name) => `${name}isches Gouvernement`);
const endless = english.map((name) => name.replaceAll(' ', '').repeat(3));
const marked: Extent = { ...PLAIN, marks: 0.6, down: 2.2 };

const layout = (names: readonly string[], scale: number, extent: Extent = PLAIN) => {
  const level = levelOf(scale);
  const words = {
    continent: (c: number) => classicBoard.continents[c]!.name,
    edge: (t: number) => names[t]!,
  };
  const obstacles = fixedNameBoxes(words, worldMap.lanes, level, estimateWidth);
  const extents = names.map(() => extent);
  return {
    badges: worldMap.territories.flatMap(({ badge }) => badgeBoxes(badge, extent, badgeRadius(level))),
    obstacles,
    sizes: textSizes(level),
    labels: layoutLabels({ map: worldMap, raster, level, names, extents, obstacles, width: estimateWidth }),
  };
};

const scales = { 1440: 0.9, 1024: 0.64, 390: 0.55, closer: 2 };
const languages = { english, long, endless };

describe.each(Object.entries(languages))('%s names', (_, names) => {
  describe.each(Object.entries(scales))('at %s', (_, scale) => {
    it.each([
      ['plain', PLAIN],
      ['with marks and pieces', marked],
    ])('overlap nothing, %s', (_, extent) => {
      const { labels, badges, obstacles, sizes } = layout(names, scale, extent);
      const boxes = labels.flatMap((label) => (label ? [label.box] : []));
      const others = [...badges, ...obstacles];
      for (const [i, box] of boxes.entries()) {
        expect([...boxes.slice(i + 1), ...others].filter((other) => overlaps(box, other))).toEqual([]);
      }
      labels.forEach((label, t) => {
        if (!label) return;
        expect(seaUnder(raster, label.box, t), names[t]).toBeDefined();
        expect(sizes).toContain(label.size);
        expect(label.lines.join(' ')).toBe(names[t]);
      });
    });
  });
});

it.each([0.46, 0.5, 0.64, 0.9, 2, 4])(
  'names of continents and at the edges cover no badge at %d',
  (scale) => {
    const { badges, obstacles } = layout(english, scale);
    expect(obstacles).toHaveLength(worldMap.continents.length + 2); // one lane crosses the edges
    for (const name of obstacles) expect(badges.filter((badge) => overlaps(name, badge))).toEqual([]);
  },
);

describe('how many names are shown', () => {
  const shown = (names: readonly string[], scale: number) =>
    layout(names, scale).labels.filter((label) => label !== undefined).length;

  it.each([
    ['English at 1440', english, 0.9, 41],
    ['English at 1024', english, 0.64, 38],
    ['English on a phone', english, 0.55, 33],
    ['zoomed in, all', english, 1.5, 42],
  ])('%s', (_, names, scale, least) => {
    expect(shown(names, scale)).toBeGreaterThanOrEqual(least);
  });
});

describe('in a 1440 × 900 window with panels, every name fits, even with a mark on every badge', () => {
  const { scale } = initialView(worldMap, 1440 - 340, 700);

  it.each([
    ['English', en, 'classic'],
    ['English, as of 2008', en, 'classic-2008'],
    ['German', de, 'classic'],
    ['German, as of 2008', de, 'classic-2008'],
  ])('%s', (_, { board }, variant) => {
    const names = classicBoard.territories.map(
      ({ id }) => board.renamed[variant]?.[id] ?? board.territories[id]!,
    );
    for (const marks of [0, 0.6]) {
      const { labels } = layout(names, scale, { ...PLAIN, marks });
      expect(names.filter((_, t) => labels[t] === undefined)).toEqual([]);
    }
  });
});

it('the name of Venezuela is on its own land, not in Brazil', () => {
  const venezuela = english.indexOf('Venezuela');
  const { box } = layout(english, 0.9).labels[venezuela]!;
  expect(seaUnder(raster, box, venezuela)).toBeLessThan(0.5);
});

describe('line breaks', () => {
  const letters = (text: string) => text.length;

  it.each([
    ['Peru', [['Peru']]],
    ['Middle East', [['Middle East'], ['Middle', 'East']]],
    [
      'Western United States',
      [['Western United States'], ['Western', 'United States'], ['Western', 'United', 'States']],
    ],
    ['a bb ccc dddd', [['a bb ccc dddd'], ['a bb', 'ccc dddd'], ['a bb', 'ccc', 'dddd']]],
  ])('%s', (name, expected) => {
    expect(breakLines(name, letters).map(({ lines }) => lines)).toEqual(expected);
  });
});

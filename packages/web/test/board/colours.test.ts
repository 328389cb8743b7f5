import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fillOf, HOLDERS, inkOf, PATTERNS, SHAPES } from '../../src/board/colours.ts';
import { contrast, difference, parseHex, type Rgb, see, VISIONS, type Vision } from './vision.ts';

const css = readFileSync(new URL('../../src/board/colours.css', import.meta.url), 'utf8');

/** The custom properties of a theme: those of the root, with the theme's overrides. */
function readTheme(theme: 'dark' | 'light'): Map<string, string> {
  const properties = new Map<string, string>();
  for (const [, selector, body] of css.matchAll(/((?::root[^{]*))\{([^}]*)\}/g)) {
    const isFor = selector!.split(',').some((one) => one.trim() === ':root' || one.includes(`"${theme}"`));
    if (!isFor) continue;
    for (const [, name, value] of body!.matchAll(/(--[\w-]+):\s*([^;]+);/g)) properties.set(name!, value!);
  }
  return properties;
}

describe.each(['dark', 'light'] as const)('%s', (theme) => {
  const properties = readTheme(theme);
  const colourOf = (name: string): Rgb => parseHex(properties.get(name)!);

  it.each(Object.keys(VISIONS) as Vision[])('owners look different with %s', (vision) => {
    for (const [i, one] of HOLDERS.entries())
      for (const other of HOLDERS.slice(i + 1)) {
        const seen = [one, other].map((holder) => see(colourOf(`--seat-${holder}`), vision));
        expect(difference(seen[0]!, seen[1]!), `${one} and ${other}`).toBeGreaterThan(16);
      }
  });

  it.each(HOLDERS)('the number on a %s badge and the pips of its dice can be read', (holder) => {
    expect(contrast(colourOf(`--seat-${holder}`), colourOf(`--seat-${holder}-ink`))).toBeGreaterThanOrEqual(
      4.5,
    );
  });

  it.each([
    ['--board-land-ink', '--board-land'],
    ['--board-chip-ink', '--board-chip'],
    ['--board-chip-ink', '--board-chip-away'],
    ['--board-control-ink', '--board-control-hover'],
    ['--board-view-ink', '--board-threat'],
    ['--board-view-ink', '--board-strength'],
    ['--board-view-ink', '--board-cold'],
    ['--board-lane', '--board-sea-near'],
    ['--board-lane', '--board-sea-far'],
  ])('%s can be read on %s', (ink, ground) => {
    expect(contrast(colourOf(ink), colourOf(ground))).toBeGreaterThanOrEqual(ink.includes('view') ? 3 : 4.5);
  });
});

it('difference and contrast agree with published values', () => {
  expect(difference(parseHex('#ffffff'), parseHex('#000000'))).toBeCloseTo(100, 0);
  expect(difference(parseHex('#ff0000'), parseHex('#00ff00'))).toBeCloseTo(86.6, 0);
  expect(difference(parseHex('#0000ff'), parseHex('#ffff00'))).toBeCloseTo(103.4, 0);
  expect(contrast(parseHex('#ffffff'), parseHex('#767676'))).toBeCloseTo(4.54, 1);
});

it('every owner has a unique shape, and every colour a unique pattern', () => {
  expect(new Set(Object.values(SHAPES)).size).toBe(HOLDERS.length);
  const seats = HOLDERS.filter((holder) => holder !== 'neutral');
  expect(new Set(seats.map((holder) => PATTERNS[holder])).size).toBe(seats.length);
});

it('unowned land has colours', () => {
  expect([fillOf('red'), inkOf('red')]).toEqual(['var(--seat-red)', 'var(--seat-red-ink)']);
  expect([fillOf(undefined), inkOf(undefined)]).toEqual(['var(--board-land)', 'var(--board-land-ink)']);
});

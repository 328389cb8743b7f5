import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { classicBoard } from '@rubicon/engine';
import { describe, expect, it } from 'vitest';
import { generateMap, printMap } from '../../board/generate.ts';
import { drawPicture } from '../../board/picture.ts';
import { sampleCurve } from '../../src/board/map/curves.ts';
import { contains, distance, distanceTo, isIn } from '../../src/board/map/geometry.ts';
import { type Point, worldMap } from '../../src/board/map/map.ts';

const file = new URL('../../src/board/map/data/map.json', import.meta.url);
const data = readFileSync(file, 'utf8');
const { territories, lanes } = worldMap;

const nameOf = (a: number, b: number): string =>
  [a, b]
    .sort((one, other) => one - other)
    .map((t) => territories[t]!.id)
    .join(' – ');

const adjacent = new Set(classicBoard.neighbours.flatMap((others, a) => others.map((b) => nameOf(a, b))));
const seaways = lanes.map(({ between: [a, b] }) => nameOf(a, b));

/** Pairs of territories that share a border, with its length. */
function landBorders(): Map<string, number> {
  const sides = new Map<string, number[]>();
  territories.forEach(({ rings }, t) => {
    for (const ring of rings)
      for (let i = 1; i < ring.length; i++) {
        const edge = [ring[i - 1]!.join(), ring[i]!.join()].sort().join(' ');
        sides.set(edge, [...(sides.get(edge) ?? []), t]);
      }
  });
  const borders = new Map<string, number>();
  for (const [edge, users] of sides) {
    if (users.length < 2) continue;
    expect(users.length, edge).toBe(2);
    const [start, end] = edge.split(' ').map((point) => point.split(',').map(Number) as unknown as Point);
    const pair = nameOf(users[0]!, users[1]!);
    borders.set(pair, (borders.get(pair) ?? 0) + distance(start!, end!));
  }
  return borders;
}

const under = (point: Point): string[] =>
  territories.filter(({ box, rings }) => isIn(point, box) && contains(rings, point)).map(({ id }) => id);

describe('the data', () => {
  it('is up to date with the generator, and so is the picture on the home page', () => {
    const map = generateMap();
    expect(printMap(map)).toBe(data);
    expect(drawPicture(map)).toBe(readFileSync(new URL('../../public/world.svg', import.meta.url), 'utf8'));
  });

  it('is small', () => {
    expect(gzipSync(data).length).toBeLessThan(30_000);
  });

  it('has the territories and continents of the engine, in the same order', () => {
    expect(territories.map(({ id, continent }) => [id, continent])).toEqual(
      classicBoard.territories.map(({ id, continent }) => [id, continent]),
    );
    expect(worldMap.continents.length).toBe(classicBoard.continents.length);
  });
});

describe('land and sea', () => {
  const borders = landBorders();

  it('land borders and lanes together match the borders of the engine, each once', () => {
    expect([...borders.keys(), ...seaways].sort()).toEqual([...adjacent].sort());
    expect([borders.size, seaways.length]).toEqual([58, 25]);
  });

  it('every border is long enough to see', () => {
    for (const [pair, length] of borders) expect(length, pair).toBeGreaterThan(11);
  });

  it('no two territories overlap', () => {
    const shared: string[] = [];
    for (let x = 1.03; x < worldMap.width; x += 4)
      for (let y = 1.07; y < worldMap.height; y += 4) {
        const owners = under([x, y]);
        if (owners.length > 1) shared.push(`${x},${y}: ${owners}`);
      }
    expect(shared).toEqual([]);
  });

  it('rings are closed and enclose an area', () => {
    for (const { id, rings } of territories)
      for (const ring of rings) {
        expect(ring.length, id).toBeGreaterThan(3);
        expect(ring.at(-1), id).toEqual(ring[0]);
      }
  });
});

describe('lanes', () => {
  const inner = lanes.filter(({ lines }) => lines.length === 1);

  it.each(lanes.map((lane) => [nameOf(...lane.between), lane] as const))('%s', (_, lane) => {
    const ends =
      lane.lines.length > 1
        ? lane.lines.map((line) => line[0]!)
        : [lane.lines[0]![0]!, lane.lines[0]!.at(-1)!];
    const ids = lane.between.map((t) => territories[t]!.id);
    ends.forEach((end, i) => {
      const { rings } = territories[lane.between[i]!]!;
      expect(contains(rings, end) ? 0 : distanceTo(rings, end)).toBeLessThan(3);
    });
    const touched = new Set(lane.lines.flatMap((line) => sampleCurve(line, 50)).flatMap(under));
    expect([...touched].filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('each crosses visible sea', () => {
    for (const { between, lines } of inner) {
      const wet = sampleCurve(lines[0]!, 50).filter((point) => under(point).length === 0);
      const length = wet.slice(1).reduce((sum, point, i) => sum + Math.min(distance(point, wet[i]!), 5), 0);
      expect(length, nameOf(...between)).toBeGreaterThan(8);
    }
  });

  it('one crosses the edge of the map, at the same height on both sides', () => {
    const wraps = lanes.filter(({ lines }) => lines.length > 1);
    expect(wraps.map(({ between }) => nameOf(...between))).toEqual(['alaska – kamchatka']);
    const [out, back] = wraps[0]!.lines.map((line) => line.at(-1)!);
    expect([out![0], back![0]]).toEqual([0, worldMap.width]);
    expect(out![1]).toBe(back![1]);
  });
});

describe('badges', () => {
  it.each(territories.map((territory) => [territory.id, territory] as const))('%s', (id, { badge }) => {
    expect(under(badge)).toEqual([id]);
  });
});

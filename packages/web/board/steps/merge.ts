import { merge } from 'topojson-client';
import { topology } from 'topojson-server';
import { type Area, sizeOf } from '../geometry.ts';
import layout from '../layout.json' with { type: 'json' };
import type { Part } from './cut.ts';

export interface Shape {
  readonly territory: string;
  readonly area: Area;
}

/** Merges parts into territories; drops inner borders, islets and small holes. */
export function mergeParts(parts: readonly Part[], territories: readonly string[]): Shape[] {
  const atlas = topology({
    land: {
      type: 'FeatureCollection',
      features: parts.map(({ territory, area }) => ({
        type: 'Feature',
        properties: { territory },
        geometry: { type: 'MultiPolygon', coordinates: area },
      })),
    },
  });
  return territories.map((territory) => {
    const own = atlas.objects.land.geometries.filter(({ properties }) => properties.territory === territory);
    return { territory, area: dropIslets(territory, merge(atlas, own).coordinates) };
  });
}

function dropIslets(territory: string, area: Area): Area {
  const least =
    (layout.leastIsland as Readonly<Record<string, number>>)[territory] ?? layout.leastIsland['*'];
  const largest = Math.max(...area.map(([shell]) => sizeOf(shell!)));
  return area
    .filter(([shell]) => sizeOf(shell!) >= Math.min(least, largest))
    .map((polygon) => polygon.filter((ring, i) => i === 0 || sizeOf(ring) >= layout.leastHole));
}

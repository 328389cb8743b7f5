import { quantize } from 'topojson-client';
import { type Topology, topology } from 'topojson-server';
import { presimplify, simplify } from 'topojson-simplify';
import layout from '../layout.json' with { type: 'json' };
import type { Shape } from './merge.ts';

/** The lines of the map in tenths of a unit, each stored once, and the rings of territories made of them. */
export interface Net {
  readonly arcs: readonly (readonly (readonly [x: number, y: number])[])[]; // the first point, then steps
  readonly territories: readonly { readonly id: string; readonly rings: readonly (readonly number[])[] }[]; // ~arc: reversed
}

export const TENTHS = 10;

/** Removes points, the same ones on both sides of a border. */
export function simplifyShapes(shapes: readonly Shape[]): Net {
  const full = topology({
    land: {
      type: 'FeatureCollection',
      features: shapes.map(({ territory, area }) => ({
        type: 'Feature',
        id: territory,
        properties: { territory },
        geometry: { type: 'MultiPolygon', coordinates: area },
      })),
    },
  });
  const simple: Topology = quantize(simplify(presimplify(full), layout.simplify), {
    scale: [1 / TENTHS, 1 / TENTHS],
    translate: [0, 0],
  });
  return {
    arcs: simple.arcs,
    territories: simple.objects.land.geometries.map(({ id, arcs }) => ({ id, rings: arcs.flat() })),
  };
}

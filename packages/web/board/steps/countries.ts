import { feature } from 'topojson-client';
import world from 'world-atlas/countries-50m.json' with { type: 'json' };
import type { Area, Point, Polygon } from '../geometry.ts';
import layout from '../layout.json' with { type: 'json' };

const UNITED_STATES = '840';
const SEAM = -168.5; // the map begins in the Bering Strait

/** Reads the atlas: areas by ISO number, or by name if there is none, with continuous longitudes. */
export function readCountries(): Map<string, Area> {
  const countries = new Map<string, Area>();
  for (const { id, properties, geometry } of feature(world, world.objects.countries).features) {
    const key = id ?? properties.name.replace(/\s+/g, '');
    const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
    const kept = polygons.filter((polygon) => !isBeyondSeam(key, polygon) && !isDropped(polygon)).map(unwrap);
    countries.set(key, [...(countries.get(key) ?? []), ...kept]);
  }
  return countries;
}

/** Whether a polygon would end up at the opposite edge of the map: St Lawrence Island, the outer Aleutians. */
function isBeyondSeam(key: string, [shell]: Polygon): boolean {
  return key === UNITED_STATES && shell!.some(([x]) => x < SEAM - 0.1 || x > 0);
}

/** Moves a whole polygon past the date line: the atlas does not split rings there, so they would tear apart. */
function unwrap(polygon: Polygon): Polygon {
  const [shell] = polygon;
  const isFarEast = shell!.some(([x]) => x > 100) || shell!.every(([x]) => x < SEAM);
  return isFarEast ? polygon.map((ring) => ring.map(([x, y]): Point => [x < 0 ? x + 360 : x, y])) : polygon;
}

function isDropped(polygon: Polygon): boolean {
  const [shell] = unwrap(polygon);
  return layout.dropped.some(([west, south, east, north]) =>
    shell!.every(([x, y]) => x >= west! && x <= east! && y >= south! && y <= north!),
  );
}

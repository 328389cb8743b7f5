import polygonClipping, { type MultiPolygon } from 'polygon-clipping';
import cuts from '../facts/cuts.json' with { type: 'json' };
import territories from '../facts/territories.json' with { type: 'json' };
import { type Area, parseRing } from '../geometry.ts';

interface Cut {
  readonly part?: string; // undefined: dropped
  readonly ring?: string; // undefined: the rest of the area
}

/** An area of the atlas, whole or cut, with the territory it belongs to. */
export interface Part {
  readonly territory: string;
  readonly area: Area;
}

export function cutParts(countries: ReadonlyMap<string, Area>): Part[] {
  const parts = new Map<string, Area>();
  for (const [key, area] of countries) {
    const list: readonly Cut[] = (cuts as Readonly<Record<string, readonly Cut[]>>)[key] ?? [{ part: key }];
    let rest = area as MultiPolygon;
    for (const { part, ring } of list) {
      const knife = ring === undefined ? undefined : ([parseRing(ring)] as unknown as MultiPolygon[number]);
      if (part !== undefined) parts.set(part, knife ? polygonClipping.intersection(rest, knife) : rest);
      if (knife) rest = polygonClipping.difference(rest, knife);
    }
  }
  return Object.entries(territories).flatMap(([territory, names]) =>
    names.split(' ').map((name) => {
      const area = parts.get(name);
      if (!area) throw new Error(`${territory}: there is no part ${name}`);
      return { territory, area };
    }),
  );
}

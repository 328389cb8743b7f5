import { classicBoard } from '@rubicon/engine';
import type { LaneData, MapData, TerritoryData } from '../src/board/map/map.ts';
import { packNumbers } from '../src/board/map/packed.ts';
import type { Area, Point, Ring } from './geometry.ts';
import layout from './layout.json' with { type: 'json' };
import { placeBadge } from './steps/badges.ts';
import { readCountries } from './steps/countries.ts';
import { cutParts } from './steps/cut.ts';
import { drawGraticule, drawLakes } from './steps/decor.ts';
import { repairJunctions } from './steps/junctions.ts';
import { drawLanes } from './steps/lanes.ts';
import { mergeParts } from './steps/merge.ts';
import { flattenParts } from './steps/plane.ts';
import { makeProjection, type Project } from './steps/projection.ts';
import { type Net, simplifyShapes, TENTHS } from './steps/simplify.ts';

const ids = classicBoard.territories.map(({ id }) => id);

/** Generates the page's map from the atlas and the facts. The same input always gives the same bytes. */
export function generateMap(): MapData {
  const parts = repairJunctions(cutParts(readCountries()));
  const project = makeProjection(parts);
  const shapes = mergeParts(flattenParts(parts, project), ids);
  const net = simplifyShapes(shapes);
  return {
    width: layout.wrap.width,
    height: layout.height,
    arcs: net.arcs.map((arc) => packNumbers(arc.flat())),
    territories: net.territories.map((territory, t) => describe(territory, shapes[t]!.area, project)),
    continents: classicBoard.continents.map(({ id }) => {
      const at = (layout.continents as Readonly<Record<string, number[]>>)[id]!;
      return toTenths(project([at[0]!, at[1]!]));
    }),
    lanes: drawLanes(project).map(
      ({ from, to, lines }): LaneData => ({
        between: [ids.indexOf(from), ids.indexOf(to)],
        lines: lines.map(toSteps),
      }),
    ),
    lakes: drawLakes(project).map(toSteps),
    graticule: drawGraticule(project).map(toSteps),
  };
}

function describe({ id, rings }: Net['territories'][number], area: Area, project: Project): TerritoryData {
  const reach: Readonly<Record<string, number>> = layout.reach;
  return {
    id,
    continent: classicBoard.territories[ids.indexOf(id)]!.continent,
    rings,
    badge: toTenths(placeBadge(id, area, project)),
    reach: reach[id] ?? layout.reach['*'],
  };
}

const toTenths = ([x, y]: Point): number[] => [Math.round(x * TENTHS), Math.round(y * TENTHS)];

/** Packs the first point, then the steps between points. */
function toSteps(line: Ring): string {
  const points = line.map(toTenths);
  return packNumbers(
    points.flatMap(([x, y], i) => (i === 0 ? [x!, y!] : [x! - points[i - 1]![0]!, y! - points[i - 1]![1]!])),
  );
}

/** Prints one item per line, so that diffs are readable. */
export function printMap(map: MapData): string {
  const fields = Object.entries(map).map(([name, value]) => {
    if (!Array.isArray(value)) return `"${name}":${JSON.stringify(value)}`;
    return `"${name}":[\n${value.map((item) => JSON.stringify(item)).join(',\n')}\n]`;
  });
  return `{\n${fields.join(',\n')}\n}\n`;
}

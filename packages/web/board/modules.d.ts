/** Types for the functions of untyped packages that the generator calls. */

declare module 'world-atlas/countries-50m.json' {
  const world: { readonly objects: { readonly countries: unknown } };
  // biome-ignore lint/style/noDefaultExport: the package has one
  export default world;
}

declare module 'topojson-client' {
  interface Feature {
    readonly id?: string;
    readonly properties: { readonly name: string };
    readonly geometry:
      | { readonly type: 'Polygon'; readonly coordinates: [number, number][][] }
      | { readonly type: 'MultiPolygon'; readonly coordinates: [number, number][][][] };
  }
  export function feature(topology: unknown, object: unknown): { readonly features: readonly Feature[] };
  export function merge(
    topology: unknown,
    objects: readonly unknown[],
  ): { readonly coordinates: [number, number][][][] };
  export function quantize<T>(
    topology: T,
    transform: { readonly scale: [number, number]; readonly translate: [number, number] },
  ): T;
}

declare module 'topojson-server' {
  interface Geometry {
    readonly id: string;
    readonly properties: { readonly territory: string };
    readonly arcs: readonly (readonly (readonly number[])[])[];
  }
  export interface Topology {
    readonly arcs: readonly (readonly [number, number])[][];
    readonly objects: { readonly land: { readonly geometries: readonly Geometry[] } };
  }
  export function topology(objects: { readonly land: unknown }): Topology;
}

declare module 'topojson-simplify' {
  export function presimplify<T>(topology: T): T;
  export function simplify<T>(topology: T, leastWeight: number): T;
}

declare module 'polylabel' {
  /** The centre and radius of the largest circle inside a polygon. */
  // biome-ignore lint/style/noDefaultExport: the package has one
  export default function polylabel(
    polygon: readonly (readonly (readonly [number, number])[])[],
    precision: number,
  ): [number, number] & { readonly distance: number };
}

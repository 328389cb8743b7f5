/**
 * Checks the shape of a JSON value from another program. Clients use shapes, which are small enough for a page;
 * hosts use the schemas, which also say what is wrong. A test compares the two.
 */
export type Shape<T> = (value: unknown) => value is T;

type Fields<T> = { readonly [K in keyof Required<T>]: Shape<T[K]> };

const shape = <T>(isValid: (value: unknown) => boolean): Shape<T> => isValid as Shape<T>;

export const flag = shape<boolean>((value) => typeof value === 'boolean');
export const number = shape<number>(Number.isFinite);

/** Whole numbers in a range. */
export const int = (least = Number.MIN_SAFE_INTEGER, most = Number.MAX_SAFE_INTEGER): Shape<number> =>
  shape((value) => Number.isSafeInteger(value) && least <= Number(value) && Number(value) <= most);

export const text = shape<string>((value) => typeof value === 'string');

/** Texts whose length is in a range. */
export const textUpTo = (most: number, least = 0): Shape<string> =>
  shape((value) => typeof value === 'string' && least <= value.length && value.length <= most);

/** Texts that a pattern matches. */
export const textLike = (pattern: RegExp): Shape<string> =>
  shape((value) => typeof value === 'string' && pattern.test(value));

export const oneOf = <const T>(...values: readonly T[]): Shape<T> =>
  shape((value) => values.includes(value as T));

export const optional = <T>(known: Shape<T>): Shape<T | undefined> =>
  shape((value) => value === undefined || known(value));

export const nullable = <T>(known: Shape<T>): Shape<T | null> =>
  shape((value) => value === null || known(value));

export const either = <A, B>(one: Shape<A>, other: Shape<B>): Shape<A | B> =>
  shape((value) => one(value) || other(value));

/** Lists with at least and at most this many entries. */
export const list = <T>(entry: Shape<T>, least = 0, most = Number.POSITIVE_INFINITY): Shape<T[]> =>
  shape(
    (value) => Array.isArray(value) && least <= value.length && value.length <= most && value.every(entry),
  );

/** Objects with any keys. */
export const dictionary = <T>(entry: Shape<T>): Shape<Record<string, T>> =>
  shape((value) => isObject(value) && Object.values(value).every(entry));

/** Objects with these fields, and others that are ignored. */
export const open = <T extends object>(fields: Fields<T>): Shape<T> =>
  shape((value) => isObject(value) && keysOf(fields).every((key) => fields[key](value[key])));

/** Objects with these fields and no others. */
export function closed<T extends object>(fields: Fields<T>): Shape<T> {
  const known = open(fields);
  return shape((value) => known(value) && Object.keys(value).every((key) => Object.hasOwn(fields, key)));
}

/** Objects of several types; each type has a shape for its other fields. */
export function typed<T extends { readonly type: string }>(
  types: {
    readonly [Type in T['type']]: Shape<Untyped<Extract<T, { readonly type: Type }>>>;
  },
): Shape<T> {
  const known = new Map<unknown, Shape<unknown>>(Object.entries(types));
  return shape((value) => {
    if (!isObject(value)) return false;
    const { type, ...rest } = value;
    return known.get(type)?.(rest) === true;
  });
}

type Untyped<T> = T extends unknown ? Omit<T, 'type'> : never;

const isObject = (value: unknown): value is Record<PropertyKey, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const keysOf = <T extends object>(fields: T): (keyof T)[] => Object.keys(fields) as (keyof T)[];

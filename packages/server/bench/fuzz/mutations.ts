import type { Dice } from '@rubicon/engine';

/** A JSON value. */
export type Value = unknown;

const PROTOTYPE_KEYS = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'];

const NUMBERS = [-1, -0.5, 1.5, 1e9, 2 ** 31, 2 ** 32, 2 ** 53, -(2 ** 53), 1e21, 5e-324, 1.7e308, 0, 6, 100];

const TEXTS = [
  '',
  ' ',
  'atlantis',
  'watch',
  'host',
  'constructor',
  '\u0000',
  '\ud800',
  'a\udfff',
  '\u202egnp.exe',
  '\ufeff',
  'e\u0301'.repeat(40),
  '👩‍👩‍👧‍👦',
  "'; drop table lines; --",
  '<script>alert(1)</script>',
  '../../etc/passwd',
];

/** Returns a copy of a JSON value with exactly one change, somewhere. */
export function mutate(value: Value, random: Dice, longest: number): Value {
  const paths = [...pathsIn(value)];
  const path = pick(paths, random);
  return replaceAt(value, path, (part) => changed(part, random, longest));
}

/** Returns a copy of a JSON value in which one text or number is replaced. */
export function replaceOne(value: Value, random: Dice, replace: (part: string | number) => Value): Value {
  const isPlain = (part: Value): part is string | number =>
    typeof part === 'string' || typeof part === 'number';
  const paths = [...pathsIn(value)].filter((path) => isPlain(valueAt(value, path)));
  return replaceAt(value, pick(paths, random), (part) => (isPlain(part) ? replace(part) : part));
}

const valueAt = (value: Value, path: Path): Value =>
  path.reduce<Value>((part, key) => (part as Record<string | number, Value>)[key], value);

export const pick = <T>(list: readonly T[], random: Dice): T => list[random.below(list.length)]!;

type Path = readonly (string | number)[];

function* pathsIn(value: Value, path: Path = []): Generator<Path> {
  yield path;
  if (Array.isArray(value)) for (const [i, part] of value.entries()) yield* pathsIn(part, [...path, i]);
  else if (isObject(value))
    for (const [key, part] of Object.entries(value)) yield* pathsIn(part, [...path, key]);
}

const isObject = (value: Value): value is Record<string, Value> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A replacement for a part; `dropped` removes the part. */
const DROPPED = Symbol('dropped');

function replaceAt(value: Value, [key, ...rest]: Path, change: (part: Value) => Value): Value {
  if (key === undefined) {
    const result = change(value);
    return result === DROPPED ? undefined : result;
  }
  if (Array.isArray(value)) {
    const parts = value.map((part, i) =>
      i === key ? (rest.length === 0 ? change(part) : replaceAt(part, rest, change)) : part,
    );
    return parts.filter((part) => part !== DROPPED);
  }
  const copy = { ...(value as Record<string, Value>) };
  const part = copy[String(key)];
  const next = rest.length === 0 ? change(part) : replaceAt(part, rest, change);
  if (next === DROPPED) delete copy[String(key)];
  else copy[String(key)] = next;
  return copy;
}

function changed(part: Value, random: Dice, longest: number): Value {
  const general: (() => Value)[] = [
    () => DROPPED,
    () => pick([null, true, 7, 'text', [], {}, [null], { type: 'x' }], random),
    () => nested(1 + random.below(1500), (inner) => ({ type: inner })),
    () => nested(1 + random.below(4000), (inner) => [inner]),
    () => 'x'.repeat(1 + random.below(longest)),
  ];
  return pick([...general, ...specific(part, random)], random)();
}

/** Changes that fit the type of a part. */
function specific(part: Value, random: Dice): (() => Value)[] {
  if (typeof part === 'number')
    return [() => pick(NUMBERS, random), () => part + 1, () => -part - 1, () => `${part}`];
  if (typeof part === 'boolean') return [() => `${part}`, () => Number(part)];
  if (typeof part === 'string')
    return [
      () => pick(TEXTS, random),
      () => part.toUpperCase(),
      () => `${part} `,
      () => part.slice(1),
      () => part + pick(TEXTS, random),
    ];
  if (Array.isArray(part))
    return [
      () => [],
      () => [...part, ...part],
      () => [...part, pick(TEXTS, random)],
      () => Array.from({ length: 300 }, () => part[0] ?? null),
      () => ({ ...part }),
    ];
  if (isObject(part))
    return [
      () => ({ ...part, unexpected: 1 }),
      () => withOwn(part, pick(PROTOTYPE_KEYS, random), pick([{ isBot: true }, 1, null], random)),
      () => [part],
      () => ({}),
    ];
  return [];
}

/** An object with a field of its own, also if that is called `__proto__`. */
function withOwn(object: object, key: string, value: Value): object {
  return Object.defineProperty({ ...object }, key, {
    value,
    enumerable: true,
    configurable: true,
    writable: true,
  });
}

function nested(depth: number, wrap: (inner: Value) => Value): Value {
  let value: Value = [];
  for (let i = 0; i < depth; i++) value = wrap(value);
  return value;
}

/** Returns a text that is no longer JSON, or not UTF-8. */
export function corrupt(text: string, random: Dice): Buffer {
  const bytes = Buffer.from(text);
  const at = random.below(Math.max(1, bytes.length));
  const ways: (() => Buffer)[] = [
    () => bytes.subarray(0, at),
    () =>
      Buffer.concat([
        bytes.subarray(0, at),
        Buffer.from(pick(['}', ',', '"', '\\', '\u0000', '{'], random)),
        bytes.subarray(at),
      ]),
    () => Buffer.concat([bytes, Buffer.from(pick([',', ']', ' x', text], random))]),
    () => Buffer.from(text.replaceAll('"', "'")),
    () => Buffer.from(pick(['NaN', 'undefined', '[1,]', '0x10', '\ufeff', '//', 'nul'], random)),
  ];
  return pick(ways, random)();
}

export const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/** Values that a hostile or newer program may send in place of another. */
const STRANGE = [
  null,
  true,
  -1,
  0,
  1.5,
  99,
  '',
  'strange',
  'x'.repeat(65),
  [],
  ['strange'],
  {},
  { strange: 1 },
];

/** Returns copies of a JSON value that differ in one place: a value is replaced, missing or added. */
export function mutantsOf(json: unknown): unknown[] {
  const others = STRANGE.filter((value) => JSON.stringify(value) !== JSON.stringify(json));
  if (typeof json !== 'object' || json === null) return others;
  if (Array.isArray(json))
    return [...others, ...json.flatMap((entry, i) => mutantsOf(entry).map((other) => json.with(i, other)))];
  const fields = Object.entries(json).flatMap(([key, value]) => {
    const { [key as never]: _, ...rest } = json;
    return [rest, ...mutantsOf(value).map((other) => ({ ...json, [key]: other }))];
  });
  return [...others, { ...json, strange: 1 }, ...fields];
}

import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { type Route, route } from '../../src/http/route.ts';
import { Browser, codeOf, ROUTES, registered, startServer } from './test-server.ts';

interface JsonSchema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly enum?: readonly unknown[];
  readonly maximum?: number;
}

const schemaOf = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input' }) as JsonSchema;

/** Values that do not match the schema of a field. */
function badValues({ type, maxLength, pattern, enum: values, maximum }: JsonSchema): unknown[] {
  return [
    { unexpected: true },
    ...(type === 'string' ? [7, null] : type === undefined ? [] : ['text']),
    ...(maxLength === undefined ? [] : ['x'.repeat(maxLength + 1)]),
    ...(pattern === undefined ? [] : ['\u0007']),
    ...(values === undefined ? [] : ['not in the list']),
    ...(maximum === undefined ? [] : [maximum + 1, -1, 0.5]),
  ];
}

/** Bodies that do not match a schema, each with its wrong field. */
function badBodies({ properties = {}, required = [] }: JsonSchema): [string, unknown][] {
  return [
    ['', [1]],
    ['', 'text'],
    ['', null],
    ['unexpected', { unexpected: 1 }],
    ...required.map((field): [string, unknown] => [field, {}]),
    ...Object.entries(properties).flatMap(([field, schema]) =>
      badValues(schema).map((value): [string, unknown] => [field, { [field]: value }]),
    ),
  ];
}

/** An address of a route whose parameters are fine. */
const urlOf = ({ path }: Route): string => path.replace(':number', '1').replace(/:\w+/g, 'x');

describe('bad input is refused by', () => {
  test.each(ROUTES.map((entry) => [entry.method, entry.path, entry] as const))(
    '%s %s',
    async (method, _, entry) => {
      const server = await startServer({}, ROUTES);
      const browser = await registered(server);
      const before = server.countRows();
      const send = (url: string, payload?: unknown) => {
        server.clock.now += 60_000; // avoids rate limits
        const text = payload === undefined ? undefined : JSON.stringify(payload);
        const headers = { 'content-type': 'application/json', cookie: `rubicon=${browser.cookie}` };
        return server.app.inject({
          method,
          url,
          headers: { ...headers, origin: 'https://rubicon.example' },
          ...(text === undefined ? {} : { payload: text }),
        });
      };
      const bodies = entry.body
        ? badBodies(schemaOf(entry.body))
        : [['unexpected', { unexpected: 1 }] as const];
      if (method !== 'GET')
        for (const [field, body] of bodies) {
          const response = await send(urlOf(entry), body);
          expect([codeOf(response), body]).toEqual(['invalid-input', body]);
          const fields = response.json().error.fields.map((problem: { field: string }) => problem.field);
          expect(fields.some((name: string) => name.startsWith(field))).toBe(true);
        }
      for (const [param, schema] of Object.entries(
        entry.params ? (schemaOf(entry.params).properties ?? {}) : {},
      )) {
        expect(schema.pattern).toBeDefined();
        for (const bad of ['!', 'x'.repeat(65), '%F0%9F%91%91']) {
          const response = await send(entry.path.replace(`:${param}`, bad).replace(/:\w+/g, 'x'), {});
          expect(codeOf(response)).toBe('invalid-input');
        }
      }
      const queries = Object.keys(entry.query ? (schemaOf(entry.query).properties ?? {}) : {});
      if (entry.query)
        for (const query of [
          'unexpected=1',
          ...queries.flatMap((name) => [`${name}=!`, `${name}=1&${name}=1`]),
        ]) {
          const response = await send(`${urlOf(entry)}?${query}`, method === 'GET' ? undefined : {});
          expect([query, codeOf(response)]).toEqual([query, 'invalid-input']);
        }
      expect(server.countRows()).toEqual(before);
    },
  );
});

describe('access', () => {
  test.each(ROUTES.map((entry) => [entry.access, entry.method, entry.path, entry] as const))(
    'is for %s: %s %s',
    async (access, method, _, entry) => {
      const server = await startServer({}, ROUTES);
      const response = await new Browser(server).send(method, urlOf(entry), { unexpected: 1 });
      const refused = access === 'player' || access === 'account' || (access === 'guest' && method === 'GET');
      if (refused) expect(codeOf(response)).toBe('not-logged-in');
      else expect(codeOf(response)).not.toBe('not-logged-in');
      expect(server.countRows().players).toBe(0);
    },
  );
});

test('a route that accepts unknown fields cannot be registered', async () => {
  const loose = route({
    method: 'POST',
    path: '/api/loose',
    access: 'anyone',
    summary: 'For tests',
    body: z.strictObject({ seats: z.array(z.object({ a: z.string() })) }),
    answer: z.strictObject({}),
    errors: [],
    handle: async () => ({}),
  });
  await expect(startServer({}, [loose])).rejects.toThrow('POST /api/loose accepts unknown fields');
});

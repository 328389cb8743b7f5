import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { makeOpenApi } from '../../src/http/openapi.ts';
import { route } from '../../src/http/route.ts';
import { ROUTES, startServer } from './test-server.ts';

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly schema: object }[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content: Content }>>;
}
type Content = { readonly 'application/json': { readonly schema: object } };

interface OpenApi {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

describe('the OpenAPI document', () => {
  test('has every route', async () => {
    const { app } = await startServer({}, ROUTES);
    const { openapi, info, paths } = (await app.inject('/api/openapi.json')).json<OpenApi>();
    expect(openapi).toBe('3.1.0');
    expect(info.title).toBe('Rubicon');
    const listed = Object.entries(paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
    );
    expect(listed.sort()).toEqual(ROUTES.map(({ method, path }) => `${method} ${path}`).sort());
  });

  test('has names, parameters and schemas that are valid', () => {
    const { paths } = makeOpenApi(ROUTES) as unknown as OpenApi;
    const ajv = new Ajv2020({ strict: false });
    const ids = new Set<string>();
    for (const [path, operations] of Object.entries(paths))
      for (const { operationId, parameters, requestBody, responses, summary } of Object.values(operations)) {
        expect(ids.has(operationId)).toBe(false);
        ids.add(operationId);
        expect(summary).not.toBe('');
        const inPath = parameters.filter((parameter) => parameter.in === 'path');
        expect(inPath.map(({ name }) => `{${name}}`)).toEqual(path.match(/\{\w+\}/g) ?? []);
        const contents = [requestBody, responses['200'], responses.default].flatMap(
          (part) => part?.content ?? [],
        );
        for (const schema of [
          ...contents.flatMap((content) => Object.values(content).map(({ schema }) => schema)),
        ])
          ajv.compile(schema);
        for (const { schema } of parameters) ajv.compile(schema);
        expect(contents.length).toBeGreaterThanOrEqual(2);
      }
  });

  test('has the parameters of queries', () => {
    const { paths } = makeOpenApi(ROUTES) as unknown as OpenApi;
    const parameters = paths['/api/tables']?.get?.parameters ?? [];
    expect(parameters.map(({ name, in: place }) => [name, place])).toEqual([
      ['stage', 'query'],
      ['cursor', 'query'],
    ]);
  });

  test('collects schemas with a name among the components', () => {
    const named = z.strictObject({ a: z.int() }).meta({ id: 'named' });
    const document = makeOpenApi([
      route({
        method: 'GET',
        path: '/api/x',
        access: 'anyone',
        summary: 'For tests',
        answer: z.strictObject({ one: named }),
        errors: [],
        handle: async () => ({ one: { a: 1 } }),
      }),
    ]);
    expect(document).toMatchObject({ components: { schemas: { named: { type: 'object' } } } });
    expect(JSON.stringify(document)).toContain('"$ref":"#/components/schemas/named"');
  });
});

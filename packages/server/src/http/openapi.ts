import * as z from 'zod';
import { COMMON_ERRORS } from './errors.ts';
import type { Route } from './route.ts';

type JsonObject = Record<string, unknown>;

const SECURITY = [{ session: [] }, { token: [] }];

/** Returns the OpenAPI document of a list of routes. */
export function makeOpenApi(routes: readonly Route[]): JsonObject {
  const schemas: JsonObject = {};
  const paths: Record<string, JsonObject> = {};
  for (const route of routes) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: makeOperation(route, schemas) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Rubicon', version: '1' },
    paths,
    components: {
      schemas,
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'rubicon' },
        token: { type: 'http', scheme: 'bearer' },
      },
    },
  };
}

function makeOperation(route: Route, schemas: JsonObject): JsonObject {
  const { body, answer, contentType, access, summary, errors } = route;
  return {
    operationId: operationId(route),
    summary,
    ...(access === 'anyone' ? {} : { security: access === 'guest' ? [{}, ...SECURITY] : SECURITY }),
    parameters: makeParameters(route, schemas),
    ...(body === undefined
      ? {}
      : { requestBody: { required: true, content: jsonContent(makeSchema(body, 'input', schemas)) } }),
    responses: {
      200: {
        description: 'Done',
        content:
          contentType === undefined
            ? jsonContent(makeSchema(answer, 'output', schemas))
            : { [contentType]: { schema: {} } },
      },
      default: {
        description: 'Refused',
        content: jsonContent({
          type: 'object',
          properties: {
            error: {
              type: 'object',
              properties: { code: { enum: [...new Set([...errors, ...Object.keys(COMMON_ERRORS)])] } },
              required: ['code'],
            },
          },
          required: ['error'],
        }),
      },
    },
  };
}

/** `getTablesTable` for GET /api/tables/:table. */
function operationId({ method, path }: Route): string {
  const words = path.split(/[^a-zA-Z]+/).filter((word) => word !== '' && word !== 'api');
  return method.toLowerCase() + words.map((word) => word[0]?.toUpperCase() + word.slice(1)).join('');
}

function makeParameters({ path, params, query }: Route, schemas: JsonObject): JsonObject[] {
  const propertiesOf = (schema: z.ZodType | undefined): JsonObject =>
    schema === undefined ? {} : (makeSchema(schema, 'input', schemas).properties as JsonObject);
  const inPath = propertiesOf(params);
  return [
    ...[...path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
      name,
      in: 'path',
      required: true,
      schema: inPath[name] ?? { type: 'string' },
    })),
    ...Object.entries(propertiesOf(query)).map(([name, schema]) => ({
      name,
      in: 'query',
      required: false,
      schema,
    })),
  ];
}

const jsonContent = (schema: JsonObject): JsonObject => ({ 'application/json': { schema } });

/** Returns the JSON Schema of a schema. Definitions that it refers to are added to `schemas`. */
function makeSchema(schema: z.ZodType, io: 'input' | 'output', schemas: JsonObject): JsonObject {
  const text = JSON.stringify(z.toJSONSchema(schema, { io })).replaceAll(
    '"#/$defs/',
    '"#/components/schemas/',
  );
  const { $schema: _, $defs, ...json } = JSON.parse(text);
  Object.assign(schemas, $defs);
  return json;
}

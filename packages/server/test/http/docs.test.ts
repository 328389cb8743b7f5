import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { COMMON_ERRORS } from '../../src/http/errors.ts';
import { LIMITS } from '../../src/http/limits/limits.ts';
import type { Rate } from '../../src/http/limits/rate-limiter.ts';
import { ROUTES } from './test-server.ts';

const page = readFileSync(new URL('../../../../docs/api.md', import.meta.url), 'utf8');

/** The section of each endpoint, by its heading. */
const sections = new Map(
  page
    .split(/^##+ /m)
    .filter((section) => /^[A-Z]+ \//.test(section))
    .map((section) => [section.slice(0, section.indexOf('\n')), section]),
);

const exampleIn = (section: string, mark: string): string | undefined =>
  new RegExp(`^${mark} (.*)$`, 'm').exec(section)?.[1];

describe('docs/api.md', () => {
  test('has a section for every endpoint', () => {
    expect([...sections.keys()].sort()).toEqual(ROUTES.map(({ method, path }) => `${method} ${path}`).sort());
  });

  const withJson = ROUTES.filter(({ contentType }) => contentType === undefined);
  test.each(withJson.map((route) => [`${route.method} ${route.path}`, route] as const))(
    'has an example for %s',
    (heading, { body, answer }) => {
      const section = sections.get(heading) ?? '';
      const sent = exampleIn(section, '<');
      expect(sent !== undefined).toBe(body !== undefined);
      if (sent !== undefined) expect(body?.safeParse(JSON.parse(sent)).error).toBeUndefined();
      const text = exampleIn(section, '>') ?? '';
      const table = exampleIn(sections.get('GET /api/tables/:table') ?? '', '>') ?? '';
      const answered = JSON.parse(text === '…' ? table : text);
      expect(answer.parse(answered)).toEqual(answered);
    },
  );

  test('lists every code', () => {
    const common = Object.entries(COMMON_ERRORS).map(([code, status]) => `| \`${code}\` | ${status} |`);
    const others = [...new Set(ROUTES.flatMap(({ errors }) => errors))].map((code) => `| \`${code}\` |`);
    expect([...common, ...others].filter((row) => !page.includes(row))).toEqual([]);
  });

  test('lists every limit', () => {
    const scopes = { network: 'an address', session: 'a session', token: 'an API token' };
    const rows = Object.entries<Partial<Record<keyof typeof scopes, Rate>>>(LIMITS).flatMap(([name, limit]) =>
      Object.entries(limit).map(
        ([scope, { burst, perMinute }]) =>
          `| \`${name}\` | ${scopes[scope as keyof typeof scopes]} | ${burst} | ${perMinute} |`,
      ),
    );
    expect(rows.filter((row) => !page.includes(row))).toEqual([]);
  });
});

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { PHASES } from '@rubicon/engine';
import { ROUTES } from '../src/app/routes.ts';
import { expect, test } from './fixtures.ts';
import { STATES, UNASKED } from './states.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[];
}

for (const { name, reach } of STATES) {
  test(`axe finds nothing in either theme: ${name}`, async ({ page }) => {
    await reach(page);
    await page.evaluate(axe);
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      const violations = await page.evaluate(
        async () => (await (globalThis as unknown as Axe).axe.run()).violations,
      );
      const found = violations.map(({ id, nodes }) => [
        id,
        nodes.map(({ html, failureSummary }) => [html, failureSummary]),
      ]);
      expect(found, colorScheme).toEqual([]);
    }
  });
}

interface Axe {
  readonly axe: { run(): Promise<{ violations: readonly Violation[] }> };
}

test('every route and every phase that asks somebody is looked at', () => {
  const names = STATES.map(({ name }) => name);
  for (const route of Object.keys(ROUTES)) expect(names).toContain(`route:${route}`);
  const looked = names.flatMap((name) => (name.startsWith('phase:') ? name.slice('phase:'.length) : []));
  const known = [...looked, ...UNASKED].map((name) => name.split('/')[1]);
  expect(new Set(known)).toEqual(new Set(PHASES));
});

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page, ViewportSize } from '@playwright/test';
import { PHASES } from '@rubicon/engine';
import { ROUTES } from '../src/app/routes.ts';
import { expect, test } from './fixtures.ts';
import { findLayoutFaults } from './layout.ts';
import { UNASKED } from './states/phases.ts';
import { WALKS } from './states.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[];
}

interface Axe {
  readonly axe: {
    run(options: {
      resultTypes: string[];
      runOnly?: string[];
    }): Promise<{ violations: readonly Violation[] }>;
  };
}

const SMALL_SIZES: readonly ViewportSize[] = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 844, height: 390 },
];
const SIZES = [{ width: 1440, height: 900 }, ...SMALL_SIZES, { width: 1024, height: 600 }];

const POLLING = { intervals: [20, 50, 100, 250] };

/** Pages whose primary button is at the end of a long form or text. */
const SCROLLED = ['route:rules', 'route:about', 'dialog:story', 'dialog:mistakes', 'home-import'];

/** Runs axe with all rules, or only with these. */
async function violations(page: Page, rules?: string[]): Promise<unknown[]> {
  const found = await page.evaluate(async (runOnly) => {
    const { axe } = globalThis as unknown as Axe;
    return (await axe.run({ resultTypes: ['violations'], ...(runOnly && { runOnly }) })).violations;
  }, rules);
  return found.map(({ id, nodes }) => [id, nodes.map(({ html, failureSummary }) => [html, failureSummary])]);
}

/** Hides the map while sizes are tested: painting it would take most of the time, and layout does not depend on it. */
const setOpacity = (page: Page, opacity: string): Promise<void> =>
  page.evaluate(
    (value) => document.querySelector<HTMLElement>('[data-board]')?.style.setProperty('opacity', value),
    opacity,
  );

for (const walk of WALKS) {
  test(`fits all window sizes and passes axe: ${walk.map(({ name }) => name).join(', ')}`, async ({
    page,
  }) => {
    for (const { name, reach, isSmall } of walk) {
      await test.step(name, async () => {
        const [first, ...others] = isSmall ? SMALL_SIZES : SIZES;
        await page.setViewportSize(first!);
        await reach(page);
        await checkState(page, !SCROLLED.includes(name), others);
      });
    }
  });
}

/** Checks layout and accessibility in the present window, and the layout in the others. */
async function checkState(page: Page, needsPrimary: boolean, others: readonly ViewportSize[]): Promise<void> {
  const findFaults = () => page.evaluate(findLayoutFaults, { needsPrimary });
  await expect.poll(findFaults, POLLING).toEqual([]);
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe);
  expect(await violations(page), 'dark').toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await violations(page, ['color-contrast', 'link-in-text-block']), 'light').toEqual([]);
  await setOpacity(page, '0');
  for (const size of others) {
    await page.setViewportSize(size);
    await expect.poll(findFaults, { ...POLLING, message: `${size.width} × ${size.height}` }).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  await setOpacity(page, '');
}

test('every route and every phase with a decision is covered', () => {
  const names = WALKS.flat().map(({ name }) => name);
  for (const route of Object.keys(ROUTES)) expect(names).toContain(`route:${route}`);
  const covered = names.flatMap((name) => (name.startsWith('phase:') ? name.slice('phase:'.length) : []));
  const known = [...covered, ...UNASKED].map((name) => name.split('/')[1]);
  expect(new Set(known)).toEqual(new Set(PHASES));
});

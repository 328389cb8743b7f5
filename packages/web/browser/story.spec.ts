import { expect, test } from './fixtures.ts';
import { remember, type Setting } from './player.ts';
import { recordUntil } from './records.ts';
import { bringIn } from './states.ts';

const trio: Setting['seats'] = ['Ann', { bot: 'easy' }, { bot: 'easy' }];
const finished = (): string =>
  recordUntil(
    { edition: 'basic-training', seats: trio, seed: 'story' },
    ({ phase }) => phase === 'over',
    true,
  );

test('everybody has a colour in the graphs, at whichever move they are opened', async ({ page }) => {
  await remember(page);
  await bringIn(page, finished());
  await page.getByRole('button', { name: 'To the beginning' }).click();
  await expect(page.getByRole('slider', { name: 'Move' })).toHaveValue('0'); // nobody has chosen a colour
  await page.getByRole('button', { name: 'How it went' }).click();
  const story = page.getByRole('dialog');
  await expect(
    story
      .getByRole('listitem')
      .filter({ hasText: /^ ?(Ann|Bot \d)$/ })
      .locator('path'),
  ).toHaveCount(3);
  const strokes = await story
    .locator('polyline')
    .evaluateAll((lines) => lines.map((line) => getComputedStyle(line).stroke));
  expect(new Set(strokes).size).toBe(3);
  expect(strokes).not.toContain('none');
});

test('the figures beside a graph can be read on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await remember(page);
  await bringIn(page, finished());
  await page.getByRole('button', { name: 'How it went' }).click();
  const figure = page.getByRole('dialog').locator('figure').first();
  await expect(figure).toContainText(/Turn \d+/);
  const heights = await figure.evaluate((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const found: number[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (node.parentElement!.closest('.hidden-visually') !== null) continue;
      const scale = (node.parentElement as Element & { getScreenCTM?(): DOMMatrix }).getScreenCTM?.().a ?? 1;
      found.push(Number.parseFloat(getComputedStyle(node.parentElement!).fontSize) * scale);
    }
    return found;
  });
  const overflow = await page
    .getByRole('dialog')
    .evaluate((element) =>
      Math.max(...[element, ...element.children].map((part) => part.scrollWidth - part.clientWidth)),
    );
  expect(overflow).toBe(0);
  expect(heights.length).toBeGreaterThanOrEqual(5);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(11);
});

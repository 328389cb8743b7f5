import { expect, test } from './people.ts';
import { createTable, DUEL, join } from './tables.ts';

test('the tables on the home page line up with their headings, with room between them', async ({ meet }) => {
  const { page } = await meet();
  for (let i = 0; i < 2; i++) await join(page, await createTable(page, DUEL));
  await page.goto('/');
  const heading = page.getByRole('heading', { name: 'My games' });
  const rows = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: /^Open:/ }) });
  await expect(rows).toHaveCount(2);
  const [title, first, second] = await Promise.all([
    heading.boundingBox(),
    rows.nth(0).boundingBox(),
    rows.nth(1).boundingBox(),
  ]);
  expect(first!.x).toBe(title!.x);
  expect(second!.y - first!.y - first!.height).toBeGreaterThan(4);
});

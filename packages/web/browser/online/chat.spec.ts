import { expect, test } from './people.ts';
import { DUEL, startTogether } from './tables.ts';

for (const size of [
  { width: 1024, height: 600 },
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 844, height: 390 },
]) {
  test(`with long lines and a refused one, the field and the options stay in view at ${size.width}×${size.height}`, async ({
    meet,
  }) => {
    const [ann, bob] = [await meet(), await meet({ size })];
    await startTogether([ann.page, bob.page], {
      ...DUEL,
      seats: [{}, {}, ...Array(4).fill({ bot: 'easy' })],
    });
    const fieldOf = ({ page }: typeof ann) => page.getByRole('textbox', { name: 'Write a message' });
    for (const text of ['Hello', 'W'.repeat(300)]) {
      await fieldOf(ann).fill(text);
      await fieldOf(ann).press('Enter');
      await expect(ann.page.getByRole('log', { name: 'Chat' })).toContainText(text);
    }
    const { page } = bob;
    const open = page.getByRole('button', { name: /^Chat/ });
    if (await open.isVisible()) await open.click();
    const log = page.getByRole('log', { name: 'Chat' });
    await expect(log).toContainText('WWW');
    await fieldOf(bob).fill('\u202e');
    await fieldOf(bob).press('Enter');
    await expect(log.getByRole('alert')).toBeVisible();
    await expect(fieldOf(bob)).toBeInViewport({ ratio: 1 });
    await log
      .getByRole('button', { name: /^Options/ })
      .first()
      .click();
    await expect(log.getByRole('button', { name: 'Report' })).toBeInViewport();
  });
}

import { readFile } from 'node:fs/promises';
import { badge } from './board.ts';
import { expect, test } from './fixtures.ts';
import { saveSettings, startGame, surrender } from './player.ts';
import type { Setting } from './records.ts';
import { recordAmong, recordUntil } from './records.ts';
import { openRecord } from './store.ts';

const duel: Setting = { edition: 'world-domination', seats: ['Ann', { bot: 'easy' }], seed: 'ending' };
const trio: Setting = {
  edition: 'simultaneous',
  seats: ['Ann', { bot: 'easy' }, { bot: 'easy' }],
  seed: 'ending',
};

const PNG = [0x89, 0x50, 0x4e, 0x47];

test('a lost game ends with places, awards, a playback, a picture and a rematch on the same board', async ({
  page,
}) => {
  await saveSettings(page, { speed: 'normal' });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openRecord(
    page,
    recordUntil(duel, (position) => position.family === 'turns' && position.turn >= 9),
  );
  await surrender(page);
  const ending = page.getByRole('dialog');
  await expect(ending.getByText('Defeat')).toBeVisible();
  const box = await ending.boundingBox();
  expect(box).toMatchObject({ x: 0, y: 0, ...page.viewportSize() });
  await expect(ending.getByRole('region', { name: 'Final places' }).getByRole('listitem')).toHaveText([
    /Pompey|Crassus/,
    /Ann.*surrendered, round \d+/,
  ]);
  const awards = ending.getByRole('region', { name: 'Awards' }).getByRole('listitem');
  await expect(awards).not.toHaveCount(0);
  await page.setViewportSize({ width: 360, height: 640 });
  const lefts = await awards.evaluateAll((all) => all.map((award) => award.getBoundingClientRect().left));
  expect(new Set(lefts).size).toBe(2);
  await page.setViewportSize({ width: 1120, height: 740 });

  const playback = ending.getByRole('region', { name: 'The game in 10 seconds' });
  const bar = playback.getByRole('progressbar');
  const last = await bar.getAttribute('max');
  await expect(bar).toHaveJSProperty('value', Number(last)); // with reduced motion it shows the end until started
  await playback.getByRole('button', { name: 'Play' }).click();
  await expect(playback.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect(playback.getByRole('button', { name: 'Play' })).toBeVisible();
  await expect(bar).toHaveJSProperty('value', Number(last));

  await ending.getByRole('tab', { name: 'Graphs' }).press('ArrowRight');
  await expect(ending.getByRole('tabpanel', { name: 'Luck' })).toContainText('Dice luck');

  const saved = page.waitForEvent('download');
  await ending.getByRole('button', { name: 'Save picture' }).click();
  const picture = await readFile(await (await saved).path());
  expect([...picture.subarray(0, 4)]).toEqual(PNG);
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 800]);

  await page.keyboard.press('Escape');
  await expect(ending).toHaveCount(0);
  await expect(page.locator('main [role=button]').first()).toBeVisible();
  await page.getByRole('button', { name: 'Show result' }).click();
  await expect(ending.getByRole('button', { name: 'Rematch' })).toBeVisible();
});

test('the playback shows the colours of its first frame at once', async ({ page }) => {
  await saveSettings(page, { speed: 'normal' });
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const path = document.querySelector('dialog section svg[role=img] path');
      if (path === null) return;
      observer.disconnect();
      document.documentElement.dataset.first = getComputedStyle(path).fill;
    }).observe(document, { childList: true, subtree: true });
  });
  await openRecord(
    page,
    recordUntil(duel, ({ phase }) => phase === 'deploy'),
  );
  await surrender(page);
  await expect(page.locator('html')).toHaveAttribute('data-first', /^rgb/);
  await expect(page.locator('html')).not.toHaveAttribute('data-first', 'rgb(0, 0, 0)'); // without a fill
});

test('the last battle is shown before the victory', async ({ page }) => {
  await page.clock.install();
  await saveSettings(page, { speed: 'normal' });
  await startGame(page, {
    ...duel,
    position:
      'world-domination - red,blue a1a1a1a1a1a1a1a1a1/a1a1a1a1/a1a1a1a1a1a1a1/a1a1a1a1a1a1/a1a1a1a1a1a1a1a1a1a1a1b1/a99a1a1a1 attack:a turn=9 first=a',
  });
  await badge(page, 'indonesia').press('Enter');
  await badge(page, 'siam').press('Enter');
  const attack = page.getByRole('button', { name: /^Attack until taken/ });
  await attack.waitFor();
  await page.clock.pauseAt(Date.now() + 600_000);
  await attack.dispatchEvent('click');
  const over = page.locator('header').getByText('Game over').first();
  await expect(async () => {
    await page.clock.runFor(50);
    await expect(over).toBeVisible({ timeout: 100 });
  }).toPass();
  await page.waitForLoadState('networkidle');
  await page.clock.runFor(800);
  await expect(page.getByRole('region', { name: 'Battle' }).getByRole('img').first()).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.clock.runFor(2000);
  await page.clock.resume();
  await expect(page.getByRole('dialog').getByText('Victory')).toBeVisible();
});

test('a game can be replayed on the same board, and written orders end with a table of points', async ({
  page,
}) => {
  await saveSettings(page);
  await openRecord(
    page,
    recordUntil(duel, ({ phase }) => phase === 'deploy'),
  );
  const mine = page.getByRole('button', { name: /, Ann, / }); // territories
  const owned = (): Promise<(string | undefined)[]> =>
    mine.evaluateAll((all) => all.map(({ ariaLabel }) => ariaLabel?.split(',')[0]));
  await expect(mine).not.toHaveCount(0);
  const before = await owned();
  const url = page.url();
  await surrender(page);
  await page.getByRole('button', { name: 'Same board again' }).click();
  await expect(page).not.toHaveURL(url);
  await expect(mine).toHaveCount(before.length);
  expect(await owned()).toEqual(before);

  const record = recordAmong(
    trio,
    (position) => position.family === 'orders' && position.phase === 'order' && position.round === 7,
  );
  await openRecord(page, record);
  await expect(page.getByRole('row', { name: /Ann.*\d+ points?/ })).toBeVisible(); // points are shown before the end too
  await page.getByRole('button', { name: 'Commit orders' }).click();
  await page.getByRole('button', { name: 'Skip all' }).click();
  const points = page.getByRole('dialog').getByRole('region', { name: 'Points' });
  await expect(points.getByRole('row')).toHaveCount(4);

  await page.setViewportSize({ width: 360, height: 640 });
  const lines = await points.locator('li [aria-hidden]').evaluateAll((names) =>
    names.map((name) => {
      const range = document.createRange();
      range.setStart(name.firstChild!, 0);
      range.setEnd(name.firstChild!, 4); // the star and the first letters
      return range.getClientRects().length;
    }),
  );
  expect(new Set(lines)).toEqual(new Set([1]));
});

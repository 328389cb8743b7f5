import { badge } from './board.ts';
import { expect, test } from './fixtures.ts';
import { play, saveSettings, startGame, surrender } from './player.ts';

const table = {
  edition: 'secret-mission',
  seats: ['Ann', 'Bob', { bot: 'easy' }],
  seed: 'hot-seat',
} as const;

test('the hand-over screen shows nothing hidden, even after a reload', async ({ page }) => {
  await saveSettings(page);
  await startGame(page, table);
  const handOver = page.getByRole('heading', { name: /^Pass the screen to / });
  await expect(handOver).toBeVisible();
  const first = (await handOver.textContent())?.replace('Pass the screen to ', '');
  await page.getByRole('button', { name: `I am ${first}` }).click();

  await page.getByRole('button', { name: /^Cards/ }).click();
  const mission = await page
    .getByRole('paragraph')
    .filter({ hasText: /^Your mission:/ })
    .textContent();
  expect(mission).toMatch(/Hold|Conquer|Destroy/);
  await page.getByRole('button', { name: 'Close', exact: true }).click();

  await page.reload();
  await expect(handOver).toBeVisible();
  expect(await page.content()).not.toContain(mission?.replace('Your mission: ', ''));
});

/** Clicks to place all armies: Place evenly, then Place. The screen is handed over once per person. */
const PLACING_CLICKS = 2;

test('two people take turns at one screen, and all missions are shown at the end', async ({ page }) => {
  await saveSettings(page);
  await startGame(page, { ...table, seats: ['Ann', { bot: 'easy' }, 'Bob'] });
  for (let turns = 0; turns < 4; turns++) {
    const button = page.getByRole('button', { name: /^I am / });
    const name = (await button.textContent())!.replace('I am ', '');
    await button.click();
    await page.getByRole('row', { name: new RegExp(name) }).waitFor();
    if (turns < 2) await play(page, PLACING_CLICKS);
    else await surrender(page);
  }
  const missions = page.getByRole('dialog').getByRole('listitem');
  await expect(missions.first()).toBeVisible();
});

test('messages for one seat never contain what other seats hide', async ({ page }) => {
  const frames: string[] = [];
  await page.exposeFunction('overhear', (text: string) => frames.push(text));
  await page.addInitScript(() => {
    const add = Object.getOwnPropertyDescriptor(MessagePort.prototype, 'onmessage')!;
    Object.defineProperty(MessagePort.prototype, 'onmessage', {
      ...add,
      set(listener: (event: MessageEvent) => void) {
        add.set!.call(this, (event: MessageEvent) => {
          void (globalThis as unknown as { overhear(text: string): void }).overhear(
            JSON.stringify(event.data),
          );
          listener(event);
        });
      },
    });
  });
  await saveSettings(page);
  await startGame(page, { ...table, seats: ['Ann', { bot: 'easy' }, { bot: 'easy' }] });
  await play(page, 60);
  const [seated] = frames.filter((frame) => frame.includes('missions-dealt'));
  const missions = seated?.match(/"type":"missions-dealt","missions":\[([^\]]*)\]/)?.[1]?.split(',') ?? [];
  expect(missions.filter((mission) => mission === '"hidden"')).toHaveLength(2);
  expect(frames.join()).not.toContain('hot-seat'); // the seed
  expect(frames.join()).not.toContain('"chance"');
});

test('while nothing is hidden, a line says whose turn it is instead of a hand-over', async ({ page }) => {
  await saveSettings(page);
  await startGame(page, {
    edition: 'world-domination',
    options: { setup: 'claim', startingSeat: '0' },
    seats: ['Ann', 'Bob', { bot: 'easy' }],
    seed: 'open',
  });
  const actions = page.getByRole('region', { name: 'Actions' });
  const handOver = page.getByRole('heading', { name: /^Pass the screen to / });
  for (const name of ['Ann', 'Bob', 'Ann', 'Bob']) {
    await expect(actions).toContainText(new RegExp(`^${name}: `));
    await expect(handOver).toHaveCount(0);
    await play(page, 1); // claims a territory
  }
});

test('in the middle of an assault the defender chooses dice in the open, and then it continues', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await saveSettings(page, { speed: 'fast', language: 'de' });
  await startGame(page, {
    edition: 'world-domination',
    options: { defence: 'chosen' },
    seats: ['Annabella', 'Bob'],
    seed: 'defence',
    position:
      'world-domination defence=chosen red,blue a90a2a2a2a2a2a2a2a2/a2a2a2a2/a2a2a2a2a2a2a2/a2a2a2a2a2a2/b9b9b9b9b9b9b9b9b9b9b9b9/b3b3b3b3 attack:a turn=9 first=a hands=a:brazil,b:ural',
  });
  await page.getByRole('button', { name: 'Ich bin Annabella' }).click(); // both have cards
  const name = page.locator('header').getByText('Annabella');
  await expect(name).toHaveText('Annabella'); // leaves room for the phase
  expect(await name.evaluate((text) => text.scrollWidth - text.clientWidth)).toBeLessThanOrEqual(0);
  await badge(page, 'alaska').press('Enter');
  await badge(page, 'kamchatka').press('Enter');
  await page.getByRole('button', { name: /^Bis zur Eroberung/ }).click();
  const actions = page.getByRole('region', { name: 'Aktionen' });
  for (const dice of ['1 Würfel', '2 Würfeln']) {
    await expect(actions).toContainText('Bob: ');
    await expect(page.getByRole('button', { name: /^Karten/ })).toBeDisabled(); // they are Annabella’s
    await expect(page.getByRole('img', { name: /^[1-6]( [1-6])*$/ })).toHaveCount(
      dice === '1 Würfel' ? 0 : 2,
    ); // of the last roll
    await actions.getByRole('button', { name: `Mit ${dice} verteidigen` }).click();
    await expect(
      page.getByRole('button', { name: 'Mit 2 Würfeln verteidigen', disabled: false }),
    ).toBeVisible();
  }
});

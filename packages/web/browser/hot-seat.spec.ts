import { expect, test } from './fixtures.ts';
import { begin, playToEnd, remember } from './player.ts';

const table = {
  edition: 'secret-mission',
  seats: ['Ann', 'Bob', { bot: 'easy' }],
  seed: 'hot-seat',
} as const;

test('between two people nothing hidden is on the page, and a reload comes back to the hand-over', async ({
  page,
}) => {
  await remember(page);
  await begin(page, table);
  const handOver = page.getByRole('heading', { name: /^Pass the screen to / });
  await expect(handOver).toBeVisible();
  const first = (await handOver.textContent())?.replace('Pass the screen to ', '');
  await page.getByRole('button', { name: `I am ${first}` }).click();

  await page.getByRole('button', { name: 'Your cards' }).click();
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

test('a whole game of two people in front of one screen', async ({ page }) => {
  test.slow();
  await remember(page);
  await begin(page, table);
  await playToEnd(page);
  const missions = page.getByRole('dialog').getByRole('listitem');
  await expect(missions.first()).toBeVisible();
});

test('a message of the table for one seat never names what another seat hides', async ({ page }) => {
  test.slow();
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
  await remember(page);
  await begin(page, { ...table, seats: ['Ann', { bot: 'easy' }, { bot: 'easy' }] });
  await playToEnd(page);
  const [seated] = frames.filter((frame) => frame.includes('missions-dealt'));
  const missions = seated?.match(/"type":"missions-dealt","missions":\[([^\]]*)\]/)?.[1]?.split(',') ?? [];
  expect(missions.filter((mission) => mission === '"hidden"')).toHaveLength(2);
  expect(frames.join()).not.toContain('hot-seat'); // the seed
  expect(frames.join()).not.toContain('"chance"');
});

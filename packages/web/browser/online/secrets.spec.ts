import type { CDPSession, Page } from '@playwright/test';
import { playTogether } from '../player.ts';
import { expect, test } from './people.ts';
import { startTogether } from './tables.ts';

/** Everything a page keeps in its memory, as text. */
async function heapOf(page: Page): Promise<string> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const chunks: string[] = [];
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await session.detach();
  return chunks.join('');
}

/** Everything a page has stored, as text. */
function storageOf(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const found: unknown[] = [{ ...localStorage }, { ...sessionStorage }];
    for (const { name } of await indexedDB.databases()) {
      const db = await new Promise<IDBDatabase>((resolve) => {
        const request = indexedDB.open(name!);
        request.onsuccess = () => resolve(request.result);
      });
      for (const store of db.objectStoreNames) {
        found.push(
          await new Promise((resolve) => {
            const request = db.transaction(store).objectStore(store).getAll();
            request.onsuccess = () => resolve(request.result);
          }),
        );
      }
      db.close();
    }
    return JSON.stringify(found);
  });
}

test('a player’s part of the dice and cards are in nobody else’s messages, memory or storage', async ({
  meet,
}) => {
  test.slow();
  const [ann, bob, eve] = [await meet(), await meet(), await meet()];
  const frames = new Map<Page, string[]>();
  for (const { page } of [bob, eve]) {
    const heard: string[] = [];
    frames.set(page, heard);
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => heard.push(String(payload))),
    );
  }
  const seats = [{}, {}, { bot: 'easy' }];
  const { path } = await startTogether([ann.page, bob.page], {
    edition: 'secret-mission',
    seats,
    isPublic: false,
  });
  await eve.page.goto(path);
  await eve.page.locator('#board svg').first().waitFor();
  await playTogether([ann.page, bob.page], { round: 3 });
  await expect(ann.page.getByRole('dialog')).toHaveCount(0); // the end of a game would reveal everything
  const seed = /"own":\{"seat":\d,"seed":"([0-9a-f]{64})"/.exec(await storageOf(ann.page))?.[1];
  expect(seed).toBeDefined();
  for (const { page } of [bob, eve]) {
    const heard = frames.get(page)!.join('\n');
    expect(heard).not.toContain(seed!);
    expect(await storageOf(page)).not.toContain(seed!);
    expect((await heapOf(page)).includes(seed!)).toBe(false); // too long to print
    const events = heard.split('\n').flatMap((text) => {
      const { lines = [], events: own = [] } = JSON.parse(text);
      return [...lines.flatMap((line: { events?: unknown[] }) => line.events ?? []), ...own];
    }) as Readonly<Record<string, unknown>>[];
    expect(events.length).toBeGreaterThan(0);
    const viewer = page === bob.page ? 1 : undefined;
    for (const event of events) {
      if (event.type === 'mission-dealt' && event.seat !== viewer) expect(event.mission).toBe('hidden');
      if (event.type === 'drew' && event.seat !== viewer) expect(event.card).toBe('hidden');
    }
  }
});

test('hostile chat stays text, can be muted, and the host can remove it', async ({ meet }) => {
  const [ann, bob] = [await meet(), await meet()];
  await startTogether([ann.page, bob.page], {
    edition: 'world-domination',
    options: { setup: 'quick' },
    seats: [{}, {}],
    isPublic: false,
  });
  const attack = '<img src=x onerror="document.title=1"><script>document.title=2</script>';
  await bob.page.getByRole('textbox', { name: 'Write a message' }).fill(attack);
  await bob.page.getByRole('button', { name: 'Send', exact: true }).click();
  const log = ann.page.getByRole('log', { name: 'Chat' });
  await expect(log).toContainText(attack);
  expect(await log.locator('img, script').count()).toBe(0);
  await log.getByRole('button', { name: /^Options/ }).click();
  await log.getByRole('button', { name: 'Remove' }).click();
  for (const { page } of [ann, bob])
    await expect(page.getByRole('log', { name: 'Chat' })).toContainText('removed');
  await bob.page.getByRole('button', { name: 'Send 👏' }).click();
  await expect(log).toContainText('👏');
  await log
    .getByRole('button', { name: /^Options/ })
    .last()
    .click();
  await log.getByRole('button', { name: /^Mute/ }).last().click();
  await expect(log).not.toContainText('👏');
  await ann.page.reload(); // from now on the server sends no lines of the muted player
  await expect(ann.page.getByRole('button', { name: /^Guest-\d+ ×/ })).toBeVisible();
});

test('a forged record is shown as forged', async ({ meet }) => {
  const [ann, bob] = [await meet(), await meet()];
  await ann.page.route('**/api/tables/*/record*', async (route) => {
    const answer = await route.fetch();
    const { lines } = (await answer.json()) as { lines: string[] };
    const forged = lines.map((line) => line);
    const index = lines.findIndex((line) => line.includes('"chance":[['));
    const rolled = JSON.parse(lines[index] ?? '') as { chance: [number, number, number][] };
    const [first, below, value] = rolled.chance[0]!;
    rolled.chance[0] = [first, below, (value + 1) % below];
    forged[index] = JSON.stringify(rolled);
    await route.fulfill({ response: answer, json: { lines: forged } });
  });
  await startTogether([ann.page, bob.page], {
    edition: 'world-domination',
    options: { setup: 'quick' },
    seats: [{}, {}],
    isPublic: false,
  });
  await bob.page.getByRole('button', { name: 'Menu' }).click();
  await bob.page.getByRole('dialog').getByRole('button', { name: 'Surrender' }).click();
  await bob.page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
  await expect(ann.page.getByRole('region', { name: 'Proof of the dice' })).toContainText(
    'The server’s record is wrong.',
  );
  await expect(bob.page.getByRole('region', { name: 'Proof of the dice' })).toContainText('Dice verified');
});

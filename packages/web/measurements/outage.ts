import type { Page } from '@playwright/test';
import { startServer } from '../browser/online/server.ts';
import { DUEL, startTogether, untilLoaded } from '../browser/online/tables.ts';

/**
 * Kills a server under a game and starts it again, several times. Returns how long after it listens again both pages are
 * back in the game, in milliseconds.
 */
export async function measureOutages(pages: readonly Page[], outages: number): Promise<number[]> {
  const server = await startServer();
  try {
    await startTogether(pages, DUEL, server.address);
    await Promise.all(pages.map(untilLoaded));
    const times: number[] = [];
    for (let outage = 0; outage < outages; outage++) {
      await server.kill();
      await Promise.all(pages.map((page) => lossOn(page).waitFor()));
      await server.restart();
      const listening = performance.now();
      await Promise.all(pages.map((page) => lossOn(page).waitFor({ state: 'hidden' })));
      times.push(performance.now() - listening);
    }
    return times;
  } finally {
    await server.stop();
  }
}

/** The notice that the connection is lost. */
const lossOn = (page: Page) => page.getByText(/Connection lost|restarting/);

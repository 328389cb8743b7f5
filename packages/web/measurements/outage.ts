import type { Page } from '@playwright/test';
import { startServer } from '../browser/online/server.ts';
import { DUEL, startTogether, untilLoaded } from '../browser/online/tables.ts';

/**
 * Kills and restarts a server during a game, several times. Returns how long it takes until both pages are back in the
 * game after the server listens again, in milliseconds.
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

import { expect, type Page } from '@playwright/test';
import { DEFAULT_COLOURS } from '@rubicon/engine';

/** What a test wants to play. */
export interface Setting {
  readonly edition: string;
  readonly options?: Readonly<Record<string, string>>;
  readonly seats: readonly (string | { readonly bot: string })[]; // names of people, bots
  readonly seed: string;
}

const BOT_CALLED = ['Pompey', 'Crassus', 'Cato', 'Brutus', 'Cassius', 'Antony'];

/** What the page remembers: everything is shown at once, unless the test wants it otherwise. */
export async function remember(page: Page, settings: object = {}): Promise<void> {
  const saved = { language: 'en', speed: 'off', sound: false, confirm: false, guide: false, ...settings };
  await page.addInitScript((text) => localStorage.setItem('rubicon/settings', text), JSON.stringify(saved));
}

/** Begins a game as the page remembers the last one, with the dice of this seed. */
export async function begin(page: Page, { edition, options = {}, seats, seed }: Setting): Promise<void> {
  const choice = {
    edition,
    options,
    seats: seats.map((seat, s) => ({
      colour: DEFAULT_COLOURS[s],
      ...(typeof seat === 'string' ? { name: seat } : { name: BOT_CALLED[s], bot: seat.bot }),
    })),
  };
  await page.addInitScript((text) => localStorage.setItem('rubicon/new-game', text), JSON.stringify(choice));
  await page.goto(`/?seed=${seed}`);
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.waitForURL(/\/game\//);
}

/**
 * Plays for whoever is in front of the page until the game is over, by what the page itself offers: buttons, and
 * territories that may be picked. Gives what it has pressed, by the words of the buttons.
 */
export function playToEnd(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const pressed = new Set<string>();
    let chosen = 0; // a simple player that varies what it picks
    const wait = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 4));
    const button = (pattern: RegExp): HTMLButtonElement | undefined =>
      [...document.querySelectorAll<HTMLButtonElement>('footer button, dialog button, main > button')].find(
        (element) => !element.disabled && pattern.test(element.textContent ?? ''),
      );
    const press = (pattern: RegExp): boolean => {
      const found = button(pattern);
      if (found === undefined) return false;
      pressed.add((found.textContent ?? '').replace(/\d+|[A-Z]\w+$/g, '#'));
      found.click();
      return true;
    };
    const pick = (): boolean => {
      const lit = [...document.querySelectorAll<SVGElement>('main [role=button][aria-disabled=false]')];
      const free = lit.filter((element) => element.getAttribute('aria-pressed') !== 'true');
      const found = free[chosen++ % Math.max(1, free.length)];
      if (found === undefined) return false;
      found.focus();
      found.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
      return true;
    };
    const endAttacks = (): boolean => {
      chosen++;
      return press(/^End attacks$/);
    };
    for (let idle = 0; idle < 20_000; ) {
      if (document.querySelector('dialog[open] figure') !== null) return [...pressed];
      const isAttack = button(/^End attacks$/) !== undefined;
      const done =
        press(/^I am /) ||
        press(/^(Skip all|Go on)$/) ||
        press(/^Roll until/) ||
        (document.querySelector('dialog[open]') !== null ? press(/^Trade for/) : false) ||
        press(/^All here$/) ||
        (button(/^(Place|Make|Commit|Turn \d)/) !== undefined && press(/^(Place|Make|Commit|Turn \d)/)) ||
        (button(/^Trade cards$/) !== undefined && button(/^Place/) === undefined && press(/^Trade cards$/)) ||
        (isAttack && chosen % 5 !== 4 && pick()) ||
        (isAttack && endAttacks()) ||
        press(
          /^(Play (red|blue|green|yellow|black|pink)|End turn|Move \d|Bid|Choose|Leave the dice|Defend)/,
        ) ||
        pick();
      idle = done ? 0 : idle + 1;
      await wait();
    }
    throw new Error(`nothing more can be done: ${document.querySelector('footer')?.textContent}`);
  });
}

/** Makes the worker that hosts the game fail, and waits until the page says so. */
export async function crashHost(page: Page): Promise<void> {
  const [host] = page.workers().filter((worker) => worker.url().includes('host-worker'));
  await host!.evaluate(() => {
    setTimeout(() => {
      throw new Error('on purpose');
    });
  });
  await expect(page.getByRole('alert')).toHaveText(/has stopped/);
}

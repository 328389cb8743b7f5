import { expect, type Page } from '@playwright/test';
import { newRecord, type Setting } from './records.ts';
import { saveRecord } from './store.ts';

/** Saves settings for the page; by default everything is shown at once. */
export async function saveSettings(page: Page, settings: object = {}): Promise<void> {
  const saved = { language: 'en', speed: 'off', sound: false, confirm: false, guide: false, ...settings };
  await page.addInitScript((text) => localStorage.setItem('rubicon/settings', text), JSON.stringify(saved));
}

/** Opens a new game with the dice of its seed. */
export async function startGame(page: Page, setting: Setting): Promise<void> {
  await page.goto(`/game/${await saveRecord(page, newRecord(setting))}`);
}

/** When to stop playing. The end of a game always stops it. */
interface Limits {
  readonly clicks?: number;
  readonly round?: number; // when the person at the page begins a turn in this round or a later one
  readonly pause?: number; // after each click, in milliseconds
}

/** Plays the seats at the page until the game is over. */
export const playToEnd = (page: Page): Promise<void> => page.evaluate(playHere, {});

/** Plays the seats at the page by clicking its buttons and lit territories. */
export function play(page: Page, clicks: number, pause = 4): Promise<void> {
  return page.evaluate(playHere, { clicks, pause });
}

/** Plays on all pages at once. When the first reaches the limits, all stop. Returns that page. */
export async function playTogether(pages: readonly Page[], limits: Limits): Promise<Page> {
  const playing = pages.map(async (page) => {
    await page.evaluate(playHere, limits);
    return page;
  });
  const first = await Promise.race(playing).catch(async (error) => {
    throw new Error(
      `${error.message}\nThe pages show:\n${(await Promise.all(pages.map(readStatus))).join('\n')}`,
    );
  });
  await Promise.all(
    pages.map((page) => page.evaluate(() => document.body.toggleAttribute('data-stop', true))),
  );
  await Promise.all(playing);
  return first;
}

/** The page's status and prompt, and its disabled buttons, for error messages. */
const readStatus = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const [header, footer] = ['header', 'footer'].map((name) => document.querySelector(name)?.textContent);
    const held = [...document.querySelectorAll('footer button[aria-disabled=true]')];
    return `${header} | ${footer} | held: ${held.map(({ textContent }) => textContent).join(', ')}`;
  });

/** Runs in the page. */
async function playHere({
  clicks: most = Number.POSITIVE_INFINITY,
  round,
  pause = 4,
}: Limits): Promise<void> {
  document.body.removeAttribute('data-stop');
  let chosen = 0; // varies the picks
  const wait = (milliseconds: number): Promise<void> =>
    new Promise((resolve) => setTimeout(resolve, milliseconds));
  const button = (pattern: RegExp): HTMLButtonElement | undefined =>
    [
      ...document.querySelectorAll<HTMLButtonElement>(
        'footer button, [data-overlay] button, dialog button, main > button',
      ),
    ].find(
      (element) =>
        !element.disabled && element.ariaDisabled !== 'true' && pattern.test(element.textContent ?? ''),
    );
  const press = (pattern: RegExp): boolean => {
    const found = button(pattern);
    if (found === undefined) return false;
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
    return press(/^Fortify$/);
  };
  const hasRound = (): boolean => {
    if (round === undefined) return false;
    const [, number] =
      /Your turn.*?Round (\d+)/.exec(document.querySelector('header')?.textContent ?? '') ?? [];
    return Number(number) >= round;
  };
  const isOver = (): boolean => document.querySelector('dialog[open] figure') !== null;
  /**
   * Waits for a change on the page, up to a time limit; returns whether there was one. Polling would take time from the
   * other pages.
   */
  const change = (): Promise<boolean> =>
    new Promise((resolve) => {
      const end = (hasChanged: boolean): void => {
        observer.disconnect();
        clearTimeout(timer);
        resolve(hasChanged);
      };
      const observer = new MutationObserver(() => end(true));
      observer.observe(document.body, {
        subtree: true,
        childList: true,
        attributes: true,
        characterData: true,
      });
      const timer = setTimeout(end, 100, false);
    });
  let done = 0;
  for (let still = 0; still < 1000; ) {
    if (done >= most || isOver() || hasRound() || document.body.hasAttribute('data-stop')) return;
    const isAttack = button(/^Fortify$/) !== undefined;
    const isDone =
      press(/^I am /) ||
      press(/^(Skip all|Continue)$/) ||
      press(/^Attack until/) ||
      (document.querySelector('dialog[open]') !== null ? press(/^Trade in for/) : false) ||
      press(/^All here$/) ||
      (button(/^(Place|Make|Commit|Convert \d|Deploy troops)/) !== undefined &&
        press(/^(Place|Make|Commit|Convert \d|Deploy troops)/)) ||
      (button(/^Trade in cards$/) !== undefined &&
        button(/^Place/) === undefined &&
        press(/^Trade in cards$/)) ||
      (isAttack && chosen % 5 !== 4 && pick()) ||
      (isAttack && endAttacks()) ||
      press(/^(Play (red|blue|green|yellow|black|pink)|End turn|Move \d|Bid|Choose|Keep dice|Defend)/) ||
      pick();
    if (isDone) {
      done++;
      still = 0;
      await wait(pause);
    } else if (!(await change())) still++;
  }
  throw new Error(`nothing can be clicked: ${document.querySelector('footer')?.textContent}`);
}

/** Surrenders for the person at the page. */
export async function surrender(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('button', { name: 'Surrender' }).click();
  await menu.getByRole('button', { name: 'Yes' }).click();
  await expect(menu).toHaveCount(0);
}

/** Crashes the host worker and waits until the page reports it. */
export async function crashHost(page: Page): Promise<void> {
  const [host] = page.workers().filter((worker) => worker.url().includes('host-worker'));
  await host!.evaluate(() => {
    setTimeout(() => {
      throw new Error('on purpose');
    });
  });
  await expect(page.getByRole('alert')).toHaveText(/has stopped/);
}

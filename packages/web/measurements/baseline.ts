import type { Browser, Page } from '@playwright/test';
import { worldMap } from '../src/board/map/map.ts';
import { median } from './measurement.ts';
import { markedTasks, trace } from './trace.ts';

/** How fast the browser is on this machine at this time. */
export interface Speed {
  readonly script: number; // CPU time of a fixed script loop, in milliseconds
  readonly frame: number; // time between frames of a fixed drawing that changes 42 areas per frame, in milliseconds
}

const LOOPS = 5;
const FRAMES = 60;

/** A tab with a fixed script and a fixed drawing, beside the page being measured. */
export class Baseline {
  readonly #browser: Browser;
  readonly #page: Page;

  private constructor(browser: Browser, page: Page) {
    this.#browser = browser;
    this.#page = page;
  }

  static async open(browser: Browser): Promise<Baseline> {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const { width, height, territories } = worldMap;
    const areas = territories.map(({ path }) => `<path d="${path}"/>`).join('');
    await page.setContent(
      `<body style="margin: 0"><svg width="1440" height="900" viewBox="0 0 ${width} ${height}" stroke="#fff" stroke-width="3" stroke-opacity=".5" fill-opacity=".8">${areas}</svg>`,
    );
    return new Baseline(browser, page);
  }

  /** Measures the speed before and after the work. */
  async around<T>(work: () => Promise<T>): Promise<{ speed: Speed; result: T }> {
    const before = await this.#measure();
    const result = await work();
    const after = await this.#measure();
    const speed = {
      script: (before.script + after.script) / 2,
      frame: (before.frame + after.frame) / 2,
    };
    return { speed, result };
  }

  async #measure(): Promise<Speed> {
    const traced = await trace(this.#browser, this.#page, () => this.#page.evaluate(runScript, LOOPS));
    const steps = await this.#page.evaluate(redraw, FRAMES);
    return {
      script: median(markedTasks(traced, 'script').map(({ cpu }) => cpu)),
      frame: steps.reduce((sum, step) => sum + step, 0) / steps.length,
    };
  }
}

/** Builds and reads objects, strings and a map, as pages do. Each loop is a task of its own. */
async function runScript(loops: number): Promise<void> {
  for (let loop = 0; loop < loops; loop++) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    performance.mark('script');
    const counts = new Map<string, number>();
    for (let i = 0; i < 300_000; i++) {
      const { name, list } = { name: `name ${i % 97}`, list: [i, i + 1] };
      counts.set(name, (counts.get(name) ?? 0) + list.reduce((a, b) => a + b));
    }
  }
}

/** Changes the colour of all areas in each frame, and returns the times between frames. */
function redraw(frames: number): Promise<number[]> {
  const areas = [...document.querySelectorAll('path')];
  const times: number[] = [];
  return new Promise((resolve) => {
    function draw(now: number): void {
      times.push(now);
      areas.forEach((area, i) => {
        area.setAttribute('fill', `hsl(${((i + times.length) * 67) % 360} 50% 50%)`);
      });
      if (times.length <= frames) requestAnimationFrame(draw);
      else resolve(times.slice(1).map((time, i) => time - times[i]!));
    }
    requestAnimationFrame(draw);
  });
}

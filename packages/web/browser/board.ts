import type { CDPSession, Locator, Page } from '@playwright/test';
import { classicBoard } from '@rubicon/engine';

interface Point {
  readonly x: number;
  readonly y: number;
}

export const badge = (page: Page, id: string): Locator => page.locator(`#territory-${id}`);

/** The map coordinates of a badge; its bounding box would change with the zoom. */
export function middleOf(locator: Locator): Promise<Point> {
  return locator.evaluate((element) => {
    const { e: x = 0, f: y = 0 } = (element as SVGGraphicsElement).getScreenCTM() ?? {};
    return { x, y };
  });
}

/** Waits until the board has stopped gliding. */
export function waitUntilStill(page: Page): Promise<void> {
  return badge(page, 'congo').evaluate(async (element) => {
    const frame = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => resolve()));
    const place = (): string => {
      const { a, e, f } = (element as SVGGraphicsElement).getScreenCTM() ?? {};
      return [a, e, f].join();
    };
    for (let [last, same] = ['', 0]; same < 20; ) {
      const now = place();
      same = now === last ? same + 1 : 0;
      last = now;
      await frame();
    }
  });
}

/** The size of the board: the distance between two far territories, in pixels. */
export async function scaleOf(page: Page): Promise<number> {
  const [from, to] = await Promise.all(['alaska', 'argentina'].map((id) => middleOf(badge(page, id))));
  return Math.hypot(to!.x - from!.x, to!.y - from!.y);
}

/** Ids of the lit territories. */
export function litOn(page: Page): Promise<string[]> {
  return page
    .locator('[role=button][aria-disabled=false][data-territory]')
    .evaluateAll((badges) => badges.map((one) => one.getAttribute('data-territory') ?? ''));
}

/** A point on the sea, the given number of pixels from the coast of a lit territory. */
export function pointBesideLit(page: Page, pixels: number): Promise<Point> {
  return page.evaluate((reach) => {
    const lands = [...document.querySelectorAll<SVGPathElement>('main path[data-territory]')];
    const isIn = (land: SVGPathElement, x: number, y: number): boolean =>
      land.isPointInFill(new DOMPoint(x, y).matrixTransform(land.getScreenCTM()!.inverse()));
    for (const land of lands.filter((one) => one.dataset.lit !== undefined)) {
      const { left, right, top, bottom } = land.getBoundingClientRect();
      const y = (top + bottom) / 2;
      for (let x = left; x < right; x += 2) {
        if (!isIn(land, x, y)) continue;
        const at = { x: x - reach, y };
        if (at.x > 0 && !lands.some((one) => isIn(one, at.x, at.y))) return at;
        break;
      }
    }
    throw new Error('no lit territory has a coast to the west');
  }, pixels);
}

/** Simulates fingers on the screen. */
export class Fingers {
  private readonly session: CDPSession;

  private constructor(session: CDPSession) {
    this.session = session;
  }

  static async on(page: Page): Promise<Fingers> {
    return new Fingers(await page.context().newCDPSession(page));
  }

  async down(...points: Point[]): Promise<void> {
    await this.session.send('Input.dispatchTouchEvent', {
      type: 'touchStart',
      touchPoints: withIds(points),
    });
  }

  async move(...points: Point[]): Promise<void> {
    await this.session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: withIds(points) });
  }

  async up(): Promise<void> {
    await this.session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }
}

const withIds = (points: readonly Point[]) => points.map(({ x, y }, id) => ({ x, y, id }));

/** The closest pair of neighbours whose first territory is one of these. */
export function nearestNeighbours(page: Page, own: readonly string[]): Promise<readonly [string, string]> {
  const { territories, neighbours } = classicBoard;
  const pairs = own.flatMap((id) => {
    const from = territories.findIndex((territory) => territory.id === id);
    return (neighbours[from] ?? []).map((to) => [id, territories[to]!.id] as const);
  });
  return nearestPair(page, pairs);
}

/** The closest pair, so that nothing is in between. */
async function nearestPair(
  page: Page,
  pairs: readonly (readonly [string, string])[],
): Promise<readonly [string, string]> {
  const distances = await Promise.all(
    pairs.map(async (pair) => {
      const [a, b] = await Promise.all(pair.map((id) => middleOf(badge(page, id))));
      return { pair, distance: Math.hypot(a!.x - b!.x, a!.y - b!.y) };
    }),
  );
  const [nearest] = distances.toSorted((a, b) => a.distance - b.distance);
  if (nearest === undefined) throw new Error('no neighbours');
  return nearest.pair;
}

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Camera, type Surroundings, type ZoomState } from '../../src/board/camera/camera.ts';
import { levelOf } from '../../src/board/camera/level.ts';
import { fitView, moveTo, visibleBox, zoomAt } from '../../src/board/camera/viewport.ts';
import { worldMap } from '../../src/board/map/map.ts';

/** A minimal page: a window with a size, covers at its top and bottom, a world with a style, and a resize observer that
 * tests can trigger. */
class Page {
  readonly window = { clientWidth: 1600, clientHeight: 900 };
  covered = 0;
  coveredTop = 0;
  readonly world = { style: { transform: '', width: '', height: '' } };
  readonly zooms: ZoomState[] = [];
  readonly camera = new Camera((zoom) => this.zooms.push(zoom));
  resize = (): void => {};

  open(followed: readonly number[] = [], pickable: readonly number[] = []): () => void {
    const page = this;
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(onResize: () => void) {
          page.resize = onResize;
        }
        observe() {}
        disconnect() {
          page.resize = () => {};
        }
      },
    );
    const clear = {
      get offsetTop() {
        return page.coveredTop;
      },
      get clientHeight() {
        return page.window.clientHeight - page.covered - page.coveredTop;
      },
    };
    const surroundings = { room: this.window, clear } as unknown as Surroundings;
    return this.camera.open(surroundings, this.world as HTMLElement, followed, pickable);
  }
}

const middle = [800, 450] as const;
let page: Page;
let prefersReducedMotion: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  prefersReducedMotion = false;
  vi.stubGlobal('requestAnimationFrame', (frame: (now: number) => void) =>
    Number(setTimeout(() => frame(performance.now()), 16)),
  );
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => clearTimeout(frame));
  vi.stubGlobal('matchMedia', () => ({ matches: prefersReducedMotion }));
  page = new Page();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a camera', () => {
  it('opens on the whole board', () => {
    page.open();
    expect(page.world.style).toEqual({
      transform: 'translate(0px, 0px) scale(1)',
      width: '1600px',
      height: '900px',
    });
    expect(page.zooms).toEqual([{ level: 0, isWhole: true }]);
  });

  it('opens on the followed territory on a phone', () => {
    page.window.clientWidth = 390;
    page.open([0]);
    expect(page.camera.view.x).toBeLessThan(400);
  });

  it('opens with the followed territories in the middle of the clear part', () => {
    Object.assign(page.window, { clientWidth: 390, clientHeight: 700 });
    page.covered = 200;
    const congo = worldMap.territories.findIndex(({ id }) => id === 'congo');
    page.open([congo]);
    const { x, y, scale } = page.camera.view;
    const [left, top] = worldMap.territories[congo]!.badge;
    expect([x, y]).toEqual([left, top + 100 / scale]);
  });

  it('moves in the next frame, without a redraw', () => {
    page.open();
    page.camera.set((view) => zoomAt(view, 2, middle));
    vi.runAllTimers();
    page.zooms.length = 0;
    page.camera.set((view) => moveTo(view, [900, 450]));
    page.camera.set((view) => moveTo(view, [700, 450]));
    expect(page.world.style.transform).toBe('translate(-800px, -450px) scale(1)');
    vi.advanceTimersByTime(20);
    expect(page.world.style.transform).toBe('translate(-600px, -450px) scale(1)');
    vi.runAllTimers();
    expect(page.zooms).toEqual([]);
  });

  it('scales the drawing while zooming, and redraws it afterwards', () => {
    page.open();
    page.camera.set((view) => zoomAt(view, 2, middle));
    vi.advanceTimersByTime(20);
    expect(page.world.style).toMatchObject({
      transform: 'translate(-800px, -450px) scale(2)',
      width: '1600px',
    });
    expect(page.zooms).toHaveLength(1);
    vi.advanceTimersByTime(200);
    expect(page.world.style).toMatchObject({
      transform: 'translate(-800px, -450px) scale(1)',
      width: '3200px',
    });
    expect(page.zooms.at(-1)).toEqual({ level: levelOf(2), isWhole: false });
  });

  it('glides, and redraws only at the end', () => {
    page.open();
    page.camera.glide((view) => zoomAt(view, 2, middle));
    vi.advanceTimersByTime(180);
    expect(page.camera.view.scale).toBeGreaterThan(1);
    expect(page.camera.view.scale).toBeLessThan(2);
    vi.advanceTimersByTime(150);
    expect(page.zooms).toHaveLength(1);
    vi.advanceTimersByTime(400);
    expect(page.camera.view.scale).toBe(2);
    expect(page.zooms).toHaveLength(2);
  });

  it('jumps if the user prefers reduced motion', () => {
    prefersReducedMotion = true;
    page.open();
    page.camera.glide((view) => zoomAt(view, 2, middle));
    expect(page.camera.view.scale).toBe(2);
  });

  it('does not glide if it is already there', () => {
    page.open();
    vi.advanceTimersByTime(1000);
    page.covered = 100;
    page.resize();
    vi.advanceTimersByTime(1000);
    page.camera.show([0]);
    vi.advanceTimersByTime(1000);
    const frames = vi.spyOn(globalThis, 'requestAnimationFrame');
    page.camera.show([0]);
    vi.advanceTimersByTime(1000);
    expect(frames.mock.calls.length).toBeLessThan(2);
  });

  it('stops a glide when the user moves the board', () => {
    page.open();
    page.camera.glide((view) => zoomAt(view, 4, middle));
    vi.advanceTimersByTime(100);
    page.camera.set(fitView);
    vi.runAllTimers();
    expect(page.camera.view.scale).toBe(1);
  });

  it('moves to territories only while part of the board is out of view', () => {
    page.open();
    const { view } = page.camera;
    page.camera.show([0]);
    vi.runAllTimers();
    expect(page.camera.view).toEqual(view);
    page.camera.set((old) => zoomAt(old, 3, middle));
    page.camera.show([0]);
    vi.runAllTimers();
    expect(page.camera.view.x).toBeLessThan(400);
  });

  it('moves further for a box beside the territories', () => {
    page.open();
    page.camera.set((view) => zoomAt(view, 3, middle));
    const [x, y] = worldMap.territories[0]!.badge;
    page.camera.show([0], { left: x, top: y - 100, right: x + 100, bottom: y - 50 });
    vi.runAllTimers();
    expect(visibleBox(page.camera.view).top).toBeLessThan(y - 100);
  });

  describe('on a phone, for territories that may be picked', () => {
    const [alaska, congo, japan] = ['alaska', 'congo', 'japan'].map((id) =>
      worldMap.territories.findIndex((territory) => territory.id === id),
    ) as [number, number, number];
    const sees = (territory: number): boolean => {
      const { left, right, top, bottom } = visibleBox(page.camera.view);
      const [x, y] = worldMap.territories[territory]!.badge;
      return x > left && x < right && y > top && y < bottom;
    };

    beforeEach(() => Object.assign(page.window, { clientWidth: 390, clientHeight: 560 }));

    it('opens with one of them in view', () => {
      page.open([], [japan]);
      expect(sees(japan)).toBe(true);
    });

    it('glides to the nearest one if none is in view', () => {
      page.open([congo]);
      page.camera.showNearest([alaska, japan]);
      vi.runAllTimers();
      expect([sees(alaska), sees(japan)]).toEqual([false, true]);
    });

    it('stays if one is in view or nothing can be picked', () => {
      page.open([congo]);
      const { view } = page.camera;
      page.camera.showNearest([alaska, congo]);
      page.camera.showNearest([]);
      vi.runAllTimers();
      expect(page.camera.view).toEqual(view);
    });

    it('judges by the destination of a running glide', () => {
      page.open([congo]);
      page.camera.show([alaska]);
      page.camera.showNearest([alaska, congo]);
      vi.runAllTimers();
      expect([sees(alaska), sees(congo)]).toEqual([true, false]);
    });

    it('keeps one in view if the window shrinks during the glide', () => {
      page.open([congo]);
      page.camera.showNearest([japan]);
      vi.advanceTimersByTime(100);
      page.window.clientHeight = 330;
      page.resize();
      vi.runAllTimers();
      expect(page.camera.view).toMatchObject({ width: 390, height: 330 });
      expect(sees(japan)).toBe(true);
    });
  });

  it('keeps followed territories visible in a smaller window, unless the user has moved away', () => {
    Object.assign(page.window, { clientWidth: 390, clientHeight: 560 });
    const [, y] = worldMap.territories[0]!.badge;
    const top = (): number => visibleBox(page.camera.view).top;
    page.open([0]);
    page.window.clientHeight = 260;
    page.resize();
    vi.runAllTimers();
    expect(top()).toBeLessThan(y);
    page.camera.set((view) => moveTo(view, [400, 800]));
    const away = top();
    page.window.clientHeight = 250;
    page.resize();
    vi.runAllTimers();
    expect(top()).toBeGreaterThan(y);
    expect(top()).toBeGreaterThanOrEqual(away);
  });

  describe('when something covers the lower part of the window', () => {
    const argentina = worldMap.territories.findIndex(({ id }) => id === 'argentina');
    const clearBottom = (): number => visibleBox(page.camera.view).bottom - 200 / page.camera.view.scale;
    const cover = (pixels: number): void => {
      page.covered = pixels;
      page.resize();
      vi.runAllTimers();
    };

    beforeEach(() => Object.assign(page.window, { clientWidth: 390, clientHeight: 560 }));

    it('stays where it is', () => {
      page.open();
      const { covered: _, ...before } = page.camera.view;
      cover(200);
      expect(page.camera.view).toEqual({ ...before, covered: 200 });
    });

    it('moves followed territories out from under it', () => {
      page.open([argentina]);
      const [, y] = worldMap.territories[argentina]!.badge;
      expect(y).toBeGreaterThan(clearBottom());
      cover(200);
      expect(y).toBeLessThan(clearBottom());
    });

    it('moves a territory that may be picked out from under it', () => {
      page.open();
      cover(200);
      page.camera.showNearest([argentina]);
      vi.runAllTimers();
      expect(worldMap.territories[argentina]!.badge[1]).toBeLessThan(clearBottom());
    });
  });

  it('keeps the zoom buttons off territories below a card that covers the upper part', () => {
    Object.assign(page.window, { clientWidth: 390, clientHeight: 560 });
    page.open();
    const attributes = new Map<string, string>();
    page.camera.setControls({ setAttribute: attributes.set.bind(attributes) } as unknown as HTMLElement);
    const kamchatka = worldMap.territories.findIndex(({ id }) => id === 'kamchatka');
    const [x, y] = worldMap.territories[kamchatka]!.badge;
    const { scale } = page.camera.view;
    page.camera.set((view) => moveTo(view, [x - 120 / scale, y + 190 / scale]));
    page.camera.showNearest([kamchatka]);
    vi.runAllTimers();
    expect(attributes.get('data-corner')).toBe('top-right');
    page.coveredTop = 60;
    page.resize();
    vi.runAllTimers();
    expect(attributes.get('data-corner')).toBe('bottom-right');
  });

  it('follows the size of its window until it is closed', () => {
    const close = page.open();
    Object.assign(page.window, { clientWidth: 800, clientHeight: 450 });
    page.resize();
    expect(page.world.style.width).toBe('800px');
    close();
    Object.assign(page.window, { clientWidth: 1600, clientHeight: 900 });
    page.resize();
    expect(page.world.style.width).toBe('800px');
  });

  it('moves the frame of the overview', () => {
    page.open();
    const attributes: Record<string, string> = {};
    const frame = {
      setAttribute: (name: string, value: string) => Object.assign(attributes, { [name]: value }),
    };
    page.camera.setFrame(frame as unknown as SVGRectElement);
    expect(attributes).toEqual({ x: '0.0', y: '0.0', width: '1600.0', height: '900.0' });
    page.camera.set((view) => zoomAt(view, 2, middle));
    vi.runAllTimers();
    expect(attributes).toEqual({ x: '400.0', y: '225.0', width: '800.0', height: '450.0' });
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Camera, type Shown } from '../../src/board/camera.ts';
import { levelOf } from '../../src/board/level.ts';
import { worldMap } from '../../src/board/map.ts';
import { fitView, moveTo, visibleBox, zoomAt } from '../../src/board/viewport.ts';

/** Enough of a page: a window of some size, a world that remembers its style, and an observer to call. */
class Page {
  readonly window = { clientWidth: 1600, clientHeight: 900 };
  readonly world = { style: { transform: '', width: '', height: '' } };
  readonly shown: Shown[] = [];
  readonly camera = new Camera((shown) => this.shown.push(shown));
  resize = (): void => {};

  open(following: readonly number[] = [], offered: readonly number[] = []): () => void {
    const page = this;
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(tell: () => void) {
          page.resize = tell;
        }
        observe() {}
        disconnect() {
          page.resize = () => {};
        }
      },
    );
    return this.camera.open(this.window as HTMLElement, this.world as HTMLElement, following, offered);
  }
}

const middle = [800, 450] as const;
let page: Page;
let isCalm: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  isCalm = false;
  vi.stubGlobal('requestAnimationFrame', (frame: (now: number) => void) =>
    Number(setTimeout(() => frame(performance.now()), 16)),
  );
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => clearTimeout(frame));
  vi.stubGlobal('matchMedia', () => ({ matches: isCalm }));
  page = new Page();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a camera', () => {
  it('opens with the whole board', () => {
    page.open();
    expect(page.world.style).toEqual({
      transform: 'translate(0px, 0px) scale(1)',
      width: '1600px',
      height: '900px',
    });
    expect(page.shown).toEqual([{ level: 0, isWhole: true }]);
  });

  it('on a phone opens where the action is', () => {
    page.window.clientWidth = 390;
    page.open([0]);
    expect(page.camera.view.x).toBeLessThan(400);
  });

  it('moves at the next frame, and tells nobody', () => {
    page.open();
    page.camera.set((view) => zoomAt(view, 2, middle));
    vi.runAllTimers();
    page.shown.length = 0;
    page.camera.set((view) => moveTo(view, [900, 450]));
    page.camera.set((view) => moveTo(view, [700, 450]));
    expect(page.world.style.transform).toBe('translate(-800px, -450px) scale(1)');
    vi.advanceTimersByTime(20);
    expect(page.world.style.transform).toBe('translate(-600px, -450px) scale(1)');
    vi.runAllTimers();
    expect(page.shown).toEqual([]);
  });

  it('stretches what is drawn while zooming, and has it drawn anew when that is over', () => {
    page.open();
    page.camera.set((view) => zoomAt(view, 2, middle));
    vi.advanceTimersByTime(20);
    expect(page.world.style).toMatchObject({
      transform: 'translate(-800px, -450px) scale(2)',
      width: '1600px',
    });
    expect(page.shown).toHaveLength(1);
    vi.advanceTimersByTime(200);
    expect(page.world.style).toMatchObject({
      transform: 'translate(-800px, -450px) scale(1)',
      width: '3200px',
    });
    expect(page.shown.at(-1)).toEqual({ level: levelOf(2), isWhole: false });
  });

  it('glides, and is drawn anew at the end only', () => {
    page.open();
    page.camera.glide((view) => zoomAt(view, 2, middle));
    vi.advanceTimersByTime(180);
    expect(page.camera.view.scale).toBeGreaterThan(1);
    expect(page.camera.view.scale).toBeLessThan(2);
    vi.advanceTimersByTime(150);
    expect(page.shown).toHaveLength(1);
    vi.advanceTimersByTime(400);
    expect(page.camera.view.scale).toBe(2);
    expect(page.shown).toHaveLength(2);
  });

  it('jumps for those who want no motion', () => {
    isCalm = true;
    page.open();
    page.camera.glide((view) => zoomAt(view, 2, middle));
    expect(page.camera.view.scale).toBe(2);
  });

  it('a hand on the board ends a glide', () => {
    page.open();
    page.camera.glide((view) => zoomAt(view, 4, middle));
    vi.advanceTimersByTime(100);
    page.camera.set(fitView);
    vi.runAllTimers();
    expect(page.camera.view.scale).toBe(1);
  });

  it('shows territories only where a part is visible', () => {
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

  describe('on a phone, of what may be picked', () => {
    const [alaska, congo, japan] = ['alaska', 'congo', 'japan'].map((id) =>
      worldMap.territories.findIndex((territory) => territory.id === id),
    ) as [number, number, number];
    const sees = (territory: number): boolean => {
      const { left, right, top, bottom } = visibleBox(page.camera.view);
      const [x, y] = worldMap.territories[territory]!.badge;
      return x > left && x < right && y > top && y < bottom;
    };

    beforeEach(() => Object.assign(page.window, { clientWidth: 390, clientHeight: 560 }));

    it('opens where one of it is', () => {
      page.open([], [japan]);
      expect(sees(japan)).toBe(true);
    });

    it('glides to the nearest when none is in view', () => {
      page.open([congo]);
      page.camera.offer([alaska, japan]);
      vi.runAllTimers();
      expect([sees(alaska), sees(japan)]).toEqual([false, true]);
    });

    it('stays where it is when one is in view, or when there is nothing to pick', () => {
      page.open([congo]);
      const { view } = page.camera;
      page.camera.offer([alaska, congo]);
      page.camera.offer([]);
      vi.runAllTimers();
      expect(page.camera.view).toEqual(view);
    });

    it('goes by where it is gliding to, not by where it is', () => {
      page.open([congo]);
      page.camera.show([alaska]);
      page.camera.offer([alaska, congo]);
      vi.runAllTimers();
      expect([sees(alaska), sees(congo)]).toEqual([true, false]);
    });

    it('still has it in view when the window becomes smaller meanwhile', () => {
      page.open([congo]);
      page.camera.offer([japan]);
      vi.advanceTimersByTime(100);
      page.window.clientHeight = 330;
      page.resize();
      vi.runAllTimers();
      expect(page.camera.view).toMatchObject({ width: 390, height: 330 });
      expect(sees(japan)).toBe(true);
    });
  });

  it('keeps what it showed in a smaller window, unless somebody has looked elsewhere', () => {
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

  it('keeps to its window, until it is closed', () => {
    const close = page.open();
    Object.assign(page.window, { clientWidth: 800, clientHeight: 450 });
    page.resize();
    expect(page.world.style.width).toBe('800px');
    close();
    Object.assign(page.window, { clientWidth: 1600, clientHeight: 900 });
    page.resize();
    expect(page.world.style.width).toBe('800px');
  });

  it('moves the frame of an overview', () => {
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

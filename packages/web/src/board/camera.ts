import { type Level, levelOf } from './level.ts';
import { type Box, worldMap } from './map.ts';
import {
  between,
  follow,
  isWhole,
  offer,
  openView,
  placement,
  resize,
  type Viewport,
  visibleBox,
} from './viewport.ts';

const DURATION = 350; // of a glide, in ms
const CALM = 140; // ms after the last zoom, then all is drawn anew
const BADGE_ROOM = 20; // around a followed badge, in units

/** What of the view makes a difference to what is drawn. */
export interface Shown {
  readonly level: Level;
  readonly isWhole: boolean;
}

/**
 * Moves the board in the page. What is drawn is moved, and stretched while zooming, as a picture; only when a
 * zoom is over it is drawn anew, in the sizes of the new level.
 */
export class Camera {
  readonly #onShown: (shown: Shown) => void;
  #view: Viewport = openView(worldMap, worldMap.width, worldMap.height);
  #world: HTMLElement | undefined;
  #frame: SVGRectElement | undefined;
  #drawnScale = 1;
  #painting = 0;
  #gliding = 0;
  #goal: Viewport | undefined; // where a glide ends
  #followed: readonly number[] = []; // stays visible in a smaller window, until somebody looks elsewhere
  #offered: readonly number[] = [];
  #calming: ReturnType<typeof setTimeout> | undefined;

  constructor(onShown: (shown: Shown) => void) {
    this.#onShown = onShown;
  }

  get view(): Viewport {
    return this.#view;
  }

  get shown(): Shown {
    return { level: levelOf(this.#view.scale), isWhole: isWhole(this.#view) };
  }

  /** Looks at a world through a window, and keeps to the window's size until it is closed. */
  open(
    window: HTMLElement,
    world: HTMLElement,
    following: readonly number[],
    offered: readonly number[] = [],
  ): () => void {
    this.#world = world;
    this.#followed = following;
    this.#offered = offered;
    let isOpen = false;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = window;
      if (width === 0 || height === 0) return;
      if (isOpen) return this.#resize(width, height);
      isOpen = true;
      const opened = follow(openView(worldMap, width, height), roomsOf(following));
      this.#view = offer(opened, roomsOf(offered));
      this.#settle();
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(window);
    return () => {
      observer.disconnect();
      this.#stop();
      clearTimeout(this.#calming);
      cancelAnimationFrame(this.#painting);
      this.#painting = 0;
    };
  }

  /** The visible part in an overview, as soon as there is one. */
  readonly setFrame = (frame: SVGRectElement | null): void => {
    this.#frame = frame ?? undefined;
    this.#paint();
  };

  /** At once. */
  set(change: (view: Viewport) => Viewport): void {
    this.#stop();
    this.#followed = [];
    this.#apply(change(this.#view));
  }

  /** Step by step, unless that is not welcome. */
  glide(change: (view: Viewport) => Viewport): void {
    const [from, to] = [this.#view, change(this.#view)];
    this.#stop();
    this.#followed = [];
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return this.#apply(to);
    this.#goal = to;
    const start = performance.now();
    const step = (now: number) => {
      const at = Math.min(1, Math.max(0, (now - start) / DURATION));
      this.#gliding = at < 1 ? requestAnimationFrame(step) : 0;
      if (at === 1) this.#goal = undefined;
      this.#apply(at === 1 ? to : between(from, to, 1 - (1 - at) ** 3));
    };
    this.#gliding = requestAnimationFrame(step);
  }

  /** Glides until territories are visible. */
  show(territories: readonly number[]): void {
    if (!isWhole(this.#view)) this.glide((view) => follow(view, roomsOf(territories)));
    this.#followed = territories;
  }

  /** Some of these may be picked now: glides until one of them is visible, wherever it is gliding to. */
  offer(territories: readonly number[]): void {
    this.#offered = territories;
    const goal = this.#goal ?? this.#view;
    const better = offer(goal, roomsOf(territories));
    if (better !== goal) this.glide(() => better);
  }

  #resize(width: number, height: number): void {
    const goal = this.#goal;
    const followed = this.#followed;
    this.#stop();
    this.#view = resize(this.#view, width, height);
    this.#settle();
    if (followed.length > 0) this.show(followed);
    else if (goal !== undefined) this.glide(() => resize(goal, width, height));
    this.offer(this.#offered);
  }

  #stop(): void {
    cancelAnimationFrame(this.#gliding);
    this.#gliding = 0;
    this.#goal = undefined;
  }

  #apply(next: Viewport): void {
    this.#view = next;
    clearTimeout(this.#calming);
    const isChanged = next.scale !== this.#drawnScale;
    if (isChanged && this.#gliding === 0) this.#calming = setTimeout(() => this.#settle(), CALM);
    this.#painting ||= requestAnimationFrame(() => this.#paint());
  }

  #settle(): void {
    this.#drawnScale = this.#view.scale;
    if (this.#world) {
      this.#world.style.width = `${worldMap.width * this.#drawnScale}px`;
      this.#world.style.height = `${worldMap.height * this.#drawnScale}px`;
    }
    this.#paint();
    this.#onShown(this.shown);
  }

  #paint(): void {
    this.#painting = 0;
    if (this.#world) this.#world.style.transform = placement(this.#view, this.#drawnScale);
    const { left, top, right, bottom } = visibleBox(this.#view);
    const frame = { x: left, y: top, width: right - left, height: bottom - top };
    for (const [name, value] of Object.entries(frame)) this.#frame?.setAttribute(name, value.toFixed(1));
  }
}

function roomsOf(territories: readonly number[]): Box[] {
  return territories.map((t) => {
    const [x, y] = worldMap.territories[t]!.badge;
    return { left: x - BADGE_ROOM, top: y - BADGE_ROOM, right: x + BADGE_ROOM, bottom: y + BADGE_ROOM };
  });
}

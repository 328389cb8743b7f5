import { type Box, worldMap } from '../map/map.ts';
import { controlsCorner, overviewCorner } from './corners.ts';
import { type Level, levelOf } from './level.ts';
import {
  centre,
  cover,
  follow,
  initialView,
  interpolate,
  isWhole,
  resize,
  showNearest,
  transformOf,
  type Viewport,
  visibleBox,
} from './viewport.ts';

const DURATION = 350; // ms, of a glide
const REDRAW_DELAY = 140; // ms after the last zoom step
const BADGE_MARGIN = 20; // units
const SETTLE_DELAY = 300; // ms after the last move, before the overview moves out of the way

/** The elements whose sizes determine the space for the board. */
export interface Surroundings {
  readonly room: Pick<HTMLElement, 'clientWidth' | 'clientHeight'> & Element;
  readonly clear: Pick<HTMLElement, 'clientHeight' | 'offsetTop'> & Element;
}

/** The part of the view that affects the drawing. */
export interface ZoomState {
  readonly level: Level;
  readonly isWhole: boolean;
}

/**
 * Pans and zooms the board. The drawing is moved and scaled as one picture, and redrawn in the sizes of the new level
 * only after a zoom has ended.
 */
export class Camera {
  readonly #onZoom: (zoom: ZoomState) => void;
  #view: Viewport = initialView(worldMap, worldMap.width, worldMap.height);
  #world: HTMLElement | undefined;
  #frame: SVGRectElement | undefined;
  #controls: HTMLElement | undefined;
  #drawnScale = 1;
  #paintFrame = 0;
  #glideFrame = 0;
  #glideEnd: Viewport | undefined; // where a glide ends
  #followed: readonly number[] = []; // kept visible when the window shrinks, until the user pans or zooms
  #pickable: readonly number[] = [];
  #coveredTop = 0; // pixels
  #redrawTimer: ReturnType<typeof setTimeout> | undefined;
  #settleTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(onZoom: (zoom: ZoomState) => void) {
    this.#onZoom = onZoom;
  }

  get view(): Viewport {
    return this.#view;
  }

  /** The view after the glide, if there is one. */
  get destination(): Viewport {
    return this.#glideEnd ?? this.#view;
  }

  get zoom(): ZoomState {
    return { level: levelOf(this.#view.scale), isWhole: isWhole(this.#view) };
  }

  /**
   * Shows the world in a room and follows its size until the returned function is called. The clear part is the part of
   * the room that nothing covers. The world stays hidden until then, so that measuring does not lay it out.
   */
  open(
    { room, clear }: Surroundings,
    world: HTMLElement,
    followed: readonly number[],
    pickable: readonly number[] = [],
  ): () => void {
    this.#world = world;
    this.#followed = followed;
    this.#pickable = pickable;
    let isOpen = false;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = room;
      if (width === 0 || height === 0) return;
      const { offsetTop: top, clientHeight: clearHeight } = clear;
      const covered = Math.min(height / 2, Math.max(0, height - top - clearHeight));
      this.#coveredTop = top;
      if (isOpen) return this.#resize(width, height, covered);
      isOpen = true;
      const whole = cover(initialView(worldMap, width, height), covered);
      this.#view = showNearest(centre(whole, badgeBoxes(followed)), badgeBoxes(pickable));
      this.#redraw();
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(room);
    observer.observe(clear);
    return () => {
      observer.disconnect();
      this.#stop();
      clearTimeout(this.#redrawTimer);
      clearTimeout(this.#settleTimer);
      cancelAnimationFrame(this.#paintFrame);
      this.#paintFrame = 0;
    };
  }

  /** Sets the rectangle that marks the visible part in the overview. */
  readonly setFrame = (frame: SVGRectElement | null): void => {
    this.#frame = frame ?? undefined;
    this.#paint();
    this.#settle();
  };

  /** Sets the zoom buttons, which move out of the way like the overview. */
  readonly setControls = (controls: HTMLElement | null): void => {
    this.#controls = controls ?? undefined;
    this.#settle();
  };

  /** Changes the view at once. */
  set(change: (view: Viewport) => Viewport): void {
    this.#stop();
    this.#followed = [];
    this.#apply(change(this.#view));
  }

  /** Animates to the changed view, unless it is the same or the user prefers reduced motion. */
  glide(change: (view: Viewport) => Viewport): void {
    const [from, to] = [this.#view, change(this.#view)];
    this.#stop();
    this.#followed = [];
    if (isSamePlace(from, to) || matchMedia('(prefers-reduced-motion: reduce)').matches)
      return this.#apply(to);
    this.#glideEnd = to;
    const start = performance.now();
    const step = (now: number) => {
      const at = Math.min(1, Math.max(0, (now - start) / DURATION));
      this.#glideFrame = at < 1 ? requestAnimationFrame(step) : 0;
      if (at === 1) this.#glideEnd = undefined;
      this.#apply(at === 1 ? to : interpolate(from, to, 1 - (1 - at) ** 3));
    };
    this.#glideFrame = requestAnimationFrame(step);
  }

  /** Glides until territories are visible, and a box beside them if there is room for it. */
  show(territories: readonly number[], beside?: Box): void {
    const boxes = [...(beside === undefined ? [] : [beside]), ...badgeBoxes(territories)];
    if (!isWhole(this.#view) || this.#view.covered > 0) this.glide((view) => follow(view, boxes));
    this.#followed = territories;
    this.#settle();
  }

  /** Glides until one of the territories that may be picked is visible. */
  showNearest(territories: readonly number[]): void {
    this.#pickable = territories;
    const end = this.#glideEnd ?? this.#view;
    const better = showNearest(end, badgeBoxes(territories));
    if (better !== end) this.glide(() => better);
    this.#settle();
  }

  #resize(width: number, height: number, covered: number): void {
    const { width: oldWidth, height: oldHeight } = this.#view;
    if (width === oldWidth && height === oldHeight) return this.#cover(covered);
    this.#view = cover(this.#view, covered);
    const glideEnd = this.#glideEnd;
    const followed = this.#followed;
    this.#stop();
    this.#view = resize(this.#view, width, height);
    this.#redraw();
    if (followed.length > 0) this.show(followed);
    else if (glideEnd !== undefined) this.glide(() => resize(glideEnd, width, height));
    this.showNearest(this.#pickable);
  }

  /** Moves only if followed territories are covered. */
  #cover(covered: number): void {
    this.#settle();
    if (covered === this.#view.covered) return;
    const followed = this.#followed;
    const end = cover(this.#glideEnd ?? this.#view, covered);
    this.#view = cover(this.#view, covered);
    const next = follow(end, badgeBoxes(followed));
    if (isSamePlace(next, end)) return;
    this.glide(() => next);
    this.#followed = followed;
  }

  #stop(): void {
    cancelAnimationFrame(this.#glideFrame);
    this.#glideFrame = 0;
    this.#glideEnd = undefined;
  }

  #apply(next: Viewport): void {
    this.#view = next;
    this.#settle();
    clearTimeout(this.#redrawTimer);
    const isChanged = next.scale !== this.#drawnScale;
    if (isChanged && this.#glideFrame === 0)
      this.#redrawTimer = setTimeout(() => this.#redraw(), REDRAW_DELAY);
    this.#paintFrame ||= requestAnimationFrame(() => this.#paint());
  }

  /** Moves the overview and the zoom buttons out of the way once the board is still. */
  #settle(): void {
    clearTimeout(this.#settleTimer);
    if (this.#frame === undefined && this.#controls === undefined) return;
    this.#settleTimer = setTimeout(() => {
      const important = [...this.#pickable, ...this.#followed];
      const overview = overviewCorner(this.#view, important, this.#coveredTop);
      const controls = controlsCorner(this.#view, important, this.#coveredTop);
      this.#frame?.ownerSVGElement?.setAttribute('data-corner', overview);
      this.#controls?.setAttribute('data-corner', controls);
    }, SETTLE_DELAY);
  }

  #redraw(): void {
    this.#drawnScale = this.#view.scale;
    if (this.#world) {
      this.#world.hidden = false;
      this.#world.style.width = `${worldMap.width * this.#drawnScale}px`;
      this.#world.style.height = `${worldMap.height * this.#drawnScale}px`;
    }
    this.#paint();
    this.#onZoom(this.zoom);
  }

  #paint(): void {
    this.#paintFrame = 0;
    if (this.#world) this.#world.style.transform = transformOf(this.#view, this.#drawnScale);
    const { left, top, right, bottom } = visibleBox(this.#view);
    const frame = { x: left, y: top, width: right - left, height: bottom - top };
    for (const [name, value] of Object.entries(frame)) this.#frame?.setAttribute(name, value.toFixed(1));
  }
}

const isSamePlace = (a: Viewport, b: Viewport): boolean => a.x === b.x && a.y === b.y && a.scale === b.scale;

function badgeBoxes(territories: readonly number[]): Box[] {
  return territories.map((t) => {
    const [x, y] = worldMap.territories[t]!.badge;
    return {
      left: x - BADGE_MARGIN,
      top: y - BADGE_MARGIN,
      right: x + BADGE_MARGIN,
      bottom: y + BADGE_MARGIN,
    };
  });
}

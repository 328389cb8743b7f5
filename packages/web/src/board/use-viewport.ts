import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type Level, levelOf } from './level.ts';
import { type Box, worldMap } from './map.ts';
import {
  between,
  follow,
  isWhole,
  openView,
  resize,
  transformOf,
  type Viewport,
  visibleBox,
} from './viewport.ts';

const DURATION = 350; // of a move to somewhere else, in ms
const BADGE_ROOM = 20; // around a followed badge, in units

export interface ViewportControl {
  readonly level: Level;
  readonly isWhole: boolean;
  read(): Viewport;
  set(change: (view: Viewport) => Viewport): void; // at once
  glide(change: (view: Viewport) => Viewport): void; // animated, if that is welcome
  show(territories: readonly number[]): void; // glides until these are visible
  frame(element: SVGRectElement | null): void; // ref of the visible part in an overview
}

/** Moves the board without rendering it: only a new level of sizes is a new state. */
export function useViewport(
  windowRef: RefObject<HTMLElement | null>,
  world: RefObject<SVGGElement | null>,
  following: readonly number[] | undefined,
): ViewportControl {
  const view = useRef<Viewport>(openView(worldMap, worldMap.width, worldMap.height));
  const [shown, setShown] = useState({ level: levelOf(1), isWhole: true });
  const frameRef = useRef<SVGRectElement>(null);
  const pending = useRef(0);
  const gliding = useRef(0);

  const paintFrame = useCallback(() => {
    const { left, top, right, bottom } = visibleBox(view.current);
    const frame = { x: left, y: top, width: right - left, height: bottom - top };
    for (const [name, value] of Object.entries(frame)) frameRef.current?.setAttribute(name, value.toFixed(1));
  }, []);

  const paint = useCallback(() => {
    pending.current = 0;
    world.current?.setAttribute('transform', transformOf(view.current));
    paintFrame();
    const next = { level: levelOf(view.current.scale), isWhole: isWhole(view.current) };
    setShown((old) => (old.level === next.level && old.isWhole === next.isWhole ? old : next));
  }, [world, paintFrame]);

  const frame = useCallback(
    (element: SVGRectElement | null) => {
      frameRef.current = element;
      paintFrame();
    },
    [paintFrame],
  );

  const apply = useCallback(
    (next: Viewport) => {
      view.current = next;
      pending.current ||= requestAnimationFrame(paint);
    },
    [paint],
  );

  const set = useCallback(
    (change: (view: Viewport) => Viewport) => {
      cancelAnimationFrame(gliding.current);
      apply(change(view.current));
    },
    [apply],
  );

  const glide = useCallback(
    (change: (view: Viewport) => Viewport) => {
      cancelAnimationFrame(gliding.current);
      const [from, to] = [view.current, change(view.current)];
      if (matchMedia('(prefers-reduced-motion: reduce)').matches) return apply(to);
      const start = performance.now();
      const step = (now: number) => {
        const at = Math.min(1, Math.max(0, (now - start) / DURATION));
        apply(at === 1 ? to : between(from, to, 1 - (1 - at) ** 3));
        if (at < 1) gliding.current = requestAnimationFrame(step);
      };
      gliding.current = requestAnimationFrame(step);
    },
    [apply],
  );

  const followed = useRef(following);
  followed.current = following;

  useLayoutEffect(() => {
    const element = windowRef.current;
    if (!element) return;
    let isOpen = false;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width === 0 || height === 0) return;
      if (isOpen) return set((old) => resize(old, width, height));
      isOpen = true;
      view.current = follow(openView(worldMap, width, height), boxesOf(followed.current ?? []));
      paint();
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(pending.current);
      cancelAnimationFrame(gliding.current);
      pending.current = 0;
    };
  }, [windowRef, set, paint]);

  const show = useCallback(
    (territories: readonly number[]) => {
      if (!isWhole(view.current)) glide((old) => follow(old, boxesOf(territories)));
    },
    [glide],
  );

  const key = following?.join(' ') ?? '';
  useEffect(() => {
    if (key !== '') show(key.split(' ').map(Number));
  }, [key, show]);

  return useMemo(
    () => ({ ...shown, read: () => view.current, set, glide, show, frame }),
    [shown, set, glide, show, frame],
  );
}

function boxesOf(territories: readonly number[]): Box[] {
  return territories.map((t) => {
    const [x, y] = worldMap.territories[t]!.badge;
    return { left: x - BADGE_ROOM, top: y - BADGE_ROOM, right: x + BADGE_ROOM, bottom: y + BADGE_ROOM };
  });
}

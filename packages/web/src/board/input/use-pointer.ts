import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { Camera } from '../camera/camera.ts';
import { badgeRadius, levelOf } from '../camera/level.ts';
import { panBy, toBoard, zoomAt } from '../camera/viewport.ts';
import { distance } from '../map/geometry.ts';
import type { Point } from '../map/map.ts';
import type { BoardProps } from '../state.ts';
import { awaitLongPress } from './long-press.ts';
import { originAt, snapTo, type Touch, targetAt, territoryAt } from './picking.ts';

const SLACK = { mouse: 4, touch: 10 }; // pixels a click may move
const SNAP = 28; // pixels around a finger
const FINGER = 20; // pixels around a badge that count as a hit
const DOUBLE_CLICK_ZOOM = 1.8;
const WHEEL_SPEED = 0.0016;

/** The current gesture of mouse or fingers. */
interface Gesture {
  readonly kind: 'press' | 'pan' | 'drag' | 'pinch' | 'done';
  readonly start: Point;
  readonly from: number | undefined; // the origin, if an arrow may be drawn from there
}

export interface Drag {
  readonly from: number;
  readonly to: Point; // in units
}

interface PointerProps extends BoardProps {
  readonly onHover: (territory: number | undefined) => void; // under the mouse, or touched without being lit
}

/** Turns clicks, drags, pinches and the wheel into picks, camera moves and drawn arrows. */
export function usePointer(
  windowRef: RefObject<HTMLElement | null>,
  camera: Camera,
  { state, onPick, onSea, onHover, onDrag, onDoubleClick, onTakeBack }: PointerProps,
) {
  const pointers = useRef(new Map<number, Point>());
  const gesture = useRef<Gesture | undefined>(undefined);
  const isByTouch = useRef(false); // the last press
  const picked = useRef<number | undefined>(undefined); // by the last click
  const cancelLongPress = useRef<(() => void) | undefined>(undefined);
  const [drag, setDrag] = useState<Drag | undefined>();
  const corner = useRef<Point>([0, 0]); // of the window on the screen; measured before a gesture, since measuring lays out the page
  const measure = (): void => {
    const { left, top } = windowRef.current?.getBoundingClientRect() ?? { left: 0, top: 0 };
    corner.current = [left, top];
  };
  const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => [
    clientX - corner.current[0],
    clientY - corner.current[1],
  ];

  // biome-ignore lint/correctness/useExhaustiveDependencies: measuring and points depend on refs only
  useEffect(() => {
    const element = windowRef.current;
    const zoomByWheel = (event: WheelEvent) => {
      event.preventDefault();
      const amount = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * 20 : event.deltaY;
      const factor = Math.exp(-amount * WHEEL_SPEED * (event.ctrlKey ? 5 : 1));
      camera.set((view) => zoomAt(view, factor, pointOf(event)));
    };
    element?.addEventListener('wheel', zoomByWheel, { passive: false }); // React's handler is passive, so it cannot stop the page from scrolling
    const observer = new ResizeObserver(measure);
    observer.observe(element!);
    addEventListener('scroll', measure, { capture: true, passive: true });
    return () => {
      element?.removeEventListener('wheel', zoomByWheel);
      observer.disconnect();
      removeEventListener('scroll', measure, { capture: true });
    };
  }, [windowRef, camera]);

  const territoryUnder = (place: Point, isTouch: boolean): number | undefined => {
    const view = camera.view;
    const point = toBoard(view, place);
    return isTouch ? snapTo(point, state.lit, touchOf(true)) : territoryAt(point);
  };

  const touchOf = (isTouch: boolean): Touch => {
    const { scale } = camera.view;
    return isTouch ? { reach: SNAP / scale, badge: badgeRadius(levelOf(scale)) } : { reach: 0, badge: 0 };
  };

  const originUnder = (place: Point, isTouch: boolean): number | undefined =>
    onDrag && originAt(toBoard(camera.view, place), state.drags, isTouch ? fingerOf() : undefined);

  /** The radius around a badge in which a finger hits it, in units. */
  const fingerOf = (): number => {
    const { scale } = camera.view;
    return Math.max(badgeRadius(levelOf(scale)), FINGER / scale);
  };

  const pick = (territory: number | undefined, more: boolean): void => {
    const canPick = territory !== undefined && (state.lit.has(territory) || state.selected === territory);
    if (canPick || territory !== picked.current) picked.current = canPick ? territory : undefined;
    if (territory === undefined) {
      onHover(undefined);
      return onSea();
    }
    if (canPick) onPick(territory, { more });
    else onHover(territory);
  };

  const finish = (): void => {
    cancelLongPress.current?.();
    gesture.current = undefined;
    setDrag(undefined);
  };

  const handlers = {
    onPointerEnter: measure,

    onPointerDown(event: PointerEvent) {
      isByTouch.current = event.pointerType === 'touch';
      if (event.button !== 0) return;
      const place = pointOf(event);
      pointers.current.set(event.pointerId, place);
      cancelLongPress.current?.();
      if (pointers.current.size === 2) {
        gesture.current = { kind: 'pinch', start: place, from: undefined };
        setDrag(undefined);
        return;
      }
      const isTouch = event.pointerType === 'touch';
      const from = originUnder(place, isTouch);
      const under = territoryUnder(place, isTouch);
      gesture.current = { kind: 'press', start: place, from };
      if (under === undefined || !isTouch) return;
      cancelLongPress.current = awaitLongPress(() => {
        gesture.current = { kind: 'done', start: place, from };
        pick(under, true);
      });
    },

    onPointerMove(event: PointerEvent) {
      const place = pointOf(event);
      const before = pointers.current.get(event.pointerId);
      const now = gesture.current;
      if (!before || !now) {
        if (event.pointerType !== 'touch') onHover(territoryAt(toBoard(camera.view, place)));
        return;
      }
      if (now.kind === 'press') {
        const slack = event.pointerType === 'touch' ? SLACK.touch : SLACK.mouse;
        if (distance(now.start, place) <= slack) return;
        cancelLongPress.current?.();
        gesture.current = { ...now, kind: now.from === undefined ? 'pan' : 'drag' };
        windowRef.current!.setPointerCapture(event.pointerId);
      }
      const kind = gesture.current?.kind;
      if (kind === 'pinch') pinch(event.pointerId, before, place);
      else if (kind === 'pan') camera.set((view) => panBy(view, place[0] - before[0], place[1] - before[1]));
      else if (kind === 'drag') setDrag({ from: now.from!, to: toBoard(camera.view, place) });
      pointers.current.set(event.pointerId, place);
    },

    onPointerUp(event: PointerEvent) {
      const place = pointOf(event);
      if (!pointers.current.delete(event.pointerId)) return;
      const now = gesture.current;
      if (pointers.current.size > 0) {
        gesture.current = { kind: 'pan', start: place, from: undefined };
        return;
      }
      finish();
      if (!now) return;
      const isTouch = event.pointerType === 'touch';
      const more = event.shiftKey || event.ctrlKey || event.metaKey;
      if (now.kind === 'press') pick(territoryUnder(place, isTouch), more);
      const targets = now.kind === 'drag' ? state.drags.get(now.from!) : undefined;
      const to = targets && targetAt(toBoard(camera.view, place), targets, touchOf(isTouch));
      if (to !== undefined) onDrag?.(now.from!, to);
    },

    onPointerCancel(event: PointerEvent) {
      pointers.current.delete(event.pointerId);
      finish();
    },

    onPointerLeave(event: PointerEvent) {
      if (event.pointerType !== 'touch' && !pointers.current.has(event.pointerId)) onHover(undefined);
    },

    /** Zooms in, except on a territory that can be picked or just was: two taps there are just two picks. */
    onDoubleClick(event: MouseEvent) {
      const under = territoryUnder(pointOf(event), false);
      const isPick = under !== undefined && (state.lit.has(under) || under === picked.current);
      if (!isPick) camera.glide((view) => zoomAt(view, DOUBLE_CLICK_ZOOM, pointOf(event)));
      else if (!isByTouch.current) onDoubleClick?.(under);
    },

    /** A right click takes a staged army back; a long press, which also sends this event, does not. */
    onContextMenu(event: MouseEvent) {
      const under = territoryUnder(pointOf(event), false);
      if (isByTouch.current || under === undefined || (state.staged[under] ?? 0) <= 0) return;
      event.preventDefault();
      onTakeBack?.(under);
    },
  };

  function pinch(id: number, before: Point, place: Point): void {
    const other = [...pointers.current].find(([pointer]) => pointer !== id)?.[1];
    if (!other) return;
    const factor = distance(place, other) / Math.max(1, distance(before, other));
    const middle: Point = [(place[0] + other[0]) / 2, (place[1] + other[1]) / 2];
    camera.set((view) =>
      panBy(zoomAt(view, factor, middle), (place[0] - before[0]) / 2, (place[1] - before[1]) / 2),
    );
  }

  return { handlers, drag };
}

import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { Camera } from './camera.ts';
import { distance } from './geometry.ts';
import { awaitLongPress } from './long-press.ts';
import type { Point } from './map.ts';
import { originAt, snapTo, targetAt, territoryAt } from './picking.ts';
import type { BoardProps } from './state.ts';
import { panBy, toBoard, zoomAt } from './viewport.ts';

const SLACK = { mouse: 4, touch: 10 }; // pixels that a click may move
const SNAP = 28; // pixels around a finger
const DOUBLE = 1.8; // zoom of a double click
const WHEEL = 0.0016;

/** What the fingers or the mouse are doing. */
interface Gesture {
  readonly kind: 'press' | 'pan' | 'drag' | 'pinch' | 'done';
  readonly start: Point;
  readonly from: number | undefined; // where an arrow may be drawn from
}

export interface Drag {
  readonly from: number;
  readonly to: Point; // in units
}

interface PointerProps extends BoardProps {
  readonly onHover: (territory: number | undefined) => void; // under the pointer, or a touch of what is not lit
}

/** Clicks, drags, pinches and the wheel become picks, moves of the board and drawn arrows. */
export function usePointer(
  windowRef: RefObject<HTMLElement | null>,
  camera: Camera,
  { state, onPick, onSea, onHover, onDrag }: PointerProps,
) {
  const pointers = useRef(new Map<number, Point>());
  const gesture = useRef<Gesture | undefined>(undefined);
  const stopPress = useRef<(() => void) | undefined>(undefined); // of a touch that may become a long one
  const [drag, setDrag] = useState<Drag | undefined>();

  useEffect(() => {
    const element = windowRef.current;
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      const amount = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * 20 : event.deltaY;
      const factor = Math.exp(-amount * WHEEL * (event.ctrlKey ? 5 : 1));
      camera.set((view) => zoomAt(view, factor, placeIn(element!, event)));
    };
    element?.addEventListener('wheel', turn, { passive: false }); // React's own cannot keep the page from scrolling
    return () => element?.removeEventListener('wheel', turn);
  }, [windowRef, camera]);

  const where = (event: { clientX: number; clientY: number }): Point => placeIn(windowRef.current!, event);

  const territoryUnder = (place: Point, isTouch: boolean): number | undefined => {
    const view = camera.view;
    const point = toBoard(view, place);
    return isTouch ? snapTo(point, state.lit, SNAP / view.scale) : territoryAt(point);
  };

  /** How far beside something a drag may begin or end, in units. */
  const reachOf = (isTouch: boolean): number => (isTouch ? SNAP / camera.view.scale : 0);

  const originUnder = (place: Point, isTouch: boolean): number | undefined =>
    onDrag && originAt(toBoard(camera.view, place), new Set(state.drags.keys()), reachOf(isTouch));

  const pick = (territory: number | undefined, more: boolean): void => {
    if (territory === undefined) {
      onHover(undefined);
      return onSea();
    }
    if (state.lit.has(territory) || state.selected === territory) onPick(territory, { more });
    else onHover(territory);
  };

  const finish = (): void => {
    stopPress.current?.();
    gesture.current = undefined;
    setDrag(undefined);
  };

  const handlers = {
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0) return;
      const place = where(event);
      pointers.current.set(event.pointerId, place);
      stopPress.current?.();
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
      stopPress.current = awaitLongPress(() => {
        gesture.current = { kind: 'done', start: place, from };
        pick(under, true);
      });
    },

    onPointerMove(event: PointerEvent) {
      const place = where(event);
      const before = pointers.current.get(event.pointerId);
      const now = gesture.current;
      if (!before || !now) {
        if (event.pointerType !== 'touch') onHover(territoryAt(toBoard(camera.view, place)));
        return;
      }
      if (now.kind === 'press') {
        const slack = event.pointerType === 'touch' ? SLACK.touch : SLACK.mouse;
        if (distance(now.start, place) <= slack) return;
        stopPress.current?.();
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
      const place = where(event);
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
      const to = targets && targetAt(toBoard(camera.view, place), targets, reachOf(isTouch));
      if (to !== undefined) onDrag?.(now.from!, to);
    },

    onPointerCancel(event: PointerEvent) {
      pointers.current.delete(event.pointerId);
      finish();
    },

    onPointerLeave(event: PointerEvent) {
      if (event.pointerType !== 'touch' && !pointers.current.has(event.pointerId)) onHover(undefined);
    },

    /** Two quick clicks on a lit territory are two picks. */
    onDoubleClick(event: { clientX: number; clientY: number }) {
      const under = territoryUnder(where(event), false);
      if (under !== undefined && state.lit.has(under)) return;
      camera.glide((view) => zoomAt(view, DOUBLE, where(event)));
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

function placeIn(element: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const { left, top } = element.getBoundingClientRect();
  return [clientX - left, clientY - top];
}

import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Camera, type ZoomState } from './camera.ts';
import { levelOf } from './level.ts';

/** The camera of a board. The board re-renders only when the level changes; the camera moves the drawing itself. */
export function useCamera(
  room: RefObject<HTMLElement | null>,
  clear: RefObject<HTMLElement | null>,
  world: RefObject<HTMLElement | null>,
  follow: readonly number[] | undefined,
  lit: ReadonlySet<number>,
): { camera: Camera } & ZoomState {
  const [zoom, setZoom] = useState<ZoomState>({ level: levelOf(1), isWhole: true });
  const [camera] = useState(() => new Camera((next) => setZoom((old) => (isSame(old, next) ? old : next))));

  const key = follow?.join(' ') ?? '';
  const litKey = [...lit].join(' ');
  const first = useRef({ followed: key, lit: litKey });
  useLayoutEffect(() => {
    if (room.current && clear.current && world.current) {
      const { followed, lit: pickable } = first.current;
      const surroundings = { room: room.current, clear: clear.current };
      return camera.open(surroundings, world.current, parse(followed), parse(pickable));
    }
  }, [camera, room, clear, world]);
  const seen = useRef(key); // the camera opens there, so no glide is needed
  useEffect(() => {
    if (key !== '' && key !== seen.current) camera.show(parse(key));
    seen.current = key;
  }, [camera, key]);
  const seenLit = useRef(litKey);
  useEffect(() => {
    if (litKey !== seenLit.current) camera.showNearest(parse(litKey));
    seenLit.current = litKey;
  }, [camera, litKey]);

  return { camera, ...zoom };
}

const isSame = (a: ZoomState, b: ZoomState): boolean => a.level === b.level && a.isWhole === b.isWhole;

const parse = (key: string): number[] => (key === '' ? [] : key.split(' ').map(Number));

import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Camera, type Shown } from './camera.ts';

/** A camera of the board's own: it draws the board at a new level, and nothing else of its moves. */
export function useCamera(
  window: RefObject<HTMLElement | null>,
  world: RefObject<HTMLElement | null>,
  follow: readonly number[] | undefined,
): { camera: Camera } & Shown {
  const tell = useRef<(shown: Shown) => void>(() => {});
  const [camera] = useState(() => new Camera((shown) => tell.current(shown)));
  const [shown, setShown] = useState(camera.shown);
  tell.current = useCallback(
    (next: Shown) =>
      setShown((old) => (old.level === next.level && old.isWhole === next.isWhole ? old : next)),
    [],
  );

  const key = follow?.join(' ') ?? '';
  const followed = useRef(key);
  followed.current = key;
  useLayoutEffect(() => {
    if (window.current && world.current)
      return camera.open(window.current, world.current, parse(followed.current));
  }, [camera, window, world]);
  useEffect(() => {
    if (key !== '') camera.show(parse(key));
  }, [camera, key]);

  return { camera, ...shown };
}

const parse = (key: string): number[] => (key === '' ? [] : key.split(' ').map(Number));

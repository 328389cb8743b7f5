import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Camera, type Shown } from './camera.ts';
import { levelOf } from './level.ts';

/** A camera of the board's own: React hears of a new level, and of nothing else that it does. */
export function useCamera(
  window: RefObject<HTMLElement | null>,
  world: RefObject<HTMLElement | null>,
  follow: readonly number[] | undefined,
  lit: ReadonlySet<number>,
): { camera: Camera } & Shown {
  const [shown, setShown] = useState<Shown>({ level: levelOf(1), isWhole: true });
  const [camera] = useState(() => new Camera((next) => setShown((old) => (isSame(old, next) ? old : next))));

  const key = follow?.join(' ') ?? '';
  const litKey = [...lit].join(' ');
  const first = useRef({ followed: key, lit: litKey });
  useLayoutEffect(() => {
    if (window.current && world.current) {
      const { followed, lit: offered } = first.current;
      return camera.open(window.current, world.current, parse(followed), parse(offered));
    }
  }, [camera, window, world]);
  const seen = useRef(key); // the camera opens there: it need not glide to it, whenever this comes to be done
  useEffect(() => {
    if (key !== '' && key !== seen.current) camera.show(parse(key));
    seen.current = key;
  }, [camera, key]);
  const offered = useRef(litKey);
  useEffect(() => {
    if (litKey !== offered.current) camera.offer(parse(litKey));
    offered.current = litKey;
  }, [camera, litKey]);

  return { camera, ...shown };
}

const isSame = (a: Shown, b: Shown): boolean => a.level === b.level && a.isWhole === b.isWhole;

const parse = (key: string): number[] => (key === '' ? [] : key.split(' ').map(Number));

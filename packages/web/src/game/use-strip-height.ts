import { type RefCallback, type RefObject, useCallback, useRef } from 'react';

/**
 * Keeps `--strip` of the page at the height of the strip, so that the board knows what is covered. Does not render
 * anything.
 */
export function useStripHeight<Page extends HTMLElement, Strip extends HTMLElement>(): {
  page: RefObject<Page | null>;
  strip: RefCallback<Strip>;
} {
  const page = useRef<Page>(null);
  const strip = useCallback((element: Strip) => {
    const observer = new ResizeObserver(([entry]) => {
      const height = Math.ceil(entry?.borderBoxSize[0]?.blockSize ?? 0);
      page.current?.style.setProperty('--strip', `${height}px`);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { page, strip };
}

import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps `--strip` of the page at the height of the strip, so that the board knows what is covered. It is set without
 * rendering anything.
 */
export function useStripHeight<Page extends HTMLElement, Strip extends HTMLElement>(): {
  page: RefObject<Page | null>;
  strip: RefObject<Strip | null>;
} {
  const page = useRef<Page>(null);
  const strip = useRef<Strip>(null);
  useEffect(() => {
    if (strip.current === null) return;
    const observer = new ResizeObserver(([entry]) => {
      const height = Math.ceil(entry?.borderBoxSize[0]?.blockSize ?? 0);
      page.current?.style.setProperty('--strip', `${height}px`);
    });
    observer.observe(strip.current);
    return () => observer.disconnect();
  }, []);
  return { page, strip };
}

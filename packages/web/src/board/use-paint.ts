import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The parts of an element that change often: attributes by name (undefined: none), and its text as `children`. */
export type Paint = Readonly<Record<string, string | undefined>>;

/**
 * Writes changed paints directly to the elements of a class below a root, in document order. Elements are rendered with
 * their first paint; for many elements, this is much faster than rendering them again.
 */
export function usePaint(
  root: RefObject<Element | null>,
  className: string | undefined,
  paints: readonly Paint[],
): void {
  const painted = useRef(new WeakMap<Element, Paint>());
  useLayoutEffect(() => {
    const elements = root.current!.getElementsByClassName(className!);
    paints.forEach((paint, i) => {
      const element = elements[i]!;
      write(element, painted.current.get(element) ?? paint, paint);
      painted.current.set(element, paint);
    });
  }, [root, className, paints]);
}

function write(element: Element, before: Paint, after: Paint): void {
  for (const name in after) {
    const value = after[name];
    if (value === before[name]) continue;
    if (name === 'children') element.textContent = value ?? '';
    else if (value === undefined) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
}

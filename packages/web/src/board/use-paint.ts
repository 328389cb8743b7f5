import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The parts of an element that change often: attributes by name (undefined: none), and its text as `children`. */
export type Paint = Readonly<Record<string, string | undefined>>;

/** The elements of a drawing, and what is painted on each. */
interface Painted {
  readonly drawing: unknown;
  readonly elements: readonly Element[];
  readonly paints: Paint[];
}

/**
 * Writes changed paints directly to the elements of a class below a root, in document order. Elements are rendered with
 * their first paint; for many elements, this is much faster than rendering them again. `drawing` identifies the rendered
 * elements: they are looked up again when it changes. Without it, they must never change.
 */
export function usePaint(
  root: RefObject<Element | null>,
  className: string | undefined,
  paints: readonly Paint[],
  drawing?: unknown,
): void {
  const painted = useRef<Painted | undefined>(undefined);
  useLayoutEffect(() => {
    const last = painted.current;
    if (last === undefined || last.drawing !== drawing) {
      const elements = [...root.current!.getElementsByClassName(className!)];
      const known = new Map(last?.elements.map((element, i) => [element, last.paints[i]!]));
      painted.current = {
        drawing,
        elements,
        paints: elements.map((element, i) => known.get(element) ?? paints[i]!),
      };
    }
    const { elements, paints: before } = painted.current!;
    paints.forEach((paint, i) => {
      write(elements[i]!, before[i]!, paint);
      before[i] = paint;
    });
  }, [root, className, paints, drawing]);
}

function write(element: Element, before: Paint, after: Paint): void {
  for (const name in after) {
    const value = after[name];
    if (value === before[name]) continue;
    if (name === 'children') writeText(element, value ?? '');
    else if (value === undefined) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
}

/** Keeps the text node if there is one, since a new one would be laid out from scratch. */
function writeText(element: Element, text: string): void {
  if (element.firstChild === null) element.textContent = text;
  else element.firstChild.nodeValue = text;
}

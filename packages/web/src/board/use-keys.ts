import { type KeyboardEvent, useRef, useState } from 'react';
import type { Camera } from './camera.ts';
import { worldMap } from './map.ts';
import { DIRECTIONS, type Direction, findByName, stepTowards } from './picking.ts';
import type { BoardProps } from './state.ts';
import { fitView, zoomAt } from './viewport.ts';

const ZOOM = 1.4;
const TYPING_PAUSE = 900; // ms after which letters begin a new name

const zooms: Readonly<Record<string, number>> = { '+': ZOOM, '=': ZOOM, '-': 1 / ZOOM, '−': 1 / ZOOM };

/** One stop of the Tab key; from there arrows, letters, Enter and Space do everything. */
export function useKeys(
  camera: Camera,
  { state, words, onPick, onSea }: BoardProps,
  focus: (territory: number) => void,
) {
  const [active, setActive] = useState(0);
  const typed = useRef({ text: '', at: 0 });

  const go = (territory: number | undefined): void => {
    if (territory === undefined) return;
    setActive(territory);
    focus(territory);
  };

  /** Whether the key was one of the board's. */
  const press = (event: KeyboardEvent): boolean => {
    const { key } = event;
    const at = territoryOf(event.target as Element) ?? active;
    if (key in DIRECTIONS) {
      go(stepTowards(at, key as Direction, state.links));
    } else if (key === 'Enter' || key === ' ') {
      if (state.lit.has(at) || state.selected === at) onPick(at, { more: event.shiftKey });
    } else if (key === 'Escape') {
      onSea();
    } else if (key in zooms) {
      camera.glide((view) => zoomAt(view, zooms[key]!, [view.width / 2, view.height / 2]));
    } else if (key === '0') {
      camera.glide(fitView);
    } else if (/^\p{Letter}$/u.test(key)) {
      const isNew = event.timeStamp - typed.current.at > TYPING_PAUSE;
      typed.current = { text: isNew ? key : typed.current.text + key, at: event.timeStamp };
      const names = state.owners.map((_, t) => words.territory(t));
      go(findByName(names, typed.current.text, at));
    } else {
      return false;
    }
    return true;
  };

  return {
    active,
    setActive,
    onKeyDown(event: KeyboardEvent) {
      if (!event.ctrlKey && !event.metaKey && !event.altKey && press(event)) event.preventDefault();
    },
  };
}

/** The territory whose badge has the focus. */
function territoryOf(element: Element): number | undefined {
  const id = element.getAttribute('data-territory');
  const territory = worldMap.territories.findIndex((one) => one.id === id);
  return territory >= 0 ? territory : undefined;
}

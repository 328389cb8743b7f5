import { type KeyboardEvent, useRef, useState } from 'react';
import type { Camera } from '../camera/camera.ts';
import { fitView, zoomAt } from '../camera/viewport.ts';
import { worldMap } from '../map/map.ts';
import type { BoardProps } from '../state.ts';
import { DIRECTIONS, type Direction, findByName, stepTowards } from './picking.ts';

const ZOOM = 1.4;
const TYPING_PAUSE = 900; // ms after which a letter starts a new search

const zooms: Readonly<Record<string, number>> = { '+': ZOOM, '=': ZOOM, '-': 1 / ZOOM, '−': 1 / ZOOM };

/** Keyboard control: the board is one Tab stop; arrows, letters, Enter and Space do the rest. */
export function useKeys(
  camera: Camera,
  { state, words, onPick, onSea, onTakeBack }: BoardProps,
  focus: (territory: number) => void,
) {
  const [active, setActive] = useState(0);
  const typed = useRef({ text: '', at: Number.NEGATIVE_INFINITY });

  const go = (territory: number | undefined): void => {
    if (territory === undefined) return;
    setActive(territory);
    focus(territory);
  };

  /** Returns whether the board handled the key. */
  const press = (event: KeyboardEvent): boolean => {
    const { key } = event;
    const at = territoryOf(event.target as Element) ?? active;
    const isTyping = event.timeStamp - typed.current.at <= TYPING_PAUSE;
    const text = isTyping ? typed.current.text + key : key;
    const find = () =>
      findByName(
        state.owners.map((_, t) => words.territory(t)),
        text,
        at,
      );
    if (key in DIRECTIONS) {
      go(stepTowards(at, key as Direction, state.links));
    } else if (/^\p{Letter}$/u.test(key) || (key === ' ' && isTyping && find() !== undefined)) {
      typed.current = { text, at: event.timeStamp }; // a space may be part of the name
      go(find());
    } else if (key === 'Enter' || key === ' ') {
      if (state.lit.has(at) || state.selected === at) onPick(at, { more: event.shiftKey });
    } else if (key === 'Backspace' && (state.staged[at] ?? 0) > 0) {
      onTakeBack?.(at);
    } else if (key === 'Escape') {
      onSea();
    } else if (key in zooms) {
      camera.glide((view) => zoomAt(view, zooms[key]!, [view.width / 2, view.height / 2]));
    } else if (key === '0') {
      camera.glide(fitView);
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

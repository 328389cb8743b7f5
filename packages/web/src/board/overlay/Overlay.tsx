import { type SyntheticEvent, useEffect, useState } from 'react';
import type { Camera } from '../camera/camera.ts';
import type { Level } from '../camera/level.ts';
import { type Box, worldMap } from '../map/map.ts';
import type { BoardOverlay } from '../state.ts';
import styles from './overlay.module.css';
import { placeFreely, placeOverlay } from './placement.ts';

const stop = (event: SyntheticEvent): void => event.stopPropagation();

/**
 * Shows its children beside an arrow, as near to it as the board can be moved. The overlay is above the board and moves
 * with it; the board ignores presses on it.
 */
export function Overlay({
  overlay: { from, to, content },
  camera,
  level,
}: {
  overlay: BoardOverlay;
  camera: Camera;
  level: Level;
}) {
  const [box, setBox] = useState<Box | undefined>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new level has badges of another size
  useEffect(() => {
    const place = (): void => {
      camera.show([from, to], placeFreely(camera.destination, from, to));
      setBox(placeOverlay(camera.destination, from, to));
    };
    const observer = new ResizeObserver(place); // created after the camera's observer, so called after it
    observer.observe(document.documentElement);
    return () => observer.disconnect();
  }, [camera, from, to, level]);
  if (box === undefined) return null;
  const x = (box.left + box.right) / 2 / worldMap.width;
  const y = (box.top + box.bottom) / 2 / worldMap.height;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps presses from the board
    <div
      className={styles.overlay}
      data-overlay=""
      style={{ left: `${100 * x}%`, top: `${100 * y}%` }}
      onPointerDown={stop}
      onPointerMove={stop}
      onPointerUp={stop}
      onMouseDown={stop}
      onDoubleClick={stop}
    >
      {content}
    </div>
  );
}

import { type SyntheticEvent, useEffect, useState } from 'react';
import type { Camera } from '../camera/camera.ts';
import type { Level } from '../camera/level.ts';
import { type Point, worldMap } from '../map/map.ts';
import type { BoardOverlay } from '../state.ts';
import styles from './overlay.module.css';
import { placeOverlay } from './placement.ts';

const stop = (event: SyntheticEvent): void => event.stopPropagation();

/** Shows something beside an arrow. It is above the board and moves with it; the board ignores its presses. */
export function Overlay({
  overlay: { from, to, content },
  lit,
  camera,
  level,
}: {
  overlay: BoardOverlay;
  lit: ReadonlySet<number>; // not covered if it can be avoided
  camera: Camera;
  level: Level;
}) {
  const [at, setAt] = useState<Point | undefined>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new level has badges of another size; it does not move when other territories are lit
  useEffect(() => {
    const place = (): void => setAt(placeOverlay(camera.destination, from, to, lit));
    place();
    addEventListener('resize', place);
    return () => removeEventListener('resize', place);
  }, [camera, from, to, level]);
  if (at === undefined) return null;
  const [x, y] = [at[0] / worldMap.width, at[1] / worldMap.height];
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

import { type ReactNode, useMemo } from 'react';
import type { Camera } from '../camera/camera.ts';
import { placeTip } from './placement.ts';
import styles from './tip.module.css';

/** Content from the parent, shown beside the badge of the territory under the mouse. */
export function Tip({
  territory,
  lit,
  camera,
  children,
}: {
  territory: number;
  lit: ReadonlySet<number>;
  camera: Camera;
  children: ReactNode;
}) {
  const [left, top] = useMemo(() => placeTip(camera.destination, territory, lit), [camera, territory, lit]);
  return (
    <div aria-hidden="true" className={styles.tip} data-tip="" style={{ left, top }}>
      {children}
    </div>
  );
}

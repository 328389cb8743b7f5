import { memo } from 'react';
import styles from '../board.module.css';
import type { BoardWords } from '../state.ts';
import type { Camera } from './camera.ts';
import { fitView, zoomAt } from './viewport.ts';

const ZOOM = 1.5;

export const Controls = memo(function Controls({ words, camera }: { words: BoardWords; camera: Camera }) {
  const zoom = (factor: number) =>
    camera.glide((view) => zoomAt(view, factor, [view.width / 2, view.height / 2]));
  return (
    <div ref={camera.setControls} className={styles.controls}>
      <Control name={words.zoomIn} icon="M-5 0H5M0-5V5" onPress={() => zoom(ZOOM)} />
      <Control name={words.zoomOut} icon="M-5 0H5" onPress={() => zoom(1 / ZOOM)} />
      <Control
        name={words.zoomFit}
        icon="M-6-2V-5H-3M3-5H6V-2M6 2V5H3M-3 5H-6V2"
        onPress={() => camera.glide(fitView)}
      />
    </div>
  );
});

function Control({ name, icon, onPress }: { name: string; icon: string; onPress: () => void }) {
  return (
    <button type="button" className={styles.control} aria-label={name} title={name} onClick={onPress}>
      <svg viewBox="-10 -10 20 20" aria-hidden="true">
        <path d={icon} />
      </svg>
    </button>
  );
}

import styles from '../board.module.css';
import type { BoardView, BoardWords } from '../state.ts';

/** The legend of a view whose colours are a scale. */
export function Legend({ view, scale }: { view: BoardView; scale: BoardWords['scale'] }) {
  const colours = `linear-gradient(to right in oklab, var(--board-cold), var(--board-${view}))`;
  return (
    <p className={styles.legend}>
      {scale.least}
      <span className={styles.scale} style={{ background: colours }} />
      {scale.most}
    </p>
  );
}

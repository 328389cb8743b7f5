import { useId } from 'react';
import { BOARD_VIEWS, type BoardView } from '../../board/state.ts';
import { useWords } from '../../words/words.ts';
import styles from './menu.module.css';

interface MapViewChoiceProps {
  readonly value: BoardView;
  readonly onChange: (view: BoardView) => void;
}

/** Selects what the land colours show. */
export function MapViewChoice({ value, onChange }: MapViewChoiceProps) {
  const words = useWords();
  const id = useId();
  return (
    <p className={styles.mapView}>
      <label htmlFor={id}>{words.board.mapView}</label>
      <select
        id={id}
        value={value}
        onChange={(event) => onChange(BOARD_VIEWS[event.target.selectedIndex] ?? value)}
      >
        {BOARD_VIEWS.map((view) => (
          <option key={view} value={view}>
            {words.board.views[view]}
          </option>
        ))}
      </select>
    </p>
  );
}

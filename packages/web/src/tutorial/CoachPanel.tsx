import type { ReactNode, Ref } from 'react';
import game from '../game/game.module.css';
import styles from './coach.module.css';

interface CoachPanelProps {
  readonly title: string; // for screen readers
  readonly step: string | undefined; // “2 of 5”
  readonly text: string; // announced when it changes
  readonly isDone: boolean;
  readonly isLong?: boolean; // much text and many buttons, which are compact on small screens
  readonly children: ReactNode; // buttons
  readonly panel?: Ref<HTMLElement>; // can take the focus
}

/** The panel of a coach: the task or the verdict, and buttons for the next step. */
export function CoachPanel({ title, step, text, isDone, isLong, children, panel }: CoachPanelProps) {
  return (
    <aside
      ref={panel}
      tabIndex={-1}
      className={[game.card, styles.coach, isDone && styles.done, isLong && styles.long]
        .filter(Boolean)
        .join(' ')}
      aria-label={title}
    >
      <p role="status">
        {step !== undefined && <span className={styles.step}>{step}</span>} {text}
      </p>
      <span className={styles.buttons}>{children}</span>
    </aside>
  );
}

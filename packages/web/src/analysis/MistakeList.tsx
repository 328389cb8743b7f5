import { Button } from '../look/Button.tsx';
import styles from './analysis.module.css';
import { mistakeText } from './mistake-text.ts';
import type { Mistake, Mistakes } from './mistakes-worker.ts';
import type { AnalysisNaming } from './report-text.ts';

interface MistakeListProps {
  readonly mistakes: Mistakes;
  readonly naming: AnalysisNaming;
  readonly onShow: (mistake: Mistake) => void;
}

/** The mistakes of the persons in a game, the worst first. */
export function MistakeList({ mistakes: { list, share }, naming, onShow }: MistakeListProps) {
  const { texts } = naming;
  return (
    <section>
      <h3>{texts.mistakes}</h3>
      <p role="status">
        {share < 1 ? texts.searching(Math.floor(100 * share)) : list.length === 0 ? texts.noMistakes : ''}
      </p>
      <ul className={styles.list}>
        {list.map((mistake) => (
          <li key={mistake.seq}>
            <span>{mistakeText(naming, mistake)}</span>
            <Button onClick={() => onShow(mistake)}>{texts.show}</Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

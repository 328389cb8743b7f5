import type { Rules } from '@rubicon/engine';
import type { WireSeat } from '@rubicon/protocol/wire';
import { useWords } from '../words/words.ts';
import styles from './analysis.module.css';
import { mistakeText } from './mistake-text.ts';
import type { Mistake } from './mistakes-worker.ts';
import { useAnalysisWords } from './use-analysis-words.ts';

interface MistakeNoteProps {
  readonly mistake: Mistake;
  readonly rules: Rules;
  readonly seats: readonly WireSeat[];
}

/** The mistake that the arrows of a replay show. */
export function MistakeNote({ mistake, rules, seats }: MistakeNoteProps) {
  const texts = useAnalysisWords();
  const words = useWords();
  return (
    <p role="status" className={styles.note}>
      {mistakeText({ rules, seats, words, texts }, mistake)}
    </p>
  );
}

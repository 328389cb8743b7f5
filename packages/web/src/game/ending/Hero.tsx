import { NOBODY } from '@rubicon/engine';
import type { CSSProperties } from 'react';
import { fillOf, SHAPES } from '../../board/colours.ts';
import { LAUREL } from '../../bots/glyphs.ts';
import { useEndingWords } from '../../story/use-ending-words.ts';
import { colourOf, type Naming } from '../facts/names.ts';
import styles from './ending.module.css';

interface HeroProps {
  readonly naming: Naming;
  readonly winner: number;
  readonly outcome: 'won' | 'lost' | 'drawn' | 'over';
  readonly reason: string;
}

/** Victory or defeat, and why, with the winner's sign in a laurel wreath. */
export function Hero({ naming, winner, outcome, reason }: HeroProps) {
  const texts = useEndingWords();
  const colour = winner === NOBODY ? 'neutral' : colourOf(naming.view, winner);
  const style = { '--winner': fillOf(colour) } as CSSProperties;
  return (
    <div className={styles.hero} data-outcome={outcome} style={style}>
      <svg className={styles.wreath} viewBox="-2 -2 4 4" aria-hidden="true">
        {outcome !== 'drawn' && <path className={styles.laurel} d={LAUREL} />}
        {colour !== undefined && <path className={styles.sign} d={SHAPES[colour]} />}
      </svg>
      <div>
        <p className={styles.outcome}>{texts.outcomes[outcome]}</p>
        <p className={styles.reason}>{reason}</p>
      </div>
    </div>
  );
}

import type { Rules } from '@rubicon/engine';
import { pieceGlyph, STAR } from '../../board/glyphs.ts';
import { signsOf } from '../facts/names.ts';
import styles from './cards.module.css';

/** The symbols on a card: its figure, all three for a wild card, or its stars. */
export function CardSigns({ rules, card }: { readonly rules: Rules; readonly card: number }) {
  return (
    <span className={styles.signs}>
      {signsOf(rules, card).map((sign, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: stars have no id other than their place
        <svg key={i} className={styles.sign} viewBox="-1.1 -1.1 2.2 2.2" aria-hidden="true" data-sign={sign}>
          <path d={sign === 'star' ? STAR : pieceGlyph(sign)} />
        </svg>
      ))}
    </span>
  );
}

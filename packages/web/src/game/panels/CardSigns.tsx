import type { Rules } from '@rubicon/engine';
import { MARKS, pieceGlyph } from '../../board/glyphs.ts';
import { signsOf } from '../names.ts';
import styles from './cards.module.css';

/** What counts on a card, drawn: its figure, all three of a wild card, or its stars. */
export function CardSigns({ rules, card }: { readonly rules: Rules; readonly card: number }) {
  return (
    <span className={styles.signs}>
      {signsOf(rules, card).map((sign, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: stars have no other name than their place
        <svg key={i} className={styles.sign} viewBox="-1.1 -1.1 2.2 2.2" aria-hidden="true" data-sign={sign}>
          <path d={sign === 'star' ? MARKS.capital : pieceGlyph(sign)} />
        </svg>
      ))}
    </span>
  );
}

import type { Position, Rules } from '@rubicon/engine';
import type { CSSProperties } from 'react';
import { fillOf } from '../../board/colours.ts';
import { worldMap } from '../../board/map/map.ts';
import { useWords } from '../../words/words.ts';
import { cardValue, colourOf, territoryName } from '../facts/names.ts';
import { CardSigns } from './CardSigns.tsx';
import styles from './card.module.css';

interface CardProps {
  readonly rules: Rules;
  readonly view: Position;
  readonly card: number;
}

/** A card: its territory, drawn in the colour of its owner, and its figure or stars. A wild card has all figures. */
export function Card({ rules, view, card }: CardProps) {
  const words = useWords();
  const isWild = rules.board.territories[card] === undefined;
  return (
    <div className={styles.card} data-wild={isWild || undefined}>
      <strong className={styles.name}>
        {isWild ? words.game.wild : territoryName({ rules, words }, card)}
      </strong>
      {!isWild && <Outline territory={card} fill={fillOf(colourOf(view, view.owner[card]!))} />}
      <CardSigns rules={rules} card={card} />
      {!isWild && <span className={styles.value}>{cardValue({ rules, words }, card)}</span>}
    </div>
  );
}

function Outline({ territory, fill }: { territory: number; fill: string }) {
  const { box, path } = worldMap.territories[territory]!;
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  const margin = Math.max(width, height) * 0.04;
  return (
    <svg
      className={styles.outline}
      viewBox={[box.left - margin, box.top - margin, width + 2 * margin, height + 2 * margin].join(' ')}
      aria-hidden="true"
      style={{ '--land': fill } as CSSProperties}
    >
      <path d={path} />
    </svg>
  );
}

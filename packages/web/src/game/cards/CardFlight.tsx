import type { CSSProperties } from 'react';
import type { OpenMatch } from '../match/open-match.ts';
import { Card } from './Card.tsx';
import styles from './card-flight.module.css';
import type { Flight } from './flight.ts';

/** Drawn cards fly to the cards button; traded cards fly from it. Purely visual; ignores clicks. */
export function CardFlight({ state, flight }: { readonly state: OpenMatch; readonly flight: Flight }) {
  const { rules, view } = state;
  return (
    <div className={styles.flight} aria-hidden="true" data-flight={flight.isDrawn ? 'drawn' : 'traded'}>
      {flight.cards.map((card, i) => (
        <div
          key={card}
          className={styles.card}
          style={{ '--i': i - (flight.cards.length - 1) / 2 } as CSSProperties}
        >
          <Card rules={rules} view={view} card={card} />
        </div>
      ))}
    </div>
  );
}

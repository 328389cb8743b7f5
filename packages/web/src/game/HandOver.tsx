import { useEffect } from 'react';
import { Button } from '../look/Button.tsx';
import { SeatMark } from '../look/SeatMark.tsx';
import { useWords } from '../words/words.ts';
import styles from './game.module.css';
import type { Match } from './match.ts';
import { colourOf } from './names.ts';
import type { OpenMatch } from './open-match.ts';

interface HandOverProps {
  readonly match: Match;
  readonly seat: number;
  readonly state: OpenMatch;
}

/** Between two people: what the last one knew is forgotten at once, and nothing is shown until the next one says so. */
export function HandOver({ match, seat, state }: HandOverProps) {
  const words = useWords();
  const { name } = state.game.seats[seat]!;
  const isStillSeated = state.seat !== 'watch';
  useEffect(() => {
    if (isStillSeated) match.sit('watch');
  }, [match, isStillSeated]);
  return (
    <main className={styles.notice}>
      <SeatMark colour={colourOf(state.view, seat)} size={56} />
      <h1>{words.game.handOver(name)}</h1>
      <p>{words.game.handOverText}</p>
      <Button look="primary" autoFocus onClick={() => match.sit(seat)}>
        {words.game.handOverGo(name)}
      </Button>
      <p>
        <a href="/">{words.common.home}</a>
      </p>
    </main>
  );
}

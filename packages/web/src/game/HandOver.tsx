import { type CSSProperties, useEffect } from 'react';
import { Link } from 'wouter';
import { fillOf } from '../board/colours.ts';
import { Button } from '../look/Button.tsx';
import { SeatMark } from '../look/SeatMark.tsx';
import { useWords } from '../words/words.ts';
import { colourOf } from './facts/names.ts';
import styles from './game.module.css';
import type { Match } from './match/match.ts';
import type { OpenMatch } from './match/open-match.ts';

interface HandOverProps {
  readonly match: Match;
  readonly seat: number;
  readonly state: OpenMatch;
}

/** The screen between two people at one page: hides the game until the next person continues. */
export function HandOver({ match, seat, state }: HandOverProps) {
  const words = useWords();
  const { name } = state.game.seats[seat]!;
  const colour = colourOf(state.view, seat);
  const isStillSeated = state.seat !== 'watch';
  useEffect(() => {
    if (isStillSeated) match.sit('watch');
  }, [match, isStillSeated]);
  return (
    <main
      className={`${styles.notice} ${styles.handOver}`}
      style={{ '--seat': fillOf(colour) } as CSSProperties}
    >
      <SeatMark colour={colour} size={96} />
      <h1>{words.game.handOver(name)}</h1>
      <p>{words.game.handOverText}</p>
      <Button look="primary" autoFocus onClick={() => match.sit(seat)}>
        {words.game.handOverConfirm(name)}
      </Button>
      <p>
        <Link href="/">{words.common.home}</Link>
      </p>
    </main>
  );
}

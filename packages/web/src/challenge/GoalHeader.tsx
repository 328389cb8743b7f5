import type { Challenge, LocalDate } from '@rubicon/analysis';
import { colourOf } from '../game/facts/names.ts';
import { SeatMark } from '../look/SeatMark.tsx';
import styles from './challenge.module.css';
import { goalIds } from './goal-ids.ts';
import { goalText } from './goal-text.ts';
import { type ChallengeNaming, dateText } from './texts.ts';

interface GoalHeaderProps {
  readonly challenge: Challenge;
  readonly naming: ChallengeNaming;
  readonly date: LocalDate;
  readonly streak: number;
}

/** The date, the goal and the player's colour. */
export function GoalHeader({ challenge, naming, date, streak }: GoalHeaderProps) {
  const { words, texts, seats } = naming;
  const { seat } = challenge.position;
  return (
    <header className={styles.goal}>
      <p>
        <a href="/">{words.common.title}</a>
        <span>
          <span className={styles.title}>{words.challenge.title}, </span>
          {dateText(words, date, 'long')}
        </span>
      </p>
      <h1>{goalText(words, texts, goalIds(challenge))}</h1>
      <p>
        <span>
          <SeatMark colour={colourOf(naming.view, seat)} /> {texts.you(seats[seat]?.name ?? '?')}
        </span>
        {streak > 0 && <span>{words.challenge.streak(streak)}</span>}
      </p>
    </header>
  );
}

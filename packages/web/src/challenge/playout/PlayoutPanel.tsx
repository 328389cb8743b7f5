import { NOBODY } from '@rubicon/engine';
import type { BoardOwner } from '../../board/state.ts';
import { colourOf, type Naming } from '../../game/facts/names.ts';
import styles from '../challenge.module.css';
import { type ChallengeNaming, strikeText } from '../texts.ts';
import { DiceRow } from './DiceRow.tsx';
import type { Frame } from './playout.ts';
import type { RunningPlayout } from './use-playout.ts';

interface PlayoutPanelProps {
  readonly running: RunningPlayout;
  readonly naming: ChallengeNaming;
}

/** The dice of a line being played out, and the result of each strike. */
export function PlayoutPanel({ running, naming }: PlayoutPanelProps) {
  const { frame, shown, playout, isOver, line } = running;
  const words = naming.texts;
  const before = shown.at(-2);
  return (
    <section className={styles.playout}>
      {!isOver && frame.roll !== undefined && (
        <p
          className={styles.dice}
          role="img"
          aria-label={words.dice(frame.roll.attack.join(' '), frame.roll.defence.join(' '))}
        >
          <DiceRow
            key={shown.length}
            faces={frame.roll.attack}
            colour={ownerOf(naming, frame, frame.roll.from)}
          />
          <DiceRow
            key={-shown.length}
            faces={frame.roll.defence}
            colour={ownerOf(naming, before, frame.roll.to)}
          />
        </p>
      )}
      {isOver && <p className={styles.outcome}>{playout.isReached ? words.won : words.missed}</p>}
      <ol>
        {shown.flatMap(({ result, strike }) => {
          const struck = strike === undefined ? undefined : line.strikes[strike];
          if (result === undefined || struck === undefined) return [];
          return <li key={strike}>{strikeText(naming, struck, result)}</li>;
        })}
      </ol>
    </section>
  );
}

function ownerOf(naming: Naming, frame: Frame | undefined, territory: number): BoardOwner {
  return colourOf(naming.view, frame?.position.owner[territory] ?? NOBODY);
}

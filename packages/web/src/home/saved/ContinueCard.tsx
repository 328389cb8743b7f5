import { lazy, Suspense, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { ask } from '../../host/client.ts';
import type { GamePreview, SavedGame } from '../../host/lobby.ts';
import { SeatMark } from '../../look/SeatMark.tsx';
import { useWords, type Words } from '../../words/words.ts';
import styles from '../home.module.css';
import { GameActions, pathOf } from './GameActions.tsx';
import saved from './saved.module.css';

// Only players with a saved game load the map here; their game needs it next.
const Thumbnail = lazy(async () => ({ default: (await import('./Thumbnail.tsx')).Thumbnail }));

interface ContinueCardProps {
  readonly game: SavedGame;
  readonly onChange: () => Promise<void>;
}

/** The game played last: its board, round and whose turn it is. */
export function ContinueCard({ game, onChange }: ContinueCardProps) {
  const words = useWords();
  const [preview, setPreview] = useState<GamePreview | undefined>(undefined);
  useEffect(() => {
    let isCurrent = true;
    void ask((host) => host.preview(game.id)).then(({ value }) => isCurrent && setPreview(value));
    return () => {
      isCurrent = false;
    };
  }, [game.id]);
  return (
    <section className={`${styles.card} ${styles.continue}`} aria-labelledby="continue-title">
      <Link className={styles.board} href={pathOf(game)} tabIndex={-1} aria-hidden="true">
        <Suspense>{preview !== undefined && <Thumbnail owners={preview.owners} />}</Suspense>
      </Link>
      <div className={styles.cardText}>
        <h2 id="continue-title">{words.editions.names[game.edition] ?? game.edition}</h2>
        <p className={styles.whose}>{preview === undefined ? ' ' : progressText(words, game, preview)}</p>
        <p className={saved.seats}>
          {game.seats.map(({ name, colour }, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number, names may be the same
            <span key={seat}>
              <SeatMark colour={preview === undefined ? colour : preview.colours[seat]} size={14} /> {name}
            </span>
          ))}
        </p>
        <GameActions game={game} isMain onChange={onChange} />
      </div>
    </section>
  );
}

/** “Round 3 · It is your turn”. */
function progressText(
  { game: texts, home }: Words,
  { seats }: SavedGame,
  { round, toAct }: GamePreview,
): string {
  const progress = round === 0 ? home.setUpNow : texts.roundNumber(round);
  const people = seats.flatMap(({ bot }, seat) => (bot === undefined ? seat : []));
  const asked = toAct.find((seat) => people.includes(seat)) ?? toAct[0];
  if (asked === undefined) return progress;
  const isYours = people.length === 1 && people[0] === asked;
  return `${progress} · ${isYours ? home.yourMove : home.moveOf(seats[asked]?.name ?? '')}`;
}

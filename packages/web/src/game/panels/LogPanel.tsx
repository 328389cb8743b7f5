import { useId, useMemo } from 'react';
import { SeatMark } from '../../look/SeatMark.tsx';
import { useWords, type Words } from '../../words/words.ts';
import { type LogPart, logParts } from '../chronicle.ts';
import { colourOf, ownerName } from '../names.ts';
import type { ShownGame } from '../open-match.ts';
import styles from './log.module.css';

/** So many entries are shown; the whole story is in the replay. */
const MOST = 200;

/** What happened, turn by turn or round by round, the newest first; an entry points at the board. */
export function LogPanel({
  state,
  onShow,
}: {
  readonly state: ShownGame;
  readonly onShow: (territories: readonly number[]) => void;
}) {
  const words = useWords();
  const id = useId();
  const { rules, view, game, history, shown } = state;
  const parts = useMemo(
    () => logParts({ rules, view, seats: game.seats, words }, { history, shown, most: MOST }),
    [rules, view, game.seats, words, history, shown],
  );
  return (
    <section className={styles.log} aria-labelledby="log-title">
      <h2 id="log-title">{words.game.log}</h2>
      {/* biome-ignore lint/a11y/useSemanticElements: it is no form */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard */}
      <div className={styles.scroll} tabIndex={0} role="group" aria-labelledby="log-title">
        {parts.map((part) => (
          <div key={part.number}>
            <h3 id={`${id}-${part.number}`}>
              {part.seat !== undefined && <SeatMark colour={colourOf(view, part.seat)} size={16} />}
              {titleOf(state, part, words)}
            </h3>
            <ol aria-labelledby={`${id}-${part.number}`}>
              {part.lines.map(({ key, entry, seat }) => (
                <li key={key}>
                  <SeatMark colour={seat === undefined ? undefined : colourOf(view, seat)} size={14} />
                  {entry.territories.length === 0 ? (
                    <span>{entry.text}</span>
                  ) : (
                    <button type="button" onClick={() => onShow(entry.territories)}>
                      {entry.text}
                    </button>
                  )}
                </li>
              ))}
            </ol>
          </div>
        ))}
        {parts.length === 0 && <p>{words.game.logEmpty}</p>}
      </div>
    </section>
  );
}

function titleOf({ view, game }: ShownGame, { number, seat }: LogPart, words: Words): string {
  if (number <= 0) return words.game.phases.setup;
  if (view.family === 'orders') return words.game.roundNumber(number);
  if (seat === undefined) return words.game.turn(number);
  return words.game.turnBy(number, ownerName({ seats: game.seats, words }, seat));
}

import { useMemo } from 'react';
import { useWords } from '../../words/words.ts';
import { type Entry, entryOf } from '../narration.ts';
import type { ShownGame } from '../open-match.ts';
import styles from './panels.module.css';

/** So many entries are shown; the whole story is in the replay. */
const MOST = 200;

/** What happened, the newest first; an entry points at the board. */
export function LogPanel({
  state,
  onShow,
}: {
  readonly state: ShownGame;
  readonly onShow: (territories: readonly number[]) => void;
}) {
  const words = useWords();
  const { rules, view, game, history, shown } = state;
  const entries = useMemo(() => {
    const naming = { rules, view, seats: game.seats, words };
    const found: { readonly key: string; readonly entry: Entry }[] = [];
    for (let i = shown - 1; i >= 0 && found.length < MOST; i--) {
      const { seq, events } = history[i]!;
      for (let e = events.length - 1; e >= 0; e--) {
        const entry = entryOf(naming, events[e]!);
        if (entry !== undefined) found.push({ key: `${seq} ${e}`, entry });
      }
    }
    return found;
  }, [rules, view, game.seats, words, history, shown]);
  return (
    <section className={styles.log} aria-labelledby="log-title">
      <h2 id="log-title">{words.game.log}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard */}
      <ol tabIndex={0} aria-labelledby="log-title">
        {entries.map(({ key, entry }) => (
          <li key={key}>
            {entry.territories.length === 0 ? (
              entry.text
            ) : (
              <button type="button" onClick={() => onShow(entry.territories)}>
                {entry.text}
              </button>
            )}
          </li>
        ))}
        {entries.length === 0 && <li>{words.game.logEmpty}</li>}
      </ol>
    </section>
  );
}

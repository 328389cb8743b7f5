import { type KeyboardEvent, memo, useId, useMemo } from 'react';
import { SeatMark } from '../../look/SeatMark.tsx';
import { useWords, type Words } from '../../words/words.ts';
import { colourOf, ownerName } from '../facts/names.ts';
import type { ShownGame } from '../match/open-match.ts';
import { type LogActions, LogEntry } from './LogEntry.tsx';
import styles from './log.module.css';
import { type LogPart, logParts } from './log.ts';

/** The number of lines shown; the replay has them all. */
const MAX_LINES = 200;

/**
 * The log by turn or round, newest first. A line outlines its territories on the board while it is hovered or focused,
 * and a click brings them into view. It is one Tab stop: arrow keys go from line to line.
 */
export const LogPanel = memo(function LogPanel({
  state,
  onShow,
  onPoint,
}: LogActions & { readonly state: ShownGame }) {
  const words = useWords();
  const id = useId();
  const { rules, view, game, history, shown } = state;
  const parts = useMemo(
    () => logParts({ rules, view, seats: game.seats, words }, { history, shown, most: MAX_LINES }),
    [rules, view, game.seats, words, history, shown],
  );
  return (
    <section className={styles.log} aria-labelledby="log-title">
      <h2 id="log-title">{words.game.log}</h2>
      {/* biome-ignore lint/a11y/useSemanticElements: not a form */}
      <div
        className={styles.scroll}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
        tabIndex={0}
        role="group"
        aria-labelledby="log-title"
        onKeyDown={moveByKey}
      >
        {parts.map((part) => (
          <div key={part.number}>
            <h3 id={`${id}-${part.number}`}>
              {part.seat !== undefined && <SeatMark colour={colourOf(view, part.seat)} size={16} />}
              {titleOf(state, part, words)}
            </h3>
            <ol aria-labelledby={`${id}-${part.number}`}>
              {part.lines.map((line) => (
                <LogEntry
                  key={line.key}
                  state={state}
                  line={line}
                  colour={line.seat === undefined ? undefined : colourOf(view, line.seat)}
                  onShow={onShow}
                  onPoint={onPoint}
                />
              ))}
            </ol>
          </div>
        ))}
        {parts.length === 0 && <p>{words.game.logEmpty}</p>}
      </div>
    </section>
  );
});

/** Moves the focus from line to line. */
function moveByKey(event: KeyboardEvent<HTMLElement>): void {
  const lines = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-line]')];
  const at = lines.indexOf(document.activeElement as HTMLElement);
  const next = nextLine(event.key, at, lines.length);
  if (next === undefined) return;
  event.preventDefault();
  lines[next]?.focus();
}

function nextLine(key: string, at: number, lines: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return Math.min(at + 1, lines - 1);
    case 'ArrowUp':
      return Math.max(at - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return lines - 1;
    default:
      return undefined;
  }
}

function titleOf({ view, game }: ShownGame, { number, seat, armies }: LogPart, words: Words): string {
  if (number <= 0) return words.game.phases.setup;
  if (view.family === 'orders') return words.game.roundNumber(number);
  if (seat === undefined) return words.game.turn(number);
  const name = ownerName({ seats: game.seats, words }, seat);
  return armies === undefined
    ? words.game.turnBy(number, name)
    : words.game.turnWith(number, name, words.actions.armies(armies));
}

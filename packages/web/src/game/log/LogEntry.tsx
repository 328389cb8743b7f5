import { memo, Suspense, useId, useState } from 'react';
import type { BoardOwner } from '../../board/state.ts';
import { SeatMark } from '../../look/SeatMark.tsx';
import { useWords } from '../../words/words.ts';
import type { ShownGame } from '../match/open-match.ts';
import { panel } from '../panel.tsx';
import styles from './log.module.css';
import type { LogLine } from './log.ts';

// Loaded when the first battle is opened.
const BattleSteps = panel('BattleSteps');

/** Shows territories on the board. */
export interface LogActions {
  readonly onShow: (territories: readonly number[]) => void; // brings them into view
  readonly onPoint: (territories: readonly number[]) => void; // outlines them; an empty list clears the outlines
}

interface LogEntryProps extends LogActions {
  readonly state: ShownGame;
  readonly line: LogLine;
  readonly colour: BoardOwner; // of the seat that acted
}

/** Compares the contents of lines, since each state has new ones. Their texts do not depend on the view. */
function isSame(before: LogEntryProps, after: LogEntryProps): boolean {
  return (
    before.line.key === after.line.key &&
    before.line.narration.text === after.line.narration.text &&
    before.line.steps?.length === after.line.steps?.length &&
    before.colour === after.colour &&
    before.onShow === after.onShow &&
    before.onPoint === after.onPoint
  );
}

/** One line of the log. A battle can be expanded, by keyboard with ArrowRight and ArrowLeft. */
export const LogEntry = memo(function LogEntry({ state, line, colour, onShow, onPoint }: LogEntryProps) {
  const words = useWords();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { narration, steps } = line;
  const { territories, text } = narration;
  const point = (): void => onPoint(territories);
  const leave = (): void => onPoint([]);
  return (
    <li>
      <SeatMark colour={colour} size={14} />
      {territories.length === 0 ? (
        <span>{text}</span>
      ) : (
        <button
          type="button"
          tabIndex={-1}
          data-line=""
          onClick={() => onShow(territories)}
          onMouseEnter={point}
          onMouseLeave={leave}
          onFocus={point}
          onBlur={leave}
          onKeyDown={({ key }) => {
            if (key === 'ArrowRight' || key === 'ArrowLeft') setOpen(key === 'ArrowRight');
          }}
        >
          {text}
        </button>
      )}
      {steps !== undefined && (
        <>
          <button
            type="button"
            tabIndex={-1}
            className={styles.toggle}
            aria-label={`${words.log.details}: ${text}`}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            <svg viewBox="0 0 24 24" width="16" height="16" aria-hidden="true">
              <path d="m8 9 4 5 4-5" />
            </svg>
          </button>
          <div id={id} className={styles.details}>
            <Suspense>{isOpen && <BattleSteps state={state} steps={steps} attacker={colour} />}</Suspense>
          </div>
        </>
      )}
    </li>
  );
}, isSame);

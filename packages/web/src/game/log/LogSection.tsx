import { memo, useId } from 'react';
import { SeatMark } from '../../look/SeatMark.tsx';
import { useWords, type Words } from '../../words/words.ts';
import { colourOf, ownerName } from '../facts/names.ts';
import type { ShownGame } from '../match/open-match.ts';
import { type LogActions, LogEntry } from './LogEntry.tsx';
import type { LogPart } from './log.ts';

interface LogSectionProps extends LogActions {
  readonly state: ShownGame;
  readonly part: LogPart;
}

/** Past parts stay the same in later states, unless seats choose their colours. */
function isSame(before: LogSectionProps, after: LogSectionProps): boolean {
  return (
    before.part === after.part &&
    before.state.game === after.state.game &&
    String(before.state.view.colours) === String(after.state.view.colours) &&
    before.onShow === after.onShow &&
    before.onPoint === after.onPoint
  );
}

/** The log of one turn, one round or the set-up. */
export const LogSection = memo(function LogSection({ state, part, onShow, onPoint }: LogSectionProps) {
  const words = useWords();
  const id = useId();
  const { view } = state;
  return (
    <div>
      <h3 id={id}>
        {part.seat !== undefined && <SeatMark colour={colourOf(view, part.seat)} size={16} />}
        {titleOf(state, part, words)}
      </h3>
      <ol aria-labelledby={id}>
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
  );
}, isSame);

function titleOf({ view, game }: ShownGame, { number, round, seat, armies }: LogPart, words: Words): string {
  if (number <= 0) return words.game.phases.setup;
  if (view.family === 'orders' || seat === undefined) return words.game.roundNumber(round);
  const name = ownerName({ seats: game.seats, words }, seat);
  return armies === undefined
    ? words.game.roundBy(round, name)
    : words.game.roundWith(round, name, words.actions.armies(armies));
}

import { createGame, NOBODY } from '@rubicon/engine';
import { useMemo } from 'react';
import { lastChoice } from '../../home/choice.ts';
import { toNewGame } from '../../home/new-game.ts';
import { useBegin } from '../../home/use-begin.ts';
import { Button } from '../../look/Button.tsx';
import { Dialog } from '../../look/Dialog.tsx';
import { Story } from '../../story/Story.tsx';
import { useWords } from '../../words/words.ts';
import { goalText, missionOf, missionText } from '../goals.ts';
import { ownerName } from '../names.ts';
import type { OpenMatch } from '../open-match.ts';
import styles from './panels.module.css';

/** Who has won, and why. */
export function ResultDialog({
  id,
  state,
  onClose,
}: {
  readonly id: string;
  readonly state: OpenMatch;
  readonly onClose: () => void;
}) {
  const words = useWords();
  const { rules, view, game, seat } = state;
  const naming = { rules, view, seats: game.seats, words };
  const { begin, isBusy } = useBegin();
  const { winner } = view;
  const beginning = useMemo(() => beginningOf(state.game), [state.game]);
  const title =
    winner === NOBODY
      ? words.game.drawn
      : winner === seat
        ? words.game.youWon
        : words.game.won(ownerName(naming, winner));
  return (
    <Dialog title={title} onClose={onClose} isWide>
      <p>{goalText(naming)}</p>
      <ul>
        {game.seats.map(({ name }, s) => {
          const mission = missionOf(rules, view, s);
          return mission === undefined ? null : (
            <li key={name}>
              {name}: {missionText(naming, mission, s)}
            </li>
          );
        })}
      </ul>
      {beginning !== undefined && (
        <Story rules={rules} beginning={beginning} view={view} lines={state.history} seats={game.seats} />
      )}
      <div className={styles.buttons}>
        <a href={`/replay/${id}`}>{words.story.replay}</a>
        <a href="/">{words.common.home}</a>
        <Button onClick={onClose}>{words.game.toBoard}</Button>
        <Button look="primary" disabled={isBusy} onClick={() => void begin(toNewGame(lastChoice()))}>
          {words.game.again}
        </Button>
      </div>
    </Dialog>
  );
}

/** Where the history of a new game starts. */
function beginningOf({ edition, options, seats }: OpenMatch['game']) {
  const game = createGame({ edition, options, colours: seats.map(({ colour }) => colour) });
  return game.error === undefined ? game.position : undefined;
}

import { NOBODY } from '@rubicon/engine';
import { useEffect, useMemo, useState } from 'react';
import { downloadRecord } from '../../home/download.ts';
import { useBegin } from '../../home/use-begin.ts';
import { ask } from '../../host/client.ts';
import type { Answer, LobbyError, Tape } from '../../host/lobby.ts';
import { Button } from '../../look/Button.tsx';
import { Dialog } from '../../look/Dialog.tsx';
import { filmOf, positionAt } from '../../replay/film.ts';
import { Story } from '../../story/Story.tsx';
import { useWords } from '../../words/words.ts';
import { endingText } from '../ending.ts';
import { missionOf, missionText } from '../goals.ts';
import { ownerName } from '../names.ts';
import type { OpenMatch } from '../open-match.ts';
import shared from './panels.module.css';
import styles from './result.module.css';

interface ResultDialogProps {
  readonly id: string;
  readonly state: OpenMatch;
  readonly onClose: () => void;
}

/** Who has won and why, with everything that was hidden: the game is over, and its record is everybody's. */
export function ResultDialog({ id, state, onClose }: ResultDialogProps) {
  const words = useWords();
  const { rules, view, game, seat, history, shown } = state;
  const naming = { rules, view, seats: game.seats, words };
  const { begin, isBusy, error: beginError } = useBegin();
  const { film, error: filmError } = useFilm(id);
  const [fileError, setFileError] = useState<LobbyError | undefined>(undefined);
  const error = beginError ?? fileError ?? filmError;
  const end = useMemo(() => film && positionAt(film, film.lines.length), [film]);
  const missions = game.seats.flatMap(({ name }, s) => {
    const mission = missionOf(rules, end ?? view, s);
    return mission === undefined ? [] : [{ s, name, text: missionText(naming, mission, s) }];
  });
  async function take(): Promise<void> {
    setFileError(await downloadRecord(id));
  }
  const footer = (
    <div className={shared.buttons}>
      <span className={styles.links}>
        <a href={`/replay/${id}`}>{words.story.replay}</a>
        <a href="/">{words.common.home}</a>
      </span>
      <Button onClick={() => void take()}>{words.game.record}</Button>
      <Button onClick={onClose}>{words.game.toBoard}</Button>
      <Button look="primary" disabled={isBusy} onClick={() => void begin(game)}>
        {words.game.again}
      </Button>
    </div>
  );
  return (
    <Dialog title={titleOf()} onClose={onClose} isWide footer={footer}>
      {error !== undefined && <p role="alert">{words.home.errors[error]}</p>}
      <p>{endingText(naming, history[shown - 1])}</p>
      {missions.length > 0 && (
        <ul>
          {missions.map(({ s, name, text }) => (
            <li key={s}>
              {name}: {text}
            </li>
          ))}
        </ul>
      )}
      {film !== undefined && (
        <Story rules={rules} beginning={film.beginning} end={view} lines={film.lines} seats={game.seats} />
      )}
    </Dialog>
  );

  function titleOf(): string {
    if (view.winner === NOBODY) return words.game.drawn;
    return view.winner === seat ? words.game.youWon : words.game.won(ownerName(naming, view.winner));
  }
}

/** The whole game, once the host has it. */
function useFilm(id: string) {
  const [answer, setAnswer] = useState<Answer<Tape> | undefined>(undefined);
  useEffect(() => {
    void ask((host) => host.replay(id)).then(setAnswer);
  }, [id]);
  const tape = answer?.value;
  const film = useMemo(() => (tape === undefined ? undefined : filmOf(tape)), [tape]);
  return { film, error: answer?.error };
}

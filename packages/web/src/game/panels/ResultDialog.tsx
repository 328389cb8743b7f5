import { NOBODY } from '@rubicon/engine';
import { useEffect, useMemo, useState } from 'react';
import { download } from '../../home/download.ts';
import { useBegin } from '../../home/use-begin.ts';
import { lobby } from '../../host/client.ts';
import type { Tape } from '../../host/lobby.ts';
import { Button } from '../../look/Button.tsx';
import { Dialog } from '../../look/Dialog.tsx';
import { filmOf, positionAt } from '../../replay/film.ts';
import { Story } from '../../story/Story.tsx';
import { useWords } from '../../words/words.ts';
import { endingText } from '../ending.ts';
import { missionOf, missionText } from '../goals.ts';
import { ownerName } from '../names.ts';
import type { OpenMatch } from '../open-match.ts';
import styles from './panels.module.css';

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
  const { begin, isBusy } = useBegin();
  const film = useFilm(id);
  const end = useMemo(() => film && positionAt(film, film.lines.length), [film]);
  const missions = game.seats.flatMap(({ name }, s) => {
    const mission = missionOf(rules, end ?? view, s);
    return mission === undefined ? [] : [{ s, name, text: missionText(naming, mission, s) }];
  });
  async function take(): Promise<void> {
    const record = await lobby().export(id);
    if (record.error === undefined) download(`rubicon-${id.slice(0, 8)}.jsonl`, record.value);
  }
  const footer = (
    <div className={styles.buttons}>
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
  const [tape, setTape] = useState<Tape | undefined>(undefined);
  useEffect(() => {
    void lobby()
      .replay(id)
      .then(({ error, ...answer }) => {
        if (error === undefined && 'value' in answer) setTape(answer.value);
      });
  }, [id]);
  return useMemo(() => (tape === undefined ? undefined : filmOf(tape)), [tape]);
}

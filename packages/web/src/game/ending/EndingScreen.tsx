import { NOBODY } from '@rubicon/engine';
import { useMemo, useState } from 'react';
import { Link } from 'wouter';
import { useStartGame } from '../../home/use-start-game.ts';
import type { LobbyError } from '../../host/lobby.ts';
import { Button } from '../../look/Button.tsx';
import { Dialog } from '../../look/Dialog.tsx';
import { awardsOf } from '../../story/awards.ts';
import { framesOf } from '../../story/frames.ts';
import { Playback } from '../../story/Playback.tsx';
import { placesOf } from '../../story/places.ts';
import { scoresOf } from '../../story/scores.ts';
import { useEndingWords } from '../../story/use-ending-words.ts';
import { useWords } from '../../words/words.ts';
import { endingText } from '../facts/ending.ts';
import { ownerName } from '../facts/names.ts';
import type { OpenMatch } from '../match/open-match.ts';
import shared from '../panels.module.css';
import { Awards } from './Awards.tsx';
import { Details } from './Details.tsx';
import styles from './ending.module.css';
import { Hero } from './Hero.tsx';
import { PictureButton } from './PictureButton.tsx';
import { Places } from './Places.tsx';
import { ScoreTable } from './ScoreTable.tsx';
import { type EndingSource, localSource } from './source.ts';
import { useReplay } from './use-replay.ts';

interface EndingScreenProps {
  readonly id: string;
  readonly state: OpenMatch;
  readonly source?: EndingSource | undefined; // by default the game with this id in this browser
  readonly onClose: () => void;
}

/** The full-page ending: who won and why, places, awards, a playback, and what to do next. */
export function EndingScreen({ id, state, source = localSource(id), onClose }: EndingScreenProps) {
  const words = useWords();
  const texts = useEndingWords();
  const { rules, view, game, yours, history, shown } = state;
  const { startGame, startAgain, isBusy, error: startError } = useStartGame();
  const { replay, end, hasBeginning, error: replayError } = useReplay(source);
  const [fileError, setFileError] = useState<LobbyError | undefined>(undefined);
  const error = startError ?? fileError ?? replayError;
  const you = yours.length === 1 ? yours[0] : undefined; // several people at one screen are addressed by name
  const story = useMemo(() => {
    if (replay === undefined || end === undefined) return undefined;
    const { beginning, entries } = replay;
    return {
      places: placesOf(beginning, entries),
      awards: awardsOf(beginning, entries, you),
      scores: scoresOf(end, entries),
      frames: framesOf(beginning, entries),
    };
  }, [replay, end, you]);
  const naming = { rules, view: end ?? view, seats: game.seats, words };
  const isLost = you !== undefined && view.winner !== NOBODY && view.winner !== you;
  const title = titleOf();
  const reason = endingText({ ...naming, view }, texts, history[shown - 1]);
  async function download(): Promise<void> {
    setFileError(await source.download());
  }
  const footer = (
    <div className={`${shared.buttons} ${styles.actions}`}>
      <Link href="/" className={styles.home}>
        {words.common.home}
      </Link>
      {story !== undefined && (
        <PictureButton
          picture={{ naming, title, text: reason, places: story.places, last: story.frames.at(-1)! }}
          edition={game.edition}
        />
      )}
      <Button onClick={onClose}>{texts.showBoard}</Button>
      {source.next ?? (
        <>
          {isLost && !hasBeginning && (
            <Button disabled={isBusy} onClick={() => void startAgain(id)}>
              {texts.again}
            </Button>
          )}
          <Button look="primary" disabled={isBusy} onClick={() => void startGame(game)}>
            {texts.rematch}
          </Button>
        </>
      )}
    </div>
  );
  return (
    <Dialog title={title} onClose={onClose} className={styles.screen} footer={footer}>
      {error !== undefined && <p role="alert">{words.home.errors[error]}</p>}
      <Hero naming={naming} winner={view.winner} outcome={outcomeOf()} reason={reason} />
      {source.proof}
      {replay !== undefined && story !== undefined && (
        <>
          <div className={styles.columns}>
            <Playback frames={story.frames} />
            <Places naming={naming} places={story.places} end={end ?? view} />
          </div>
          <Awards naming={naming} awards={story.awards} you={you} />
          {story.scores.length > 0 && <ScoreTable naming={naming} scores={story.scores} />}
          <Details
            naming={naming}
            replay={replay}
            path={source.replayPath}
            onDownload={() => void download()}
          />
        </>
      )}
    </Dialog>
  );

  function titleOf(): string {
    if (view.winner === NOBODY) return words.game.drawn;
    return view.winner === you ? words.game.youWon : words.game.won(ownerName({ ...naming }, view.winner));
  }

  function outcomeOf(): 'won' | 'lost' | 'drawn' | 'over' {
    if (view.winner === NOBODY) return 'drawn';
    if (you === undefined) return 'over';
    return isLost ? 'lost' : 'won';
  }
}

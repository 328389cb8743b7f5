import { EDITIONS } from '@rubicon/engine';
import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { Button } from '../look/Button.tsx';
import { PageFrame } from '../look/PageFrame.tsx';
import { useWords, type Words } from '../words/words.ts';
import { defaultChoice, type GameChoice, rememberChoice, saveUnsent, unsentChoice } from './choice.ts';
import { Editions } from './form/Editions.tsx';
import styles from './form/form.module.css';
import { HouseRules } from './form/HouseRules.tsx';
import { Presets } from './form/Presets.tsx';
import { Seats } from './form/Seats.tsx';
import { findProblem, toNewGame, withEdition } from './new-game.ts';
import { useStartGame } from './use-start-game.ts';

/** The form for a new game: presets, edition, players and house rules. `?edition=` preselects an edition. */
export function NewGame() {
  const words = useWords();
  const wanted = new URLSearchParams(useSearch()).get('edition');
  const [choice, setChoice] = useState<GameChoice>(() => firstChoice(words, wanted));
  function change(next: GameChoice): void {
    setChoice(next);
    saveUnsent(next);
  }
  const [, navigate] = useLocation();
  useEffect(() => {
    if (wanted === null) return;
    saveUnsent(choice);
    navigate('/new', { replace: true }); // a reload keeps later changes
  }, [wanted, choice, navigate]);
  const { startGame, error, isBusy } = useStartGame();
  const problem = findProblem(choice);
  return (
    <PageFrame title={words.home.newGame}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          rememberChoice(choice);
          void startGame(toNewGame(choice));
        }}
      >
        <Presets choice={choice} onChange={change} />
        <Editions choice={choice} onChange={change} />
        <Seats choice={choice} onChange={change} />
        <HouseRules choice={choice} onChange={change} />
        <div className={styles.start}>
          {problem === 'names' && <p role="alert">{words.home.wrongNames}</p>}
          {error !== undefined && <p role="alert">{words.home.errors[error]}</p>}
          <p className={styles.summary}>
            <strong>{words.editions.names[choice.edition] ?? choice.edition}</strong>{' '}
            {choice.seats.map(({ name }) => name).join(', ')}
          </p>
          <Button look="primary" type="submit" disabled={isBusy || problem !== undefined}>
            {words.home.startGame}
          </Button>
        </div>
      </form>
    </PageFrame>
  );
}

/** The form of this tab or the last game; the default game if that cannot be played, for example in this version. */
function firstChoice(words: Words, wanted: string | null): GameChoice {
  const unsent = unsentChoice(words.home.botNames);
  const problem = findProblem(unsent);
  const isUsable = problem === undefined || problem === 'names';
  const choice = isUsable ? unsent : defaultChoice(words.home.botNames);
  const isKnown = EDITIONS.some(({ id }) => id === wanted);
  if (wanted === null || !isKnown || wanted === choice.edition) return choice;
  return withEdition(choice, wanted, words.home.botNames);
}

import { useState } from 'react';
import { Button } from '../look/Button.tsx';
import { SettingsDialog } from '../settings/SettingsDialog.tsx';
import { useWords } from '../words/words.ts';
import { type GameChoice, lastChoice, rememberChoice, usualChoice } from './choice.ts';
import styles from './home.module.css';
import { SavedGames } from './SavedGames.tsx';
import { useBegin } from './use-begin.ts';

export function Home() {
  const words = useWords();
  const { begin, error, isBusy } = useBegin();
  const [isSetting, setSetting] = useState(false);
  const choice = lastChoice();
  const names = choice.seats.map(({ name, bot }) =>
    bot === undefined ? name : `${name} (${words.common.bots[bot]?.name ?? bot})`,
  );
  /** What cannot be played any more is as usual. */
  async function playNow(last: GameChoice): Promise<void> {
    const { findProblem, toNewGame } = await import('./new-game.ts');
    const playable = findProblem(last) === undefined ? last : usualChoice();
    rememberChoice(playable);
    await begin(toNewGame(playable));
  }
  return (
    <div className={styles.home}>
      <header className={styles.hero}>
        <img src="/world.svg" alt="" width="320" height="180" />
        <h1>{words.common.title}</h1>
        <p>{words.home.tagline}</p>
      </header>
      <main>
        <section className={styles.start}>
          <Button
            look="primary"
            className={styles.now ?? ''}
            disabled={isBusy}
            onClick={() => void playNow(choice)}
          >
            {words.home.playNow}
          </Button>
          <p>
            {words.editions.names[choice.edition] ?? choice.edition}: {names.join(', ')}
          </p>
          {error !== undefined && <p role="alert">{words.home.errors[error]}</p>}
          <p>
            <a href="/new" className={styles.link}>
              {words.home.newGame}
            </a>{' '}
            {words.home.newGameAbout}
          </p>
          <p>
            <a href="/rules" className={styles.link}>
              {words.rules.title}
            </a>{' '}
            {words.rules.about}
          </p>
        </section>
        <SavedGames />
        <p>
          <a href="/replay" className={styles.link}>
            {words.home.replays}
          </a>{' '}
          {words.home.replaysAbout}
        </p>
      </main>
      <footer className={styles.footer}>
        <Button look="quiet" onClick={() => setSetting(true)}>
          {words.common.settings}
        </Button>
        <a href="/about">{words.common.about}</a>
      </footer>
      {isSetting && <SettingsDialog onClose={() => setSetting(false)} />}
    </div>
  );
}

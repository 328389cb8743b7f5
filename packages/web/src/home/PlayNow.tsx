import { Link } from 'wouter';
import { Medallion } from '../bots/Medallion.tsx';
import { Button } from '../look/Button.tsx';
import { wasTutorialOpened } from '../tutorial/progress.ts';
import { useWords } from '../words/words.ts';
import {
  defaultChoice,
  type GameChoice,
  hasChosen,
  lastChoice,
  rememberChoice,
  withPerson,
} from './choice.ts';
import styles from './home.module.css';
import { useStartGame } from './use-start-game.ts';

/** Starts the last game again with one click, with a seat for you; or links to the form. */
export function PlayNow() {
  const words = useWords();
  const { startGame, error, isBusy } = useStartGame();
  const choice = withPerson(lastChoice(words.home.botNames));
  const bots = choice.seats.flatMap(({ bot, name }) => (bot === undefined ? [] : [{ bot, name }]));
  const isFirstVisit = !wasTutorialOpened() && !hasChosen();
  const names = choice.seats.slice(1).map(({ name }) => name);
  const isAgainstBots = bots.length === choice.seats.length - 1;
  /** Starts the last game again, or the default one if it can no longer be played. */
  async function playNow(last: GameChoice): Promise<void> {
    const { findProblem, toNewGame } = await import('./new-game.ts');
    const playable = findProblem(last) === undefined ? last : defaultChoice(words.home.botNames);
    rememberChoice(playable);
    await startGame(toNewGame(playable));
  }
  return (
    <section className={`${styles.card} ${styles.play}`}>
      <div className={styles.begin} data-begin="">
        <Button
          look="primary"
          className={styles.now ?? ''}
          disabled={isBusy}
          onClick={() => void playNow(choice)}
        >
          {words.home.playNow}
        </Button>
        <p className={isFirstVisit ? styles.learn : undefined}>
          <Link href="/tutorial" className={styles.link}>
            {words.home.learn}
          </Link>{' '}
          <span>{words.home.learnAbout}</span>
        </p>
      </div>
      {error !== undefined && <p role="alert">{words.home.errors[error]}</p>}
      <div className={styles.game}>
        <span className={styles.faces}>
          {bots.map(({ bot }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a bot may play several seats
            <Medallion key={i} bot={bot} size={48} />
          ))}
        </span>
        <p>
          <strong>{words.editions.names[choice.edition] ?? choice.edition}</strong>
          <br />
          {isAgainstBots
            ? words.home.against(words.common.list(names))
            : words.home.together(words.common.list(names))}
        </p>
      </div>
      <p className={styles.more}>
        <Link href="/new" className={styles.link}>
          {words.home.newGame}
        </Link>{' '}
        {words.home.newGameAbout}
      </p>
    </section>
  );
}

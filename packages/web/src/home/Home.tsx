import { lazy, Suspense, useState } from 'react';
import { Link } from 'wouter';
import { Button } from '../look/Button.tsx';
import { useWords } from '../words/words.ts';
import { ChallengeCard } from './ChallengeCard.tsx';
import { EditionTiles } from './EditionTiles.tsx';
import styles from './home.module.css';
import { PlayNow } from './PlayNow.tsx';
import { ContinueCard } from './saved/ContinueCard.tsx';
import { SavedGames } from './saved/SavedGames.tsx';
import { useSavedGames } from './saved/use-saved-games.ts';
import { hasPlayedOnline } from './server-status.ts';
import { Together } from './Together.tsx';

// Loaded when opened.
const SettingsDialog = lazy(async () => ({
  default: (await import('../settings/SettingsDialog.tsx')).SettingsDialog,
}));

export function Home() {
  const words = useWords();
  const saved = useSavedGames();
  const [isSettingsOpen, setSettingsOpen] = useState(false);
  const continued = saved.games?.find(({ isOver }) => !isOver);
  const games = saved.games?.length ?? 0;
  const shortcuts = [
    ...(games > 0 ? [['#saved', `${words.home.saved} (${games})`]] : []),
    ...(hasPlayedOnline() ? [['#together', words.home.togetherTitle]] : []),
  ] as const; // for returning players
  const lists = [
    <EditionTiles key="editions" />,
    <SavedGames key="saved" saved={saved} continued={continued} />,
  ];
  const links = [
    ['/rules', words.rules.title, words.rules.about(Object.keys(words.editions.names).length)],
    ['/statistics', words.statistics.title, words.statistics.link],
    ['/replay', words.home.replays, words.home.replaysAbout],
  ] as const;
  return (
    <div className={styles.home}>
      <header className={styles.hero}>
        <img src="/world.svg" alt="" width="320" height="180" />
        <h1>{words.common.title}</h1>
        <p>{words.home.tagline}</p>
        {shortcuts.length > 0 && (
          <nav>
            {shortcuts.map(([place, name]) => (
              <a key={place} href={place}>
                {name}
              </a>
            ))}
          </nav>
        )}
      </header>
      <main>
        <div className={styles.cards}>
          {continued !== undefined && <ContinueCard game={continued} onChange={saved.refresh} />}
          <PlayNow />
        </div>
        <ChallengeCard />
        <Together />
        {games > 0 ? lists.toReversed() : lists}
        <ul className={styles.links}>
          {links.map(([path, name, about]) => (
            <li key={path}>
              <Link href={path} className={styles.link}>
                {name}
              </Link>{' '}
              {about}
            </li>
          ))}
        </ul>
      </main>
      <footer className={styles.footer}>
        <Button look="quiet" onClick={() => setSettingsOpen(true)}>
          {words.common.settings}
        </Button>
        <a href="/about">{words.common.about}</a>
      </footer>
      <Suspense>{isSettingsOpen && <SettingsDialog onClose={() => setSettingsOpen(false)} />}</Suspense>
    </div>
  );
}

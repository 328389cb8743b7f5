import { Component, lazy, type ReactNode, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { Home } from '../home/Home.tsx';
import { useWords, wordsNow } from '../words/words.ts';
import styles from './app.module.css';

const NewGame = lazy(async () => ({ default: (await import('../home/NewGame.tsx')).NewGame }));
const GamePage = lazy(async () => ({ default: (await import('../game/GamePage.tsx')).GamePage }));
const ReplayPage = lazy(async () => ({ default: (await import('../replay/ReplayPage.tsx')).ReplayPage }));
const About = lazy(async () => ({ default: (await import('../about/About.tsx')).About }));

export function App() {
  const words = useWords();
  return (
    <Guard>
      <Suspense fallback={<p className={styles.loading}>{words.common.loading}</p>}>
        <Switch>
          <Route path="/" component={Home} />
          <Route path="/new" component={NewGame} />
          <Route path="/game/:id">{({ id }) => <GamePage id={id} />}</Route>
          <Route path="/replay">
            <ReplayPage id={undefined} />
          </Route>
          <Route path="/replay/:id">{({ id }) => <ReplayPage id={id} />}</Route>
          <Route path="/about" component={About} />
          <Route>
            <main className={styles.loading}>
              <h1>{words.common.notFound}</h1>
              <a href="/">{words.common.home}</a>
            </main>
          </Route>
        </Switch>
      </Suspense>
    </Guard>
  );
}

/** A part of the page that fails says so; games are in the store of their host and lose nothing. */
class Guard extends Component<{ readonly children: ReactNode }, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    const { common } = wordsNow();
    return (
      <main className={styles.loading} role="alert">
        <h1>{common.failed}</h1>
        <p>{common.failedText}</p>
        <button type="button" onClick={() => location.reload()}>
          {common.reload}
        </button>
      </main>
    );
  }
}

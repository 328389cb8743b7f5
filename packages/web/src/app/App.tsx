import { type ComponentType, lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { Button } from '../look/Button.tsx';
import { PageFrame } from '../look/PageFrame.tsx';
import { useWords } from '../words/words.ts';
import styles from './app.module.css';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { LOADERS } from './loaders.ts';
import { ROUTES } from './routes.ts';
import { TurnNotices } from './TurnNotices.tsx';

const lazyPage = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load() }));

const Home = lazyPage(LOADERS.home);
const NewGame = lazyPage(LOADERS.newGame);
const GamePage = lazyPage(LOADERS.game);
const ReplayPage = lazyPage(LOADERS.replay);
const RulesPage = lazyPage(LOADERS.rules);
const EditionRules = lazyPage(LOADERS.rulesOf);
const ChallengePage = lazyPage(LOADERS.challenge);
const TutorialPage = lazyPage(LOADERS.tutorial);
const StatisticsPage = lazyPage(LOADERS.statistics);
const NewTable = lazyPage(LOADERS.newTable);
const TablePage = lazyPage(LOADERS.table);
const TableReplay = lazyPage(LOADERS.tableReplay);
const DicePage = lazyPage(LOADERS.tableDice);
const ProfilePage = lazyPage(LOADERS.profile);
const PlayerPage = lazyPage(LOADERS.player);
const LeaderboardPage = lazyPage(LOADERS.leaderboard);
const About = lazyPage(LOADERS.about);

export function App() {
  const words = useWords();
  return (
    <ErrorBoundary fallback={<Broken />}>
      <TurnNotices />
      <Suspense fallback={<p className={styles.loading}>{words.common.loading}</p>}>
        <Switch>
          <Route path={ROUTES.home} component={Home} />
          <Route path={ROUTES.newGame} component={NewGame} />
          <Route path={ROUTES.game}>{({ id }) => <GamePage id={id} />}</Route>
          <Route path={ROUTES.replayFile}>
            <ReplayPage id={undefined} />
          </Route>
          <Route path={ROUTES.replay}>{({ id }) => <ReplayPage id={id} />}</Route>
          <Route path={ROUTES.rules} component={RulesPage} />
          <Route path={ROUTES.rulesOf}>{({ edition }) => <EditionRules id={edition} />}</Route>
          <Route path={ROUTES.tutorial} component={TutorialPage} />
          <Route path={ROUTES.challenge} component={ChallengePage} />
          <Route path={ROUTES.statistics} component={StatisticsPage} />
          <Route path={ROUTES.newTable} component={NewTable} />
          <Route path={ROUTES.table}>{({ id }) => <TablePage id={id} />}</Route>
          <Route path={ROUTES.tableReplay}>{({ id }) => <TableReplay id={id} />}</Route>
          <Route path={ROUTES.tableDice}>{({ id }) => <DicePage id={id} />}</Route>
          <Route path={ROUTES.profile} component={ProfilePage} />
          <Route path={ROUTES.player}>{({ id }) => <PlayerPage id={id} />}</Route>
          <Route path={ROUTES.leaderboard} component={LeaderboardPage} />
          <Route path={ROUTES.about} component={About} />
          <Route>
            <PageFrame title={words.common.notFound}>
              <p>
                <a href="/">{words.common.home}</a>
              </p>
            </PageFrame>
          </Route>
        </Switch>
      </Suspense>
    </ErrorBoundary>
  );
}

function Broken() {
  const { common } = useWords();
  return (
    <main className={styles.loading} role="alert">
      <h1>{common.failed}</h1>
      <p>{common.failedText}</p>
      <Button look="primary" onClick={() => location.reload()}>
        {common.reload}
      </Button>
    </main>
  );
}

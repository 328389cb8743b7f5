import { lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { Home } from '../home/Home.tsx';
import { Button } from '../look/Button.tsx';
import { PageFrame } from '../look/PageFrame.tsx';
import { useWords } from '../words/words.ts';
import styles from './app.module.css';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { ROUTES } from './routes.ts';
import { TurnNotices } from './TurnNotices.tsx';

const NewGame = lazy(async () => ({ default: (await import('../home/NewGame.tsx')).NewGame }));
const GamePage = lazy(async () => ({ default: (await import('../game/GamePage.tsx')).GamePage }));
const ReplayPage = lazy(async () => ({ default: (await import('../replay/ReplayPage.tsx')).ReplayPage }));
const RulesPage = lazy(async () => ({ default: (await import('../rules/RulesPage.tsx')).RulesPage }));
const EditionRules = lazy(async () => ({
  default: (await import('../rules/EditionRules.tsx')).EditionRules,
}));
const ChallengePage = lazy(async () => ({
  default: (await import('../challenge/ChallengePage.tsx')).ChallengePage,
}));
const TutorialPage = lazy(async () => ({
  default: (await import('../tutorial/TutorialPage.tsx')).TutorialPage,
}));
const StatisticsPage = lazy(async () => ({
  default: (await import('../statistics/StatisticsPage.tsx')).StatisticsPage,
}));
const NewTable = lazy(async () => ({
  default: (await import('../online/new-table/NewTable.tsx')).NewTable,
}));
const TablePage = lazy(async () => ({
  default: (await import('../online/table/TablePage.tsx')).TablePage,
}));
const TableReplay = lazy(async () => ({
  default: (await import('../online/proof/TableReplay.tsx')).TableReplay,
}));
const DicePage = lazy(async () => ({ default: (await import('../online/proof/DicePage.tsx')).DicePage }));
const ProfilePage = lazy(async () => ({
  default: (await import('../online/profile/ProfilePage.tsx')).ProfilePage,
}));
const PlayerPage = lazy(async () => ({
  default: (await import('../online/profile/PlayerPage.tsx')).PlayerPage,
}));
const LeaderboardPage = lazy(async () => ({
  default: (await import('../online/profile/LeaderboardPage.tsx')).LeaderboardPage,
}));
const About = lazy(async () => ({ default: (await import('../about/About.tsx')).About }));

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

import { ROUTES } from './routes.ts';

/** Loads the page of a route. */
export const LOADERS = {
  home: async () => (await import('../home/Home.tsx')).Home,
  newGame: async () => (await import('../home/NewGame.tsx')).NewGame,
  game: async () => (await import('../game/GamePage.tsx')).GamePage,
  replayFile: async () => (await import('../replay/ReplayPage.tsx')).ReplayPage,
  replay: async () => (await import('../replay/ReplayPage.tsx')).ReplayPage,
  rules: async () => (await import('../rules/RulesPage.tsx')).RulesPage,
  rulesOf: async () => (await import('../rules/EditionRules.tsx')).EditionRules,
  tutorial: async () => (await import('../tutorial/TutorialPage.tsx')).TutorialPage,
  challenge: async () => (await import('../challenge/ChallengePage.tsx')).ChallengePage,
  statistics: async () => (await import('../statistics/StatisticsPage.tsx')).StatisticsPage,
  about: async () => (await import('../about/About.tsx')).About,
  newTable: async () => (await import('../online/new-table/NewTable.tsx')).NewTable,
  table: async () => (await import('../online/table/TablePage.tsx')).TablePage,
  tableReplay: async () => (await import('../online/proof/TableReplay.tsx')).TableReplay,
  tableDice: async () => (await import('../online/proof/DicePage.tsx')).DicePage,
  profile: async () => (await import('../online/profile/ProfilePage.tsx')).ProfilePage,
  player: async () => (await import('../online/profile/PlayerPage.tsx')).PlayerPage,
  leaderboard: async () => (await import('../online/profile/LeaderboardPage.tsx')).LeaderboardPage,
} satisfies Readonly<Record<keyof typeof ROUTES, () => Promise<unknown>>>;

/** Loads the page of an address before it is rendered; does nothing for an unknown address. */
export async function loadPageOf(path: string): Promise<void> {
  const names = Object.keys(ROUTES) as (keyof typeof ROUTES)[];
  const name = names.find((route) => patternOf(ROUTES[route]).test(path));
  if (name !== undefined) await LOADERS[name]().catch(() => {}); // rendering retries
}

const patternOf = (route: string): RegExp => new RegExp(`^${route.replace(/:\w+/g, '[^/]+')}/?$`);

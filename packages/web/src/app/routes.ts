/** The path of every page. Accessibility and layout tests visit all of them. */
export const ROUTES = {
  home: '/',
  newGame: '/new',
  game: '/game/:id',
  replayFile: '/replay',
  replay: '/replay/:id',
  rules: '/rules',
  rulesOf: '/rules/:edition',
  tutorial: '/tutorial',
  challenge: '/challenge',
  statistics: '/statistics',
  about: '/about',
} as const;

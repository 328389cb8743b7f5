/** Every page, by name. The tests of accessibility and of the look go through all of them. */
export const ROUTES = {
  home: '/',
  newGame: '/new',
  game: '/game/:id',
  replayFile: '/replay',
  replay: '/replay/:id',
  rules: '/rules',
  rulesOf: '/rules/:edition',
  about: '/about',
} as const;

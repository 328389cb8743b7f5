/** The windows that can be opened over a game. */
export type GameWindow = 'cards' | 'keys' | 'settings';

/** The dialogs of a game. */
export type GameWindow = 'cards' | 'keys' | 'settings';

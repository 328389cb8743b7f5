/** The windows that can be opened over a game. */
export type Opened = 'cards' | 'keys' | 'settings' | undefined;

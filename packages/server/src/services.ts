import type { Chat } from './chat/chat.ts';
import type { Games } from './hosting/games.ts';
import type { Identity } from './identity/identity.ts';
import type { Lists } from './lobby/lists.ts';
import type { Lobbies } from './lobby/lobbies.ts';
import type { Availability } from './nodes/availability.ts';
import type { Pictures } from './preview/pictures.ts';
import type { Settings } from './settings.ts';
import type { Store } from './store/store.ts';

/** The parts of the server that endpoints and sockets use. */
export interface Services {
  readonly settings: Settings;
  readonly store: Store;
  readonly identity: Identity;
  readonly lobbies: Lobbies;
  readonly lists: Lists;
  readonly chat: Chat;
  readonly games: Games;
  readonly pictures: Pictures;
  readonly availability: Availability;
  /** The time of the store, without waiting for it. */
  now(): number;
}

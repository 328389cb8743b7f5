/** The words and numbers that everything else is made of. Ids are small integers inside, text at the edge. */

export const COLOURS = ['black', 'blue', 'green', 'pink', 'red', 'yellow'] as const;
export type Colour = (typeof COLOURS)[number];

/** The colours seats have when nothing else is said. */
export const DEFAULT_COLOURS: readonly Colour[] = ['red', 'blue', 'green', 'yellow', 'black', 'pink'];

/** A card's figure; `wild` shows all three. */
export const FIGURES = ['infantry', 'cavalry', 'artillery', 'wild'] as const;
export type Figure = (typeof FIGURES)[number];

/** A chair at the table, counted clockwise from 0. */
export type Seat = number;

/** Most seats a game can have. */
export const MOST_SEATS = 6;

/** No seat, no territory, no card. */
export const NOBODY = -1;

/** Stands in a view, and in a redacted event, for what the viewer may not know: a territory, a mission, a bid. */
export const UNKNOWN = -2;

/** The owner of the neutral armies of a game for two: never a seat, never to act (TP-4). */
export const NEUTRAL = MOST_SEATS;

/** How many different owners a territory can have: the seats and the neutral armies. */
export const OWNERS = MOST_SEATS + 1;

/** Whoever hosts the game: starts it and plays for seats whose time is up. Acts like a seat, is none. */
export const HOST = 7;

/** Somebody who watches and has no seat. */
export const SPECTATOR = 8;

/** The version of the engine; stands in records for people who look into old ones. */
export const ENGINE_VERSION = '0.1.0';

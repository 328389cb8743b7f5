/** Basic types and constants. Ids are small integers inside, text at the edge. */

export const COLOURS = ['black', 'blue', 'green', 'pink', 'red', 'yellow'] as const;
export type Colour = (typeof COLOURS)[number];

/** The default colours of seats. */
export const DEFAULT_COLOURS: readonly Colour[] = ['red', 'blue', 'green', 'yellow', 'black', 'pink'];

/** A card's figure; `wild` shows all three. */
export const FIGURES = ['infantry', 'cavalry', 'artillery', 'wild'] as const;
export type Figure = (typeof FIGURES)[number];

/** A tagged number: plain numbers can be assigned to it, numbers with another tag cannot. */
type Meaning<Of, Name extends string> = Of & { readonly __means?: Name };

/** A place at the table, counted clockwise from 0. */
export type Seat = Meaning<number, 'seat'>;
/** A seat, or NEUTRAL. */
export type Owner = Meaning<number, 'seat' | 'owner'>;
export type TerritoryIndex = Meaning<number, 'territory'>;
/** The index of its territory; wild cards follow. */
export type CardIndex = Meaning<number, 'card'>;
/** An index of COLOURS. */
export type ColourIndex = Meaning<number, 'colour'>;
/** An index of MISSIONS. */
export type MissionIndex = Meaning<number, 'mission'>;
/** An index of OBJECTIVES. */
export type ObjectiveIndex = Meaning<number, 'objective'>;
/** An index of REWARD_IDS. */
export type RewardIndex = Meaning<number, 'reward'>;

export type OwnersByTerritory = Meaning<readonly Owner[], 'by-territory'>;
export type ArmiesByTerritory = Meaning<readonly number[], 'by-territory'>;
export type ArmiesByOwner = Meaning<readonly number[], 'by-owner'>;

/** The most seats a game can have. */
export const MOST_SEATS = 6;

/** No seat, no territory, no card. */
export const NOBODY = -1;

/** Replaces what the viewer may not know in views and redacted events: a territory, a mission, a bid. */
export const UNKNOWN = -2;

/** The owner of the neutral armies of a game for two: never a seat, never to act (TP-4). */
export const NEUTRAL = MOST_SEATS;

/** The number of possible owners: the seats and the neutral armies. */
export const OWNERS = MOST_SEATS + 1;

/** The host of the game: starts it and plays for seats whose time is up. It is an actor without a seat. */
export const HOST = 7;

/** A viewer without a seat. */
export const SPECTATOR = 8;

/** The version of the engine, written into records. */
export const ENGINE_VERSION = '0.1.0';

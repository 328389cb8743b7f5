import type { DrawCommand, DrawRejection, HostRejection, LeavingOffer, SeatRejection } from '../seats.ts';
import type { Seat } from '../vocabulary.ts';

/** Troops onto a territory. */
export type Place = readonly [territory: number, troops: number];

/** Troops from a territory to another. */
export type Move = readonly [from: number, to: number, troops: number];

/** What a seat, or the host, may ask of a game. */
export type Command = HostCommand | SeatCommand;

type HostCommand =
  | { readonly type: 'start' }
  /** Commits `command` for a seat that was passed over or whose time is up: the default, or a saved sheet (L-3). */
  | { readonly type: 'skip'; readonly seat: Seat; readonly command: SeatCommand }
  | { readonly type: 'expire'; readonly seat: Seat; readonly command: SeatCommand };

export type SeatCommand = SheetCommand | { readonly type: 'surrender' } | DrawCommand;

/** A sealed sheet: committed once, seen by nobody else before all are in. Its type is the phase that asks. */
export type SheetCommand =
  | { readonly type: 'bid'; readonly tokens: number }
  /** Own objectives that become starting territories (AR-4). */
  | { readonly type: 'convert'; readonly territories: readonly number[] }
  /** The first troops (AR-6). */
  | { readonly type: 'deploy'; readonly places: readonly Place[] }
  | Order;

/** The orders of one round: objectives to cash in, deployments and moves, each list in the order written. */
export interface Order {
  readonly type: 'order';
  readonly cash: readonly number[];
  readonly deploy: readonly Place[];
  readonly moves: readonly Move[];
}

/** The command of this type. */
export type CommandOf<Type extends Command['type']> = Extract<Command, { type: Type }>;

/** A range of whole numbers, both ends included. */
interface Range {
  readonly least: number;
  readonly most: number;
}

/**
 * What `legal` offers. A `convert` offer names the objectives and says how many of them may be chosen. `deploy`
 * and `order` say what there is to use; every well-formed list is accepted all the same (AR-16).
 */
export type Offer =
  | { readonly type: 'start' }
  | { readonly type: 'skip'; readonly seat: Seat; readonly command: SeatCommand }
  | { readonly type: 'expire'; readonly seat: Seat; readonly command: SeatCommand }
  | ({ readonly type: 'bid' } & Range)
  | ({ readonly type: 'convert'; readonly territories: readonly number[] } & Range)
  | { readonly type: 'deploy'; readonly territories: readonly number[]; readonly troops: number }
  /** `troops` is what there is to deploy before any of `objectives` is cashed in. */
  | { readonly type: 'order'; readonly objectives: readonly number[]; readonly troops: number }
  | LeavingOffer;

/** Why a command was refused: a stable code and the facts, never prose. */
export type Rejection =
  | SeatRejection
  | HostRejection
  | DrawRejection
  | { readonly code: 'unknown-command' }
  | { readonly code: 'not-your-turn'; readonly toAct: readonly Seat[] }
  | { readonly code: 'wrong-phase'; readonly phase: string }
  | { readonly code: 'not-the-default'; readonly seat: Seat }
  | { readonly code: 'unknown-territory'; readonly territory: number }
  | ({ readonly code: 'tokens-out-of-range'; readonly tokens: number } & Range)
  | ({ readonly code: 'armies-out-of-range'; readonly armies: number } & Range)
  | ({ readonly code: 'objectives-out-of-range'; readonly objectives: number } & Range)
  | { readonly code: 'not-an-objective'; readonly territory: number }
  | { readonly code: 'named-twice'; readonly territory: number }
  | { readonly code: 'too-many-entries'; readonly entries: number; readonly most: number };

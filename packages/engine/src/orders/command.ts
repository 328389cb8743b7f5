import type { CommonRejection, HostCommand, Move, Place, Range } from '../messages.ts';
import type { LeavingCommand } from '../seats.ts';

/** What a seat, or the host, may ask of a game. For a seat the host commits the default, or a saved sheet (L-3). */
export type Command = HostCommand<SeatCommand> | SeatCommand;

export type SeatCommand = SheetCommand | LeavingCommand;

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

/**
 * What `legal` offers. A `convert` offer names the objectives and says how many of them may be chosen. `deploy`
 * and `order` say what there is to use; every well-formed list is accepted all the same (AR-16).
 */
export type Offer =
  | HostCommand<SeatCommand>
  | ({ readonly type: 'bid' } & Range)
  | ({ readonly type: 'convert'; readonly territories: readonly number[] } & Range)
  | { readonly type: 'deploy'; readonly territories: readonly number[]; readonly troops: number }
  /** `troops` is what there is to deploy before any of `objectives` is cashed in. */
  | { readonly type: 'order'; readonly objectives: readonly number[]; readonly troops: number }
  | LeavingCommand;

/** Why a command was refused: a stable code and the facts, never prose. */
export type Rejection =
  | CommonRejection
  | ({ readonly code: 'tokens-out-of-range'; readonly tokens: number } & Range)
  | ({ readonly code: 'objectives-out-of-range'; readonly objectives: number } & Range)
  | { readonly code: 'not-an-objective'; readonly territory: number }
  | { readonly code: 'named-twice'; readonly territory: number }
  | { readonly code: 'too-many-entries'; readonly entries: number; readonly most: number };

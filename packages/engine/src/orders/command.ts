import type { CommonRejection, HostCommand, Move, Place, Range } from '../codec/messages.ts';
import type { LeavingCommand } from '../seats.ts';
import type { TerritoryIndex } from '../vocabulary.ts';

/** The commands of seats and of the host. For a silent seat the host commits the default, or a saved sheet (L-3). */
export type Command = HostCommand<SeatCommand> | SeatCommand;

export type SeatCommand = SheetCommand | LeavingCommand;

/** A sealed sheet: committed once, hidden from others until all are in. Its type is the phase that asks. */
export type SheetCommand =
  | { readonly type: 'bid'; readonly tokens: number }
  /** Objectives of the seat that become starting territories (AR-4). */
  | { readonly type: 'convert'; readonly territories: readonly TerritoryIndex[] }
  /** The first troops (AR-6). */
  | { readonly type: 'deploy'; readonly places: readonly Place[] }
  | Order;

/** The orders of one round: objectives to cash in, deployments and moves, each list in the order written. */
export interface Order {
  readonly type: 'order';
  readonly cash: readonly TerritoryIndex[];
  readonly deploy: readonly Place[];
  readonly moves: readonly Move[];
}

/** The command of this type. */
export type CommandOf<Type extends Command['type']> = Extract<Command, { type: Type }>;

/**
 * An offer of `legal`. A `convert` offer names the objectives and says how many of them may be chosen. `deploy` and
 * `order` say what is available, but every well-formed list is accepted (AR-16).
 */
export type Offer =
  | HostCommand<SeatCommand>
  | ({ readonly type: 'bid' } & Range)
  | ({ readonly type: 'convert'; readonly territories: readonly TerritoryIndex[] } & Range)
  | { readonly type: 'deploy'; readonly territories: readonly TerritoryIndex[]; readonly troops: number }
  /** `troops` can be deployed without cashing in any of `objectives`. */
  | { readonly type: 'order'; readonly objectives: readonly TerritoryIndex[]; readonly troops: number }
  | LeavingCommand;

/** Why a command was refused: a stable code and the facts, never prose. */
export type Rejection =
  | CommonRejection
  | ({ readonly code: 'tokens-out-of-range'; readonly tokens: number } & Range)
  | ({ readonly code: 'objectives-out-of-range'; readonly objectives: number } & Range)
  | { readonly code: 'not-an-objective'; readonly territory: TerritoryIndex }
  | { readonly code: 'named-twice'; readonly territory: TerritoryIndex }
  | { readonly code: 'too-many-entries'; readonly entries: number; readonly most: number };

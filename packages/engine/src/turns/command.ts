import type { CommonRejection, HostCommand, Move, Place, Range } from '../messages.ts';
import type { LeavingCommand } from '../seats.ts';

/** What a seat, or the host, may ask of a game. */
export type Command = HostCommand<SeatCommand> | SeatCommand;

export type SeatCommand =
  | { readonly type: 'choose-colour'; readonly colour: number }
  | { readonly type: 'choose-capital'; readonly territory: number }
  | { readonly type: 'claim'; readonly territory: number }
  | { readonly type: 'place'; readonly places: readonly Place[] }
  /** In set-up: all armies the seat still has, and its share of the neutral ones. */
  | { readonly type: 'place-rest'; readonly places: readonly Place[] }
  /** `extra` is the territory that gets the two extra armies, NOBODY when there is none (C-8). */
  | { readonly type: 'trade'; readonly cards: readonly number[]; readonly extra: number }
  | { readonly type: 'attack'; readonly from: number; readonly to: number; readonly dice: number }
  /** Attacks with the most dice until the territory is taken or only `stopAt` armies are left. */
  | { readonly type: 'assault'; readonly from: number; readonly to: number; readonly stopAt: number }
  | { readonly type: 'defend'; readonly dice: number }
  /** Shows a card and rolls one die again, named by its face (EX-4). */
  | { readonly type: 're-roll'; readonly card: number; readonly die: number }
  /** Turns a die with this face to 6 (EX-5). */
  | { readonly type: 'command'; readonly die: number }
  /** Leaves the dice as they are. */
  | { readonly type: 'keep' }
  /** Leaves them, and all others of this turn. */
  | { readonly type: 'keep-all' }
  | { readonly type: 'occupy'; readonly armies: number }
  | { readonly type: 'end-attacks' }
  | { readonly type: 'take-objective'; readonly objective: number }
  | { readonly type: 'place-airfield'; readonly territory: number }
  | { readonly type: 'fortify'; readonly from: number; readonly to: number; readonly armies: number }
  /** Several moves, one after the other. */
  | { readonly type: 'fortify-many'; readonly moves: readonly Move[] }
  | { readonly type: 'end-turn' }
  | LeavingCommand;

/** The command of this type. */
export type CommandOf<Type extends Command['type']> = Extract<Command, { type: Type }>;

/**
 * What `legal` offers: choices with ranges. A `place` offer is one entry of a list; after each entry the
 * others shrink by what it used. A `place-rest` offer says how many armies of each kind the list must hold.
 */
export type Offer =
  | HostCommand<SeatCommand>
  | { readonly type: 'choose-colour'; readonly colour: number }
  | { readonly type: 'choose-capital'; readonly territory: number }
  | { readonly type: 'claim'; readonly territory: number }
  | ({ readonly type: 'place'; readonly territory: number } & Range)
  | { readonly type: 'place-rest'; readonly armies: number; readonly neutral: number }
  | { readonly type: 'trade'; readonly cards: readonly number[]; readonly extras: readonly number[] }
  /** A trade of any of these cards whose stars add up to the range. */
  | ({
      readonly type: 'trade-stars';
      readonly cards: readonly number[];
      readonly stars: readonly number[];
    } & Range)
  | ({ readonly type: 'attack'; readonly from: number; readonly to: number } & Range)
  | ({ readonly type: 'assault'; readonly from: number; readonly to: number } & Range)
  | ({ readonly type: 'defend' } & Range)
  | { readonly type: 're-roll'; readonly card: number; readonly die: number }
  | { readonly type: 'command'; readonly die: number }
  | { readonly type: 'keep' }
  | { readonly type: 'keep-all' }
  | ({ readonly type: 'occupy' } & Range)
  | { readonly type: 'end-attacks' }
  | { readonly type: 'take-objective'; readonly objective: number }
  | { readonly type: 'place-airfield'; readonly territory: number }
  | ({ readonly type: 'fortify'; readonly from: number; readonly to: number } & Range)
  /** A list of up to so many moves, each offered as `fortify` when its turn comes. */
  | { readonly type: 'fortify-many'; readonly most: number }
  | { readonly type: 'end-turn' }
  | LeavingCommand;

/** Why a command was refused: a stable code and the facts, never prose. */
export type Rejection =
  | CommonRejection
  | { readonly code: 'not-yours'; readonly territory: number }
  | { readonly code: 'already-claimed'; readonly territory: number }
  | { readonly code: 'unknown-colour'; readonly colour: number }
  | { readonly code: 'colour-taken'; readonly colour: number }
  | { readonly code: 'not-vacated'; readonly territory: number }
  | { readonly code: 'nothing-to-place' }
  | { readonly code: 'no-places' }
  | { readonly code: 'not-the-rest'; readonly armies: number; readonly neutral: number }
  | { readonly code: 'must-trade'; readonly cards: number }
  | { readonly code: 'armies-to-place'; readonly armies: number }
  | { readonly code: 'trading-closed' }
  | { readonly code: 'not-your-card'; readonly card: number }
  | { readonly code: 'not-a-set'; readonly cards: readonly number[] }
  | { readonly code: 'wrong-extra'; readonly extra: number; readonly extras: readonly number[] }
  | { readonly code: 'card-shows-neither'; readonly card: number; readonly from: number; readonly to: number }
  | { readonly code: 'no-such-die'; readonly die: number; readonly dice: readonly number[] }
  | { readonly code: 'unknown-objective'; readonly objective: number }
  | { readonly code: 'objective-not-open'; readonly objective: number }
  | { readonly code: 'objective-not-reached'; readonly objective: number }
  | { readonly code: 'objective-taken' }
  | { readonly code: 'own-territory'; readonly territory: number }
  | { readonly code: 'not-adjacent'; readonly from: number; readonly to: number }
  | { readonly code: 'not-connected'; readonly from: number; readonly to: number }
  | { readonly code: 'same-territory'; readonly territory: number }
  | { readonly code: 'no-room'; readonly territory: number; readonly most: number }
  | { readonly code: 'moved-already' }
  | { readonly code: 'one-move-only' }
  | ({ readonly code: 'moves-out-of-range'; readonly moves: number } & Range)
  | { readonly code: 'too-few-armies'; readonly territory: number; readonly armies: number }
  | ({ readonly code: 'dice-out-of-range'; readonly dice: number } & Range)
  | ({ readonly code: 'stop-out-of-range'; readonly stopAt: number } & Range);

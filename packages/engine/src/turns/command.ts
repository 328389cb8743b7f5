import type { CommonRejection, HostCommand, Move, Place, Range } from '../codec/messages.ts';
import type { LeavingCommand } from '../seats.ts';
import type { CardIndex, ColourIndex, ObjectiveIndex, TerritoryIndex } from '../vocabulary.ts';

/** The commands of seats and of the host. */
export type Command = HostCommand<SeatCommand> | SeatCommand;

export type SeatCommand =
  | { readonly type: 'choose-colour'; readonly colour: ColourIndex }
  | { readonly type: 'choose-capital'; readonly territory: TerritoryIndex }
  | { readonly type: 'claim'; readonly territory: TerritoryIndex }
  | { readonly type: 'place'; readonly places: readonly Place[] }
  /** In set-up: places all armies the seat still has, and its share of the neutral ones. */
  | { readonly type: 'place-rest'; readonly places: readonly Place[] }
  /** `extra` is the territory that gets the two extra armies, NOBODY if there is none (C-8). */
  | { readonly type: 'trade'; readonly cards: readonly CardIndex[]; readonly extra: TerritoryIndex }
  | {
      readonly type: 'attack';
      readonly from: TerritoryIndex;
      readonly to: TerritoryIndex;
      readonly dice: number;
    }
  /** Attacks with the most dice until the territory is taken or at most `stopAt` armies are left. */
  | {
      readonly type: 'assault';
      readonly from: TerritoryIndex;
      readonly to: TerritoryIndex;
      readonly stopAt: number;
    }
  | { readonly type: 'defend'; readonly dice: number }
  /** Shows a card and rolls one die again, named by its face (EX-4). */
  | { readonly type: 're-roll'; readonly card: CardIndex; readonly die: number }
  /** Turns a die with this face to 6 (EX-5). */
  | { readonly type: 'commander'; readonly die: number }
  /** Keeps the dice as they are. */
  | { readonly type: 'keep' }
  /** Keeps these and all other dice of this turn. */
  | { readonly type: 'keep-all' }
  | { readonly type: 'occupy'; readonly armies: number }
  | { readonly type: 'end-attacks' }
  | { readonly type: 'take-objective'; readonly objective: ObjectiveIndex }
  | { readonly type: 'place-airfield'; readonly territory: TerritoryIndex }
  | {
      readonly type: 'fortify';
      readonly from: TerritoryIndex;
      readonly to: TerritoryIndex;
      readonly armies: number;
    }
  /** Several moves, one after the other. */
  | { readonly type: 'fortify-many'; readonly moves: readonly Move[] }
  | { readonly type: 'end-turn' }
  | LeavingCommand;

/** The command of this type. */
export type CommandOf<Type extends Command['type']> = Extract<Command, { type: Type }>;

/**
 * An offer of `legal`, with the range of choices. A `place` offer is one entry of a list; each entry reduces the others
 * by what it used. A `place-rest` offer says how many armies of each kind the list must hold.
 */
export type Offer =
  | HostCommand<SeatCommand>
  | { readonly type: 'choose-colour'; readonly colour: ColourIndex }
  | { readonly type: 'choose-capital'; readonly territory: TerritoryIndex }
  | { readonly type: 'claim'; readonly territory: TerritoryIndex }
  | ({ readonly type: 'place'; readonly territory: TerritoryIndex } & Range)
  | { readonly type: 'place-rest'; readonly armies: number; readonly neutral: number }
  | {
      readonly type: 'trade';
      readonly cards: readonly CardIndex[];
      readonly extras: readonly TerritoryIndex[];
    }
  /** A trade of any of these cards whose stars add up to the range. */
  | ({
      readonly type: 'trade-stars';
      readonly cards: readonly CardIndex[];
      readonly stars: readonly number[];
    } & Range)
  | ({ readonly type: 'attack'; readonly from: TerritoryIndex; readonly to: TerritoryIndex } & Range)
  | ({ readonly type: 'assault'; readonly from: TerritoryIndex; readonly to: TerritoryIndex } & Range)
  | ({ readonly type: 'defend' } & Range)
  | { readonly type: 're-roll'; readonly card: CardIndex; readonly die: number }
  | { readonly type: 'commander'; readonly die: number }
  | { readonly type: 'keep' }
  | { readonly type: 'keep-all' }
  | ({ readonly type: 'occupy' } & Range)
  | { readonly type: 'end-attacks' }
  | { readonly type: 'take-objective'; readonly objective: ObjectiveIndex }
  | { readonly type: 'place-airfield'; readonly territory: TerritoryIndex }
  | ({ readonly type: 'fortify'; readonly from: TerritoryIndex; readonly to: TerritoryIndex } & Range)
  /** A list of up to this many moves, each of which would be offered as `fortify` in turn. */
  | { readonly type: 'fortify-many'; readonly most: number }
  | { readonly type: 'end-turn' }
  | LeavingCommand;

/** Why a command was refused: a stable code and the facts, never prose. */
export type Rejection =
  | CommonRejection
  | { readonly code: 'not-yours'; readonly territory: TerritoryIndex }
  | { readonly code: 'already-claimed'; readonly territory: TerritoryIndex }
  | { readonly code: 'unknown-colour'; readonly colour: ColourIndex }
  | { readonly code: 'colour-taken'; readonly colour: ColourIndex }
  | { readonly code: 'not-vacated'; readonly territory: TerritoryIndex }
  | { readonly code: 'nothing-to-place' }
  | { readonly code: 'no-places' }
  | { readonly code: 'not-the-rest'; readonly armies: number; readonly neutral: number }
  | { readonly code: 'must-trade'; readonly cards: number }
  | { readonly code: 'armies-to-place'; readonly armies: number }
  | { readonly code: 'trading-closed' }
  | { readonly code: 'not-your-card'; readonly card: CardIndex }
  | {
      readonly code: 'not-a-set';
      readonly cards: readonly CardIndex[];
      /** If stars are traded: the stars on the cards, and the range. */
      readonly stars: number | undefined;
      readonly least: number | undefined;
      readonly most: number | undefined;
    }
  | {
      readonly code: 'wrong-extra';
      readonly extra: TerritoryIndex;
      readonly extras: readonly TerritoryIndex[];
    }
  | {
      readonly code: 'card-shows-neither';
      readonly card: CardIndex;
      readonly from: TerritoryIndex;
      readonly to: TerritoryIndex;
    }
  | { readonly code: 'no-such-die'; readonly die: number; readonly dice: readonly number[] }
  | { readonly code: 'unknown-objective'; readonly objective: ObjectiveIndex }
  | { readonly code: 'objective-not-open'; readonly objective: ObjectiveIndex }
  | { readonly code: 'objective-not-reached'; readonly objective: ObjectiveIndex }
  | { readonly code: 'objective-taken' }
  | { readonly code: 'own-territory'; readonly territory: TerritoryIndex }
  | { readonly code: 'not-adjacent'; readonly from: TerritoryIndex; readonly to: TerritoryIndex }
  | { readonly code: 'not-connected'; readonly from: TerritoryIndex; readonly to: TerritoryIndex }
  | { readonly code: 'same-territory'; readonly territory: TerritoryIndex }
  | { readonly code: 'no-room'; readonly territory: TerritoryIndex; readonly most: number }
  | { readonly code: 'moved-already' }
  | { readonly code: 'one-move-only' }
  | ({ readonly code: 'moves-out-of-range'; readonly moves: number } & Range)
  | { readonly code: 'too-few-armies'; readonly territory: TerritoryIndex; readonly armies: number }
  | ({ readonly code: 'dice-out-of-range'; readonly dice: number } & Range)
  | ({ readonly code: 'stop-out-of-range'; readonly stopAt: number } & Range);

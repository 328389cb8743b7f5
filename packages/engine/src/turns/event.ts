import type { Faces } from '../chance/dice.ts';
import type { CommonEvent } from '../codec/messages.ts';
import type {
  ArmiesByOwner,
  ArmiesByTerritory,
  CardIndex,
  ColourIndex,
  MissionIndex,
  ObjectiveIndex,
  Owner,
  OwnersByTerritory,
  RewardIndex,
  Seat,
  TerritoryIndex,
} from '../vocabulary.ts';
import type { Trading } from './position.ts';

/** The event of this type. */
export type EventOf<Type extends Event['type']> = Extract<Event, { type: Type }>;

/** The events of a game. Every outcome of chance and every change of phase is in an event. */
export type Event =
  | CommonEvent
  // set-up
  /** The order of turns: the seat that follows each seat. */
  | { readonly type: 'seated'; readonly left: readonly Seat[] }
  | { readonly type: 'colour-chosen'; readonly seat: Seat; readonly colour: ColourIndex }
  | { readonly type: 'missions-dealt'; readonly missions: readonly MissionIndex[] } // by seat; each hidden from the others
  | { readonly type: 'cities-placed'; readonly territories: readonly TerritoryIndex[] }
  | {
      readonly type: 'objectives-laid';
      readonly objectives: readonly ObjectiveIndex[];
      readonly rewards: readonly RewardIndex[]; // on the objectives, in the same order; empty without rewards
    }
  /** All seats choose their capital, in secret. */
  | { readonly type: 'capitals-asked' }
  | { readonly type: 'capital-picked'; readonly seat: Seat; readonly territory: TerritoryIndex } // hidden from all others
  | { readonly type: 'capital-named'; readonly seat: Seat; readonly territory: TerritoryIndex }
  /** The secret choices, by seat; their cards leave the game (CH-2). */
  | { readonly type: 'capitals-shown'; readonly territories: readonly TerritoryIndex[] }
  | { readonly type: 'started'; readonly seat: Seat; readonly reserve: ArmiesByOwner }
  | { readonly type: 'dealt'; readonly owners: OwnersByTerritory }
  | { readonly type: 'spread'; readonly armies: ArmiesByTerritory }
  | {
      readonly type: 'prompted';
      readonly phase: 'colour' | 'capital' | 'claim' | 'deploy' | 'airfield';
      readonly seat: Seat;
      readonly armies: number;
      readonly neutral: number;
    }
  | { readonly type: 'claimed'; readonly seat: Seat; readonly territory: TerritoryIndex }
  // the turn
  | { readonly type: 'turn-began'; readonly seat: Seat; readonly armies: number; readonly trading: Trading }
  | {
      readonly type: 'traded';
      readonly seat: Seat;
      readonly cards: readonly CardIndex[];
      readonly armies: number;
      readonly extra: TerritoryIndex; // the territory of the extra armies, or NOBODY
      readonly extraArmies: number;
      readonly trading: Trading;
    }
  | {
      readonly type: 'placed';
      readonly seat: Seat;
      readonly territory: TerritoryIndex;
      readonly armies: number;
    }
  /** Armies without room: new ones, or the extra ones for this territory (EX-3). */
  | {
      readonly type: 'armies-lost';
      readonly seat: Seat;
      readonly territory: TerritoryIndex;
      readonly armies: number;
    }
  | { readonly type: 'attacks-began'; readonly seat: Seat }
  | { readonly type: 'opening-moves'; readonly moves: number } // allowed before the first attack
  | {
      readonly type: 'announced';
      readonly from: TerritoryIndex;
      readonly to: TerritoryIndex;
      readonly dice: number;
      readonly stopAt: number;
    }
  /** Dice that wait for the attacker's decision. */
  | {
      readonly type: 'thrown';
      readonly from: TerritoryIndex;
      readonly to: TerritoryIndex;
      readonly attack: Faces;
      readonly defence: Faces;
      readonly stopAt: number;
    }
  | { readonly type: 'dice-asked'; readonly phase: 're-roll' | 'commander' }
  | { readonly type: 're-rolled'; readonly card: CardIndex; readonly die: number; readonly face: number }
  | { readonly type: 'commander-used'; readonly die: number }
  | { readonly type: 'questions-stopped'; readonly seat: Seat }
  | { readonly type: 'cards-covered'; readonly cards: readonly CardIndex[] }
  /** The rewards that help in the next roll: dice added, highest dice raised. */
  | {
      readonly type: 'dice-helped';
      readonly attackDice: number;
      readonly defenceDice: number;
      readonly attackRaised: number;
      readonly defenceRaised: number;
    }
  | {
      readonly type: 'rolled';
      readonly from: TerritoryIndex;
      readonly to: TerritoryIndex;
      readonly attack: Faces;
      readonly defence: Faces;
      readonly attackersLost: number;
      readonly defendersLost: number;
    }
  | {
      readonly type: 'captured';
      readonly seat: Seat;
      readonly from: TerritoryIndex;
      readonly to: TerritoryIndex;
      readonly loser: Owner;
      readonly dice: number;
    }
  | {
      readonly type: 'eliminated';
      readonly seat: Seat;
      readonly by: Seat;
      readonly cards: readonly CardIndex[]; // go to `by`; hidden from everybody else
      readonly trading: Trading;
    }
  | { readonly type: 'airfield-lost'; readonly territory: TerritoryIndex }
  /** Objectives change hands; rewards leave the game. */
  | { readonly type: 'spoils-taken'; readonly seat: Seat; readonly by: Seat }
  | { readonly type: 'rewards-lost'; readonly seat: Seat }
  | {
      readonly type: 'occupied';
      readonly from: TerritoryIndex;
      readonly to: TerritoryIndex;
      readonly armies: number;
    }
  | { readonly type: 'attacks-ended'; readonly seat: Seat }
  | { readonly type: 'reshuffled' }
  | { readonly type: 'drew'; readonly seat: Seat; readonly card: CardIndex } // hidden from all others
  | {
      readonly type: 'objective-taken';
      readonly seat: Seat;
      readonly objective: ObjectiveIndex;
      readonly reward: RewardIndex; // or NOBODY
    }
  | {
      readonly type: 'airfield-placed';
      readonly seat: Seat;
      readonly reward: RewardIndex;
      readonly territory: TerritoryIndex;
    }
  | {
      readonly type: 'fortified';
      readonly from: TerritoryIndex;
      readonly to: TerritoryIndex;
      readonly armies: number;
    }
  /** A seat without its capital is out; its armies leave the board, its cards go to `by`, hidden from the others. */
  | {
      readonly type: 'overthrown';
      readonly seat: Seat;
      readonly by: Seat;
      readonly cards: readonly CardIndex[];
    }
  /** `seat` takes the vacated territories with one army each and has more to place there. */
  | { readonly type: 'settled'; readonly seat: Seat; readonly armies: number }
  // leaving and ending
  | {
      readonly type: 'surrendered';
      readonly seat: Seat;
      readonly cards: readonly CardIndex[];
      readonly unplaced: number; // armies of the turn that are lost
    }
  | { readonly type: 'mission-shown'; readonly seat: Seat; readonly mission: MissionIndex };

/** The types of the events that make up a battle, until a territory is captured. */
export const BATTLE_EVENTS: ReadonlySet<string> = new Set<Event['type']>([
  'announced',
  'thrown',
  'dice-asked',
  're-rolled',
  'commander-used',
  'questions-stopped',
  'cards-covered',
  'dice-helped',
  'rolled',
]);

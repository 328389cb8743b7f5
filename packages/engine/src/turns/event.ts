import type { Faces } from '../dice.ts';
import type { CommonEvent } from '../messages.ts';
import type { Seat } from '../vocabulary.ts';
import type { Trading } from './position.ts';

/** The event of this type. */
export type EventOf<Type extends Event['type']> = Extract<Event, { type: Type }>;

/** What happened. Every outcome of chance and every change of phase stands in an event. */
export type Event =
  | CommonEvent
  // set-up
  /** Who comes after whom. */
  | { readonly type: 'seated'; readonly left: readonly Seat[] }
  | { readonly type: 'colour-chosen'; readonly seat: Seat; readonly colour: number }
  | { readonly type: 'missions-dealt'; readonly missions: readonly number[] } // by seat; each hidden from the others
  | { readonly type: 'cities-placed'; readonly territories: readonly number[] }
  | {
      readonly type: 'objectives-laid';
      readonly objectives: readonly number[];
      readonly rewards: readonly number[]; // on the objectives, in the same order; empty without rewards
    }
  /** All seats choose their capital, in secret. */
  | { readonly type: 'capitals-asked' }
  | { readonly type: 'capital-picked'; readonly seat: Seat; readonly territory: number } // hidden from everybody else
  | { readonly type: 'capital-named'; readonly seat: Seat; readonly territory: number }
  /** What was chosen in secret, by seat; the cards leave the game (CH-2). */
  | { readonly type: 'capitals-shown'; readonly territories: readonly number[] }
  | { readonly type: 'started'; readonly seat: Seat; readonly reserve: readonly number[] }
  | { readonly type: 'dealt'; readonly owners: readonly number[] }
  | { readonly type: 'spread'; readonly armies: readonly number[] }
  | {
      readonly type: 'prompted';
      readonly phase: 'colour' | 'capital' | 'claim' | 'deploy' | 'airfield';
      readonly seat: Seat;
      readonly armies: number;
      readonly neutral: number;
    }
  | { readonly type: 'claimed'; readonly seat: Seat; readonly territory: number }
  // the turn
  | { readonly type: 'turn-began'; readonly seat: Seat; readonly armies: number; readonly trading: Trading }
  | {
      readonly type: 'traded';
      readonly seat: Seat;
      readonly cards: readonly number[];
      readonly armies: number;
      readonly extra: number; // the territory of the extra armies, or NOBODY
      readonly extraArmies: number;
      readonly trading: Trading;
    }
  | { readonly type: 'placed'; readonly seat: Seat; readonly territory: number; readonly armies: number }
  /** Armies that found no room: new ones, or the extra ones for this territory (EX-3). */
  | { readonly type: 'armies-lost'; readonly seat: Seat; readonly territory: number; readonly armies: number }
  | { readonly type: 'attacks-began'; readonly seat: Seat }
  | { readonly type: 'opening-moves'; readonly moves: number } // so many before the first attack
  | {
      readonly type: 'announced';
      readonly from: number;
      readonly to: number;
      readonly dice: number;
      readonly stopAt: number;
    }
  /** Dice that lie open until the attacker has decided about them. */
  | {
      readonly type: 'thrown';
      readonly from: number;
      readonly to: number;
      readonly attack: Faces;
      readonly defence: Faces;
      readonly stopAt: number;
    }
  | { readonly type: 'dice-asked'; readonly phase: 're-roll' | 'commander' }
  | { readonly type: 're-rolled'; readonly card: number; readonly die: number; readonly face: number }
  | { readonly type: 'commanded'; readonly die: number }
  | { readonly type: 'asks-no-more'; readonly seat: Seat }
  | { readonly type: 'cards-covered'; readonly cards: readonly number[] }
  /** What helps in the next roll: dice added, highest dice raised. */
  | {
      readonly type: 'dice-helped';
      readonly attackDice: number;
      readonly defenceDice: number;
      readonly attackRaised: number;
      readonly defenceRaised: number;
    }
  | {
      readonly type: 'rolled';
      readonly from: number;
      readonly to: number;
      readonly attack: Faces;
      readonly defence: Faces;
      readonly attackersLost: number;
      readonly defendersLost: number;
    }
  | {
      readonly type: 'captured';
      readonly seat: Seat;
      readonly from: number;
      readonly to: number;
      readonly loser: number;
      readonly dice: number;
    }
  | {
      readonly type: 'eliminated';
      readonly seat: Seat;
      readonly by: Seat;
      readonly cards: readonly number[]; // go to `by`; hidden from everybody else
      readonly trading: Trading;
    }
  | { readonly type: 'airfield-lost'; readonly territory: number }
  /** Objectives go on; rewards leave the game. */
  | { readonly type: 'spoils-taken'; readonly seat: Seat; readonly by: Seat }
  | { readonly type: 'rewards-lost'; readonly seat: Seat }
  | { readonly type: 'occupied'; readonly from: number; readonly to: number; readonly armies: number }
  | { readonly type: 'attacks-ended'; readonly seat: Seat }
  | { readonly type: 'reshuffled' }
  | { readonly type: 'drew'; readonly seat: Seat; readonly card: number } // hidden from everybody else
  | {
      readonly type: 'objective-taken';
      readonly seat: Seat;
      readonly objective: number;
      readonly reward: number; // or NOBODY
    }
  | {
      readonly type: 'airfield-placed';
      readonly seat: Seat;
      readonly reward: number;
      readonly territory: number;
    }
  | { readonly type: 'fortified'; readonly from: number; readonly to: number; readonly armies: number }
  /** A seat without its capital is out; its armies leave the board, its cards go to `by`, hidden from the others. */
  | { readonly type: 'overthrown'; readonly seat: Seat; readonly by: Seat; readonly cards: readonly number[] }
  /** `seat` takes what was vacated with one army each and has more to place there. */
  | { readonly type: 'settled'; readonly seat: Seat; readonly armies: number }
  // leaving and ending
  | {
      readonly type: 'surrendered';
      readonly seat: Seat;
      readonly cards: readonly number[];
      readonly unplaced: number; // armies of the turn that are lost
    }
  | { readonly type: 'mission-shown'; readonly seat: Seat; readonly mission: number };

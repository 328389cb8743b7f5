import type { Temper } from '../script/temper.ts';

/** The settings that distinguish the bots that weigh operations. Values are in armies. */
export interface Style {
  readonly kill: number; // the weight of eliminating a seat: its cards, and one opponent fewer
  readonly land: number; // the weight of completing a continent, per army of its bonus
  readonly breaking: number; // the weight of breaking the continent of another seat, per army of its bonus
  readonly envy: number; // the factor on everything that hurts the leader
  readonly card: number; // the weight of the first capture of a turn, in thirds of a set
  readonly spread: number; // the weight of any other capture
  readonly blood: number; // the weight of an army of others that is destroyed
  readonly thrift: number; // the weight of an army lost
  readonly nerve: number; // the least chance at which it begins
  readonly masses: boolean; // sets up one large army
  readonly takesCards: boolean; // attacks like the script if no operation has brought a card
  readonly script: Temper; // for set-up, guarding, occupying and fortifying
}

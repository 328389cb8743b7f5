/** The settings that distinguish the bots of the script. */
export interface Temper {
  readonly odds: number; // attacks at this chance of success or better
  readonly cardOdds: number; // the same for the one territory that brings a card
  readonly attacks: number; // the most territories it takes in a turn
  readonly home: number; // the weight of its favourite continent
  readonly breaking: number; // the weight of breaking the continent of another seat
  readonly hunting: number; // the weight of eliminating a seat, by its cards
  readonly envy: number; // the weight of attacking the strongest seat
  readonly goal: number; // the weight of a mission, a headquarters or an objective
  readonly guard: number; // the share of new armies that guards threatened gates of its continents
  readonly whim: number; // the randomness of its choices, 0 to 1
}

/** What makes one commander of the script differ from another. */
export interface Temper {
  readonly odds: number; // attacks at this chance to win or better
  readonly cardOdds: number; // the same for the one territory that brings a card
  readonly attacks: number; // territories it takes in a turn at most
  readonly home: number; // how much its favourite continent draws it
  readonly breaking: number; // how much somebody else's continent does
  readonly hunting: number; // how much a seat that can be wiped out does, by its cards
  readonly envy: number; // how much the strongest seat does
  readonly goal: number; // how much a mission, a headquarters or an objective does
  readonly guard: number; // the part of the new armies that goes onto threatened gates of own continents
  readonly whim: number; // how much chance is in its choices, 0 to 1
}

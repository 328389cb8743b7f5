import type { Board } from '../board.ts';
import { holdsContinent } from '../continents.ts';
import { takeByLot } from '../lots.ts';
import { COLOURS, type Colour, NOBODY, type Seat, UNKNOWN } from '../vocabulary.ts';
import { type Position, seatsFrom } from './position.ts';
import { emit, type Goal, type Play, type Rules } from './rules.ts';

/** What a mission asks for: continents, territories with so many armies each, or the end of a colour. */
export type Mission = { readonly id: string } & (
  | { readonly continents: readonly string[]; readonly others: 0 | 1 }
  | { readonly territories: number; readonly armies: number }
  | { readonly destroy: Colour }
);

export const MISSIONS: readonly Mission[] = [
  { id: 'asia-southamerica', continents: ['asia', 'south-america'], others: 0 },
  { id: 'asia-africa', continents: ['asia', 'africa'], others: 0 },
  { id: 'northamerica-africa', continents: ['north-america', 'africa'], others: 0 },
  { id: 'northamerica-australia', continents: ['north-america', 'australia'], others: 0 },
  { id: 'europe-southamerica-any', continents: ['europe', 'south-america'], others: 1 },
  { id: 'europe-australia-any', continents: ['europe', 'australia'], others: 1 },
  { id: 'occupy-18-two', territories: 18, armies: 2 },
  { id: 'occupy-24', territories: 24, armies: 1 },
  ...COLOURS.map((colour): Mission => ({ id: `destroy-${colour}`, destroy: colour })),
];

/** SM-1: the decks, as indices of MISSIONS. */
export const MISSION_DECKS = {
  'us-12': MISSIONS.flatMap((mission, i) => ('others' in mission && mission.others > 0 ? [] : i)),
  'eu-14': MISSIONS.map((_, i) => i),
} as const;

/** SM-1: the missions that can be dealt: those on colours in play and continents of the board. */
export function missionsInPlay(rules: Rules, colours: readonly number[]): number[] {
  return rules.missions.filter((index) => {
    const mission = MISSIONS[index];
    if ('destroy' in mission) return colours.includes(COLOURS.indexOf(mission.destroy));
    return !('continents' in mission) || mission.continents.every((id) => hasContinent(rules.board, id));
  });
}

const hasContinent = (board: Board, id: string): boolean =>
  board.continents.some((continent) => continent.id === id);

/** S-7: one each, from the seat on; nobody knows the rest. */
export function dealMissions(play: Play, first: Seat): void {
  const { rules, position, dice } = play;
  const deck = missionsInPlay(rules, position.colours);
  const missions = position.colours.map(() => NOBODY);
  for (const seat of seatsFrom(position, first)) missions[seat] = takeByLot(dice, deck);
  emit(play, { type: 'missions-dealt', missions });
}

/** SM-4: what is asked of a seat that was to end itself. */
export const INSTEAD_OF_ONESELF = MISSIONS.findIndex(({ id }) => id === 'occupy-24');

export function isComplete(rules: Rules, position: Position, seat: Seat, index: number): boolean {
  const mission = MISSIONS[index];
  if ('destroy' in mission) {
    const target = position.colours.indexOf(COLOURS.indexOf(mission.destroy));
    if (target === seat) return isComplete(rules, position, seat, INSTEAD_OF_ONESELF);
    return position.territories[target] === 0; // SM-3
  }
  if ('territories' in mission) return holdsWith(position, seat, mission.armies) >= mission.territories;
  const held = rules.board.continents.filter((continent) => holdsContinent(position, seat, continent));
  const named = held.filter(({ id }) => mission.continents.includes(id)).length;
  return named === mission.continents.length && held.length - named >= mission.others;
}

/** How many territories the seat holds with at least so many armies. */
function holdsWith(position: Position, seat: Seat, armies: number): number {
  if (armies === 1) return position.territories[seat];
  let held = 0;
  for (let t = 0; t < position.owner.length; t++)
    if (position.owner[t] === seat && position.armies[t] >= armies) held++;
  return held;
}

/** SM-2, SM-5 */
export const completedMission: Goal = {
  asked: 'always',
  isReached(rules, position, seat) {
    const mission = position.missions[seat];
    return mission !== UNKNOWN && isComplete(rules, position, seat, mission);
  },
  show(play, seat) {
    emit(play, { type: 'mission-shown', seat, mission: play.position.missions[seat] });
  },
};

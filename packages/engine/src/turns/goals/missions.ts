import type { Board } from '../../board/board.ts';
import { holdsContinent } from '../../board/continents.ts';
import { takeAtRandom } from '../../chance/random-draw.ts';
import { COLOURS, type Colour, NOBODY, type Seat, UNKNOWN } from '../../vocabulary.ts';
import { type Position, seatsFrom } from '../position.ts';
import { emit, type MissionsGoal, type Play, type Rules } from '../rules.ts';

/** A mission: continents, territories with this many armies each, or the end of a colour. */
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

/** S-7: deals one mission to each seat, from `first` on; the rest stay hidden. */
export function dealMissions(play: Play, first: Seat): void {
  const { rules, position, dice } = play;
  const deck = missionsInPlay(rules, position.colours);
  const missions = position.colours.map(() => NOBODY);
  for (const seat of seatsFrom(position, first)) missions[seat] = takeAtRandom(dice, deck);
  emit(play, { type: 'missions-dealt', missions });
}

/** SM-4: the mission of a seat that was dealt its own colour. */
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

/** Counts the territories that the seat holds with at least this many armies. */
function holdsWith(position: Position, seat: Seat, armies: number): number {
  if (armies === 1) return position.territories[seat];
  let held = 0;
  for (let t = 0; t < position.owner.length; t++)
    if (position.owner[t] === seat && position.armies[t] >= armies) held++;
  return held;
}

/** SM-2, SM-5 */
export const completedMission: MissionsGoal = {
  kind: 'missions',
  asked: 'always',
  isReached(rules, position, seat) {
    const mission = position.missions[seat];
    return mission !== UNKNOWN && isComplete(rules, position, seat, mission);
  },
  show(play, seat) {
    emit(play, { type: 'mission-shown', seat, mission: play.position.missions[seat] });
  },
};

import type { Board } from '../board.ts';
import { holdsContinent } from '../continents.ts';
import { isIndex } from '../numbers.ts';
import { NOBODY, type Seat } from '../vocabulary.ts';
import { refusePrompt } from './checks.ts';
import type { CommandOf, Offer, Rejection } from './command.ts';
import { OBJECTIVE_IDS, type ObjectiveId } from './field-guide.ts';
import { citiesOf, countBits, enemyCapitals, holdsOwnCapital } from './holdings.ts';
import { ON_TABLE, type Position } from './position.ts';
import { isAirfield } from './rewards.ts';
import { emit, type Goal, type Play, type Rules } from './rules.ts';

/** How much of what an objective asks for a seat has, and how much it takes. */
export type Progress = readonly [has: number, needed: number];

type Count = (board: Board, position: Position, seat: Seat) => Progress;

/** FG-12: what each objective asks for. */
const COUNTS: Readonly<Record<ObjectiveId, Count>> = {
  'control-europe': countIn('europe'),
  'control-north-america': countIn('north-america'),
  'control-asia': countIn('asia'),
  'control-8-cities': (_, p, seat) => [citiesOf(p, seat), 8],
  'control-an-enemy-capital': (_, p, seat) => [enemyCapitals(p, seat), 1],
  'take-4-cities-in-a-turn': (_, p, seat) => [
    countBits(takenLow(p, seat) & p.citiesLow) + countBits(takenHigh(p, seat) & p.citiesHigh),
    4,
  ],
  'take-10-territories-in-a-turn': (_, p, seat) => [
    countBits(takenLow(p, seat)) + countBits(takenHigh(p, seat)),
    10,
  ],
  'control-2-enemy-capitals': (_, p, seat) => [enemyCapitals(p, seat), 2],
  'control-18-territories': (_, p, seat) => [p.territories[seat], 18],
  'control-2-continents': ({ continents }, p, seat) => [
    continents.filter((continent) => holdsContinent(p, seat, continent)).length,
    2,
  ],
  'take-a-continent-in-a-turn': ({ continents }, p, seat) => [
    continents.filter(
      ({ low, high }) => (takenLow(p, seat) & low) === low && (takenHigh(p, seat) & high) === high,
    ).length,
    1,
  ],
  'control-11-cities': (_, p, seat) => [citiesOf(p, seat), 11],
};

function countIn(id: string): Count {
  return ({ continents }, { heldLow, heldHigh }, seat) => {
    const { low, high } = continents.find((continent) => continent.id === id) ?? { low: 0, high: 0 };
    const held = countBits(heldLow[seat] & low) + countBits(heldHigh[seat] & high);
    return [held, Math.max(1, countBits(low) + countBits(high))];
  };
}

/** What is held now and was not when the turn began; nothing before the first turn and in the turn of somebody else. */
const takenLow = (p: Position, seat: Seat): number => (hasTurn(p, seat) ? p.heldLow[seat] & ~p.beganLow : 0);
const takenHigh = (p: Position, seat: Seat): number =>
  hasTurn(p, seat) ? p.heldHigh[seat] & ~p.beganHigh : 0;

const hasTurn = (p: Position, seat: Seat): boolean => p.turn > 0 && p.seat === seat;

export function progressOf(rules: Rules, position: Position, seat: Seat, objective: number): Progress {
  return COUNTS[OBJECTIVE_IDS[objective]](rules.board, position, seat);
}

export function isReached(rules: Rules, position: Position, seat: Seat, objective: number): boolean {
  const [has, needed] = progressOf(rules, position, seat, objective);
  return has >= needed;
}

export function offerObjectives(rules: Rules, position: Position, seat: Seat, offers: Offer[]): void {
  for (let objective = 0; objective < position.objectives.length; objective++) {
    if (refuseObjective(rules, position, seat, objective) === undefined)
      offers.push({ type: 'take-objective', objective });
  }
}

/** FG-11: one a turn, open, reached now, after the attacks and before the maneuver. */
function refuseObjective(rules: Rules, p: Position, seat: Seat, objective: number): Rejection | undefined {
  if (!isIndex(objective, p.objectives.length)) return { code: 'unknown-objective', objective };
  if (p.objectiveTaken === 1) return { code: 'objective-taken' };
  if (p.moves > 0) return { code: 'moved-already' };
  if (p.objectives[objective] !== ON_TABLE) return { code: 'objective-not-open', objective };
  return isReached(rules, p, seat, objective) ? undefined : { code: 'objective-not-reached', objective };
}

export function refuseTakeObjective(
  rules: Rules,
  p: Position,
  seat: Seat,
  { objective }: CommandOf<'take-objective'>,
): Rejection | undefined {
  return refusePrompt(p, seat, 'fortify') ?? refuseObjective(rules, p, seat, objective);
}

/** FG-11, FG-14: the reward comes with it; an airfield is placed at once. */
export function takeObjective(play: Play, seat: Seat, objective: number): undefined {
  const reward = play.position.rewardOn[objective];
  emit(play, { type: 'objective-taken', seat, objective, reward });
  if (reward !== NOBODY && isAirfield(reward))
    emit(play, { type: 'prompted', phase: 'airfield', seat, armies: 0, neutral: 0 });
}

const ENOUGH = 3;

/** FG-17: three objectives and the own capital at the end of the own turn. */
export const threeObjectives: Goal = {
  asked: 'turn-end',
  objectives: ENOUGH,
  isReached(_, position, seat) {
    const has = position.objectives.filter((holder) => holder === seat).length;
    return has >= ENOUGH && holdsOwnCapital(position, seat);
  },
};

import {
  ELIMINATED,
  IN,
  incomeOf,
  type Position,
  pointsOf,
  type Rules,
  type Seat,
  SURRENDERED,
} from '@rubicon/engine';
import { shownOwners } from './owners.ts';

/** The public state of a seat. */
export interface Standing {
  readonly territories: number;
  readonly armies: number;
  readonly cards: number | undefined; // undefined if the game has none
  readonly income: number | undefined; // undefined before the first turn, and for a seat that is out
  readonly objectives: number | undefined;
  readonly tokens: number | undefined;
  readonly points: number | undefined;
  readonly status: 'in' | 'eliminated' | 'surrendered' | 'turn';
}

export function standingOf(rules: Rules, view: Position, seat: Seat): Standing {
  const common = {
    ...heldBy(view, seat),
    income: nextIncome(rules, view, seat),
    status: statusOf(view, seat),
  };
  if (view.family === 'turns') {
    const hasObjectives = view.objectives.length > 0;
    return {
      ...common,
      cards: view.hand[seat]!,
      objectives: hasObjectives ? view.objectives.filter((holder) => holder === seat).length : undefined,
      tokens: undefined,
      points: undefined,
    };
  }
  return {
    ...common,
    cards: undefined,
    objectives: view.objectivesLeft[seat]!,
    tokens: view.round === 0 ? view.tokens[seat]! : undefined,
    points: pointsNow(rules, view, seat),
  };
}

/** The points of a seat so far, without objectives hidden from the viewer; undefined before the first round. */
export function pointsNow(rules: Rules, view: Position, seat: Seat): number | undefined {
  if (rules.family !== 'orders' || view.family !== 'orders' || view.round === 0) return undefined;
  const counted = view.points[seat]!;
  if (counted >= 0) return counted;
  return view.status[seat] === IN ? pointsOf(rules, view, seat) : 0;
}

/** The territories and armies of a seat or of neutral. */
export function heldBy(view: Position, holder: number): Pick<Standing, 'territories' | 'armies'> {
  const owners = shownOwners(view);
  const held = view.armies.filter((_, t) => owners[t] === holder);
  return { territories: held.length, armies: held.reduce((sum, count) => sum + count, 0) };
}

export function nextIncome(rules: Rules, view: Position, seat: Seat): number | undefined {
  return view.phase === 'over' ? undefined : holdingsIncome(rules, view, seat);
}

/** The income from the current holdings, even when the game is over. */
export function holdingsIncome(rules: Rules, view: Position, seat: Seat): number | undefined {
  const progress = view.family === 'turns' ? view.turn : view.round;
  if (view.status[seat] !== IN || progress === 0) return undefined;
  if (rules.family === 'turns' && view.family === 'turns') return rules.income(rules, view, seat);
  if (rules.family === 'orders' && view.family === 'orders')
    return view.territories[seat] === 0 ? 0 : incomeOf(rules, view, seat);
  return undefined;
}

function statusOf(view: Position, seat: Seat): Standing['status'] {
  if (view.status[seat] === SURRENDERED) return 'surrendered';
  if (view.status[seat] === ELIMINATED) return 'eliminated';
  return view.family === 'turns' && view.seat === seat && view.phase !== 'over' ? 'turn' : 'in';
}

import { ELIMINATED, IN, incomeOf, type Position, type Rules, type Seat, SURRENDERED } from '@rubicon/engine';

/** How a seat stands, as all may know it. */
export interface Standing {
  readonly territories: number;
  readonly armies: number;
  readonly cards: number | undefined; // undefined where there are none
  readonly income: number | undefined; // undefined before the first turn, and for who is out
  readonly objectives: number | undefined;
  readonly tokens: number | undefined;
  readonly points: number | undefined;
  readonly status: 'in' | 'eliminated' | 'surrendered' | 'turn';
}

export function standingOf(rules: Rules, view: Position, seat: Seat): Standing {
  const common = {
    ...heldBy(view, seat),
    income: incomeNext(rules, view, seat),
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
  const points = view.points[seat]!;
  return {
    ...common,
    cards: undefined,
    objectives: view.objectivesLeft[seat]!,
    tokens: view.round === 0 ? view.tokens[seat]! : undefined,
    points: points < 0 ? undefined : points,
  };
}

/** What an owner has on the board, be it a seat or the neutral side. */
export function heldBy(
  { owner, armies }: Position,
  holder: number,
): Pick<Standing, 'territories' | 'armies'> {
  const held = armies.filter((_, t) => owner[t] === holder);
  return { territories: held.length, armies: held.reduce((sum, count) => sum + count, 0) };
}

export function incomeNext(rules: Rules, view: Position, seat: Seat): number | undefined {
  return view.phase === 'over' ? undefined : incomeAsHeld(rules, view, seat);
}

/** What would come next turn for what is held now, also at the end of a game. */
export function incomeAsHeld(rules: Rules, view: Position, seat: Seat): number | undefined {
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

import {
  isReached,
  NOBODY,
  OBJECTIVE_IDS,
  ON_TABLE,
  objectivesOf,
  type Position,
  progressOf,
  REWARD_IDS,
  type Rules,
} from '@rubicon/engine';
import type { Happening } from '@rubicon/protocol/wire';
import { type Naming, ownerName, territoryName } from './names.ts';

/** An objective as it is listed. */
export interface ObjectiveLine {
  readonly text: string;
  readonly reward?: string;
}

interface Knowing extends Naming {
  readonly view: Position;
}

/** The objectives of 2008: open, with how far the seat is, or whose they are; and what they bring. */
export function openObjectives(naming: Knowing, seat: number | undefined): ObjectiveLine[] {
  const { rules, view, words } = naming;
  if (rules.family !== 'turns' || view.family !== 'turns') return [];
  return view.objectives.flatMap((holder, objective) => {
    if (holder < ON_TABLE) return [];
    const name = words.goals.objectives[OBJECTIVE_IDS[objective]!];
    const reward = REWARD_IDS[view.rewardOn[objective] ?? NOBODY];
    return {
      text: `${name}: ${stateOf(naming, seat, objective)}`,
      ...(reward !== undefined && { reward: words.goals.rewards[reward] }),
    };
  });
}

function stateOf(naming: Knowing, seat: number | undefined, objective: number): string {
  const { rules, view, words } = naming;
  if (rules.family !== 'turns' || view.family !== 'turns') return '';
  const holder = view.objectives[objective]!;
  if (holder !== ON_TABLE) return words.goals.heldBy(ownerName(naming, holder));
  if (seat === undefined || view.turn === 0) return words.goals.open;
  if (view.seat === seat && isReached(rules, view, seat, objective)) return words.goals.reached;
  const [has, needed] = progressOf(rules, view, seat, objective);
  return needed === 1 ? words.goals.open : words.goals.progress(has, needed);
}

/** AR-9, AR-22: the own secret objectives, what they are worth and who holds them now; then those cashed in. */
export function ownObjectives(
  naming: Knowing,
  history: readonly Pick<Happening, 'events'>[],
  seat: number | undefined,
): ObjectiveLine[] {
  const { rules, view, words } = naming;
  if (rules.family !== 'orders' || view.family !== 'orders' || seat === undefined) return [];
  const { goals } = words;
  const cashed = history.flatMap(({ events }) =>
    events.flatMap((event) =>
      event.type === 'cashed' && event.seat === seat && event.reason === 'none' ? event.territory : [],
    ),
  );
  const holder = (territory: number): string => {
    const owner = view.owner[territory]!;
    return owner === seat ? goals.youHold : goals.holds(ownerName(naming, owner));
  };
  return [
    ...objectivesOf(view, seat).map((t) => ({
      text: `${territoryName(naming, t)}: ${goals.objectiveWorth(rules.points.objective)} ${holder(t)}`,
    })),
    ...cashed.map((t) => ({ text: `${territoryName(naming, t)}: ${goals.cashed(rules.points.territory)}` })),
  ];
}

/** What the window of one's own things holds; its button is called like that. */
export function thingsOf(rules: Rules): 'cards' | 'cardsAndMission' | 'cardsAndObjectives' | 'objectives' {
  if (rules.family === 'orders') return 'objectives';
  if (rules.goal?.objectives !== undefined) return 'cardsAndObjectives';
  return rules.missions.length > 0 ? 'cardsAndMission' : 'cards';
}

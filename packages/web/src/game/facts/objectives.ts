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
import type { HistoryEntry } from '@rubicon/protocol/wire';
import { type Naming, ownerName, territoryName } from './names.ts';

/** An objective in the list. */
export interface ObjectiveLine {
  readonly text: string;
  readonly reward?: string;
}

interface ViewNaming extends Naming {
  readonly view: Position;
}

/** The objectives of 2008 editions, each with its reward and its holder or the seat's progress. */
export function publicObjectives(naming: ViewNaming, seat: number | undefined): ObjectiveLine[] {
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

function stateOf(naming: ViewNaming, seat: number | undefined, objective: number): string {
  const { rules, view, words } = naming;
  if (rules.family !== 'turns' || view.family !== 'turns') return '';
  const holder = view.objectives[objective]!;
  if (holder !== ON_TABLE) return words.goals.heldBy(ownerName(naming, holder));
  if (seat === undefined || view.turn === 0) return words.goals.open;
  if (view.seat === seat && isReached(rules, view, seat, objective)) return words.goals.reached;
  const [has, needed] = progressOf(rules, view, seat, objective);
  return needed === 1 ? words.goals.open : words.goals.progress(has, needed);
}

/** AR-9, AR-22: the seat's secret objectives with their worth and present owner, then those it cashed in. */
export function secretObjectives(
  naming: ViewNaming,
  history: readonly Pick<HistoryEntry, 'events'>[],
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

/** The contents of the cards dialog, for its title and its button. */
export function cardsContents(
  rules: Rules,
): 'cards' | 'cardsAndMission' | 'cardsAndObjectives' | 'objectives' {
  if (rules.family === 'orders') return 'objectives';
  if (rules.objectives.length > 0) return 'cardsAndObjectives';
  return rules.missions.length > 0 ? 'cardsAndMission' : 'cards';
}

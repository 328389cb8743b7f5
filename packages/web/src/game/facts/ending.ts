import { type Event, IN, NOBODY, type Position, SURRENDERED } from '@rubicon/engine';
import type { HistoryEntry } from '@rubicon/protocol/wire';
import type { EndingWords } from '../../words/en/ending.ts';
import { missionText } from './goals.ts';
import { type Naming, ownerName } from './names.ts';

/** Explains how the game ended. The last entry shows whether a mission was completed. */
export function endingText(
  naming: Naming & { readonly view: Position },
  { endings }: Pick<EndingWords, 'endings'>,
  last: Pick<HistoryEntry, 'events'> | undefined,
): string {
  const { rules, view, words } = naming;
  const { winner } = view;
  if (winner === NOBODY) return endings.draw;
  const name = ownerName(naming, winner);
  const mission = last?.events.find(isMissionShown)?.mission;
  if (mission !== undefined) return endings.mission(name, missionText(naming, mission, winner));
  const others = view.status.filter((_, seat) => seat !== winner);
  if (!others.includes(IN)) {
    if (others.every((status) => status === SURRENDERED)) return endings.surrender(name);
    return others.includes(SURRENDERED) ? endings.left(name) : endings.last(name);
  }
  if (rules.family === 'orders' && view.family === 'orders') {
    const points = view.points[winner]!;
    const level = view.points.flatMap((count, seat) => (count === points && seat !== winner ? seat : []));
    if (level.length === 0) return endings.points(name, points, rules.rounds);
    return endings.pointsLevel(name, points, words.common.list(level.map((seat) => ownerName(naming, seat))));
  }
  if (rules.family !== 'turns') return '';
  const { goal } = rules;
  if (goal?.kind === 'objectives') return endings.objectives(name, goal.objectives);
  return goal?.kind === 'capitals' ? endings.capitals(name, goal.capitals) : '';
}

const isMissionShown = (event: Event): event is Extract<Event, { type: 'mission-shown' }> =>
  event.type === 'mission-shown';

import { type Event, IN, NOBODY, type Position, SURRENDERED } from '@rubicon/engine';
import type { Happening } from '@rubicon/protocol/wire';
import { missionText } from './goals.ts';
import { type Naming, ownerName } from './names.ts';

/** Why a game ended as it did; its last line says whether a mission did it. */
export function endingText(
  naming: Naming & { readonly view: Position },
  last: Pick<Happening, 'events'> | undefined,
): string {
  const { rules, view, words } = naming;
  const { why } = words.game;
  const { winner } = view;
  if (winner === NOBODY) return why.draw;
  const name = ownerName(naming, winner);
  const mission = last?.events.find(isMissionShown)?.mission;
  if (mission !== undefined) return why.mission(name, missionText(naming, mission, winner));
  const others = view.status.filter((_, seat) => seat !== winner);
  if (!others.includes(IN)) {
    if (others.every((status) => status === SURRENDERED)) return why.surrender(name);
    return others.includes(SURRENDERED) ? why.left(name) : why.last(name);
  }
  if (rules.family === 'orders' && view.family === 'orders') {
    const points = view.points[winner]!;
    const level = view.points.flatMap((count, seat) => (count === points && seat !== winner ? seat : []));
    if (level.length === 0) return why.points(name, points, rules.rounds);
    return why.pointsLevel(name, points, words.common.list(level.map((seat) => ownerName(naming, seat))));
  }
  if (rules.family !== 'turns') return '';
  if (rules.goal?.objectives !== undefined) return why.objectives(name, rules.goal.objectives);
  return rules.goal?.capitals === undefined ? '' : why.capitals(name, rules.goal.capitals);
}

const isMissionShown = (event: Event): event is Extract<Event, { type: 'mission-shown' }> =>
  event.type === 'mission-shown';

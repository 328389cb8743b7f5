import type { BoardArrow } from '../../board/state.ts';
import type { OrdersChair } from '../chair.ts';
import { type Draft, NO_DRAFT, placedIn, withPlace } from '../draft.ts';
import { territoryName } from '../names.ts';
import { type Act, draftAct, NONE, type Prompt, type PromptButton, sendAct } from '../prompt.ts';
import { type Forecast, forecastOf, orderOf, troopsToMove } from './forecast.ts';

interface Means {
  readonly objectives: readonly number[];
  readonly troops: number; // before any objective is cashed in
}

const MANY = 5;

/** A sheet of a round: what is cashed in, deployed and moved, changed freely until it is committed. */
export function orderPrompt(chair: OrdersChair, draft: Draft, means: Means): Prompt {
  const { words } = chair;
  const left = troopsOf(chair, draft, means) - placedIn(draft);
  const forecast = forecastOf(chair, draft);
  return {
    ...(draft.tool === 'deploy' ? deploying(chair, draft, left) : moving(chair, draft, forecast)),
    panel: 'sheet',
    arrows: draft.moves.map(
      ([from, to, count]): BoardArrow => ({ from, to, kind: 'order', label: String(count) }),
    ),
    staged: forecast.changes,
    drag: (from, to) => dragged(chair, draft, from, to),
    primary: {
      label: words.orders.commit,
      act: sendAct(orderOf(draft), left > 0 ? words.orders.commitSure(left) : undefined),
    },
  };
}

/** What there is to deploy, with what is cashed in. */
const troopsOf = ({ rules }: OrdersChair, { cash }: Draft, { troops }: Means): number =>
  troops + cash.length * rules.cash;

function deploying(chair: OrdersChair, draft: Draft, left: number): Prompt {
  const { words } = chair;
  return {
    text: words.orders.order(Math.max(0, left)),
    lit: left > 0 ? new Set(ownOf(chair)) : NONE,
    selected: draft.to,
    pick: (territory, more) =>
      left > 0 ? draftAct(withPlace(draft, territory, Math.min(left, more ? MANY : 1))) : undefined,
    range: { least: 0, most: Math.max(0, left), value: left },
    buttons:
      draft.to !== undefined && left > 0
        ? [{ label: words.actions.placeAll, act: draftAct(withPlace(draft, draft.to, left)) }]
        : [],
  };
}

function moving(chair: OrdersChair, draft: Draft, forecast: Forecast): Prompt {
  const { rules, words } = chair;
  const origins = new Set([...ownOf(chair), ...draft.moves.map(([, to]) => to)]);
  const from = origins.has(draft.from ?? -1) ? draft.from : undefined;
  const targets = from === undefined ? [] : rules.board.neighbours[from]!;
  const to = targets.includes(draft.to ?? -1) ? draft.to : undefined;
  const most = from === undefined ? 1 : Math.max(1, freeOn(chair, draft, forecast, from));
  const count = Math.min(most, draft.count ?? most);
  return {
    text: from === undefined ? words.orders.moveFrom : words.orders.moveTo(territoryName(chair, from)),
    lit: from === undefined ? origins : new Set([...targets, from]),
    selected: from,
    target: to,
    pick: (territory) => pick(draft, from, targets, territory),
    ...(to !== undefined && {
      range: { least: 1, most, value: count },
      numbered: (number: number) => draftAct({ ...draft, count: number }),
    }),
    buttons: from === undefined || to === undefined ? [] : [note(chair, draft, from, to, count)],
  };
}

function pick(draft: Draft, from: number | undefined, targets: readonly number[], territory: number): Act {
  const none = { ...draft, from: undefined, to: undefined, count: undefined };
  if (territory === from) return draftAct(none);
  return draftAct(
    targets.includes(territory)
      ? { ...draft, to: territory, count: undefined }
      : { ...none, from: territory },
  );
}

function note({ words }: OrdersChair, draft: Draft, from: number, to: number, count: number): PromptButton {
  const moves = [...draft.moves, [from, to, count] as const];
  return {
    label: words.orders.note(count),
    act: draftAct({ ...NO_DRAFT, tool: 'move', cash: draft.cash, places: draft.places, moves }),
  };
}

/** A line drawn on the map is a move in the making. */
function dragged({ rules }: OrdersChair, draft: Draft, from: number, to: number): Act | undefined {
  if (!rules.board.neighbours[from]!.includes(to)) return undefined;
  return draftAct({ ...draft, tool: 'move', from, to, count: undefined });
}

const ownOf = ({ view, seat }: OrdersChair): number[] =>
  view.owner.flatMap((owner, t) => (owner === seat ? t : []));

/** How many of an own territory no order moves yet. */
const freeOn = (chair: OrdersChair, { moves }: Draft, forecast: Forecast, from: number): number =>
  moves.reduce(
    (sum, [start, , count]) => (start === from ? sum - count : sum),
    troopsToMove(chair, forecast, from),
  );

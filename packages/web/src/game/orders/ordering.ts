import { type Order, preview } from '@rubicon/engine';
import type { BoardArrow } from '../../board/state.ts';
import type { OrdersChair } from '../chair.ts';
import { type Draft, NO_DRAFT, placedIn, withPlace } from '../draft.ts';
import { territoryName } from '../names.ts';
import { type Act, draftAct, NONE, type Prompt, type PromptButton, sendAct } from '../prompt.ts';

interface Means {
  readonly objectives: readonly number[];
  readonly troops: number; // before any objective is cashed in
}

const MANY = 5;

/** A sheet of a round: what is cashed in, deployed and moved, changed freely until it is committed. */
export function orderPrompt(chair: OrdersChair, draft: Draft, means: Means): Prompt {
  const { words } = chair;
  const left = troopsOf(chair, draft, means) - placedIn(draft);
  return {
    ...(draft.tool === 'deploy' ? deploying(chair, draft, left) : moving(chair, draft)),
    panel: 'sheet',
    arrows: draft.moves.map(
      ([from, to, count]): BoardArrow => ({ from, to, kind: 'order', label: String(count) }),
    ),
    staged: stagedBy(chair, draft),
    drag: (from, to) => dragged(chair, draft, from, to),
    primary: {
      label: words.orders.commit,
      act: sendAct(orderOf(draft), left > 0 ? words.orders.commitSure(left) : undefined),
    },
  };
}

export const orderOf = ({ cash, places, moves }: Draft): Order => ({
  type: 'order',
  cash,
  deploy: places,
  moves,
});

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

function moving(chair: OrdersChair, draft: Draft): Prompt {
  const { rules, words } = chair;
  const origins = new Set([...ownOf(chair), ...draft.moves.map(([, to]) => to)]);
  const from = origins.has(draft.from ?? -1) ? draft.from : undefined;
  const targets = from === undefined ? [] : rules.board.neighbours[from]!;
  const to = targets.includes(draft.to ?? -1) ? draft.to : undefined;
  const most = from === undefined ? 1 : Math.max(1, troopsAfter(chair, draft, from));
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

/** What the sheet would do to each territory if nobody else moved. */
function stagedBy({ rules, view, seat }: OrdersChair, draft: Draft): ReadonlyMap<number, number> {
  const { position } = { position: undefined, ...preview(rules, view, seat, orderOf(draft)) };
  const changes = (position?.armies ?? []).map((armies, t): [number, number] => {
    const before = view.owner[t] === seat ? view.armies[t]! : 0;
    const after = position?.owner[t] === seat ? armies : 0;
    return [t, after - before];
  });
  return new Map(changes.filter(([, change]) => change !== 0));
}

/** How many could still move from there. */
function troopsAfter(chair: OrdersChair, draft: Draft, from: number): number {
  const before = chair.view.owner[from] === chair.seat ? chair.view.armies[from]! : 0;
  return before + (stagedBy(chair, draft).get(from) ?? 0);
}

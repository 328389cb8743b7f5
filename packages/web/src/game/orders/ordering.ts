import type { BoardArrow } from '../../board/state.ts';
import type { OrdersChair } from '../chair.ts';
import { type Draft, placedIn } from '../draft.ts';
import { territoryName } from '../names.ts';
import { type Act, draftAct, type Prompt, sendAct } from '../prompt.ts';
import { deployOnto } from './deploying.ts';
import { forecastOf, orderOf } from './forecast.ts';
import { mostFrom, moveBetween, targetsFrom, type Writing, withCount, withMove } from './moves.ts';

interface Means {
  readonly objectives: readonly number[];
  readonly troops: number; // before any objective is cashed in
}

/** A sheet of a round: what is cashed in, deployed and moved, changed freely until it is committed. */
export function orderPrompt(chair: OrdersChair, draft: Draft, means: Means): Prompt {
  const { words } = chair;
  const left = leftToDeploy(chair, draft, means);
  const writing = { writer: chair, draft, forecast: forecastOf(chair, draft) };
  return {
    ...(toolOf(draft, left) === 'deploy' ? deploying(chair, draft, left) : moving(chair, writing)),
    panel: 'sheet',
    arrows: draft.moves.map(
      ([from, to, count]): BoardArrow => ({ from, to, kind: 'order', label: String(count) }),
    ),
    staged: writing.forecast.changes,
    notes: new Map([...writing.forecast.cuts].map(([t, troops]) => [t, words.orders.supplyNote(troops)])),
    drags: new Map(
      ownOf(chair).flatMap((from) => {
        const targets = targetsFrom(writing, from);
        return targets.length === 0 ? [] : [[from, new Set(targets)] as const];
      }),
    ),
    drag: (from, to) => written(writing, from, to),
    primary: {
      label: words.orders.commit,
      act: sendAct(orderOf(draft), left > 0 ? words.orders.commitSure(left) : undefined),
    },
  };
}

/** Troops to deploy, with what is cashed in, that stand nowhere yet. */
export const leftToDeploy = (
  { rules }: Pick<OrdersChair, 'rules'>,
  draft: Draft,
  { troops }: Pick<Means, 'troops'>,
): number => troops + draft.cash.length * rules.cash - placedIn(draft);

/** What a click writes: when everything is deployed, a move. */
export const toolOf = ({ tool }: Draft, left: number): Draft['tool'] => (left > 0 ? tool : 'move');

const deploying = (chair: OrdersChair, draft: Draft, left: number): Prompt => ({
  ...deployOnto(chair, draft, ownOf(chair), left),
  text: chair.words.orders.order(left),
});

/** Where from, then where to: that is an order, and its number can be changed until something else is chosen. */
function moving(chair: OrdersChair, writing: Writing): Prompt {
  const { words } = chair;
  const { draft } = writing;
  const origins = new Set(ownOf(chair).filter((t) => targetsFrom(writing, t).length > 0));
  const line = moveBetween(draft, draft.from, draft.to);
  if (line !== undefined) {
    const [from, to, count] = line;
    const most = Math.max(1, mostFrom(writing, from, to));
    return {
      text: words.orders.moveWritten(
        words.orders.moveLine(count, territoryName(chair, from), territoryName(chair, to)),
      ),
      lit: origins,
      selected: from,
      target: to,
      pick: (territory) => chosen(draft, origins.has(territory) ? territory : undefined),
      range: { least: 1, most, value: Math.min(most, count) },
      numbered: (number) => draftAct({ ...draft, moves: withCount(draft.moves, line, number) }),
    };
  }
  const from = origins.has(draft.from ?? -1) ? draft.from : undefined;
  if (from === undefined)
    return {
      text: words.orders.moveFrom,
      lit: origins,
      pick: (territory) => chosen(draft, territory),
    };
  return {
    text: words.orders.moveTo(territoryName(chair, from)),
    lit: new Set([...targetsFrom(writing, from), from]),
    selected: from,
    pick: (territory) => (territory === from ? chosen(draft, undefined) : written(writing, from, territory)),
  };
}

const chosen = (draft: Draft, from: number | undefined): Act =>
  draftAct({ ...draft, from, to: undefined, count: undefined });

/** By two clicks or by a line drawn on the map. */
function written(writing: Writing, from: number, to: number): Act | undefined {
  const { writer } = writing;
  if (writer.view.owner[from] !== writer.seat || !targetsFrom(writing, from).includes(to)) return undefined;
  const draft = withMove(writing, from, to);
  return draft && draftAct(draft);
}

const ownOf = ({ view, seat }: OrdersChair): number[] =>
  view.owner.flatMap((owner, t) => (owner === seat ? t : []));

import { type OrdersChair, offersOf } from '../chair.ts';
import { type Draft, placedIn } from '../draft.ts';
import { territoryName } from '../names.ts';
import { draftAct, MANY, type Prompt, sendAct } from '../prompt.ts';
import { deployOnto } from './deploying.ts';
import { orderPrompt } from './ordering.ts';

/** What a seat is asked in a game of written orders; undefined when it is not asked anything. */
export function ordersPrompt(chair: OrdersChair, draft: Draft): Prompt | undefined {
  const [bid] = offersOf(chair, 'bid');
  if (bid !== undefined) return bidPrompt(chair, draft, bid);
  const [conversion] = offersOf(chair, 'convert');
  if (conversion !== undefined) return convertPrompt(chair, draft, conversion);
  const [deployment] = offersOf(chair, 'deploy');
  if (deployment !== undefined) return deployPrompt(chair, draft, deployment);
  const [order] = offersOf(chair, 'order');
  return order === undefined ? undefined : orderPrompt(chair, draft, order);
}

interface Range {
  readonly least: number;
  readonly most: number;
}

/** AR-3: a sealed bid for everything that came up. */
function bidPrompt(chair: OrdersChair, draft: Draft, { least, most }: Range): Prompt {
  const { view, words } = chair;
  const tokens = Math.min(most, Math.max(least, draft.count ?? least));
  return {
    text: words.orders.bid(words.common.list(view.lot.map((t) => territoryName(chair, t)))),
    lit: new Set(view.lot),
    panel: 'number',
    range: { least, most, value: tokens },
    numbered: (count) => draftAct({ ...draft, count }),
    pick: (_, more) => draftAct({ ...draft, count: Math.min(most, tokens + (more ? MANY : 1)) }),
    primary: { label: words.orders.bidSend(tokens), act: sendAct({ type: 'bid', tokens }) },
  };
}

/** AR-4 */
function convertPrompt(
  { words }: OrdersChair,
  draft: Draft,
  { territories, least, most }: Range & { readonly territories: readonly number[] },
): Prompt {
  const { cash } = draft;
  const isEnough = cash.length >= least && cash.length <= most;
  return {
    text: words.orders.convert(least, most),
    lit: new Set(territories),
    pick: (territory) => draftAct({ ...draft, cash: toggled(cash, territory) }),
    staged: new Map(cash.map((territory) => [territory, 1])),
    primary: isEnough
      ? { label: words.orders.convertSend(cash.length), act: sendAct({ type: 'convert', territories: cash }) }
      : undefined,
  };
}

export const toggled = (list: readonly number[], item: number): number[] =>
  list.includes(item) ? list.filter((other) => other !== item) : [...list, item];

/** AR-6: the first troops, in secret. */
function deployPrompt(
  chair: OrdersChair,
  draft: Draft,
  { territories, troops }: { readonly territories: readonly number[]; readonly troops: number },
): Prompt {
  const { words } = chair;
  const left = troops - placedIn(draft);
  return {
    ...deployOnto(chair, draft, territories, left),
    text: words.orders.deploy(troops),
    panel: 'places',
    primary:
      left === 0
        ? { label: words.orders.deploySend, act: sendAct({ type: 'deploy', places: draft.places }) }
        : undefined,
  };
}

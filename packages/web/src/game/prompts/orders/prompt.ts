import { lotsLeft } from '../../facts/lots.ts';
import { territoryName } from '../../facts/names.ts';
import { type OrdersDecision, offersOf } from '../decision.ts';
import { MANY, type Prompt, sendAction, stageAction } from '../prompt.ts';
import { placedIn, type Staging } from '../staging.ts';
import { deployOnto } from './deploying.ts';
import { orderPrompt } from './ordering.ts';

/** The prompt in a game of written orders; undefined if the seat has nothing to decide. */
export function ordersPrompt(decision: OrdersDecision, staging: Staging): Prompt | undefined {
  const [bid] = offersOf(decision, 'bid');
  if (bid !== undefined) return bidPrompt(decision, staging, bid);
  const [conversion] = offersOf(decision, 'convert');
  if (conversion !== undefined) return convertPrompt(decision, staging, conversion);
  const [deployment] = offersOf(decision, 'deploy');
  if (deployment !== undefined) return deployPrompt(decision, staging, deployment);
  const [order] = offersOf(decision, 'order');
  return order === undefined ? undefined : orderPrompt(decision, staging, order);
}

interface Range {
  readonly least: number;
  readonly most: number;
}

/** AR-3: a sealed bid for the lot. */
function bidPrompt(decision: OrdersDecision, staging: Staging, { least, most }: Range): Prompt {
  const { rules, view, words } = decision;
  const names = words.common.list(view.lot.map((t) => territoryName(decision, t)));
  const tokens = Math.min(most, Math.max(least, staging.count ?? least));
  return {
    text: `${words.orders.bid(names)} ${words.orders.lotsLeft(lotsLeft(rules, view))}`,
    lit: new Set(view.lot),
    panel: 'number',
    range: { least, most, value: tokens },
    chooseNumber: (count) => stageAction({ ...staging, count }),
    pick: (_, more) => stageAction({ ...staging, count: Math.min(most, tokens + (more ? MANY : 1)) }),
    primary: { label: words.orders.bidSend(tokens), action: sendAction({ type: 'bid', tokens }) },
  };
}

/** AR-4: objectives to convert into starting territories. */
function convertPrompt(
  { words }: OrdersDecision,
  staging: Staging,
  { territories, least, most }: Range & { readonly territories: readonly number[] },
): Prompt {
  const { cash } = staging;
  const isEnough = cash.length >= least && cash.length <= most;
  return {
    text: words.orders.convert(least, most),
    lit: new Set(territories),
    pick: (territory) => stageAction({ ...staging, cash: toggled(cash, territory) }),
    changes: new Map(cash.map((territory) => [territory, 1])),
    primary: isEnough
      ? {
          label: words.orders.convertSend(cash.length),
          action: sendAction({ type: 'convert', territories: cash }),
        }
      : undefined,
  };
}

export const toggled = (list: readonly number[], item: number): number[] =>
  list.includes(item) ? list.filter((other) => other !== item) : [...list, item];

/** AR-6: the first deployment, in secret. */
function deployPrompt(
  decision: OrdersDecision,
  staging: Staging,
  { territories, troops }: { readonly territories: readonly number[]; readonly troops: number },
): Prompt {
  const { words } = decision;
  const left = troops - placedIn(staging);
  return {
    ...deployOnto(decision, staging, territories, left),
    text: words.orders.deploy(troops),
    panel: 'places',
    primary:
      left === 0
        ? { label: words.orders.deploySend, action: sendAction({ type: 'deploy', places: staging.places }) }
        : undefined,
  };
}

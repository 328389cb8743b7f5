import { type Order, type OrdersEvent, preview } from '@rubicon/engine';
import type { OrdersDecision } from '../decision.ts';
import type { Staging } from '../staging.ts';

export type Reported = Extract<OrdersEvent, { type: 'cashed' | 'deployed' | 'moved' }>;

/** The effects of a sheet if no other seat moved. */
export interface Forecast {
  readonly reports: readonly Reported[]; // the result of each order
  readonly changes: ReadonlyMap<number, number>; // by territory: troops gained or lost by orders, before supply
  readonly cuts: ReadonlyMap<number, number>; // by territory: troops removed by supply at the end of the round (AR-13)
  readonly territories: number; // held at the end: the supply limit
}

export type Writer = Pick<OrdersDecision, 'rules' | 'view' | 'seat'>;

export const orderOf = ({ cash, places, moves }: Pick<Staging, 'cash' | 'places' | 'moves'>): Order => ({
  type: 'order',
  cash,
  deploy: places,
  moves,
});

export function forecastOf({ rules, view, seat }: Writer, staging: Staging): Forecast {
  const seen = preview(rules, view, seat, orderOf(staging));
  if (seen.rejection !== undefined)
    return { reports: [], changes: new Map(), cuts: new Map(), territories: view.territories[seat]! };
  const { position, events } = seen;
  const cuts = new Map(
    events.flatMap((event): [number, number][] =>
      event.type === 'supply-cut' && event.seat === seat ? [[event.territory, event.troops]] : [],
    ),
  );
  const changes = position.armies.map((armies, t): [number, number] => {
    const before = view.owner[t] === seat ? view.armies[t]! : 0;
    const after = position.owner[t] === seat ? armies + (cuts.get(t) ?? 0) : 0;
    return [t, after - before];
  });
  return {
    reports: events.filter(isReport),
    changes: new Map(changes.filter(([, change]) => change !== 0)),
    cuts,
    territories: position.territories[seat]!,
  };
}

const isReport = (event: OrdersEvent): event is Reported =>
  event.type === 'cashed' || event.type === 'deployed' || event.type === 'moved';

/** AR-10: troops that may leave a territory: those there after deployment, not those arriving this round. */
export function troopsToMove({ view, seat }: Writer, { reports }: Forecast, from: number): number {
  if (view.owner[from] !== seat) return 0;
  const deployed = reports.reduce(
    (sum, report) => sum + (report.type === 'deployed' && report.territory === from ? report.troops : 0),
    0,
  );
  return view.armies[from]! + deployed;
}

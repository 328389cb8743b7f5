import type { OrdersEvent } from '@rubicon/engine';
import { type Cast, nameOf, territoryNames } from '../cast.ts';
import { count } from '../words.ts';

type Committed = Extract<OrdersEvent, { type: 'committed' }>;
type Opened = Extract<OrdersEvent, { type: 'opened' }>;

/** That a sheet is in; what stands on it only its writer reads. */
export function committedText(cast: Cast, { seat, sheet }: Committed): string {
  const name = nameOf(cast, seat);
  switch (sheet.type) {
    case 'hidden':
      return `${name} is done.`;
    case 'bid':
      return `${name} bids ${count(sheet.tokens, 'token')}, in secret.`;
    case 'convert':
      return `${name} converts ${territoryNames(cast, sheet.territories)}, in secret.`;
    case 'deploy':
    case 'order':
      return `The sheet of ${name} is committed.`;
  }
}

/** Bids are told as they are opened; what stands on other sheets is told order by order. */
export function openedText(cast: Cast, { seat, sheet }: Opened): string | undefined {
  switch (sheet.type) {
    case 'bid':
      return `${nameOf(cast, seat)} has bid ${sheet.tokens}.`;
    case 'order':
      return sheet.cash.length + sheet.deploy.length + sheet.moves.length === 0
        ? `  ${nameOf(cast, seat)} gives no orders.`
        : undefined;
    case 'convert':
    case 'deploy':
      return undefined;
  }
}

import type { OrdersEvent } from '@rubicon/engine';
import { type Cast, nameOf, territoryNames } from '../cast.ts';
import { count } from '../words.ts';

type Committed = Extract<OrdersEvent, { type: 'committed' }>;
type Opened = Extract<OrdersEvent, { type: 'opened' }>;

/** The log text of a committed sheet, whose contents only its own seat sees. */
export function committedText(cast: Cast, { seat, sheet }: Committed): string {
  const name = nameOf(cast, seat);
  switch (sheet.type) {
    case 'hidden':
      return `${name} is ready.`;
    case 'bid':
      return `${name} secretly bids ${count(sheet.tokens, 'token')}.`;
    case 'convert':
      return `${name} secretly converts ${territoryNames(cast, sheet.territories)}.`;
    case 'deploy':
    case 'order':
      return `${name} commits the sheet.`;
  }
}

/** The log text of a revealed sheet. Orders have log texts of their own. */
export function openedText(cast: Cast, { seat, sheet }: Opened): string | undefined {
  switch (sheet.type) {
    case 'bid':
      return `${nameOf(cast, seat)} bids ${sheet.tokens}.`;
    case 'order':
      return sheet.cash.length + sheet.deploy.length + sheet.moves.length === 0
        ? `  ${nameOf(cast, seat)} gives no orders.`
        : undefined;
    case 'convert':
    case 'deploy':
      return undefined;
  }
}

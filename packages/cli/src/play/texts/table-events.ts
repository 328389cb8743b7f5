import type { TableEvent } from '@rubicon/protocol/wire';
import { type Cast, nameOf, printable } from './cast.ts';

/** Returns the log text of a change at the table. */
export function tableText(cast: Cast, event: TableEvent): string {
  switch (event.type) {
    case 'left':
      return `${nameOf(cast, event.seat)} left the table.`;
    case 'returned':
      return `${nameOf(cast, event.seat)} is back.`;
    case 'played-by':
      return 'bot' in event
        ? `A bot (${printable(event.bot)}) now plays for ${nameOf(cast, event.seat)}.`
        : `A human now plays for ${nameOf(cast, event.seat)}.`;
    case 'paused':
      return 'The game is paused.';
    case 'resumed':
      return 'The game continues.';
    case 'delayed':
      return 'The server was down. The clocks were stopped.';
    case 'rekeyed':
      return 'The game was restored from a backup. New dice were agreed.';
    case 'revised':
      return 'An update corrected the rules. The game continues with the new rules.';
  }
}

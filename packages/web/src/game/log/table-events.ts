import type { TableEvent } from '@rubicon/protocol/wire';
import { type Naming, ownerName } from '../facts/names.ts';

/** Returns the log text of a change at the table. */
export function tableText(naming: Naming, event: TableEvent): string {
  const { table } = naming.words.log;
  switch (event.type) {
    case 'left':
      return table.left(ownerName(naming, event.seat));
    case 'returned':
      return table.returned(ownerName(naming, event.seat));
    case 'played-by':
      return 'bot' in event
        ? table.playedByBot(
            ownerName(naming, event.seat),
            naming.words.common.bots[event.bot]?.name ?? event.bot,
          )
        : table.playedByPerson(ownerName(naming, event.seat));
    case 'paused':
      return table.paused;
    case 'resumed':
      return table.resumed;
    case 'delayed':
      return table.delayed;
    case 'revised':
      return table.revised;
    case 'rekeyed':
      return table.rekeyed;
  }
}

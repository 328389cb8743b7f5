import type { RecordHeader } from '../record.ts';
import type { WireGame } from './messages.ts';

/** What a header tells everybody: not how its chance is made, nor where it begins. */
export function wireGameOf({ edition, options, revision, seats }: RecordHeader, id: string): WireGame {
  return {
    id,
    edition,
    options,
    revision,
    seats: seats.map(({ colour, name, bot }) =>
      bot === undefined ? { colour, name } : { colour, name, bot },
    ),
  };
}

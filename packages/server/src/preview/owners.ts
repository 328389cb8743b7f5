import { NEUTRAL, SPECTATOR, viewOf } from '@rubicon/engine';
import { foldRecord } from '@rubicon/protocol';

/** Returns the owner of each territory after these lines of a record, by colour, as a spectator may see it. */
export function ownersAfter(lines: readonly string[]): (string | undefined)[] {
  const folded = foldRecord(lines.map((line) => `${line}\n`).join(''));
  if (folded.error !== undefined) throw new Error(`the record cannot be read: ${folded.error.code}`);
  const { position, header } = folded.game;
  return viewOf(position, SPECTATOR).owner.map((owner) =>
    owner === NEUTRAL ? 'neutral' : header.seats[owner]?.colour,
  );
}

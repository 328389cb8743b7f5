import { clonePosition, NOBODY, type Position, type Seat } from '@rubicon/engine';
import { askLine } from './ask-line.ts';
import { NO_DRAFT } from './draft.ts';
import { type Room, toldTo } from './room.ts';
import { markedName, peopleOf } from './texts/cast.ts';

/**
 * Gives the keyboard to a person, with a clean screen when another one had it, so that nothing hidden stays.
 * Where nothing is hidden yet, they read on the same screen. Gives whether it was handed over.
 */
export async function handOver(room: Room, seat: Seat): Promise<boolean> {
  const { terminal, cast, client, sat, told } = room;
  if (sat === seat) return false;
  room.sat = seat;
  room.draft = NO_DRAFT;
  room.lastAttack = undefined;
  if (peopleOf(cast).length < 2) return false;
  if (isOpen(client.replica.view)) {
    const { lines, view } = toldTo(room);
    if (sat !== undefined) told.set(seat, { lines, view: clonePosition(view) });
    await client.sit(seat);
    return false;
  }
  if (sat !== undefined) {
    if (room.hasNews) await askLine(terminal, 'Press Enter when you have read this', CLEARING);
    terminal.clear();
  }
  const name = markedName(cast, seat);
  await askLine(terminal, `Pass the keyboard to ${name}, then press Enter`, [`${name} plays next.`]);
  await client.sit(seat);
  return true;
}

const CLEARING = ['The screen is cleared then, and the next one may look.'];

/** Set-up in which nobody has a secret: no mission, no objective, no choice that the others may not see. */
function isOpen(position: Position): boolean {
  if (position.family === 'orders' || position.turn > 0) return false;
  return position.missions.length === 0 && position.seat !== NOBODY;
}

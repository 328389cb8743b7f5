import { clonePosition, NOBODY, type Position, type Seat } from '@rubicon/engine';
import { askLine } from './ask-line.ts';
import { type Room, readMarkOf } from './room.ts';
import { NOTHING_STAGED } from './staging.ts';
import { markedName } from './texts/cast.ts';

/**
 * Hands the keyboard to a person, and clears the screen if another person had it, so that no secret stays visible.
 * While nothing is hidden, the screen stays. Returns whether it was cleared.
 */
export async function handOver(room: Room, seat: Seat): Promise<boolean> {
  const { terminal, cast, client, people, sat, read } = room;
  if (sat === seat) return false;
  room.sat = seat;
  room.staging = NOTHING_STAGED;
  room.lastAttack = undefined;
  if (people.length < 2) return false;
  if (isOpen(client.replica.view)) {
    const { lines, view } = readMarkOf(room);
    if (sat !== undefined) read.set(seat, { lines, view: clonePosition(view) });
    await client.sit(seat);
    return false;
  }
  if (sat !== undefined) {
    if (room.hasNews) await askLine(terminal, 'Press Enter to continue', CLEARING);
    terminal.clear();
  }
  const name = markedName(cast, seat);
  await askLine(terminal, `Pass the keyboard to ${name}, then press Enter`, [`${name} plays next.`]);
  await client.sit(seat);
  return true;
}

const CLEARING = ['The screen is then cleared for the next player.'];

/** Whether set-up has no secrets: no mission, no objective, no hidden choice. */
function isOpen(position: Position): boolean {
  if (position.family === 'orders' || position.turn > 0) return false;
  return position.missions.length === 0 && position.seat !== NOBODY;
}

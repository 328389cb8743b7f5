import { downloadRecord, findMe, findTable, type TableView } from '@rubicon/api';
import type { WireSeat } from '@rubicon/protocol/wire';
import { playOn } from '../game-loop.ts';
import { makeRoom, printNews } from '../room.ts';
import { isEmpty } from '../staging.ts';
import { Departed } from '../terminal.ts';
import { seatedText } from '../texts/cast.ts';
import type { TableAddress } from './address.ts';
import type { KeptSeat } from './data-folder.ts';
import { endGame } from './ending.ts';
import { gather } from './gathering.ts';
import { ServerHost } from './server-host.ts';
import type { ServerSession } from './session.ts';
import { hasOpenSeat } from './table-texts.ts';
import { Visit } from './visit.ts';

/** Thrown if a table cannot be joined or watched. The message is a sentence. */
export class Unavailable extends Error {}

/** Takes a seat at a table, or returns to the player's seat there, and plays. Returns the exit code. */
export async function joinTable(session: ServerSession, address: TableAddress): Promise<number> {
  const { terminal, api, folder } = session;
  const view = await terminal.wait(findTable(api, address.id, address.invite));
  session.visited = view;
  const isSeated = session.me !== undefined && view.seats.some(({ player }) => player === session.me?.id);
  if (!isSeated) checkOpen(view);
  const kept = folder.openSeat(view.id, session.me?.id);
  if (kept === undefined) throw new Unavailable('This table is open in another terminal of yours.');
  const visit = new Visit(session, view, {
    invite: address.invite,
    memory: kept.memory,
    earlier: folder.commitmentsBefore(view.id),
  });
  const { client } = visit;
  try {
    if (isSeated) await terminal.wait(client.follow());
    else {
      visit.view = await terminal.wait(client.join());
      session.me = await terminal.wait(findMe(api));
      if (session.me !== undefined) kept.claim(session.me.id);
    }
    return await playAt(session, visit, address, kept);
  } finally {
    client.close();
    kept.close();
  }
}

/** Watches a game. Returns the exit code. */
export async function watchTable(session: ServerSession, address: TableAddress): Promise<number> {
  const { terminal, api } = session;
  const view = await terminal.wait(findTable(api, address.id, address.invite));
  if (view.stage === 'lobby') throw new Unavailable('The game has not begun yet. Type join to take a seat.');
  if (view.seats.some(({ player }) => player !== undefined && player === session.me?.id))
    throw new Unavailable('You have a seat at this table. Type join to come back to it.');
  const visit = new Visit(session, view, { invite: address.invite });
  const { client } = visit;
  try {
    await terminal.wait(client.follow());
    return await playAt(session, visit, address, undefined);
  } finally {
    client.close();
  }
}

/** A server's bots are named after their level, so equal ones get their seat number as well. */
function distinct(seats: readonly WireSeat[]): WireSeat[] {
  const names = seats.map(({ name }) => name);
  return seats.map((seat, i) =>
    names.indexOf(seat.name) === names.lastIndexOf(seat.name)
      ? seat
      : { ...seat, name: `${seat.name} ${i + 1}` },
  );
}

/** Throws unless a new player can sit down at a table. */
function checkOpen(table: TableView): void {
  const { stage } = table;
  if (stage === 'playing') throw new Unavailable('The game has already begun. Type watch to follow it.');
  if (stage === 'over') throw new Unavailable('This game is over.');
  if (!hasOpenSeat(table)) throw new Unavailable('All seats at this table are taken.');
}

/** Stays at a table from its lobby to the end of its game. */
async function playAt(
  session: ServerSession,
  visit: Visit,
  address: TableAddress,
  kept: KeptSeat | undefined,
): Promise<number> {
  const { terminal } = session;
  if (visit.view.stage === 'lobby' && !(await gather(session, visit, address.invite))) {
    session.visited = undefined;
    kept?.forget(); // its seed was for this seat only
    return 0;
  }
  await visit.seated();
  const { client } = visit;
  const host = new ServerHost(visit, terminal);
  const people = client.seat === undefined ? [] : [client.seat];
  const room = makeRoom(client.wire, { host, terminal, people, seats: distinct(client.wire.game.seats) });
  visit.room = room;
  terminal.print(seatedText(room.cast));
  if (room.before > 1) terminal.print('The game has begun. Type log to see the last events.');
  else if (terminal.isInteractive) terminal.print('Type board to see the board, and ? for help.');
  try {
    await playOn(room);
    printNews(room, 'summary');
    while (!visit.isClosed) await visit.wait();
  } catch (error) {
    if (error instanceof Departed && !isEmpty(room.staging))
      terminal.print('', 'Staged armies and unsent orders were not sent.');
    throw error;
  } finally {
    host.close();
  }
  const record = await terminal.wait(downloadRecord(session.api, client.id));
  session.visited = undefined;
  if (kept !== undefined) session.finished = client.id;
  return endGame(session, room, client, record, kept);
}

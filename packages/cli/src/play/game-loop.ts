import { IN, isToAct, type Seat } from '@rubicon/engine';
import { progressOf } from '../games.ts';
import { printNews, type Room } from './room.ts';
import { personActs } from './turn.ts';

/** Plays until the game is over. */
export async function playOn(room: Room): Promise<void> {
  const { client, terminal, host } = room;
  while (client.replica.view.phase !== 'over' && !host.isClosed) {
    const { view } = client.replica;
    const turn = progressOf(view);
    const person = host.isBusy(room) ? undefined : nextPerson(room);
    if (person !== undefined) {
      host.sync();
      await host.attend(room, () => personActs(room, person));
      continue;
    }
    await host.wait(room);
    if (progressOf(view) !== turn) tellOn(room);
    await terminal.breathe();
  }
}

/** The next person to act, first the one at the keyboard, then clockwise; undefined while the table starts the game. */
function nextPerson({ client, people, sat }: Room): Seat | undefined {
  const asked = people.filter((seat) => isToAct(client.replica.view, seat));
  return sat !== undefined && asked.includes(sat) ? sat : asked[0];
}

/** Prints another player's turn when it ends if a single person plays. Several people read it at their own turn. */
function tellOn(room: Room): void {
  const { client, people, sat } = room;
  const [reader, another] = people.filter((seat) => client.replica.view.status[seat] === IN);
  const hasKeyboard = reader === sat || people.length === 1;
  if (reader !== undefined && another === undefined && hasKeyboard) printNews(room, 'summary');
}

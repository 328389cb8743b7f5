import { IN, isToAct, NOBODY, type Seat } from '@rubicon/engine';
import { nextQuestion } from '@rubicon/table';
import { progressOf } from '../games.ts';
import { askLine } from './ask-line.ts';
import { type Room, tell, tellFailures } from './room.ts';
import { peopleOf } from './texts/cast.ts';
import { personActs } from './turn.ts';

/** Plays until the game is over. */
export async function playOn(room: Room): Promise<void> {
  const { client, gate, terminal, save, bots } = room;
  let isWatched = true; // once no person is left: whether each turn is told and waits for a key
  let watchedTurn = NOBODY;
  while (client.replica.view.phase !== 'over') {
    const { rules, view, seq } = client.replica;
    const turn = progressOf(view);
    const isBot = nextQuestion(rules, view, [...bots.keys()]) !== undefined;
    const person = isBot ? undefined : nextPerson(room);
    if (person !== undefined) {
      save.sync();
      await personActs(room, person);
      continue;
    }
    if (isBot && isWatched && turn !== watchedTurn && peopleIn(room).length === 0) {
      watchedTurn = turn;
      isWatched = await watch(room);
    }
    if (isBot) gate.open();
    await terminal.wait(client.lineAfter(seq));
    tellFailures(room);
    if (progressOf(view) !== turn) tellOn(room);
    await terminal.breathe();
  }
  if (isWatched) tell(room, 'summary');
}

/** Whoever is at the keyboard, then the others clockwise; nobody while the table is still to start the game. */
function nextPerson({ client, cast, sat }: Room): Seat | undefined {
  const people = peopleOf(cast).filter((seat) => isToAct(client.replica.view, seat));
  return sat !== undefined && people.includes(sat) ? sat : people[0];
}

/** A turn of a bot is told when it ends, to the only person who plays; several read it when their turn comes. */
function tellOn(room: Room): void {
  const [reader, another] = peopleIn(room);
  const hasKeyboard = reader === room.sat || peopleOf(room.cast).length === 1;
  if (reader !== undefined && another === undefined && hasKeyboard) tell(room, 'summary');
}

function peopleIn({ client, cast }: Room): Seat[] {
  return peopleOf(cast).filter((seat) => client.replica.view.status[seat] === IN);
}

/** Nobody at the keyboard plays any more. Gives whether the next turn is watched too. */
async function watch(room: Room): Promise<boolean> {
  const { terminal, client } = room;
  tell(room, 'summary');
  const part = client.replica.view.family === 'turns' ? 'turn' : 'round';
  for (;;) {
    const line = await askLine(terminal, `Only bots are left. Enter plays a ${part}, end all of them`, [
      `Press Enter to see the next ${part}, or type end to play to the end of the game.`,
    ]);
    if (line === '' || line.toLowerCase() === 'end') return line === '';
    terminal.print('Press Enter, or type end or quit.');
  }
}

import { changeTable, findTable } from '@rubicon/api';
import { BOT_NAMES } from '@rubicon/bots';
import { COLOURS } from '@rubicon/engine';
import { readNumber } from '../prompts/reading.ts';
import { printable } from '../texts/cast.ts';
import { listed } from '../texts/words.ts';
import { linkTo } from './address.ts';
import { askCommand, type Command } from './commands.ts';
import { problemText } from './problems.ts';
import type { ServerSession } from './session.ts';
import { tableText } from './table-texts.ts';
import type { Visit } from './visit.ts';

/** Waits at a table until its game begins. Returns false if the player left, or lost the seat. */
export async function gather(
  session: ServerSession,
  visit: Visit,
  invite: string | undefined,
): Promise<boolean> {
  const { terminal } = session;
  let hasLeft = false;
  const leave: Command = {
    name: 'leave',
    help: [['leave', 'give up the seat']],
    async run() {
      await terminal.wait(changeTable(session.api, visit.view.id, 'leave'));
      hasLeft = true;
    },
  };
  const show: Command = {
    name: 'show',
    help: [['show', 'the table, its seats and the link for others']],
    run: () => printTable(session, visit, invite),
  };
  const commands = [...tableCommands(session, visit), show, leave];
  const mine = () => visit.view.seats.find(({ player }) => player !== undefined && player === visit.me);
  const situation = (): string => [visit.view.stage, visit.isSeated, mine()?.isReady].join();
  while (!visit.isConnected) await visit.wait();
  printTable(session, visit, invite);
  terminal.print(visit.client.hasSeed ? READY : OTHER_DEVICE);
  while (!visit.isSeated) {
    if (hasLeft || visit.view.stage === 'over') return false;
    const seat = mine();
    if (seat === undefined) {
      terminal.print(SEAT_LOST);
      return false;
    }
    const isReady = seat.isReady === true;
    if (visit.view.stage !== 'lobby' || (isReady && !terminal.isInteractive)) await visit.wait();
    else {
      const label = isReady ? 'ready; waiting for the others' : 'table';
      const ask = (): Promise<void> => attempt(session, () => askCommand(terminal, label, commands));
      await visit.ask(situation, ask, 'keep');
    }
  }
  return true;
}

const READY = 'The game begins when all seats are taken and everyone is ready. Type ready, or ? for help.';
const OTHER_DEVICE =
  'You took this seat on another device, which must be connected when the game starts. Or leave and join again here.';
const SEAT_LOST = 'You lost your seat: the creator of the table removed you, or you did not answer in time.';

function printTable({ terminal, url }: ServerSession, { view, me }: Visit, invite: string | undefined): void {
  const { isPublic } = view.settings;
  terminal.print(...tableText(view, me));
  if (!isPublic && invite === undefined) return;
  terminal.print('Others join with this link:');
  terminal.printWhole(`  ${linkTo(url, { id: view.id, invite: isPublic ? undefined : invite })}`);
}

/** Runs a command, and prints why its request failed if it did. */
async function attempt({ terminal, url }: ServerSession, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const problem = problemText(error, url);
    if (problem === undefined) throw error;
    terminal.print(problem);
  }
}

function tableCommands({ api, terminal }: ServerSession, visit: Visit): Command[] {
  const { id } = visit.view;
  const change = async (
    name: 'ready' | 'move' | 'swap' | 'colour' | 'seats',
    body: object,
  ): Promise<void> => {
    visit.show(await terminal.wait(changeTable(api, id, name, body)));
  };
  /** Reads a seat, counted from 1. */
  const seatOf = (word: string | undefined): number | undefined => {
    const number = readNumber(word);
    if (number !== undefined && number >= 1 && number <= visit.view.seats.length) return number - 1;
    terminal.print(`Type a seat from 1 to ${visit.view.seats.length}.`);
    return undefined;
  };
  return [
    {
      name: 'ready',
      help: [
        ['ready', 'you are ready to start'],
        ['ready no', 'you are not ready'],
      ],
      run: (text) => change('ready', { isReady: text !== 'no' }),
    },
    {
      name: 'say',
      help: [['say Hello!', 'write to the others at the table']],
      run: (text) => visit.say(text),
    },
    {
      name: 'name',
      help: [['name Ann', 'choose the name others see']],
      async run(name) {
        await terminal.wait(api.put('/api/name', { name }));
        visit.view = await terminal.wait(findTable(api, id)); // the table is not announced again for a new name
        terminal.print(...tableText(visit.view, visit.me));
      },
    },
    {
      name: 'phrase',
      help: [['phrase any words', 'make your own words part of the dice']],
      async run(phrase) {
        if (phrase === '') return terminal.print('Type the words after phrase.');
        if (!visit.client.hasSeed) return terminal.print(OTHER_DEVICE);
        const bytes = await terminal.wait(visit.client.setPhrase(phrase));
        terminal.print(
          `Your seed is now the SHA-256 of “${printable(phrase)}” and the random bytes ${bytes}.`,
        );
      },
    },
    {
      name: 'seat',
      help: [['seat 2', 'move to another open seat']],
      async run(text) {
        const seat = seatOf(text);
        if (seat !== undefined) await change('move', { seat });
      },
    },
    {
      name: 'swap',
      help: [
        ['swap 2', 'offer to swap seats with a player, or accept an offer'],
        ['swap no', 'withdraw your offer'],
      ],
      async run(text) {
        const seat = text === 'no' ? null : seatOf(text);
        if (seat !== undefined) await change('swap', { seat });
      },
    },
    {
      name: 'colour',
      help: [['colour green', 'choose a colour']],
      async run(text) {
        const colour = COLOURS.find((name) => text !== '' && name.startsWith(text.toLowerCase()));
        if (colour === undefined) terminal.print(`Choose ${listed([...COLOURS], 'or')}.`);
        else await change('colour', { colour });
      },
    },
    {
      name: 'bot',
      help: [['bot 3 hard', 'creator: put a bot on an open seat']],
      async run(text) {
        const [word, name = 'medium'] = text.split(/\s+/);
        const bot = BOT_NAMES.find((known) => known.startsWith(name.toLowerCase()));
        const seat = seatOf(word);
        if (bot === undefined) terminal.print(`Choose ${listed([...BOT_NAMES], 'or')}.`);
        else if (seat !== undefined) await change('seats', { seat, bot });
      },
    },
    {
      name: 'open',
      help: [['open 3', 'creator: remove a bot or player from a seat']],
      async run(text) {
        const seat = seatOf(text);
        if (seat === undefined) return;
        const remove = visit.view.seats[seat]?.player !== undefined;
        await change('seats', { seat, bot: null, ...(remove ? { remove } : {}) });
      },
    },
  ];
}

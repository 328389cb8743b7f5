import type { Position, Seat } from '@rubicon/engine';
import { readRecord } from '@rubicon/protocol';
import { WireClient } from '@rubicon/protocol/wire';
import type { Table } from '@rubicon/table';
import { isFileError } from '../errors.ts';
import { closePlayers, openPlayer, type ProgramSettings } from '../players/open.ts';
import type { Player } from '../players/player.ts';
import { UsageError } from '../usage.ts';
import { specOf, Unplayable } from './bots.ts';
import { isEmpty, NO_DRAFT } from './draft.ts';
import { playOn } from './game-loop.ts';
import { Gate } from './gate.ts';
import type { Room } from './room.ts';
import { openGame, type Ports, type Releases } from './saving/opening.ts';
import { quoted, readSave, type Save } from './saving/save.ts';
import type { GivenSettings } from './settings/settings.ts';
import { Departed, type Departure, openTerminal, type Streams, type Terminal } from './terminal.ts';
import { makeCast, seatedText } from './texts/cast.ts';
import { resultText } from './texts/ending.ts';

/** What is played where. */
export interface TerminalGame extends GivenSettings, Streams {
  /** Resumed if it holds a game, else begun; a new file in the current folder when not given. */
  readonly file?: string | undefined;
  /** For programs of others. */
  readonly programs: ProgramSettings;
}

const EXIT_CODES: Readonly<Record<Departure, number>> = {
  quit: 0,
  'end-of-input': 0,
  SIGINT: 130,
  SIGTERM: 143,
  SIGHUP: 129,
};

/** A game at the keyboard, from its settings to its end or until everybody leaves. Gives the exit code. */
export async function playInTerminal(options: TerminalGame): Promise<number> {
  const terminal = openTerminal(options);
  const releases: Releases = [terminal.close];
  const bots = new Map<Seat, Player>();
  const gate = new Gate();
  const ports: Ports = {
    now: () => new Date(),
    async openPlayer(opening) {
      const { programs } = options;
      const bot = await openPlayer(specOf(opening, options.bots), { ...opening, number: 1, programs });
      bots.set(opening.seat, bot);
      return bot;
    },
    pace: () => gate.pass(),
    failed: ({ code, cause }) =>
      room?.client.fail(cause instanceof Error ? cause : new Error(`${code}: ${JSON.stringify(cause)}`)),
  };
  let table: Table | undefined;
  let room: Room | undefined;
  try {
    const opened = await openGame(terminal, options.file, options, releases, ports);
    if (opened.message !== undefined) {
      if (opened.code === 2) throw new UsageError(opened.message);
      terminal.print(opened.message);
      return opened.code;
    }
    const { save } = opened;
    table = opened.table;
    room = await makeRoom(table, save, terminal, { bots, gate });
    terminal.print(seatedText(room.cast));
    table.begin();
    await playOn(room);
    await table.close();
    save.sync();
    terminal.print(...resultText(room.cast, endOf(save), terminal.width()));
    terminal.print('The record of the game, and how to check its dice:');
    terminal.printWhole(`  ${save.file}`);
    terminal.printWhole(`  npx rubicon verify ${quoted(save.file)}`);
    return 0;
  } catch (error) {
    if (error instanceof Departed) {
      part(terminal, room);
      return EXIT_CODES[error.how];
    }
    if (error instanceof Unplayable) terminal.print(error.message);
    else if (isFileError(error)) {
      const reason = error.message.replace(/^\w+: |, \w+( '.*)?$/g, '');
      terminal.print(`${options.file ?? 'The file of the game'} cannot be used: ${reason}.`);
    } else throw error;
    return 1;
  } finally {
    await table?.close();
    await closePlayers();
    for (const release of releases.reverse()) release();
  }
}

/** Whoever plays alone reads what the bots do before it is their turn; else all watch until one has the keyboard. */
async function makeRoom(
  table: Table,
  save: Save,
  terminal: Terminal,
  rest: Pick<Room, 'bots' | 'gate'>,
): Promise<Room> {
  const { seats } = table.game;
  const people = seats.flatMap(({ bot }, seat) => (bot === undefined ? seat : []));
  const [first = 'watch', second] = people;
  const connection = table.connect({ yours: people, send: (message) => client.receive(message) });
  const client = new WireClient((message) => connection.receive(message));
  await client.hello();
  await client.sit(second === undefined ? first : 'watch');
  const { rules, seq } = client.replica;
  const position = {
    get colours() {
      return client.replica.view.colours;
    },
  };
  return {
    ...rest,
    client,
    terminal,
    cast: makeCast({ rules, position }, seats, terminal.colours),
    save,
    reported: new Map(),
    told: new Map(),
    before: seq,
    sat: undefined,
    hasNews: false,
    shown: '',
    draft: NO_DRAFT,
    lastAttack: undefined,
  };
}

/** The whole position at the end: the record is closed, and hides nothing any more. */
function endOf({ file }: Save): Position {
  const { game } = readRecord(readSave(file).text);
  if (game === undefined) throw new Error(`the record in ${file} is gone`);
  return game.position;
}

/** Says where the game is, and how to go on with it. */
function part(terminal: Terminal, room: Room | undefined): void {
  if (room === undefined) {
    terminal.print('', 'No game was begun.');
    return;
  }
  const { save, draft } = room;
  save.sync();
  if (!isEmpty(draft)) terminal.print('', 'What was staged or written but not sent is not saved.');
  terminal.print('', `The game is saved in ${save.file}. To go on with it:`);
  terminal.printWhole(`  npx rubicon play ${quoted(save.file)}`);
}

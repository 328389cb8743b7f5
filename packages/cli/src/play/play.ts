import type { Position, Seat } from '@rubicon/engine';
import { foldRecord } from '@rubicon/protocol';
import { WireClient } from '@rubicon/protocol/wire';
import type { Table } from '@rubicon/table';
import { closePlayers, openPlayer, type ProgramSettings } from '../players/open.ts';
import type { Player } from '../players/player.ts';
import { isFileError } from '../texts/errors.ts';
import { UsageError } from '../usage.ts';
import { BotPace } from './bot-pace.ts';
import { specOf, Unplayable } from './bots.ts';
import { playOn } from './game-loop.ts';
import { LocalHost } from './local-host.ts';
import { makeRoom, printNews, type Room } from './room.ts';
import { openGame, type Ports, type Releases } from './saving/open-game.ts';
import { quoted, readSave, type Save } from './saving/save.ts';
import type { GivenSettings } from './settings/settings.ts';
import { isEmpty } from './staging.ts';
import { Departed, EXIT_CODES, openTerminal, type Streams, type Terminal } from './terminal.ts';
import { type Cast, nameOf, seatedText } from './texts/cast.ts';
import { resultText } from './texts/ending.ts';

/** Settings of `play`. */
export interface TerminalGame extends GivenSettings, Streams {
  /** The file of the game: resumed if it holds a game, otherwise started. The default is a new file in the current folder. */
  readonly file?: string | undefined;
  /** Limits for external programs. */
  readonly programs: ProgramSettings;
}

/** Plays a game at the keyboard until it ends or the players leave. Returns the exit code. */
export async function playInTerminal(options: TerminalGame): Promise<number> {
  const terminal = openTerminal(options);
  const releases: Releases = [terminal.close];
  const bots = new Map<Seat, Player>();
  const botPace = new BotPace();
  const ports: Ports = {
    now: () => new Date(),
    async openPlayer(request) {
      const { programs, file = '' } = options;
      const spec = specOf(request, options.bots, file);
      const bot = await openPlayer(spec, { ...request, number: 1, programs });
      bots.set(request.seat, bot);
      return bot;
    },
    pace: () => botPace.wait(),
    failed(failure) {
      const { code, cause } = failure;
      const problem = cause instanceof Error ? cause : new Error(`${code}: ${JSON.stringify(cause)}`);
      if (failure.code === 'not-saved') room?.client.fail(problem);
      else terminal.print(botFailureText(failure.seat, problem.message, room?.cast));
    },
  };
  let table: Table | undefined;
  let room: Room | undefined;
  let save: Save | undefined;
  try {
    const opened = await openGame(terminal, options.file, options, releases, ports);
    if (opened.message !== undefined) {
      if (opened.code === 2) throw new UsageError(opened.message);
      terminal.print(opened.message);
      return opened.code;
    }
    save = opened.save;
    table = opened.table;
    const host = new LocalHost(save, bots, botPace, (text) => terminal.print(text));
    room = await enterRoom(table, terminal, host);
    terminal.print(seatedText(room.cast));
    table.begin();
    await playOn(room);
    if (host.isWatched) printNews(room, 'summary');
    await table.close();
    save.sync();
    terminal.print(...resultText(room.cast, endOf(save), terminal.width()));
    terminal.print('Verify the record and its dice:');
    terminal.printWhole(`  ${save.file}`);
    terminal.printWhole(`  npx rubicon verify ${quoted(save.file)}`);
    return 0;
  } catch (error) {
    if (error instanceof Departed) {
      printHowToContinue(terminal, room, save);
      return EXIT_CODES[error.how];
    }
    if (error instanceof Unplayable) terminal.print(error.message);
    else if (isFileError(error)) {
      const reason = error.message.replace(/^\w+: |, \w+( '.*)?$/g, '');
      terminal.print(`${options.file ?? 'The game file'} cannot be used: ${reason}.`);
    } else throw error;
    return 1;
  } finally {
    await table?.close();
    await closePlayers();
    for (const release of releases.reverse()) release();
  }
}

/** Connects to the table. A single person takes the seat at once; several people watch until one has the keyboard. */
async function enterRoom(table: Table, terminal: Terminal, host: LocalHost): Promise<Room> {
  const people = table.game.seats.flatMap(({ bot }, seat) => (bot === undefined ? seat : []));
  const [first = 'watch', second] = people;
  const client = new WireClient();
  const connection = table.connect({ yours: people, send: (message) => client.receive(message) });
  await client.connect({ send: (message) => connection.receive(message) });
  await client.sit(second === undefined ? first : 'watch');
  return makeRoom(client, { host, terminal, people });
}

/** The final position, with nothing hidden. */
function endOf({ file }: Save): Position {
  const folded = foldRecord(readSave(file).text);
  if (folded.error !== undefined) throw new Error(`the record in ${file} is damaged: ${folded.error.code}`);
  return folded.game.position;
}

/** Prints where the game is saved and how to continue it. */
function printHowToContinue(terminal: Terminal, room: Room | undefined, save: Save | undefined): void {
  if (room === undefined || save === undefined) {
    terminal.print('', 'No game was started.');
    return;
  }
  save.sync();
  if (!isEmpty(room.staging)) terminal.print('', 'Staged armies and unsent orders are not saved.');
  terminal.print('', `The game is saved in ${save.file}. To continue:`);
  terminal.printWhole(`  npx rubicon play ${quoted(save.file)}`);
}

function botFailureText(seat: Seat, problem: string, cast: Cast | undefined): string {
  const name = cast === undefined ? `The bot of seat ${seat}` : nameOf(cast, seat);
  return `${name} gave no legal answer (${problem}). The default move was played.`;
}

import { makeBot } from '@rubicon/bots';
import { SPECTATOR } from '@rubicon/engine';
import type { RecordedGame } from '@rubicon/protocol';
import { isFileError, unknownBotText } from '../errors.ts';
import { UsageError } from '../usage.ts';
import { isEmpty, NO_DRAFT } from './draft.ts';
import { playOn } from './game-loop.ts';
import { openGame, type Releases } from './saving/opening.ts';
import { quoted, type Save } from './saving/save.ts';
import type { GivenSettings } from './settings/settings.ts';
import { startTelling, type Table } from './table.ts';
import { Departed, type Departure, openTerminal, type Streams, type Terminal } from './terminal.ts';
import { makeCast, peopleOf } from './texts/cast.ts';
import { resultText } from './texts/ending.ts';

/** What is played where. */
export interface TerminalGame extends GivenSettings, Streams {
  /** Resumed if it holds a game, else begun; a new file in the current folder when not given. */
  readonly file?: string | undefined;
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
  let table: Table | undefined;
  try {
    const opened = await openGame(terminal, options.file, options, releases);
    if (opened.message !== undefined) {
      if (opened.code === 2) throw new UsageError(opened.message);
      terminal.print(opened.message);
      return opened.code;
    }
    const { game, save } = opened;
    const unknown = game.header.seats.find(({ bot }, seat) => bot !== undefined && !botFor(game, seat));
    if (unknown !== undefined) {
      terminal.print(`Nobody can play for ${unknown.name}: ${unknownBotText(unknown.bot ?? '')}.`);
      return 1;
    }
    table = makeTable(game, save, terminal);
    await playOn(table);
    game.close();
    save.sync();
    terminal.print(...resultText(table.cast, game.position, terminal.width()));
    terminal.print('The record of the game, and how to check its dice:');
    terminal.printWhole(`  ${save.file}`);
    terminal.printWhole(`  npx rubicon verify ${quoted(save.file)}`);
    return 0;
  } catch (error) {
    if (error instanceof Departed) {
      part(terminal, table);
      return EXIT_CODES[error.how];
    }
    if (!isFileError(error)) throw error;
    const reason = error.message.replace(/^\w+: |, \w+( '.*)?$/g, '');
    terminal.print(`${options.file ?? 'The file of the game'} cannot be used: ${reason}.`);
    return 1;
  } finally {
    for (const release of releases.reverse()) release();
  }
}

function botFor({ header, rules }: RecordedGame, seat: number) {
  const { bot } = header.seats[seat]!;
  return bot === undefined ? undefined : makeBot(bot, rules, seat, header.chance.seed);
}

function makeTable(game: RecordedGame, save: Save, terminal: Terminal): Table {
  const cast = makeCast(game, game.header.seats, terminal.colours);
  const table: Table = {
    game,
    terminal,
    cast,
    save,
    bots: game.header.seats.map((_, seat) => botFor(game, seat)),
    told: new Map(),
    sat: undefined,
    hasNews: false,
    shown: '',
    draft: NO_DRAFT,
    lastAttack: undefined,
  };
  for (const reader of [...peopleOf(cast), SPECTATOR]) startTelling(table, reader);
  return table;
}

/** Says where the game is, and how to go on with it. */
function part(terminal: Terminal, table: Table | undefined): void {
  if (table === undefined) {
    terminal.print('', 'No game was begun.');
    return;
  }
  const { save, draft } = table;
  save.sync();
  if (!isEmpty(draft)) terminal.print('', 'What was staged or written but not sent is not saved.');
  terminal.print('', `The game is saved in ${save.file}. To go on with it:`);
  terminal.printWhole(`  npx rubicon play ${quoted(save.file)}`);
}

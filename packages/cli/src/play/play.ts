import { BOT_NAMES } from '@rubicon/bots';
import { SPECTATOR } from '@rubicon/engine';
import type { RecordedGame } from '@rubicon/protocol';
import { isFileError, unknownBotText } from '../errors.ts';
import { closePlayers, openPlayer, type ProgramSettings } from '../players/open.ts';
import type { Player } from '../players/player.ts';
import { EXEC, labelOf, type PlayerSpec } from '../players/spec.ts';
import { UsageError } from '../usage.ts';
import { isEmpty, NO_DRAFT } from './draft.ts';
import { playOn } from './game-loop.ts';
import { openGame, type Releases } from './saving/opening.ts';
import { quoted, type Save } from './saving/save.ts';
import type { GivenSettings } from './settings/settings.ts';
import { inform, startTelling, type Table } from './table.ts';
import { Departed, type Departure, openTerminal, type Streams, type Terminal } from './terminal.ts';
import { makeCast, peopleOf, printable, seatedText } from './texts/cast.ts';
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
  const bots: (Player | undefined)[] = [];
  let table: Table | undefined;
  try {
    const opened = await openGame(terminal, options.file, options, releases);
    if (opened.message !== undefined) {
      if (opened.code === 2) throw new UsageError(opened.message);
      terminal.print(opened.message);
      return opened.code;
    }
    const { game, save } = opened;
    const specs = specsOf(game, save, options.bots);
    if (typeof specs === 'string') {
      terminal.print(specs);
      return 1;
    }
    for (const [seat, spec] of specs.entries()) {
      const opened = spec && openBot(spec, game, seat, options);
      bots[seat] = opened instanceof Promise ? await terminal.wait(opened) : opened;
    }
    table = makeTable(game, save, terminal, bots);
    terminal.print(seatedText(table.cast));
    await playOn(table);
    for (const seat of bots.keys()) inform(table, seat);
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
    for (const bot of bots) await bot?.close?.();
    await closePlayers();
    for (const release of releases.reverse()) release();
  }
}

/**
 * Who plays each seat, undefined for people; a sentence when somebody cannot. A program of somebody else is started
 * only when the command line names it: nothing that stands in a file is ever run.
 */
function specsOf(
  { header }: RecordedGame,
  { file }: Save,
  given: readonly PlayerSpec[],
): (PlayerSpec | undefined)[] | string {
  const specs: (PlayerSpec | undefined)[] = [];
  for (const { name, bot } of header.seats) {
    const spec = given.find((candidate) => labelOf(candidate) === bot);
    if (bot === undefined || spec !== undefined) specs.push(spec);
    else if (BOT_NAMES.includes(bot)) specs.push({ type: 'bot', name: bot });
    else if (!bot.startsWith(EXEC)) return `Nobody can play for ${name}: ${unknownBotText(bot)}.`;
    else
      return `A program plays for ${name}; it is started only when it is named: npx rubicon play ${quoted(file)} --bots ${quoted(printable(bot))}`;
  }
  return specs;
}

function openBot(
  spec: PlayerSpec,
  { header, rules }: RecordedGame,
  seat: number,
  { programs }: TerminalGame,
): Player | Promise<Player> {
  return openPlayer(spec, { rules, seat, number: 1, seed: header.chance.seed, programs });
}

function makeTable(
  game: RecordedGame,
  save: Save,
  terminal: Terminal,
  bots: readonly (Player | undefined)[],
): Table {
  const cast = makeCast(game, game.header.seats, terminal.colours);
  const table: Table = {
    game,
    terminal,
    cast,
    save,
    bots,
    heard: game.header.seats.map(() => game.events.length),
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

import { KINDS } from '@rubicon/bots/tuning';
import { ARMY_LIMIT, ENGINE_VERSION } from '@rubicon/engine';
import type { AdminCommand } from '@rubicon/server';
import { Command, CommanderError, Option } from 'commander';
import { adminCommand } from './commands/admin.ts';
import { analyseCommand } from './commands/analyse.ts';
import { arenaCommand } from './commands/arena.ts';
import { botCommand } from './commands/bot.ts';
import { challengeCommand } from './commands/challenge.ts';
import { editionsCommand } from './commands/editions.ts';
import { oddsCommand } from './commands/odds.ts';
import { perftCommand } from './commands/perft.ts';
import { playCommand } from './commands/play.ts';
import { replayCommand } from './commands/replay.ts';
import {
  backupCommand,
  importCommand,
  ratingsCommand,
  restoreCommand,
  serveCommand,
} from './commands/server.ts';
import { simulateCommand } from './commands/simulate.ts';
import { tryCommand } from './commands/try.ts';
import { tuneCommand } from './commands/tune.ts';
import { verifyCommand } from './commands/verify.ts';
import {
  ADMIN_HELP,
  ANALYSE_HELP,
  ARENA_HELP,
  BOT_HELP,
  CHALLENGE_HELP,
  ODDS_HELP,
  PERFT_HELP,
  PLAY_HELP,
  PROGRAM_HELP,
  SERVE_HELP,
  SIMULATE_HELP,
  TRY_HELP,
  TUNE_HELP,
} from './help.ts';
import { wholeNumber } from './input.ts';
import { printJson } from './output.ts';
import { isFileError } from './texts/errors.ts';
import { type ErrorFacts, MachineError, UsageError } from './usage.ts';

interface ProgramSettings {
  readonly wantsJson: boolean;
  exitWith(code: number): void;
}

/** The `rubicon` command. Exit code 0 is success, 2 wrong usage; each command explains 1 and 3. */
function makeProgram({ wantsJson, exitWith }: ProgramSettings): Command {
  const program = new Command('rubicon')
    .description('The world-conquest board game: play it, simulate it, check it.')
    .version(ENGINE_VERSION)
    .addHelpText('after', PROGRAM_HELP)
    .exitOverride()
    .configureOutput({
      outputError: (text, write) => {
        if (!wantsJson) write(`${text.trimEnd()} (see --help)\n`);
      },
    });
  const collect = (value: string, values: string[] = []): string[] => [...values, value];
  const repeated = (flags: string, about: string, preset: string): Option =>
    new Option(flags, `${about}; may be repeated`).argParser(collect).default([], preset);
  const option = repeated('--option <name=value>', 'an option of the edition', 'none');
  const cores = new Option('--cores <n>', 'games played in parallel (default: all cores)');
  const budgetMs = new Option(
    '--budget-ms <n>',
    'thinking time of a bot per turn; such games are not reproducible',
  );
  const databaseUrl = (about: string): Option => new Option('--database-url <url>', about).conflicts('data');
  const helloMs = new Option('--hello-ms <n>', 'exec: time limit for the first message (10000)');
  const moveMs = new Option('--move-ms <n>', 'exec: time limit for one answer (5000)');
  const gameMs = new Option('--game-ms <n>', 'exec: time limit for a whole game (600000)');
  const botLog = (preset: string): Option =>
    new Option('--bot-log <file>', `exec: file for the bot's standard error (default: ${preset})`);

  program
    .command('play')
    .description('play a game in the terminal, saved after every command, or on a server')
    .argument('[file]', 'the record; resumed if it exists, otherwise created (a new file with --server)')
    .option('--edition <id>', 'see `rubicon editions`; asked for if omitted')
    .option('--seats <list>', 'players and bots, clockwise: Ann,Bob,bot:hard')
    .addOption(repeated('--bots <names>', 'bots for the seats called bot, in order', 'medium'))
    .addOption(option)
    .option('--seed <text>', 'seed of the dice')
    .addOption(helloMs)
    .addOption(moveMs)
    .addOption(gameMs)
    .addOption(botLog('nowhere'))
    .option('--server <url>', 'play on a server with people on other machines')
    .option('--table <id|link>', 'with --server: join this table at once')
    .option('--token <text>', 'with --server: an API token (RUBICON_TOKEN)')
    .option('--data <folder>', 'with --server: folder for your session and seeds (~/.local/share/rubicon)')
    .option('--no-color', 'no colours')
    .addHelpText('after', PLAY_HELP)
    .action(async (file, options) => exitWith(await playCommand(file, options)));

  program
    .command('challenge')
    .description('solve the challenge of the day: plan a turn and see its exact chance')
    .option('--date <day>', 'the challenge of another day, such as 2027-03-01 (default: today)')
    .option('--line <text>', 'grade this line without questions')
    .option(
      '--seed <text>',
      'seed of the dice; with --line, also plays it out; with --mine, seed of the games',
    )
    .option('--mine <n>', 'find this many challenges in games between bots')
    .option('--out <file>', 'with --mine: file for the challenges; extended if it exists')
    .addOption(new Option('--cores <n>', 'with --mine: games searched in parallel (default: all cores)'))
    .option('--json', 'print one JSON object')
    .addHelpText('after', CHALLENGE_HELP)
    .action(async (options) => exitWith(await challengeCommand(options)));

  program
    .command('simulate')
    .description(
      'let bots play whole games on all cores; exits with 1 if a game did not end or a bot never played',
    )
    .option('--edition <id>', 'see `rubicon editions`')
    .option('--players <n>', 'number of seats')
    .option('--all', 'all editions with all player counts, instead of --edition and --players')
    .addOption(repeated('--bots <names>', 'a bot for each seat; fewer repeat, more take turns', 'random'))
    .requiredOption('--games <n>', 'number of games')
    .option('--seed <text>', 'the same seed gives the same games (default: random)')
    .addOption(cores)
    .addOption(budgetMs)
    .addOption(helloMs)
    .addOption(moveMs)
    .addOption(gameMs)
    .addOption(botLog('standard error'))
    .addOption(option)
    .option('--records <dir>', 'write the record of each game into this empty or new folder')
    .option('--json', 'print one JSON object')
    .addHelpText('after', SIMULATE_HELP)
    .action(async (options) => exitWith(await simulateCommand(options)));

  program
    .command('arena')
    .description(
      'compare bots in games from every seat; exits with 1 if a game did not end or a bot never played',
    )
    .requiredOption('--bots <names>', 'names separated by commas, see below; may be repeated', collect)
    .option('--edition <id>', 'see `rubicon editions`', 'world-domination')
    .option('--players <n>', 'number of seats (default: the number of bots, or the maximum of the edition)')
    .option('--games <n>', 'number of games', '200')
    .option('--seed <text>', 'the same seed gives the same results, except for times (default: random)')
    .addOption(cores)
    .addOption(budgetMs)
    .addOption(helloMs)
    .addOption(moveMs)
    .addOption(gameMs)
    .addOption(botLog('standard error'))
    .addOption(option)
    .option('--records <dir>', 'write the record of each game into this empty or new folder')
    .option('--adjusted', 'also print win rates adjusted for luck, which need fewer games; takes longer')
    .option('--json', 'print one JSON object')
    .addHelpText('after', ARENA_HELP)
    .action(async (options) => exitWith(await arenaCommand(options)));

  program
    .command('tune')
    .description('train the networks of hard and expert by self-play; resumes where it stopped')
    .requiredOption('--kind <name>', `kind of game: ${KINDS.join(', ')}`)
    .option('--generations <n>', 'number of generations', '3')
    .option('--games <n>', 'games per generation', '1000')
    .option('--hidden <n>', 'units of the hidden layer', '16')
    .option('--seed <text>', 'the same seed gives the same numbers', 'rubicon')
    .addOption(cores)
    .option('--folder <dir>', 'folder for games and networks (tuning/KIND)')
    .option('--out <file>', 'file for the final network (KIND.json in the folder)')
    .option('--json', 'print one JSON object')
    .addHelpText('after', TUNE_HELP)
    .action(async (options) => exitWith(await tuneCommand(options)));

  program
    .command('bot')
    .description(
      'run a built-in bot for another program over the bot protocol (docs/bots.md), in lines of JSON',
    )
    .requiredOption('--level <name>', 'the built-in bot')
    .option('--seed <text>', 'the same seed gives the same decisions (default: random)')
    .option('--budget-ms <n>', 'thinking time per turn')
    .addHelpText('after', BOT_HELP)
    .action(async (options) => exitWith(await botCommand(options)));

  program
    .command('replay')
    .description('show the board of a record or of a position')
    .argument('[file]', 'a record')
    .option('--at <seq>', 'the command to show instead of the end; 0 is the start')
    .option('--position <notation>', 'a position instead of a file')
    .option('--json', 'print one JSON object')
    .action((file, options) => exitWith(replayCommand(file, options)));

  program
    .command('analyse')
    .description(
      'show the chances during a game, luck, mistakes and turning points; exits with 1 if the record is wrong',
    )
    .argument('<file>', 'a record')
    .option('--seat <seat>', 'analyse only the decisions of this seat: 0, a or red')
    .option('--budget-ms <n>', 'start no new turn after this time; the rest is not analysed')
    .option('--seed <text>', 'the same seed gives the same analysis', 'rubicon')
    .option('--cores <n>', 'threads (default: all cores)')
    .option('--json', 'print one JSON object')
    .addHelpText('after', ANALYSE_HELP)
    .action(async (file, options) => exitWith(await analyseCommand(file, options)));

  program
    .command('try')
    .description('play commands from a position and show the result; exits with 1 if one is rejected')
    .requiredOption('--position <notation>', 'the starting position')
    .addOption(
      repeated(
        '--do <command>',
        'such as "attack alaska kamchatka 3" or "red: surrender"',
        'show the position',
      ),
    )
    .option('--as <seat>', 'the seat for all commands: 0, a, red or host (default: the seat to act)')
    .option(
      '--dice <list>',
      'outcomes of chance: faces of dice, otherwise numbers from 0; unused ones are reported',
    )
    .option('--seed <text>', 'seed of the dice if --dice is omitted')
    .option('--json', 'print one JSON object')
    .addHelpText('after', TRY_HELP)
    .action((options) => exitWith(tryCommand(options)));

  program
    .command('verify')
    .description(
      'check every command and every die of records; exits with 0 (verified), 1 (wrong), ' +
        '2 (not readable), 3 (older rules: replayed only)',
    )
    .argument('<files...>', 'records')
    .option('--commitment <hex>', 'fair dice: the commitment you were shown before the game')
    .addOption(repeated('--seed <seat=hex>', 'fair dice: a seed you chose', 'none'))
    .option('--json', 'print one JSON array')
    .action((files, options) => exitWith(verifyCommand(files, options)));

  program
    .command('serve')
    .description('host games for others: page, HTTP API, sockets, bots and fair dice in one process')
    .option('--port <n>', 'port to listen on (3000; 0: any that is free)')
    .option('--host <address>', 'address to listen on (127.0.0.1; 0.0.0.0 for other machines)')
    .option('--data <folder>', 'folder for everything the server keeps (./rubicon-data)')
    .option(
      '--database-url <url>',
      'keep everything in a PostgreSQL database, which several servers can share',
    )
    .option('--database-connections <n>', 'connections to the database (10)')
    .option('--no-notify', 'do not notify other servers of changes; they poll every second')
    .option('--page <folder>', 'the built page (default: the one built with this program, if any)')
    .option('--public-url <url>', 'the public address of the server, such as https://rubicon.example')
    .option('--trust-proxy <n|networks>', 'proxies in front of the server, or their networks (0)')
    .option('--session-days <n>', 'an unused session ends after this many days (180)')
    .option('--metrics-token <text>', 'opens /metrics to other machines')
    .option('--bot-threads <n>', 'threads for bots (all cores but one)')
    .option('--bot-milliseconds <n>', 'time a bot has for a turn (200)')
    .option(
      '--bot-pace <n>',
      'milliseconds before the first command of a bot in a turn; later ones come faster (600)',
    )
    .option('--bot-limit <n>', 'milliseconds after which a bot counts as lost (10000)')
    .option('--log-level <level>', 'fatal, error, warn, info, debug, trace or silent (info)')
    .addHelpText('after', SERVE_HELP)
    .action(async (options) => exitWith(await serveCommand(options)));

  program
    .command('backup')
    .description('copy the data of a server, which may be running, into one file')
    .argument('<file>', 'the file to create')
    .option('--data <folder>', 'the data folder of the server (./rubicon-data)')
    .addOption(databaseUrl('the database that the servers share'))
    .action(async (file, options) => exitWith(await backupCommand(file, options)));

  program
    .command('restore')
    .description('put a backup into an empty data folder or database')
    .argument('<file>', 'the backup')
    .option('--data <folder>', 'the data folder to create (./rubicon-data)')
    .addOption(databaseUrl('the empty database'))
    .action(async (file, options) => exitWith(await restoreCommand(file, options)));

  program
    .command('import')
    .description(
      'copy all data between a data folder and a database, and compare both; stop all servers first',
    )
    .requiredOption('--from <folder|url>', 'where the data is')
    .requiredOption('--to <folder|url>', 'an empty folder or database')
    .option('--json', 'print one JSON object')
    .action(async (options) => exitWith(await importCommand(options)));

  const admin = program
    .command('admin')
    .description('manage the players, tables and reports of a server, which may be running')
    .option('--data <folder>', 'the data folder of the server (./rubicon-data)')
    .addOption(databaseUrl('the database that the servers share'))
    .option('--json', 'print one JSON object')
    .addHelpText('after', ADMIN_HELP);
  const administer = async (command: AdminCommand): Promise<void> =>
    exitWith(await adminCommand(command, admin.opts()));
  admin
    .command('reset-password')
    .description('give an account a new one-time password')
    .argument('<name>', 'name or id of the player')
    .action((name) => administer({ command: 'reset-password', name }));
  admin
    .command('ban')
    .description('ban a player; sessions, sockets and API tokens end at once')
    .argument('<name>', 'name or id of the player')
    .option('--reason <text>', 'for the audit log')
    .action((name, { reason }) =>
      administer({ command: 'ban', name, ...(reason === undefined ? {} : { reason }) }),
    );
  admin
    .command('unban')
    .description('end a ban')
    .argument('<name>', 'name or id of the player')
    .action((name) => administer({ command: 'unban', name }));
  admin
    .command('close')
    .description('close a table; a running game is abandoned, and its record reveals the secret of the dice')
    .argument('<table>', 'id of the table')
    .action((table) => administer({ command: 'close', table }));
  admin
    .command('reports')
    .description('list reported chat lines')
    .action(() => administer({ command: 'reports' }));
  admin
    .command('remove')
    .description('remove the reported line and close the report')
    .argument('<report>', 'number of the report')
    .action((text) => administer({ command: 'remove', report: wholeNumber('the report', text, 1) }));
  admin
    .command('dismiss')
    .description('close a report without removing the line')
    .argument('<report>', 'number of the report')
    .action((text) => administer({ command: 'dismiss', report: wholeNumber('the report', text, 1) }));
  admin
    .command('audit')
    .description('list the latest entries of the audit log')
    .action(() => administer({ command: 'audit' }));

  program
    .command('ratings')
    .description('compute the leaderboard from the records of rated games in a folder')
    .argument('<folder>', 'a folder with records (*.jsonl)')
    .option('--json', 'print one JSON array')
    .action(async (folder, options) => exitWith(await ratingsCommand(folder, options)));

  program
    .command('odds')
    .description('compute the exact odds of a battle or a chain of attacks, or the armies needed')
    .argument('<armies...>', 'A D: attackers (1 more stays behind) and defenders')
    .option('--stop <n>', 'stop when this many attackers are left (0)')
    .option('--chain', 'D is a list with commas: territories attacked in sequence')
    .option('--leave <n>', 'with --chain: armies left on each territory (1)')
    .option('--army-limit', `with --chain: at most ${ARMY_LIMIT} armies on a territory (option armyLimit)`)
    .option('--chance <p>', 'instead of A: find the fewest attackers with at least this win chance')
    .option('--attack-die', 'the attacker rolls the bonus die of 2008')
    .option('--defence-die', 'the defender rolls the bonus die of 2008')
    .addOption(repeated('--airfield <side>', 'the side with an airfield nearby: attack or defence', 'none'))
    .option('--json', 'print one JSON object')
    .addHelpText('after', ODDS_HELP)
    .action((armies, options) => exitWith(oddsCommand(armies, options)));

  program
    .command('perft')
    .description('count the reachable positions')
    .requiredOption('--position <notation>', 'the starting position')
    .requiredOption('--depth <n>', 'number of decisions')
    .option('--json', 'print one JSON object')
    .addHelpText('after', PERFT_HELP)
    .action((options) => exitWith(perftCommand(options)));

  program
    .command('editions')
    .description('list the editions with their players and options')
    .option('--json', 'print one JSON array')
    .action((options) => exitWith(editionsCommand(options)));

  return program;
}

/** Runs the `rubicon` command and returns its exit code. */
export async function run(args: readonly string[]): Promise<number> {
  let exitCode = 0;
  const wantsJson = args.includes('--json'); // checked here because the arguments may not parse
  const program = makeProgram({
    wantsJson,
    exitWith(code) {
      exitCode = code;
    },
  });
  try {
    await program.parseAsync(args, { from: 'user' });
    return exitCode;
  } catch (error) {
    if (error instanceof CommanderError) {
      if (error.exitCode === 0) return 0;
      if (wantsJson) printError(error.message.replace(/^error: /, ''), wantsJson);
      return 2;
    }
    if (error instanceof UsageError) {
      printError(error.message, wantsJson, error.facts);
      return 2;
    }
    if (error instanceof MachineError || isFileError(error)) {
      printError(error.message, wantsJson, { code: 'machine' });
      return 1;
    }
    throw error;
  }
}

/** Prints an error: one line on standard error, or with --json one JSON object on standard output. */
function printError(message: string, wantsJson: boolean, facts: ErrorFacts = { code: 'wrong-usage' }): void {
  if (wantsJson) printJson({ error: { ...facts, message } });
  else process.stderr.write(`error: ${message}\n`);
}

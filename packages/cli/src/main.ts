import { KINDS } from '@rubicon/bots/tuning';
import { ENGINE_VERSION } from '@rubicon/engine';
import { Command, CommanderError, Option } from 'commander';
import { arenaCommand } from './commands/arena.ts';
import { botCommand } from './commands/bot.ts';
import { editionsCommand } from './commands/editions.ts';
import { oddsCommand } from './commands/odds.ts';
import { perftCommand } from './commands/perft.ts';
import { playCommand } from './commands/play.ts';
import { replayCommand } from './commands/replay.ts';
import { simulateCommand } from './commands/simulate.ts';
import { tryCommand } from './commands/try.ts';
import { tuneCommand } from './commands/tune.ts';
import { verifyCommand } from './commands/verify.ts';
import { isFileError } from './errors.ts';
import {
  ARENA_HELP,
  BOT_HELP,
  ODDS_HELP,
  PERFT_HELP,
  PLAY_HELP,
  PROGRAM_HELP,
  SIMULATE_HELP,
  TRY_HELP,
  TUNE_HELP,
} from './help.ts';
import { MachineError, UsageError } from './usage.ts';

/** The rubicon command. 0 is success, 2 wrong usage; what 1 and 3 mean each command says. */
function makeProgram(exitWith: (code: number) => void): Command {
  const program = new Command('rubicon')
    .description('The world-conquest board game: play it, simulate it, check it.')
    .version(ENGINE_VERSION)
    .addHelpText('after', PROGRAM_HELP)
    .exitOverride()
    .configureOutput({ outputError: (text, write) => write(`${text.trimEnd()} (--help says more)\n`) });
  const collect = (value: string, values: string[] = []): string[] => [...values, value];
  const repeated = (flags: string, about: string, usual: string): Option =>
    new Option(flags, `${about}; may be repeated`).argParser(collect).default([], usual);
  const option = repeated('--option <name=value>', 'an option of the edition', 'none');
  const cores = new Option('--cores <n>', 'how many games are played at once; all cores when not given');
  const budgetMs = new Option(
    '--budget-ms <n>',
    'how long a bot may think in a turn; then the games cannot be repeated',
  );
  const moveMs = new Option('--move-ms <n>', 'exec: how long a program may take for an answer (5000)');
  const gameMs = new Option('--game-ms <n>', 'exec: how long it may think in a whole game (600000)');
  const botLog = (usual: string): Option =>
    new Option('--bot-log <file>', `exec: where its standard error goes; ${usual} when not given`);

  program
    .command('play')
    .description('play a game in the terminal; it is saved after every command')
    .argument('[file]', 'the record: resumed if it is there, else begun')
    .option('--edition <id>', 'see `rubicon editions`; asked when not given')
    .option('--seats <list>', 'clockwise, names of people and bots: Ann,Bob,bot:hard')
    .addOption(repeated('--bots <names>', 'who plays the seats called bot, by turns', 'medium'))
    .addOption(option)
    .option('--seed <text>', 'seed of the dice')
    .addOption(moveMs)
    .addOption(gameMs)
    .addOption(botLog('nowhere'))
    .option('--no-color', 'no colours')
    .addHelpText('after', PLAY_HELP)
    .action(async (file, options) => exitWith(await playCommand(file, options)));

  program
    .command('simulate')
    .description('let bots play whole games on all cores; exits with 1 when a game did not come to its end')
    .option('--edition <id>', 'see `rubicon editions`')
    .option('--players <n>', 'how many seats')
    .option('--all', 'every edition for every number of players it allows, instead of these two')
    .addOption(
      repeated(
        '--bots <names>',
        'a bot for each seat: fewer begin again, of more all line-ups take turns',
        'random',
      ),
    )
    .requiredOption('--games <n>', 'how many games')
    .option('--seed <text>', 'the same seed gives the same games; by chance when not given')
    .addOption(cores)
    .addOption(budgetMs)
    .addOption(moveMs)
    .addOption(gameMs)
    .addOption(botLog('to ours'))
    .addOption(option)
    .option('--records <dir>', 'write the record of each game into this empty or new folder')
    .option('--json', 'print one JSON object')
    .addHelpText('after', SIMULATE_HELP)
    .action(async (options) => exitWith(await simulateCommand(options)));

  program
    .command('arena')
    .description(
      'compare bots: they play each other from every seat; exits with 1 when a game did not come to its end',
    )
    .requiredOption('--bots <names>', 'who plays: names with commas, see below; may be repeated', collect)
    .option('--edition <id>', 'see `rubicon editions`', 'world-domination')
    .option(
      '--players <n>',
      'how many seats; when not given as many as bots, or as many as the edition allows',
    )
    .option('--games <n>', 'how many games', '200')
    .option('--seed <text>', 'the same seed gives the same table, times aside; by chance when not given')
    .addOption(cores)
    .addOption(budgetMs)
    .addOption(moveMs)
    .addOption(gameMs)
    .addOption(botLog('to ours'))
    .addOption(option)
    .option('--json', 'print one JSON object')
    .addHelpText('after', ARENA_HELP)
    .action(async (options) => exitWith(await arenaCommand(options)));

  program
    .command('tune')
    .description(
      'make the numbers by which the bots that think judge a game: games among themselves, then a fit; goes on ' +
        'where it was',
    )
    .requiredOption('--kind <name>', `which games: ${KINDS.join(', ')}`)
    .option(
      '--generations <n>',
      'how often the network of the last generation plays and is fitted again',
      '3',
    )
    .option('--games <n>', 'how many games a generation plays', '1000')
    .option('--hidden <n>', 'units of the hidden layer', '16')
    .option('--seed <text>', 'the same seed gives the same numbers', 'rubicon')
    .addOption(cores)
    .option('--folder <dir>', 'where everything is kept that was played and fitted (tuning/KIND)')
    .option('--out <file>', 'where the network is written at the end (KIND.json in the folder)')
    .option('--json', 'print one JSON object')
    .addHelpText('after', TUNE_HELP)
    .action(async (options) => exitWith(await tuneCommand(options)));

  program
    .command('bot')
    .description(
      'one of our bots for other programs: speaks the bot protocol (docs/bots.md) in lines of JSON',
    )
    .requiredOption('--level <name>', 'which of our bots')
    .option('--seed <text>', 'the same seed gives the same decisions; by chance when not given')
    .option('--budget-ms <n>', 'how long it may think in a turn')
    .addHelpText('after', BOT_HELP)
    .action(async (options) => exitWith(await botCommand(options)));

  program
    .command('replay')
    .description('show the board of a record or of a position')
    .argument('[file]', 'a record')
    .option('--at <seq>', 'after this command instead of at the end; 0 is the beginning')
    .option('--position <notation>', 'a position instead of a file')
    .option('--json', 'print one JSON object')
    .action((file, options) => exitWith(replayCommand(file, options)));

  program
    .command('try')
    .description('play commands from a position and say what happens; exits with 1 when one is refused')
    .requiredOption('--position <notation>', 'where to begin')
    .requiredOption('--do <command>', 'for example "attack alaska kamchatka 3"; may be repeated', collect)
    .option('--as <seat>', 'who plays it: a number from 0, a colour, or host; else whoever is to act')
    .option(
      '--dice <list>',
      'how chance falls: faces where dice are rolled, else numbers from 0; all must be used',
    )
    .option('--seed <text>', 'seed of the dice when they are not given')
    .option('--json', 'print one JSON object')
    .addHelpText('after', TRY_HELP)
    .action((options) => exitWith(tryCommand(options)));

  program
    .command('verify')
    .description(
      'decide every command of records again and recompute every outcome; exits with 0 (verified), 1 (wrong), ' +
        '2 (not readable), 3 (older rules: replayed only)',
    )
    .argument('<files...>', 'records')
    .option('--json', 'print one JSON array')
    .action((files, options) => exitWith(verifyCommand(files, options)));

  program
    .command('odds')
    .description(
      'compute how a battle ends, how far a chain of attacks gets, or how many armies it takes; exact',
    )
    .argument('<armies...>', 'A D: how many may attack (one more stays behind), and how many defend')
    .option('--stop <n>', 'the attack ends when no more than this are left to attack (0)')
    .option('--chain', 'D is a list with commas: territories that are attacked one after the other')
    .option('--leave <n>', 'with --chain: how many armies stay on each territory that is left (1)')
    .option('--army-limit', 'with --chain: no more than 12 armies on a territory (option armyLimit)')
    .option('--chance <p>', 'instead of A: the fewest that win with at least this probability')
    .option('--attack-die', 'the attacker has the bonus die of 2008')
    .option('--defence-die', 'the defender has it')
    .addOption(repeated('--airfield <side>', 'attack or defence: who has an airfield nearby', 'none'))
    .option('--json', 'print one JSON object')
    .addHelpText('after', ODDS_HELP)
    .action((armies, options) => exitWith(oddsCommand(armies, options)));

  program
    .command('perft')
    .description('count the different positions that can be reached')
    .requiredOption('--position <notation>', 'where to begin')
    .requiredOption('--depth <n>', 'how many decisions')
    .option('--json', 'print one JSON object')
    .addHelpText('after', PERFT_HELP)
    .action((options) => exitWith(perftCommand(options)));

  program
    .command('editions')
    .description('list the editions of the rules, with players and options')
    .option('--json', 'print one JSON array')
    .action((options) => exitWith(editionsCommand(options)));

  return program;
}

/** Somebody reads only the beginning, or the window was closed. */
const GONE = ['EPIPE', 'EIO'];

for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (!GONE.includes(error.code ?? '')) throw error;
  });
}

try {
  await makeProgram((code) => {
    process.exitCode = code;
  }).parseAsync();
} catch (error) {
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : 2;
  else if (error instanceof UsageError) {
    process.stderr.write(`error: ${error.message}\n`);
    process.exitCode = 2;
  } else if (error instanceof MachineError || isFileError(error)) {
    process.stderr.write(`error: ${error.message}\n`);
    process.exitCode = 1;
  } else throw error;
}

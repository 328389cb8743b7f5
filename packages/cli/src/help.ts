import { BOTS, type BotEntry } from '@rubicon/bots';
import { SPARRING } from '@rubicon/bots/sparring';
import { tabulate } from './columns.ts';

/** All bots with a description: levels from weak to strong, characters, and the baseline. */
export function botsText(): string[] {
  const rows = (wanted: BotEntry['kind']): string[][] =>
    BOTS.flatMap(({ name, kind, about }) => (kind === wanted ? [[`  ${name}`, about]] : []));
  return tabulate([...rows('level'), ...rows('character'), ...rows('yardstick')]);
}

const BOTS_HELP = `
Bots: levels from easy to expert, characters, and a random baseline
${botsText().join('\n')}`;

const SPARRING_HELP = `
Sparring partners, for measurements
${tabulate(SPARRING.map(({ name, about }) => [`  ${name}`, about])).join('\n')}`;

/** Texts shown below the help of each command. */

export const PROGRAM_HELP = `
Getting started:
  rubicon editions                          list the editions
  rubicon play                              start a game, asking for all settings
  rubicon play my-game.jsonl                continue a saved game
  rubicon play --server URL                 play with people on other machines

Run \`rubicon <command> --help\` for help on a command.`;

export const PLAY_HELP = `
Examples:
  rubicon play --edition basic-training --seats Ann,bot,bot
  rubicon play --edition capital --seats Ann,Bob,bot:hard,bot:sulla --option short=on
  rubicon play --edition simultaneous --seats Ann,bot,bot,bot
  rubicon play --edition classic --seats Ann,bot,bot --bots "exec:python3 my-bot.py"    (docs/bots.md)
The program asks for options of the edition that you leave out. In the game, type ? for help. Accepted commands are
saved at once; staged armies and sheets that are not committed are lost when you quit.

On a server:
  rubicon play --server http://127.0.0.1:3000                      lists the tables, and asks what to do
  rubicon play --server https://rubicon.example --table LINK       joins a table you were invited to
  lobby> create           asks for edition, players and clock; Enter accepts the default
  table> ready            the game begins when all seats are taken and everyone is ready
Your seat waits for you: run the command again after a crash or a lost connection. At the end the record is saved
and compared with everything you were shown; the exit code is that of \`rubicon verify\`.
${BOTS_HELP}`;

export const CHALLENGE_HELP = `
Examples:
  rubicon challenge                             today's challenge, in the terminal
  rubicon challenge --date 2027-03-01 --json    position and goal of another day
  rubicon challenge --line "place brazil 3; strike brazil north-africa leave 2; strike north-africa egypt"
  nice rubicon challenge --mine 400 --seed rubicon --out mine.jsonl

A strike continues until the territory is taken; then all armies move in except those left behind (1 by default). If a
strike fails, the line ends. Three stars: within 1 point of the best line; two: within 5; one: better than the obvious line.
docs/challenges.md has the details.`;

export const SERVE_HELP = `
Every flag has an environment variable: RUBICON_PORT for --port, RUBICON_PUBLIC_URL for --public-url.

Examples:
  rubicon serve                                  for this machine, at http://127.0.0.1:3000
  rubicon serve --host 0.0.0.0                   for the local network
  rubicon serve --public-url https://rubicon.example --trust-proxy 1     behind a reverse proxy with TLS

docs/api.md and /api/openapi.json describe the API, docs/wire.md the socket messages. SIGTERM stops the server.
Everything it has acknowledged is stored, even after kill -9.`;

export const ADMIN_HELP = `
Works on a server's data folder. If the server is running, it does the work, and sockets of banned players close at
once; otherwise this command opens the folder. With --database-url it works on the database, and servers close these
sockets within two seconds. Everything is recorded in the audit log.

Examples:
  rubicon admin ban Bob --reason insults --data /srv/rubicon
  rubicon admin reports --json`;

export const SIMULATE_HELP = `
Examples:
  rubicon simulate --edition classic --players 3 --games 1000
  rubicon simulate --edition capital --players 4 --games 100 --option short=on --json
  rubicon simulate --all --games 500 --json     { "seconds": …, "rows": [ … ] }, a row for each run
  rubicon simulate --edition classic --players 2 --games 10 --bots medium --bots "exec:python3 my-bot.py"
${BOTS_HELP}${SPARRING_HELP}`;

export const ARENA_HELP = `
Examples:
  rubicon arena --bots "expert,medium*5"          a bot with several seats is one row
  rubicon arena --bots medium --bots "exec:python3 my-bot.py" --players 4 --games 400
  rubicon arena --bots hard,sulla --edition capital --players 4 --option short=on --seed 1 --json
If there are fewer bots than seats, they are repeated; if there are more, the games are shared among all line-ups. A
--bots value that starts with exec: is one command, including any commas. Each line-up plays from every seat with
the same luck before the next one starts. Ctrl+C prints the table of the games played so far.
${BOTS_HELP}${SPARRING_HELP}`;

export const BOT_HELP = `
Example:
  rubicon bot --level hard --seed 1
${BOTS_HELP}`;

export const TUNE_HELP = `
A kind combines the goal of the game with whether only two play. The bots have a network for each kind:
  duel          world-domination and classic for two
  conquest      world-domination, classic, world-conquest
  capitals      capital
  missions      secret-mission
  objectives    command-room, basic-training

In generation 0, the script plays, and also sparring partners where only conquest wins. A network (a plain sum with
--hidden 0) is fitted to predict the winner from the position at the start of a turn. In later generations the networks
of the last two generations play too, and a new network is fitted to all games so far. The reported loss is measured
on games held out of the fit: lower is better. The even guess gives every remaining player the same chance.

Examples:
  rubicon tune --kind conquest                                  takes long; you can stop it at any time
  rubicon tune --kind missions --games 8 --generations 1        a few seconds, as a trial
  rubicon tune --kind capitals --games 4000 --seed 2 --folder tuning/capitals-2 --out capitals.json
The folder is updated every few games and after every fit. Run the command again with the same settings to
continue; only --generations, --cores and --out may differ. Settings and seed determine every number, regardless of
cores and interruptions. docs/bots.md explains the method.`;

export const ANALYSE_HELP = `
Chances, luck and losses are in points: hundredths of a chance to win. Luck is the difference from the mean of all
outcomes of a roll, card or deal. A mistake is doubtful, bad or very bad if it lost 10, 20 or 35 % of the best chance.
Games with written orders are not analysed. docs/analysis.md explains the method.

Examples:
  rubicon analyse game.jsonl
  rubicon analyse game.jsonl --seat red --json`;

export const TRY_HELP = `
A command is a name with its fields (docs/notation.md). To play it for a seat other than the one to act, put the seat
first:
  attack alaska kamchatka 3          place brazil:2 peru:1        trade alaska+brazil+wild-1 alaska
  choose-capital brazil              take-objective control-asia  fortify-many brazil>peru:2 peru>argentina:1
  bid 4                              convert siam+brazil          order siam brazil:2+peru:1 brazil>venezuela:3
  red: surrender                     b: accept-draw               host: expire 0 end-turn
Dice are used in the order rolled, attacker first: --dice 6,5,3,5,5
Without --do the position is shown. With --json errors are JSON too: { "error": { "code": …, "message": … } }
If one of several commands fails, the results of the earlier ones are printed; "failed" is its index, from 0.`;

export const ODDS_HELP = `
Attackers are the armies that may fight: 1 less than the territory holds. Both sides roll the most dice.
Examples:
  rubicon odds 10 8                         11 armies attack 8
  rubicon odds 10 8 --stop 3                stop when 3 attackers are left (plus the 1 that stays)
  rubicon odds 6 6 --attack-die --airfield attack --airfield defence
  rubicon odds --chain 12 3,2,5 --leave 2   3 territories in a row; leave 2 armies on each
  rubicon odds --chance 0.8 5               attackers needed for an 80 % chance against 5
  rubicon odds --chain --chance 0.8 3,2,5   attackers needed for the whole chain`;

export const PERFT_HELP = `
Counts the positions after each number of decisions, over all outcomes of chance. Written orders cannot be counted:
there are endless ways to write a sheet.`;

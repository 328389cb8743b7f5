import { BOTS, type BotEntry } from '@rubicon/bots';
import { tabulate } from './columns.ts';

/** The bots with what they are like: the levels from weak to strong, the characters, and the yardstick. */
export function botsText(): string[] {
  const rows = (wanted: BotEntry['kind']): string[][] =>
    BOTS.flatMap(({ name, kind, about }) => (kind === wanted ? [[`  ${name}`, about]] : []));
  return tabulate([...rows('level'), ...rows('character'), ...rows('yardstick')]);
}

const BOTS_HELP = `
Bots: levels from easy to expert, characters, and a yardstick
${botsText().join('\n')}`;

/** Examples that stand below the help of a command. */

export const PROGRAM_HELP = `
A first game:
  rubicon editions                          what can be played
  rubicon play                              asks for everything
  rubicon play my-game.jsonl                goes on with a saved game

\`rubicon <command> --help\` says more about each command.`;

export const PLAY_HELP = `
Examples:
  rubicon play --edition basic-training --seats Ann,bot,bot
  rubicon play --edition capital --seats Ann,Bob,bot:hard,bot:sulla --option short=on
  rubicon play --edition simultaneous --seats Ann,bot,bot,bot
  rubicon play --edition classic --seats Ann,bot,bot --bots "exec:python3 my-bot.py"    (docs/bots.md)
Options of the edition that are not given are asked for. In the game ? lists what can be typed. What was
accepted is on the disk; what is only staged, or written on a sheet and not committed, is lost on leaving.
${BOTS_HELP}`;

export const SIMULATE_HELP = `
Examples:
  rubicon simulate --edition classic --players 3 --games 1000
  rubicon simulate --edition capital --players 4 --games 100 --option short=on --json
  rubicon simulate --all --games 500 --json     { "seconds": …, "rows": [ … ] }, a row for each run
  rubicon simulate --edition classic --players 2 --games 10 --bots medium --bots "exec:python3 my-bot.py"
${BOTS_HELP}`;

export const ARENA_HELP = `
Examples:
  rubicon arena --bots "expert,medium*5"          the same bot is one row, however many seats it has
  rubicon arena --bots medium --bots "exec:python3 my-bot.py" --players 4 --games 400
  rubicon arena --bots hard,sulla --edition capital --players 4 --option short=on --seed 1 --json
Fewer bots than seats are repeated; of more bots than seats every line-up gets its share of the games. The value of
a --bots that begins with exec: is one command, commas and all. Each line-up is played from every seat with the same
luck, before the next one is.
${BOTS_HELP}`;

export const BOT_HELP = `
Example:
  rubicon bot --level hard --seed 1
${BOTS_HELP}`;

export const TUNE_HELP = `
A kind is what wins, and whether there are only two; for each the bots have a network of their own:
  duel          world-domination and classic for two
  conquest      world-domination, classic, world-conquest
  capitals      capital
  missions      secret-mission
  objectives    command-room, basic-training

Generation 0 plays \`hard\`, or for plain sums (--hidden 0) the script of \`medium\`. A network is fitted to tell, from
how a turn began, who won in the end. In the next generations the networks of the last two play, and a network is
fitted to all games until then. The loss that is told is that of games held out of the fit: the lower, the better
it tells who wins; an even guess gives all who are in the same chance.

Examples:
  rubicon tune --kind conquest                                  takes long; end it whenever you like
  rubicon tune --kind missions --games 8 --generations 1        some seconds, to see how it goes
  rubicon tune --kind capitals --games 4000 --seed 2 --folder tuning/capitals-2 --out capitals.json
After every few games and every fit what there is stands in the folder. Started again with the same settings it
goes on from there; only --generations, --cores and --out may differ. Settings and seed decide every number,
however many cores there are and however often it was interrupted. docs/bots.md says why it is done like this.`;

export const TRY_HELP = `
What can be done is the notation of a command: its name, then its fields.
  attack alaska kamchatka 3          place brazil:2 peru:1        trade alaska+brazil+wild-1 alaska
  choose-capital brazil              take-objective control-asia  fortify-many brazil>peru:2 peru>argentina:1
  bid 4                              convert siam+brazil          order siam brazil:2+peru:1 brazil>venezuela:3`;

export const ODDS_HELP = `
Attackers are the armies that may fight: one less than stand on the territory. All dice that may be rolled are.
Examples:
  rubicon odds 10 8                         11 armies attack 8
  rubicon odds 10 8 --stop 3                and give up when no more than 3 (and the one that stays) are left
  rubicon odds 6 6 --attack-die --airfield attack --airfield defence
  rubicon odds --chain 12 3,2,5 --leave 2   three territories in a row; 2 armies stay on each that is left
  rubicon odds --chance 0.8 5               how many it takes against 5 to win in 80 of 100 cases
  rubicon odds --chain --chance 0.8 3,2,5   how many it takes for the whole chain`;

export const PERFT_HELP = `
Counts what decisions can lead to, one at a time, over all outcomes of chance. Not for written orders: a sheet
can be written in endless ways.`;

import { BOTS } from '@rubicon/bots';
import { type Command, HOST, IN, legal, NOBODY, type Seat, SPECTATOR, toAct, viewOf } from '@rubicon/engine';
import { progressOf } from '../games.ts';
import { failureText } from '../players/failures.ts';
import { askLine } from './ask-line.ts';
import { inform, play, type Table, tell } from './table.ts';
import { isBot, nameOf, peopleOf } from './texts/cast.ts';
import { personActs } from './turn.ts';

/** Plays until the game is over. */
export async function playOn(table: Table): Promise<void> {
  const { game, terminal, save } = table;
  let isWatched = true; // once no person is left: whether each turn is told and waits for a key
  let watchedTurn = NOBODY;
  while (game.position.phase !== 'over') {
    const actor = nextActor(table);
    const asked = findAsked(table);
    if (asked !== undefined) {
      await answerDraw(table, asked);
    } else if (actor === HOST) {
      play(table, HOST, { type: 'start' });
    } else if (!isBot(table.cast, actor)) {
      save.sync();
      await personActs(table, actor);
    } else {
      const turn = progressOf(game.position);
      if (isWatched && turn !== watchedTurn && peopleIn(table).length === 0) {
        watchedTurn = turn;
        isWatched = await watch(table);
      }
      await botActs(table, actor);
      if (progressOf(game.position) !== turn) tellOn(table);
      await terminal.breathe();
    }
  }
  if (isWatched) tell(table, readerOf(table), 'summary');
}

/** Of several who are asked, bots answer at once; then whoever is at the keyboard, then the others clockwise. */
function nextActor({ game, cast, sat }: Table): Seat {
  const actors = toAct(game.position);
  const bot = actors.find((actor) => isBot(cast, actor));
  return bot ?? (sat !== undefined && actors.includes(sat) ? sat : actors[0]!);
}

/** A bot that has still to answer the draw that is offered, whoever is to act: so nobody waits for it. */
function findAsked({ game: { position, rules }, bots }: Table): Seat | undefined {
  if (position.drawOfferedBy === NOBODY) return undefined;
  const isAsked = (seat: Seat): boolean =>
    legal(rules, position, seat).some(({ type }) => type === 'accept-draw');
  const seat = bots.findIndex((bot, i) => bot !== undefined && position.status[i] === IN && isAsked(i));
  return seat < 0 ? undefined : seat;
}

/** Our bots think about draws; the yardstick and programs of others do not agree to any. */
async function answerDraw(table: Table, seat: Seat): Promise<void> {
  const kind = BOTS.find(({ name }) => name === table.cast.seats[seat]!.bot)?.kind ?? 'yardstick';
  const command: Command = kind === 'yardstick' ? { type: 'decline-draw' } : await decisionOf(table, seat);
  play(table, seat, command);
}

/** What a bot does now. */
function decisionOf({ game, bots, terminal }: Table, seat: Seat): Promise<Command> | Command {
  const view = viewOf(game.position, seat);
  const answer = bots[seat]!.act(view, legal(game.rules, view, seat));
  return answer instanceof Promise ? terminal.wait(answer) : answer;
}

async function botActs(table: Table, seat: Seat): Promise<void> {
  const { bots, cast, terminal } = table;
  const bot = bots[seat]!;
  const known = bot.failures?.length ?? 0;
  inform(table, seat);
  const command = await decisionOf(table, seat);
  for (const reason of bot.failures?.slice(known) ?? [])
    terminal.print(failureText({ bot: nameOf(cast, seat), reason, count: 1 }));
  const rejection = play(table, seat, command);
  if (rejection === undefined) return;
  throw new Error(`bot ${cast.seats[seat]!.bot} was refused ${command.type}: ${rejection.code}`);
}

/** A turn of a bot is told when it ends, to the only person who plays; several read it when their turn comes. */
function tellOn(table: Table): void {
  const [reader, another] = peopleIn(table);
  const hasKeyboard = reader === table.sat || peopleOf(table.cast).length === 1;
  if (reader !== undefined && another === undefined && hasKeyboard) tell(table, reader, 'summary');
}

function peopleIn({ game: { position }, cast }: Table): Seat[] {
  return peopleOf(cast).filter((seat) => position.status[seat] === IN);
}

/** Whoever had the keyboard last goes on reading. */
const readerOf = ({ sat }: Table): Seat => sat ?? SPECTATOR;

/** Nobody at the keyboard plays any more. Gives whether the next turn is watched too. */
async function watch(table: Table): Promise<boolean> {
  const { terminal, game } = table;
  tell(table, readerOf(table), 'summary');
  const part = game.position.family === 'turns' ? 'turn' : 'round';
  for (;;) {
    const line = await askLine(terminal, `Only bots are left. Enter plays a ${part}, end all of them`, [
      `Press Enter to see the next ${part}, or type end to play to the end of the game.`,
    ]);
    if (line === '' || line.toLowerCase() === 'end') return line === '';
    terminal.print('Press Enter, or type end or quit.');
  }
}

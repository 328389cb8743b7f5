import { isToAct, legal, type Seat, SPECTATOR, toAct } from '@rubicon/engine';
import { progressOf } from '../../games.ts';
import { askLine } from '../ask-line.ts';
import { decisionOf } from '../decision.ts';
import { closedVerbs } from '../prompts/closed.ts';
import { leavingVerbs } from '../prompts/leaving.ts';
import { askOnce, type Verb } from '../prompts/prompt.ts';
import { showingVerbs } from '../prompts/showing.ts';
import { play, printNews, type Room, type RoomHost, type TableVerb } from '../room.ts';
import { NOTHING_STAGED } from '../staging.ts';
import type { Terminal } from '../terminal.ts';
import { nameOf, namesOf } from '../texts/cast.ts';
import { durationText } from './table-texts.ts';
import type { Visit } from './visit.ts';

/** After this long without another line, the moves of other players are printed even if their turn is not over. */
const QUIET_MS = 1500;

/** Seconds left on the clock at which the player is warned. */
const WARNINGS = [60, 30, 10];

/** The commands of spectators. */
const SPECTATORS = ['board', 'look', 'players', 'rules', 'log', 'say', 'clock', 'quit'];

/** A game on a server: it continues with or without this terminal. */
export class ServerHost implements RoomHost {
  readonly verbs: readonly TableVerb[];
  private readonly visit: Visit;
  private readonly terminal: Terminal;
  private quiet: NodeJS.Timeout | undefined;
  private readonly warnings: NodeJS.Timeout[] = [];
  private turn = 0; // of the last line
  private interrupted: string | undefined; // the question that the staging was for

  constructor(visit: Visit, terminal: Terminal) {
    this.visit = visit;
    this.terminal = terminal;
    this.verbs = this.makeVerbs();
    visit.onEntry = () => this.printMoves();
  }

  get isClosed(): boolean {
    return this.visit.isClosed;
  }

  /** Commands are not accepted during a pause, and while a bot plays the seat. */
  isBusy({ client, people }: Room): boolean {
    const { isPaused, players } = client.replica.table;
    return (
      isPaused || people.some((seat) => players[seat]?.isAway === true || players[seat]?.bot !== undefined)
    );
  }

  async attend(room: Room, decide: () => Promise<void>): Promise<void> {
    const [seat] = room.people;
    if (seat === undefined) return decide();
    const question = questionOf(room, seat);
    if (this.interrupted !== undefined && this.interrupted !== question) room.staging = NOTHING_STAGED;
    this.interrupted = undefined;
    this.warn(seat);
    const situation = (): string => (this.isBusy(room) ? 'busy' : questionOf(room, seat));
    const isDone = await this.visit.ask(situation, decide, 'drop').finally(() => this.stopWarnings());
    if (isDone) return;
    await this.visit.seated();
    this.interrupted = question;
    printNews(room, 'summary');
  }

  async wait(room: Room): Promise<void> {
    const { visit } = this;
    const { terminal } = room;
    const [seat] = room.people;
    const isStopped = seat !== undefined && this.isBusy(room); // only a person can continue
    if (!terminal.isInteractive && !isStopped) {
      await visit.wait();
      return visit.seated();
    }
    const situation = (): string =>
      [
        visit.isClosed,
        room.client.replica.view.phase,
        labelOf(room),
        !this.isBusy(room) && isAsked(room),
      ].join();
    await visit.ask(situation, () => this.askWhileWaiting(room), 'keep');
    await visit.seated();
  }

  sync(): void {} // everything is stored on arrival

  label(seat: Seat): string {
    const left = this.secondsLeft(seat);
    return left === undefined ? '' : `[${durationText(left)}] `;
  }

  close(): void {
    clearTimeout(this.quiet);
    this.stopWarnings();
  }

  /** Prints other players' moves turn by turn; if nothing happens for a while, also those of an unfinished turn. */
  private printMoves(): void {
    const { room } = this.visit;
    if (room === undefined) return;
    clearTimeout(this.quiet);
    const { view, entries } = room.client.replica;
    const turn = progressOf(view);
    const isNews = turn !== this.turn || entries.at(-1)?.table !== undefined;
    this.turn = turn;
    if (isNews) printNews(room, 'summary');
    else this.quiet = setTimeout(() => printNews(room, 'summary'), QUIET_MS);
  }

  private async askWhileWaiting(room: Room): Promise<void> {
    const decision = decisionOf(room, room.people[0] ?? SPECTATOR);
    const verbs: Verb[] =
      room.people.length === 0
        ? showingVerbs(decision).filter(({ name }) => SPECTATORS.includes(name))
        : [...showingVerbs(decision), ...leavingVerbs(decision)];
    const command = await askOnce(decision, {
      label: labelOf(room),
      verbs: [...verbs, ...closedVerbs(decision, verbs)],
      enter: [() => void printNews(room, 'summary'), 'show what has happened'],
    });
    if (command === undefined) return;
    const refusal = await play(room, command);
    room.terminal.print(...(refusal === undefined ? [] : [refusal.reason]));
  }

  private secondsLeft(seat: Seat): number | undefined {
    const { room, client } = this.visit;
    const clock = room?.client.replica.table.clock;
    if (clock === undefined) return undefined;
    const { turn, bank } = clock.timeLeft(seat, client.now);
    return (turn + bank) / 1000;
  }

  private warn(seat: Seat): void {
    const left = this.secondsLeft(seat);
    if (left === undefined) return;
    for (const seconds of WARNINGS) {
      if (seconds >= left) continue;
      const say = (): void => this.terminal.print(`${seconds} seconds left.`);
      this.warnings.push(setTimeout(say, (left - seconds) * 1000));
    }
  }

  private stopWarnings(): void {
    for (const warning of this.warnings.splice(0)) clearTimeout(warning);
  }

  private makeVerbs(): TableVerb[] {
    const { terminal } = this;
    return [
      {
        name: 'say',
        help: [['say Well played!', 'write to the others at the table']],
        run: (text) => this.visit.say(text),
      },
      {
        name: 'pause',
        help: [
          ['pause', 'ask for a pause, or agree to one; it starts when everyone agrees'],
          ['pause no', 'withdraw your request'],
        ],
        run: (text) => {
          const agree = text.toLowerCase() !== 'no';
          if (this.request({ type: 'pause', agree }) && agree)
            terminal.print('You asked for a pause. It starts when everyone agrees.');
        },
      },
      { name: 'resume', help: [['resume', 'end a pause']], run: () => void this.request({ type: 'resume' }) },
      { name: 'leave', help: [['leave', 'leave the table (asks first)']], run: () => this.leave() },
      {
        name: 'return',
        help: [['return', 'take your seat back']],
        run: () => void this.request({ type: 'return' }),
      },
      {
        name: 'clock',
        help: [['clock', 'the clocks of all players, and who is connected']],
        run: () => this.printClocks(),
      },
    ];
  }

  /** Sends a request about the seat; returns whether there is a connection. */
  private request(message: Parameters<Room['client']['request']>[0]): boolean {
    const { isConnected, client } = this.visit;
    if (isConnected) client.wire.request(message);
    else this.terminal.print('You are not connected. Try again in a moment.');
    return isConnected;
  }

  private async leave(): Promise<void> {
    const { view } = this.visit;
    const then = {
      bot: 'A bot will play for you until you return.',
      default: 'Default moves will be played for you until you return.',
      surrender: 'You will surrender.',
    }[view.settings.absent];
    const line = await askLine(this.terminal, `Leave the table? ${then} yes or no`, [then]);
    if (line !== '' && 'yes'.startsWith(line.toLowerCase())) this.request({ type: 'leave' });
  }

  private printClocks(): void {
    const { room, present } = this.visit;
    if (room === undefined) return;
    const { cast } = room;
    const { players } = room.client.replica.table;
    for (const [seat, { bot, isBot }] of cast.seats.entries()) {
      const left = this.secondsLeft(seat);
      const time = left === undefined ? '' : `, ${durationText(left)} left`;
      const here = present?.includes(seat) === true ? 'connected' : 'not connected';
      const isServerBot = players[seat]?.bot !== undefined || bot !== undefined;
      const who = isServerBot ? 'a bot' : isBot ? `a bot, ${here}` : here;
      this.terminal.print(`${nameOf(cast, seat)}: ${who}${time}`);
    }
  }
}

const isAsked = ({ people, client }: Room): boolean =>
  people.some((seat) => isToAct(client.replica.view, seat));

/** Identifies the question to a seat. Draw offers and their answers do not change it. */
function questionOf({ client: { replica } }: Room, seat: Seat): string {
  const { rules, view } = replica;
  if (!isToAct(view, seat)) return 'nothing';
  const offers = legal(rules, view, seat).filter(({ type }) => !type.endsWith('-draw'));
  return JSON.stringify([view.phase, progressOf(view), offers]);
}

/** Says what the person waits for. */
function labelOf(room: Room): string {
  const { client, people, cast } = room;
  const { view, table } = client.replica;
  const [seat] = people;
  if (table.isPaused) return 'The game is paused (resume)';
  if (seat !== undefined && table.players[seat]?.bot !== undefined)
    return 'A bot is playing for you (return)';
  if (seat !== undefined && table.players[seat]?.isAway === true) return 'You left the table (return)';
  const others = toAct(view).filter((actor) => actor >= 0 && !people.includes(actor));
  return others.length === 0 ? 'Waiting' : `Waiting for ${namesOf(cast, others)}`;
}

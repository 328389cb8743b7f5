import { luckOf, playedGame, timelineOf } from '@rubicon/analysis/review';
import type { Budget } from '@rubicon/bots';
import {
  type Colour,
  type Command,
  type Creation,
  clonePosition,
  createGame,
  DEFAULT_COLOURS,
  type Event,
  HOST,
  isIn,
  legal,
  NOBODY,
  type Position,
  play,
  type Rejection,
  type Rules,
  redact,
  type Seat,
  seededDice,
  toAct,
  viewOf,
} from '@rubicon/engine';
import { type Append, hashText, RecordedGame, seededChance } from '@rubicon/protocol';
import { progressOf } from '../games.ts';
import { threadClock } from '../players/cpu-time.ts';
import { type Failure, failuresOf } from '../players/failures.ts';
import { openPlayer, type ProgramSettings } from '../players/open.ts';
import type { Player } from '../players/player.ts';
import { labelOf, type PlayerSpec } from '../players/spec.ts';
import { type Effort, timed } from '../players/timed.ts';

/** Settings shared by all games of a run. */
export interface SimulationSettings {
  readonly edition: string;
  readonly players: number;
  readonly options: Readonly<Record<string, string>>;
  /** The thinking budget of bots, unless they choose it themselves. */
  readonly budget?: Budget;
  /** Whether their thinking time is measured. */
  readonly isTimed: boolean;
  /** Whether one thread plays all games. */
  readonly isAlone?: boolean;
  /** Whether the luck of every seat is measured. */
  readonly measuresLuck?: boolean;
  /** Limits for external programs. */
  readonly programs: ProgramSettings;
}

/** One game of a run, determined by seed, settings and players. */
export interface GamePlan {
  readonly number: number;
  readonly seed: string;
  /** The player of each seat. */
  readonly seats: readonly PlayerSpec[];
}

/** The result of a game. */
export interface Outcome {
  readonly number: number;
  readonly isFinished: boolean;
  /** NOBODY if the game was drawn or did not end. */
  readonly winner: Seat;
  /** By seat: the number of seats ranked before it. Seats that lasted longer rank higher; equal seats share a place. */
  readonly places: readonly number[];
  readonly commands: number;
  readonly turns: number;
  /** By seat, if measured. */
  readonly efforts: readonly Effort[];
  /** By seat, if measured: how much its chance of winning changed through luck. */
  readonly luck?: readonly number[];
  /** Of external programs. */
  readonly failures: readonly Failure[];
}

/** A game ready to play, recorded or not. */
export interface Simulation {
  readonly rules: Rules;
  readonly position: Position;
  /** Adds events to the log, if there is one. */
  play(actor: Seat, command: Command, log: Event[] | undefined): Rejection | undefined;
}

/** The maximum number of commands; longer games count as not finished. No bot game has needed a tenth of it. */
const MOST_COMMANDS = 1_000_000;

/** A colour for each seat. The edition rejects too many seats. */
const coloursOf = ({ players }: SimulationSettings): Colour[] =>
  Array.from({ length: players }, (_, seat) => DEFAULT_COLOURS[seat] ?? 'red');

/** The rules of these settings, or the reason why they are invalid. */
export function rulesOf(settings: SimulationSettings): Creation {
  return createGame({ ...settings, colours: coloursOf(settings) });
}

/** Plays a game to its end. */
export async function simulate(settings: SimulationSettings, plan: GamePlan): Promise<Outcome> {
  const game = rulesOf(settings);
  if (game.error !== undefined) throw new Error(`no game could be created: ${game.error.code}`);
  const { rules, position } = game;
  const dice = seededDice(plan.seed);
  return playPlan(settings, plan, {
    rules,
    position,
    play: (actor, command, log) => play(rules, position, actor, command, dice, log),
  });
}

/** Plays a game to its end and records it. */
export async function simulateRecorded(
  settings: SimulationSettings,
  plan: GamePlan,
  append: Append,
): Promise<Outcome> {
  const { edition, options } = settings;
  const labels = plan.seats.map(labelOf);
  const seats = coloursOf(settings).map((colour, seat) => ({
    colour,
    name: labels[seat]!,
    bot: labels[seat]!,
  }));
  const game = RecordedGame.create(
    { game: hashText(`${edition}/${plan.seed}`).slice(0, 32), edition, options, seats },
    seededChance(plan.seed),
    append,
  );
  if ('error' in game) throw new Error(`no game could be created: ${game.error.code}`);
  const { rules, position } = game;
  const outcome = await playPlan(settings, plan, {
    rules,
    position,
    play(actor, command, log) {
      const decision = game.play(actor, command);
      if (decision.rejection === undefined) log?.push(...decision.entry.events);
      return decision.rejection;
    },
  });
  game.close();
  return outcome;
}

async function playPlan(settings: SimulationSettings, plan: GamePlan, game: Simulation): Promise<Outcome> {
  const players: Player[] = [];
  try {
    for (const [seat, spec] of plan.seats.entries()) {
      const opened = openPlayer(spec, {
        rules: game.rules,
        seat,
        number: plan.number,
        seed: `${plan.seed}/bots`,
        budget: settings.budget,
        programs: settings.programs,
        isTimed: settings.isTimed,
      });
      players.push(opened instanceof Promise ? await opened : opened);
    }
    const labels = plan.seats.map(labelOf);
    const timedPlayers = settings.isTimed
      ? players.map((player, seat) => timed(player, seat, threadClock(settings.isAlone ?? false)))
      : [];
    const seated = settings.isTimed ? timedPlayers.map(({ player }) => player) : players;
    const observed = settings.measuresLuck === true ? new ObservedGame(game) : undefined;
    const { commands, places } = await playOut(observed ?? game, seated, labels);
    const luck = observed?.luck();
    return {
      number: plan.number,
      isFinished: game.position.phase === 'over',
      winner: game.position.winner,
      places,
      commands,
      turns: progressOf(game.position),
      efforts: timedPlayers.map((player) => player.effort()),
      ...(luck === undefined ? {} : { luck }),
      failures: failuresOf(players, labels),
    };
  } finally {
    await Promise.all(players.map((player) => player.close?.()));
  }
}

/** A game that keeps its events, to measure the luck of every seat. */
class ObservedGame implements Simulation {
  readonly rules: Rules;
  readonly position: Position;
  private readonly game: Simulation;
  private readonly beginning: Position;
  private readonly entries: { seq: number; seat: Seat | 'host'; events: Event[] }[] = [];

  constructor(game: Simulation) {
    this.game = game;
    this.rules = game.rules;
    this.position = game.position;
    this.beginning = clonePosition(game.position);
  }

  readonly play: Simulation['play'] = (actor, command, log) => {
    const events: Event[] = [];
    const rejection = this.game.play(actor, command, events);
    this.entries.push({ seq: this.entries.length + 1, seat: actor === HOST ? 'host' : actor, events });
    log?.push(...events);
    return rejection;
  };

  /** The luck of every seat; undefined if it cannot be measured. */
  luck(): number[] | undefined {
    const { rules, beginning, entries } = this;
    const played = playedGame({ rules, beginning, entries });
    return played && luckOf(timelineOf(played)).map(({ total }) => total);
  }
}

/** Plays a whole game; awaits only players that answer asynchronously. */
export async function playOut(
  { rules, position, play }: Simulation,
  players: readonly Player[],
  labels: readonly string[],
): Promise<Pick<Outcome, 'commands' | 'places'>> {
  const listeners = [...players.keys()].filter((seat) => players[seat]!.see !== undefined);
  const log: Event[] | undefined = listeners.length > 0 ? [] : undefined;
  const show = (log: Event[]): void => {
    for (const seat of listeners) players[seat]!.see!(log.map((event) => redact(rules, event, seat)));
    log.length = 0;
  };

  play(HOST, { type: 'start' }, log);
  if (log !== undefined) show(log);
  const outSince = players.map(() => Number.POSITIVE_INFINITY);
  let commands = 1;
  for (let { status } = position; position.phase !== 'over' && commands < MOST_COMMANDS; commands++) {
    const seat = toAct(position)[0]!;
    const view = viewOf(position, seat);
    const answer = players[seat]!.act(view, legal(rules, view, seat));
    const rejection = play(seat, answer instanceof Promise ? await answer : answer, log);
    if (rejection !== undefined) throw new Error(`${labels[seat]} was rejected: ${rejection.code}`);
    if (log !== undefined) show(log);
    if (position.status !== status) {
      status = position.status; // the array is replaced only when a seat goes out
      for (let other = 0; other < outSince.length; other++)
        if (!isIn(position, other)) outSince[other] = Math.min(outSince[other]!, commands);
    }
  }
  return { commands, places: placesOf(position, outSince) };
}

/** Ranks the winner first, then seats still in (with written orders by points), then those that lasted longer. */
function placesOf(position: Position, outSince: readonly number[]): number[] {
  const isBefore = (a: Seat, b: Seat): boolean => {
    if (position.winner !== NOBODY && (a === position.winner || b === position.winner))
      return a === position.winner && b !== position.winner;
    if (outSince[a] !== outSince[b]) return outSince[a]! > outSince[b]!;
    return position.family === 'orders' && position.points[a]! > position.points[b]!;
  };
  const seats = [...outSince.keys()];
  return seats.map((seat) => seats.filter((other) => isBefore(other, seat)).length);
}

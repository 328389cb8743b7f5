import type { Budget } from '@rubicon/bots';
import {
  type Colour,
  type Command,
  type Creation,
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
import { type Append, RecordedGame } from '@rubicon/protocol';
import { progressOf } from './games.ts';
import { type Failure, failuresOf } from './players/failures.ts';
import { openPlayer, type ProgramSettings } from './players/open.ts';
import type { Player } from './players/player.ts';
import { labelOf, type PlayerSpec } from './players/spec.ts';
import { type Effort, timed } from './players/timed.ts';

/** What is played; the same for all games of a run. */
export interface SimulationSettings {
  readonly edition: string;
  readonly players: number;
  readonly options: Readonly<Record<string, string>>;
  /** How much bots may think, when it is not left to them. */
  readonly budget?: Budget;
  /** Whether it is measured how long they do. */
  readonly isTimed: boolean;
  /** For programs of others. */
  readonly programs: ProgramSettings;
}

/** One game of a run. Seed, settings and players decide all of it. */
export interface GamePlan {
  readonly number: number;
  readonly seed: string;
  /** Who sits where. */
  readonly seats: readonly PlayerSpec[];
}

/** What came of a game. */
export interface Outcome {
  readonly number: number;
  readonly isFinished: boolean;
  /** NOBODY when it was drawn, or not finished. */
  readonly winner: Seat;
  /** By seat: how many are before it. Who was out later is better; who ended alike share a place. */
  readonly places: readonly number[];
  readonly commands: number;
  readonly turns: number;
  /** By seat, when it was measured. */
  readonly efforts: readonly Effort[];
  /** Of programs of others. */
  readonly failures: readonly Failure[];
}

/** A game that players will play, recorded or not. */
export interface Simulation {
  readonly rules: Rules;
  readonly position: Position;
  /** What happened is added to the log, if there is one. */
  play(actor: Seat, command: Command, log: Event[] | undefined): Rejection | undefined;
}

/** No game of any bot has needed a tenth of this; one that does is counted as not finished. */
const MOST_COMMANDS = 1_000_000;

/** One for each seat; more seats than colours are refused with the edition's own words. */
const coloursOf = ({ players }: SimulationSettings): Colour[] =>
  Array.from({ length: players }, (_, seat) => DEFAULT_COLOURS[seat] ?? 'red');

/** Why no game can be played with these settings, or the rules they come to. */
export function rulesOf(settings: SimulationSettings): Creation {
  return createGame({ ...settings, colours: coloursOf(settings) });
}

/** Plays a game to its end. */
export function simulate(settings: SimulationSettings, plan: GamePlan): Promise<Outcome> {
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

/** The same, written down. */
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
  const game = RecordedGame.create({ edition, options, seats, seed: plan.seed }, append);
  if ('error' in game) throw new Error(`no game could be created: ${game.error.code}`);
  const { rules, position } = game;
  const outcome = await playPlan(settings, plan, {
    rules,
    position,
    play(actor, command, log) {
      const decision = game.play(actor, command);
      if (decision.rejection === undefined) log?.push(...decision.events);
      return decision.rejection;
    },
  });
  game.close();
  return outcome;
}

async function playPlan(settings: SimulationSettings, plan: GamePlan, game: Simulation): Promise<Outcome> {
  const players: Player[] = [];
  const efforts: Effort[] = [];
  try {
    for (const [seat, spec] of plan.seats.entries()) {
      const opened = openPlayer(spec, {
        rules: game.rules,
        seat,
        number: plan.number,
        seed: `${plan.seed}/bots`,
        budget: settings.budget,
        programs: settings.programs,
      });
      players.push(opened instanceof Promise ? await opened : opened);
    }
    if (settings.isTimed) for (const _ of players) efforts.push({ ms: 0, turns: 0 });
    const seated = settings.isTimed
      ? players.map((player, seat) => timed(player, seat, efforts[seat]!))
      : players;
    const labels = plan.seats.map(labelOf);
    const { commands, places } = await playOut(game, seated, labels);
    return {
      number: plan.number,
      isFinished: game.position.phase === 'over',
      winner: game.position.winner,
      places,
      commands,
      turns: progressOf(game.position),
      efforts,
      failures: failuresOf(players, labels),
    };
  } finally {
    await Promise.all(players.map((player) => player.close?.()));
  }
}

/** From the start to the end; waits only for those who do not answer at once. */
export async function playOut(
  { rules, position, play }: Simulation,
  players: readonly Player[],
  labels: readonly string[],
): Promise<Pick<Outcome, 'commands' | 'places'>> {
  const listeners = [...players.keys()].filter((seat) => players[seat]!.see !== undefined);
  const log: Event[] | undefined = listeners.length > 0 ? [] : undefined;
  const tell = (log: Event[]): void => {
    for (const seat of listeners) players[seat]!.see!(log.map((event) => redact(rules, event, seat)));
    log.length = 0;
  };

  play(HOST, { type: 'start' }, log);
  if (log !== undefined) tell(log);
  const outSince = players.map(() => Number.POSITIVE_INFINITY);
  let commands = 1;
  for (let { status } = position; position.phase !== 'over' && commands < MOST_COMMANDS; commands++) {
    const seat = toAct(position)[0]!;
    const view = viewOf(position, seat);
    const answer = players[seat]!.act(view, legal(rules, view, seat));
    const rejection = play(seat, answer instanceof Promise ? await answer : answer, log);
    if (rejection !== undefined) throw new Error(`${labels[seat]} was refused: ${rejection.code}`);
    if (log !== undefined) tell(log);
    if (position.status !== status) {
      status = position.status; // replaced only when somebody is out
      for (let other = 0; other < outSince.length; other++)
        if (!isIn(position, other)) outSince[other] = Math.min(outSince[other]!, commands);
    }
  }
  return { commands, places: placesOf(position, outSince) };
}

/** The winner, then who is in (with written orders by points), then who was out later. */
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

import { chances } from '@rubicon/analysis/evaluation';
import { type Game, seatsIn } from '@rubicon/engine';
import {
  type Bin,
  binsOf,
  type Forecast,
  type Interval,
  intervalsOf,
  type Quality,
  qualityOf,
} from './judgement/calibration.ts';
import { type PlayedGame, parseGame, type Subject } from './judgement/games.ts';
import { gamesOf } from './judgement/library.ts';

/** The largest calibration error allowed, overall and in the highest bin. */
const CALIBRATION = 0.03;
const TOP = 0.06;

/** How much smaller than with equal chances the loss should be, as a share. */
const LESS: Readonly<Record<Subject, number>> = {
  duel: 0.6,
  conquest: 0.25,
  objectives: 0.25,
  capitals: 0.2,
  missions: 0.12,
  orders: 0, // no target
};

/** Games of `expert` for each game of `hard`. */
const EXPERTS = 300 / 2000;

/** The most CPU time that a position with six seats may take, in microseconds. */
const MOST_MICROSECONDS = 50;

export interface JudgementSettings {
  readonly games: number; // of `hard`, for each kind
  readonly folder: string | undefined; // keeps the games
  readonly cores: number;
  onPlayed(text: string): void;
}

/** The quality of the evaluation for a kind of game, for all its games or some of them. */
export interface Judgement extends Quality {
  readonly kind: Subject;
  readonly group: string; // `all`, a number of players, or a bot
  readonly games: number;
  readonly positions: number;
  readonly intervals: Record<keyof Quality, Interval>;
  readonly bins: readonly Bin[];
  readonly target: { readonly calibration: number; readonly top: number; readonly less: number };
  readonly microseconds: number; // CPU time per position
  readonly isReached: boolean;
}

/** A game with its positions and their forecasts. */
interface Judged {
  readonly game: PlayedGame;
  readonly positions: readonly Game[];
  readonly forecasts: readonly Forecast[];
}

/** Compares predicted chances with the results of games that no network was fitted to. */
export async function judge(settings: JudgementSettings, kinds: readonly Subject[]): Promise<Judgement[]> {
  const results: Judgement[] = [];
  for (const kind of kinds) {
    const judged = await playAndJudge(settings, kind);
    const groups = new Map([['all', judged]]);
    for (const one of judged)
      for (const name of [`${one.game.players} players`, one.game.bot])
        groups.set(name, [...(groups.get(name) ?? []), one]);
    for (const name of [...groups.keys()].sort()) results.push(judgementOf(kind, name, groups.get(name)!));
  }
  return results;
}

async function playAndJudge(settings: JudgementSettings, kind: Subject): Promise<Judged[]> {
  const library = {
    folder: settings.folder,
    choice: 'thirds' as const,
    seed: 'judgement',
    threads: settings.cores,
    onPlayed: (bot: string, played: number, all: number) =>
      settings.onPlayed(`${kind}: ${played} of ${all} games of ${bot}`),
  };
  const played = [
    ...(await gamesOf(library, { kind, bot: 'hard', games: settings.games })),
    ...(await gamesOf(library, { kind, bot: 'expert', games: Math.ceil(EXPERTS * settings.games) })),
  ];
  return played.map((game) => {
    const positions = game.scenes.map(({ text }) => parseGame(text));
    return { game, positions, forecasts: positions.map((position) => forecastOf(position, game.winner)) };
  });
}

function forecastOf({ rules, position }: Game, winner: number): Forecast {
  const seats = seatsIn(position);
  const all = chances(rules, position);
  return { chances: seats.map((seat) => all[seat]!), winner: seats.indexOf(winner) };
}

function judgementOf(kind: Subject, group: string, judged: readonly Judged[]): Judgement {
  const games = judged.map(({ forecasts }) => forecasts);
  const forecasts = games.flat();
  const quality = qualityOf(forecasts);
  const microseconds = measure(judged.flatMap(({ positions }) => positions));
  const target = { calibration: CALIBRATION, top: TOP, less: LESS[kind] };
  return {
    kind,
    group,
    games: games.length,
    positions: forecasts.length,
    ...quality,
    intervals: intervalsOf(games),
    bins: binsOf(forecasts),
    target,
    microseconds,
    isReached:
      quality.calibration <= target.calibration &&
      quality.top <= target.top &&
      quality.less >= target.less &&
      microseconds <= MOST_MICROSECONDS,
  };
}

/** The number of evaluations that are timed together. */
const TIMED = 20_000;

/** Returns the CPU time of an evaluation. */
function measure(positions: readonly Game[]): number {
  const started = process.cpuUsage();
  for (let n = 0; n < TIMED; n++) {
    const { rules, position } = positions[n % positions.length]!;
    chances(rules, position);
  }
  const { user, system } = process.cpuUsage(started);
  return (user + system) / TIMED;
}

export function judgementText(judgement: Judgement): string {
  const { kind, group, games, calibration, top, loss, evenLoss, less, intervals, microseconds, isReached } =
    judgement;
  const points = (share: number): string => (100 * share).toFixed(1);
  const range = ([low, high]: Interval): string => `(${points(low)}–${points(high)})`;
  return [
    `${kind}, ${group}, ${games} games:`.padEnd(36),
    `calibration error ${points(calibration)} ${range(intervals.calibration)},`,
    `top bin ${points(top)} ${range(intervals.top)},`,
    `loss ${loss.toFixed(3)} of ${evenLoss.toFixed(3)}, ${points(less)} % less ${range(intervals.less)},`,
    `${microseconds.toFixed(0)} µs`,
    isReached ? '' : ' NOT REACHED',
  ].join(' ');
}

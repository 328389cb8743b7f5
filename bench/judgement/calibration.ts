import { seededDice } from '@rubicon/engine';

/** An evaluated position: the chances of the seats still in, and the one that won. */
export interface Forecast {
  readonly chances: readonly number[];
  readonly winner: number; // an index of `chances`
}

/** A tenth of all chances, sorted from the lowest to the highest. */
export interface Bin {
  readonly expected: number; // the mean chance
  readonly observed: number; // how often these seats won
  readonly seats: number;
}

export interface Quality {
  readonly calibration: number; // the mean difference between expected and observed over all bins
  readonly top: number; // the difference in the highest bin
  readonly loss: number; // the mean of -log(chance of the winner)
  readonly evenLoss: number; // the same if all seats still in had equal chances
  readonly less: number; // how much smaller the loss is, as a share
}

const BINS = 10;
const LEAST_CHANCE = 1e-9;

/** Sorts the chances of all seats into bins of equal size. */
export function binsOf(forecasts: readonly Forecast[]): Bin[] {
  const all = forecasts
    .flatMap(({ chances, winner }) =>
      chances.map((chance, seat) => ({ chance, won: seat === winner ? 1 : 0 })),
    )
    .sort((a, b) => a.chance - b.chance);
  return Array.from({ length: BINS }, (_, bin) => {
    const part = all.slice(
      Math.floor((bin * all.length) / BINS),
      Math.floor(((bin + 1) * all.length) / BINS),
    );
    return {
      expected: meanOf(part.map(({ chance }) => chance)),
      observed: meanOf(part.map(({ won }) => won)),
      seats: part.length,
    };
  });
}

export function qualityOf(forecasts: readonly Forecast[]): Quality {
  const bins = binsOf(forecasts);
  const errors = bins.map(({ expected, observed }) => Math.abs(expected - observed));
  const loss = meanOf(
    forecasts.map(({ chances, winner }) => -Math.log(Math.max(LEAST_CHANCE, chances[winner]!))),
  );
  const evenLoss = meanOf(forecasts.map(({ chances }) => Math.log(chances.length)));
  return { calibration: meanOf(errors), top: errors.at(-1)!, loss, evenLoss, less: 1 - loss / evenLoss };
}

export type Interval = readonly [low: number, high: number];

const RESAMPLES = 200;

/** 95 % intervals, from resampling whole games with replacement, because the positions of a game are much alike. */
export function intervalsOf(games: readonly (readonly Forecast[])[]): Record<keyof Quality, Interval> {
  const dice = seededDice('resampling');
  const drawn = Array.from({ length: RESAMPLES }, () =>
    qualityOf(games.flatMap(() => games[dice.below(games.length)]!)),
  );
  const interval = (name: keyof Quality): Interval => {
    const sorted = drawn.map((quality) => quality[name]).sort((a, b) => a - b);
    return [sorted[Math.floor(0.025 * RESAMPLES)]!, sorted[Math.ceil(0.975 * RESAMPLES) - 1]!];
  };
  return {
    calibration: interval('calibration'),
    top: interval('top'),
    loss: interval('loss'),
    evenLoss: interval('evenLoss'),
    less: interval('less'),
  };
}

const meanOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);

import { seededDice } from '@rubicon/engine';
import { describe, expect, test } from 'vitest';
import { FEATURE_COUNT, FEATURES } from '../../src/turns/mind/network/features.ts';
import { makeNet, meritOf } from '../../src/turns/mind/network/net.ts';
import { normal, shuffle, uniform } from '../../src/turns/tuning/chance.ts';
import { type FitSettings, fit } from '../../src/turns/tuning/fit.ts';
import { fitGeneration } from '../../src/turns/tuning/generation.ts';
import { Gradient, type Shape, sizeOf } from '../../src/turns/tuning/gradient.ts';
import type { Sample } from '../../src/turns/tuning/samples.ts';

/** Samples with a known rule: the winner is drawn by the softmax of `merit`. */
function plant(count: number, inputs: number, merit: (row: Float32Array) => number, seed: string) {
  const dice = seededDice(seed);
  let optimum = 0;
  const samples = Array.from({ length: count }, (): Sample => {
    const seats = 2 + dice.below(4);
    const rows = Float32Array.from({ length: seats * inputs }, () => normal(dice));
    const chances = Array.from({ length: seats }, (_, s) =>
      Math.exp(merit(rows.subarray(s * inputs, (s + 1) * inputs))),
    );
    const sum = chances.reduce((a, b) => a + b);
    let lot = uniform(dice) * sum;
    let winner = 0;
    while (winner < seats - 1 && lot >= chances[winner]!) lot -= chances[winner++]!;
    optimum -= Math.log(chances[winner]! / sum) / count;
    return { seats, winner, rows };
  });
  return { samples, optimum };
}

/** Not linear, so that the direct connection alone cannot fit it. */
const rule = (row: Float32Array): number => 1.5 * Math.abs(row[0]!) - row[1]! + 0.5 * row[2]!;
const settings: FitSettings = {
  shape: { inputs: 4, hidden: 6 },
  epochs: 25,
  rate: 0.02,
  seed: 'fit',
};

describe('a fit', () => {
  const { samples } = plant(6000, 4, rule, 'samples');
  const heldOut = plant(2000, 4, rule, 'held out');

  test('finds a planted rule', () => {
    const shares: number[] = [];
    const { result } = fit(samples, heldOut.samples, settings, (share) => shares.push(share));
    expect(result.samples).toBe(6000);
    expect(result.heldOut).toBe(2000);
    expect(result.loss).toBeLessThan(result.evenLoss - 0.3);
    expect(result.loss).toBeLessThan(heldOut.optimum + 0.02);
    expect(shares[0]).toBe(0);
    expect(shares.every((share, i) => share < 1 && (i === 0 || share > shares[i - 1]!))).toBe(true);
  });

  test('without hidden units fits worse, because the rule is not linear', () => {
    const { result } = fit(samples, heldOut.samples, { ...settings, shape: { inputs: 4, hidden: 0 } });
    expect(result.loss).toBeGreaterThan(heldOut.optimum + 0.1);
    expect(result.loss).toBeLessThan(result.evenLoss);
  });

  test('the same seed gives the same numbers, another seed others', () => {
    const short = { ...settings, epochs: 2 };
    const first = fit(samples, heldOut.samples, short);
    expect(fit(samples, heldOut.samples, short)).toEqual(first);
    expect(fit(samples, heldOut.samples, { ...short, seed: 'another' }).numbers).not.toEqual(first.numbers);
  });

  test('numbers are short and survive a round trip through a file', () => {
    const { numbers } = fit(samples, heldOut.samples, { ...settings, epochs: 1 });
    expect(JSON.parse(JSON.stringify(numbers))).toEqual(numbers);
    for (const number of numbers) expect(String(number)).toMatch(/^-?\d+(\.\d{1,4})?$/);
  });
});

test.each<Shape>([
  { inputs: 3, hidden: 0 },
  { inputs: 5, hidden: 4 },
])('the gradient matches finite differences: %o', (shape) => {
  const dice = seededDice('gradient');
  const numbers = Float64Array.from({ length: sizeOf(shape) }, () => normal(dice));
  const { samples } = plant(20, shape.inputs, (row) => row[0]!, 'gradient');
  const gradient = new Gradient(shape);
  const total = (): number => samples.reduce((sum, sample) => sum + gradient.loss(numbers, sample), 0);
  for (const sample of samples) gradient.add(numbers, sample);
  const step = 1e-6;
  for (const [i, number] of numbers.entries()) {
    numbers[i] = number + step;
    const above = total();
    numbers[i] = number - step;
    const below = total();
    numbers[i] = number;
    expect(gradient.sum[i], `number ${i}`).toBeCloseTo((above - below) / (2 * step), 4);
  }
  gradient.clear();
  expect(gradient.sum.every((slope) => slope === 0)).toBe(true);
});

test('the loss of the fit matches the merits that bots compute', () => {
  const { samples } = plant(300, FEATURE_COUNT, (row) => row[0]! - row[1]!, 'merits');
  const data = fitGeneration(samples, samples, {
    command: 'rubicon tune',
    generation: 0,
    hidden: 3,
    seed: 's',
  });
  expect(data.features).toEqual(FEATURES);
  const net = makeNet(data);
  const losses = samples.map(({ seats, winner, rows }) => {
    const wide = Float64Array.from(rows);
    const merits = Array.from({ length: seats }, (_, s) => meritOf(net, wide, s * FEATURE_COUNT));
    return Math.log(merits.reduce((sum, merit) => sum + Math.exp(merit), 0)) - merits[winner]!;
  });
  const mean = losses.reduce((a, b) => a + b) / losses.length;
  expect(data.results?.loss).toBeCloseTo(mean, 4);
});

test('random numbers have the right mean and deviation, and shuffles reach every place', () => {
  const dice = seededDice('chance');
  const numbers = Array.from({ length: 20_000 }, () => normal(dice));
  expect(numbers.reduce((a, b) => a + b) / numbers.length).toBeCloseTo(0, 1);
  expect(numbers.reduce((a, b) => a + b * b, 0) / numbers.length).toBeCloseTo(1, 1);
  const first = new Set<number>();
  for (let i = 0; i < 100; i++) {
    const list = Int32Array.of(0, 1, 2, 3);
    shuffle(list, dice);
    expect([...list].sort()).toEqual([0, 1, 2, 3]);
    first.add(list[0]!);
  }
  expect(first.size).toBe(4);
});

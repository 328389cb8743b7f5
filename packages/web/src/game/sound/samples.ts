/** Building blocks of synthesised sounds. Each adds to the existing samples. */

/** A random number from 0 to 1. */
export type Random = () => number;

/** A sound under construction. */
export interface Sketch {
  readonly samples: Float32Array<ArrayBuffer>;
  readonly rate: number; // samples per second
  readonly random: Random;
}

/** Adds noise in a band around a frequency: `width` is the width of the band, relative to the frequency. */
export function addNoise(
  { samples, rate, random }: Sketch,
  { at, length, frequency, width, level }: Noise,
): void {
  // A biquad band-pass filter with a gain of 1 in the middle of the band.
  const omega = (2 * Math.PI * frequency) / rate;
  const alpha = Math.sin(omega) * (width / 2);
  const scale = 1 / (1 + alpha);
  const back1 = -2 * Math.cos(omega) * scale;
  const back2 = (1 - alpha) * scale;
  let [in1, in2, out1, out2] = [0, 0, 0, 0];
  forSamples(samples, rate, at, length, (i, time) => {
    const input = random() * 2 - 1;
    const output = alpha * scale * (input - in2) - back1 * out1 - back2 * out2;
    [in2, in1, out2, out1] = [in1, input, out1, output];
    samples[i] = samples[i]! + output * level * fade(time, length);
  });
}

interface Noise {
  readonly at: number; // seconds
  readonly length: number;
  readonly frequency: number;
  readonly width: number;
  readonly level: number;
}

/** Adds a pure tone that glides from one pitch to another. */
export function addTone(
  { samples, rate }: Sketch,
  { at, length, pitch, endPitch = pitch, level }: Tone,
): void {
  let phase = 0;
  forSamples(samples, rate, at, length, (i, time) => {
    phase += (2 * Math.PI * (pitch + (endPitch - pitch) * (time / length))) / rate;
    samples[i] = samples[i]! + Math.sin(phase) * level * fade(time, length);
  });
}

interface Tone {
  readonly at: number;
  readonly length: number;
  readonly pitch: number;
  readonly endPitch?: number;
  readonly level: number;
}

/** Adds a horn: a sawtooth wave behind a low-pass filter that opens and closes with the breath. */
export function addBrass({ samples, rate }: Sketch, { at, length, pitch, level }: Tone): void {
  let phase = 0;
  let [smooth, smoother] = [0, 0];
  forSamples(samples, rate, at, length, (i, time) => {
    phase = (phase + pitch / rate) % 1;
    const breath = Math.min(1, time / 0.12) * (1 - time / length);
    const opening = 1 - Math.exp((-2 * Math.PI * (300 + 1500 * breath)) / rate);
    smooth += (phase * 2 - 1 - smooth) * opening;
    smoother += (smooth - smoother) * opening;
    samples[i] = samples[i]! + smoother * level * breath;
  });
}

/** Scales samples so that the loudest one has this level. */
export function normalise(samples: Float32Array, peak: number): void {
  let loudest = 0;
  for (const sample of samples) loudest = Math.max(loudest, Math.abs(sample));
  if (loudest > 0) for (let i = 0; i < samples.length; i++) samples[i] = (samples[i]! * peak) / loudest;
}

function forSamples(
  samples: Float32Array,
  rate: number,
  at: number,
  length: number,
  add: (index: number, time: number) => void,
): void {
  const first = Math.round(at * rate);
  const end = Math.min(samples.length, Math.round((at + length) * rate));
  for (let i = first; i < end; i++) add(i, (i - first) / rate);
}

/** A quick attack and a long decay, silent at both ends. */
const fade = (time: number, length: number): number => Math.min(1, time / 0.002) * (1 - time / length) ** 2;

import { addBrass, addNoise, addTone, normalise, type Random, type Sketch } from './samples.ts';

/** The moments that have a sound. */
export const CUES = ['dice', 'march', 'capture', 'cards', 'elimination', 'your-turn', 'victory'] as const;
export type Cue = (typeof CUES)[number];

/** The level of the loudest sample: −12 dBFS. */
export const PEAK = 10 ** (-12 / 20);

/** Pitches vary by this much in both directions, so that no two sounds are alike. */
const VARIATION = 0.04;

interface Voice {
  readonly length: number; // seconds
  draw(sketch: Sketch, vary: (pitch: number) => number): void;
}

const VOICES: Readonly<Record<Cue, Voice>> = {
  dice: {
    length: 0.9,
    draw(sketch, vary) {
      const clicks = 4 + Math.floor(sketch.random() * 4);
      for (let click = 0, at = 0.01; click < clicks; click++) {
        const length = 0.008 + sketch.random() * 0.012;
        const frequency = vary(1700 + sketch.random() * 2000);
        addNoise(sketch, { at, length, frequency, width: 0.5, level: 1 - 0.08 * click });
        at += 0.035 * 1.42 ** click * (0.9 + sketch.random() * 0.2); // the clicks slow down
      }
    },
  },
  march: {
    length: 0.7,
    draw(sketch, vary) {
      for (let step = 0; step < 4; step++) {
        const [at, level] = [0.01 + step * 0.16, step % 2 === 0 ? 1 : 0.7];
        addNoise(sketch, { at, length: 0.09, frequency: vary(190), width: 1.2, level });
        addNoise(sketch, { at: at + 0.02, length: 0.05, frequency: vary(900), width: 1, level: level * 0.2 });
      }
    },
  },
  capture: {
    length: 0.75,
    draw(sketch, vary) {
      for (const [at, level] of [
        [0.01, 0.8],
        [0.17, 1],
      ] as const) {
        const pitch = vary(130);
        addTone(sketch, { at, length: 0.5, pitch, endPitch: pitch / 2.2, level });
        addNoise(sketch, { at, length: 0.06, frequency: vary(700), width: 1.5, level: level * 0.5 });
      }
    },
  },
  cards: {
    length: 0.35,
    draw(sketch, vary) {
      for (let card = 0; card < 3; card++)
        addNoise(sketch, {
          ...{ at: 0.01 + card * 0.09, length: 0.07 },
          ...{ frequency: vary(3600 + 500 * card), width: 1.4, level: 0.7 + 0.1 * card },
        });
    },
  },
  elimination: {
    length: 1.2,
    draw(sketch, vary) {
      const pitch = vary(196);
      addBrass(sketch, { at: 0.01, length: 0.5, pitch, level: 1 });
      addBrass(sketch, { at: 0.34, length: 0.85, pitch: pitch * 0.749, level: 1 });
      addTone(sketch, { at: 0.34, length: 0.8, pitch: pitch / 3, endPitch: pitch / 4, level: 0.8 });
    },
  },
  'your-turn': {
    length: 0.7,
    draw(sketch, vary) {
      const pitch = vary(523);
      for (const [at, interval] of [
        [0.01, 1],
        [0.15, 1.335],
      ] as const) {
        addTone(sketch, { at, length: 0.55, pitch: pitch * interval, level: 1 });
        addTone(sketch, { at, length: 0.3, pitch: pitch * interval * 2.756, level: 0.25 }); // a bell is not harmonic
      }
    },
  },
  victory: {
    length: 3,
    draw(sketch, vary) {
      const pitch = vary(147);
      addBrass(sketch, { at: 0.01, length: 0.35, pitch, level: 0.8 });
      addBrass(sketch, { at: 0.3, length: 0.35, pitch: pitch * 1.335, level: 0.8 });
      for (const interval of [1, 1.335, 1.682, 2, 2.67])
        addBrass(sketch, { at: 0.6, length: 2.4, pitch: pitch * interval, level: 0.7 });
      addTone(sketch, { at: 0.6, length: 0.8, pitch: 110, endPitch: 55, level: 0.9 });
    },
  },
};

/** Synthesises a sound, slightly different on every call. */
export function samplesOf(cue: Cue, rate: number, random: Random): Float32Array<ArrayBuffer> {
  const { length, draw } = VOICES[cue];
  const samples = new Float32Array(Math.ceil(length * rate));
  const shift = 1 + (random() * 2 - 1) * VARIATION;
  draw({ samples, rate, random }, (pitch) => pitch * shift);
  normalise(samples, PEAK);
  return samples;
}

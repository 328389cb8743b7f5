import { type Cue, samplesOf } from './voices.ts';

/** Starts a sound in an audio context, at a volume from 0 to 1. */
export function start(context: BaseAudioContext, cue: Cue, volume: number): void {
  const samples = samplesOf(cue, context.sampleRate, Math.random);
  const buffer = context.createBuffer(1, samples.length, context.sampleRate);
  buffer.copyToChannel(samples, 0);
  const source = context.createBufferSource();
  source.buffer = buffer;
  const gain = context.createGain();
  gain.gain.value = volume;
  source.connect(gain).connect(context.destination);
  source.start();
}

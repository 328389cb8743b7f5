import { type Cue, samplesOf } from './voices.ts';

let audio: AudioContext | undefined;

/** Plays a sound; browsers keep it silent until the first click. */
export function playCue(cue: Cue, volume: number): void {
  if (!navigator.userActivation.hasBeenActive) return;
  audio ??= new AudioContext();
  if (audio.state === 'running') start(audio, cue, volume);
  else void audio.resume();
}

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

import type { Event } from '@rubicon/engine';

/** Short tones made by the browser itself: nothing has to be loaded. */
interface Tone {
  readonly at: number; // seconds from now
  readonly pitch: number; // hertz; 0 is a rattle
  readonly length: number;
}

const rattle = (at: number): Tone => ({ at, pitch: 0, length: 0.05 });
const tone = (at: number, pitch: number, length = 0.12): Tone => ({ at, pitch, length });

const DICE = [rattle(0), rattle(0.06), rattle(0.13)];
const CAPTURE = [tone(0, 392), tone(0.09, 523)];
const OUT = [tone(0, 330, 0.2), tone(0.18, 247, 0.35)];
const CARDS = [tone(0, 660, 0.06), tone(0.07, 880, 0.08)];
const YOUR_TURN = [tone(0, 523, 0.14), tone(0.14, 659, 0.2)];
const END = [tone(0, 392, 0.18), tone(0.18, 494, 0.18), tone(0.36, 587, 0.4)];

export function tonesOf(events: readonly Event[], isYourTurn: boolean): readonly Tone[] {
  const has = (...types: Event['type'][]): boolean => events.some(({ type }) => types.includes(type));
  if (has('won', 'drawn')) return END;
  if (has('eliminated', 'overthrown', 'surrendered')) return OUT;
  if (has('captured', 'fought')) return CAPTURE;
  if (has('traded')) return CARDS;
  if (isYourTurn) return YOUR_TURN;
  return has('rolled', 'thrown') ? DICE : [];
}

let audio: AudioContext | undefined;

/** Silent where the browser does not allow sound before the first click. */
export function sound(tones: readonly Tone[]): void {
  if (tones.length === 0 || !navigator.userActivation.hasBeenActive) return;
  audio ??= new AudioContext();
  if (audio.state !== 'running') {
    void audio.resume();
    return;
  }
  for (const { at, pitch, length } of tones) strike(audio, audio.currentTime + at, pitch, length);
}

const VOLUME = 0.08;

function strike(context: AudioContext, start: number, pitch: number, length: number): void {
  const volume = context.createGain();
  volume.gain.setValueAtTime(VOLUME, start);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  volume.connect(context.destination);
  const source = pitch === 0 ? noise(context, length) : oscillator(context, pitch);
  source.connect(volume);
  source.start(start);
  source.stop(start + length);
}

function oscillator(context: AudioContext, pitch: number): OscillatorNode {
  const source = context.createOscillator();
  source.type = 'triangle';
  source.frequency.value = pitch;
  return source;
}

function noise(context: AudioContext, length: number): AudioBufferSourceNode {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * length), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const source = context.createBufferSource();
  source.buffer = buffer;
  return source;
}

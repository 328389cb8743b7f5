import type { Cue } from './voices.ts';

let audio: AudioContext | undefined;

/** Plays a sound; browsers keep it silent until the first click. The voices are loaded with the first sound. */
export function playCue(cue: Cue, volume: number): void {
  if (!navigator.userActivation.hasBeenActive) return;
  audio ??= new AudioContext();
  const context = audio;
  if (context.state === 'running')
    import('./playback.ts').then(
      ({ start }) => start(context, cue, volume),
      () => {}, // offline without a copy: silent
    );
  else void context.resume();
}

import type { Position } from '@rubicon/engine';
import type { GestureWords } from '../../words/en/gestures.ts';
import type { Prompt } from './prompt.ts';
import { placedIn, type Staging } from './staging.ts';

/** A gesture that saves clicks; each is taught once, when it first helps. */
export type Gesture = keyof GestureWords['mouse'];

interface Moment {
  readonly phase: Position['phase'];
  readonly prompt: Prompt;
  readonly staging: Staging;
}

/** From this many armies, it helps to place several at once. */
const MANY_LEFT = 4;

/** The gestures that help at this moment, most useful first. */
function helpful({ phase, prompt, staging }: Moment): Gesture[] {
  switch (prompt.panel) {
    case 'places':
      if (prompt.primary !== undefined && prompt.drags !== undefined) return ['attackAtOnce', 'takeBack'];
      if ((prompt.range?.most ?? 0) >= MANY_LEFT) return ['placeMany'];
      return placedIn(staging) > 0 ? ['takeBack'] : [];
    case 'battle':
      return ['attackUntilTaken'];
    case 'number':
      return phase === 'occupy' && prompt.lit.size > 0 ? ['marchOn'] : [];
    default:
      return phase === 'attack' && prompt.lit.size > 0 ? ['drawArrow'] : [];
  }
}

/** The gesture to teach now: one that helps, is new and exists on this device; otherwise undefined. */
export function gestureToTeach(
  moment: Moment,
  taught: ReadonlySet<string>,
  texts: Partial<Record<Gesture, string>>,
): Gesture | undefined {
  return helpful(moment).find((gesture) => !taught.has(gesture) && texts[gesture] !== undefined);
}

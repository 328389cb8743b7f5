import { type Event, type Position, type Seat, SPECTATOR } from '@rubicon/engine';
import type { Cue } from './voices.ts';

/** Returns the sound of the most important new event. */
export function cueOf(
  events: readonly Event[],
  viewer: Seat,
  { winner }: Pick<Position, 'winner'>,
  isYourTurn: boolean,
): Cue | undefined {
  const has = (...types: Event['type'][]): boolean => events.some(({ type }) => types.includes(type));
  if (has('won', 'drawn')) return viewer === SPECTATOR || viewer === winner ? 'victory' : 'elimination';
  if (has('eliminated', 'overthrown', 'surrendered')) return 'elimination';
  if (has('captured', 'fought')) return 'capture';
  if (has('traded')) return 'cards';
  if (isYourTurn) return 'your-turn';
  if (has('occupied', 'fortified')) return 'march';
  return has('rolled', 'thrown') ? 'dice' : undefined;
}

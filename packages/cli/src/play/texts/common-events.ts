import type { EventOf } from '@rubicon/engine';
import { type Cast, nameOf } from './cast.ts';

type CommonEvent = EventOf<
  | 'skipped'
  | 'expired'
  | 'draw-offered'
  | 'draw-accepted'
  | 'draw-declined'
  | 'draw-expired'
  | 'won'
  | 'drawn'
>;

/** The log text of an event that all families have. */
export function commonEventText(cast: Cast, event: CommonEvent): string {
  if (event.type === 'drawn') return 'The game is a draw.';
  const name = nameOf(cast, event.seat);
  switch (event.type) {
    case 'skipped':
      return `${name} is skipped.`;
    case 'expired':
      return `${name} ran out of time.`;
    case 'draw-offered':
      return `${name} offers a draw.`;
    case 'draw-accepted':
      return `${name} accepts the draw.`;
    case 'draw-declined':
      return `${name} declines the draw.`;
    case 'draw-expired':
      return `The draw offer of ${name} expired.`;
    case 'won':
      return `${name} wins.`;
  }
}

/** The log text of a surrender, for which each family has its own event. */
export function surrenderText(cast: Cast, { seat }: EventOf<'surrendered' | 'gave-up'>): string {
  return `${nameOf(cast, seat)} surrenders. The ${cast.words.armies} stay on the board and only defend.`;
}

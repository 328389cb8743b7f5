import type { EventOf } from '@rubicon/engine';
import { type Cast, nameOf } from './cast.ts';

type CommonEvent = EventOf<
  'skipped' | 'expired' | 'draw-offered' | 'draw-accepted' | 'draw-declined' | 'draw-lapsed' | 'won' | 'drawn'
>;

/** What happens in the games of every family, as a sentence. */
export function commonEventText(cast: Cast, event: CommonEvent): string {
  if (event.type === 'drawn') return 'All agree to a draw.';
  const name = nameOf(cast, event.seat);
  switch (event.type) {
    case 'skipped':
      return `${name} is passed over.`;
    case 'expired':
      return `The time of ${name} is up.`;
    case 'draw-offered':
      return `${name} offers a draw.`;
    case 'draw-accepted':
      return `${name} accepts the draw.`;
    case 'draw-declined':
      return `${name} declines the draw.`;
    case 'draw-lapsed':
      return `The draw offered by ${name} was not accepted by all.`;
    case 'won':
      return `${name} wins.`;
  }
}

/** Each family has its own event for it. */
export function surrenderText(cast: Cast, { seat }: EventOf<'surrendered' | 'gave-up'>): string {
  return `${nameOf(cast, seat)} surrenders; the ${cast.words.armies} on the board stay where they are and only defend.`;
}

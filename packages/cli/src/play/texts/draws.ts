import type { EventOf } from '@rubicon/engine';
import { type Cast, nameOf } from './cast.ts';

type DrawEvent = EventOf<'draw-offered' | 'draw-accepted' | 'draw-declined' | 'draw-lapsed'>;

/** What happens to a draw is the same in every game. */
export function drawText(cast: Cast, { type, seat }: DrawEvent): string {
  const name = nameOf(cast, seat);
  switch (type) {
    case 'draw-offered':
      return `${name} offers a draw.`;
    case 'draw-accepted':
      return `${name} accepts the draw.`;
    case 'draw-declined':
      return `${name} declines the draw.`;
    case 'draw-lapsed':
      return `The draw offered by ${name} was not accepted by all.`;
  }
}

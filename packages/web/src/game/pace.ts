import type { Event } from '@rubicon/engine';
import type { Speed } from '../settings/settings.ts';

/** How long an event stays before the next one is shown, at normal speed, in milliseconds. */
const SHOWN: Readonly<Partial<Record<Event['type'], number>>> = {
  claimed: 260,
  placed: 260,
  traded: 900,
  thrown: 700,
  rolled: 650,
  captured: 450,
  occupied: 250,
  fortified: 500,
  eliminated: 1200,
  overthrown: 1200,
  'turn-began': 350,
  'objective-taken': 900,
  'airfield-placed': 600,
  'lot-won': 900,
  'lot-left': 900,
  deployed: 1200, // a whole round at once
  moved: 1200,
  scored: 1200,
};

const FACTOR: Readonly<Record<Speed, number>> = { slow: 2, normal: 1, fast: 0.25, off: 0 };

/** How long what has just been shown stays alone on the screen. */
export function pauseAfter(events: readonly Event[], speed: Speed): number {
  const longest = events.reduce((most, { type }) => Math.max(most, SHOWN[type] ?? 0), 0);
  return longest * FACTOR[speed];
}

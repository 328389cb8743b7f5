import { COLOURS } from '@rubicon/engine';
import './colours.css';
import type { BoardOwner } from './state.ts';

/** The colours of seats and of the neutral armies. */
export const HOLDERS = [...COLOURS, 'neutral'] as const;
export type Holder = (typeof HOLDERS)[number];

/** The pattern on an owner's land, to tell owners apart without colour. */
export const PATTERNS = {
  black: 'checks',
  blue: 'waves',
  green: 'dots',
  pink: 'crosses',
  red: 'stripes',
  yellow: 'plain',
  neutral: 'plain',
} as const satisfies Record<Holder, string>;
export type Pattern = (typeof PATTERNS)[Holder];

/** The badge outline of each owner: centred on 0,0 and about the size of a circle of radius 1. */
export const SHAPES = {
  black: 'M-.88-.7Q-.88-.88-.7-.88H.7Q.88-.88.88-.7V.7Q.88.88.7.88H-.7Q-.88.88-.88.7Z',
  blue: 'M-1 0A1 1 0 0 1 1 0A1 1 0 0 1-1 0Z',
  green: 'M-1.06 0L-.55-.92H.55L1.06 0L.55.92H-.55Z',
  pink: 'M-.9-.86Q0-1.06.9-.86V.1Q.86.72 0 1.16Q-.86.72-.9.1Z',
  red: 'M-.2-1.06Q0-1.24.2-1.06L1.06-.2Q1.24 0 1.06.2L.2 1.06Q0 1.24-.2 1.06L-1.06.2Q-1.24 0-1.06-.2Z',
  yellow:
    'M0-1.14Q.1-1.14.18-1.08L1-.42Q1.12-.3 1.06-.14L.74.8Q.68.96.5.96H-.5Q-.68.96-.74.8L-1.06-.14Q-1.12-.3-1-.42L-.18-1.08Q-.1-1.14 0-1.14Z',
  neutral: 'M-.4-.96H.4L.96-.4V.4L.4.96H-.4L-.96.4V-.4Z',
} as const satisfies Record<Holder, string>;

/** Made once: comparing a string with itself is faster than with an equal one. */
const FILLS = byHolder((holder) => `var(--seat-${holder})`);
const INKS = byHolder((holder) => `var(--seat-${holder}-ink)`);

/** The CSS colour of an owner. */
export const fillOf = (owner: BoardOwner): string => (owner ? FILLS[owner] : 'var(--board-land)');
export const inkOf = (owner: BoardOwner): string => (owner ? INKS[owner] : 'var(--board-land-ink)');

/** Returns a string for each holder. */
export function byHolder(make: (holder: Holder) => string): Readonly<Record<Holder, string>> {
  return Object.fromEntries(HOLDERS.map((holder) => [holder, make(holder)])) as Record<Holder, string>;
}

import type { BoardMarkKind } from './state.ts';

// Icon paths in a square from -1 to 1.
const CROWN = 'M-1 .75L-1.1-.45L-.5.05L0-.85L.5.05L1.1-.45L1 .75Z';
export const STAR = 'M0-1L.29-.31L1-.25L.46.22L.62.95L0 .55L-.62.95L-.46.22L-1-.25L-.29-.31Z';
export const FLAG = 'M-.7 1V-1H-.45L.9-.55L-.4-.1V1Z';

export const MARKS: Readonly<Record<BoardMarkKind, string>> = {
  city: 'M-.9.8V-.1L-.4-.5L.1-.1V-.8H.8V.8Z',
  capital: CROWN,
  headquarters: CROWN,
  airfield:
    'M0-1Q.2-.8.2-.4V-.2L1 .35V.6L.2.35V.7L.5.9V1.05L0 .95L-.5 1.05V.9L-.2.7V.35L-1 .6V.35L-.2-.2V-.4Q-.2-.8 0-1Z',
  objective:
    'M0-1A1 1 0 0 1 0 1A1 1 0 0 1 0-1ZM0-.6A.6.6 0 0 0 0 .6A.6.6 0 0 0 0-.6ZM0-.28A.28.28 0 0 1 0 .28A.28.28 0 0 1 0-.28Z',
  start: 'M-.8-.9L.9 0L-.8.9Z',
};

const INFANTRY = 'M0-1A.34.34 0 0 1 0-.32A.34.34 0 0 1 0-1ZM-.5 1V.1Q-.5-.24 0-.24T.5.1V1Z';

const PIECES: Readonly<Record<string, string>> = {
  infantry: INFANTRY,
  cavalry: 'M-.7 1Q-.7.1-.1-.3L-.3-.6L.1-1L.5-.7Q1-.4.9.1L.5.25L.2 0Q.2.4.5.6V1Z',
  artillery: 'M-1 .5L.6-.7L.95-.25L.2.3A.5.5 0 1 1-.5.6L-.9.75Z',
};

export const pieceGlyph = (piece: string): string => PIECES[piece] ?? INFANTRY;

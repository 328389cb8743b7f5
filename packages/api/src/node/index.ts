export type { Credentials, SessionStore } from './access.ts';
export { openApi, programAccess } from './access.ts';
export type { SeatFile } from './seat-file.ts';
export { openSeatFile } from './seat-file.ts';

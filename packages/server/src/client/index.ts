export { CLOSE } from '../http/close-codes.ts';
export type { SettingsInput } from '../lobby/settings.ts';
export type { TableView } from '../lobby/view.ts';
export type { Credentials, SessionStore } from './api-client.ts';
export { ApiClient, ForeignAnswer, ServerError } from './api-client.ts';
export type { Me } from './requests.ts';
export {
  changeTable,
  createTable,
  downloadRecord,
  findMe,
  findRematch,
  findTable,
  listTables,
} from './requests.ts';
export type { SeatListener, SeatOptions, Verdict } from './seat-client.ts';
export { Dismissed, SeatClient, UnfairStart } from './seat-client.ts';
export type { SeatFile, SeatMemory } from './seat-memory.ts';
export { openSeatFile } from './seat-memory.ts';
export { ChangedHistory } from './witness.ts';

export type { Access, ApiSocket, SocketListener } from './access.ts';
export { PAGE } from './access.ts';
export { ApiClient, ForeignAnswer, ServerError } from './api-client.ts';
export { CLOSE } from './close-codes.ts';
export { LastingSocket } from './lasting-socket.ts';
export type { ApiToken, Me } from './requests/account.ts';
export {
  changeName,
  changePassword,
  createToken,
  deleteMe,
  exportMe,
  findMe,
  listTokens,
  logIn,
  logOut,
  logOutEverywhere,
  register,
  revokeToken,
} from './requests/account.ts';
export type { TablePage } from './requests/answer.ts';
export { listMutes, removeLine, reportLine, setMute } from './requests/chat.ts';
export { listAddresses } from './requests/network.ts';
export type { Profile, Rank } from './requests/players.ts';
export { findProfile, listBlocks, listGames, listLeaderboard, setBlock } from './requests/players.ts';
export {
  changeTable,
  createTable,
  downloadRecord,
  findRematch,
  findTable,
  listFinished,
  listTables,
  nudge,
  renewInvite,
} from './requests/tables.ts';
export type { SeatListener, SeatOptions } from './seat-client.ts';
export { Dismissed, SeatClient, UnfairStart } from './seat-client.ts';
export type { KeptStart, SeatMemory } from './seat-memory.ts';
export { isCorrespondence } from './tables/correspondence.ts';
export { idText } from './tables/id-text.ts';
export type { Settings, SettingsInput } from './tables/settings.ts';
export { settingsSchema, settingsSchemaFor } from './tables/settings.ts';
export { parseTable } from './tables/shown-table.ts';
export type { SeatView, TableView } from './tables/view.ts';
export { tableViewSchema } from './tables/view.ts';
export type { KeptSeat, Verdict } from './verdict.ts';
export { judgeRecord, verifyGame } from './verdict.ts';
export { ChangedHistory, Witness } from './witness.ts';

export { administer } from './admin/administer.ts';
export type { AdminAnswer, AdminCommand, ShownAuditEntry, ShownReport } from './admin/commands.ts';
export { ratingsOf } from './ratings/ratings.ts';
export type { RunningServer, ServerOptions } from './server.ts';
export { startServer } from './server.ts';
export type { SettingFlags, Settings } from './settings.ts';
export { parseSettings } from './settings.ts';
export { openSqliteStore } from './store/sqlite.ts';
export { backupSqlite, restoreSqlite } from './store/sqlite-backup.ts';

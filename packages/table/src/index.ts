export { RECENT_COMMANDS } from './answers.ts';
export type { Client, Connection } from './connection.ts';
export type { Created, GameSettings, Opened } from './creation.ts';
export { createTable, openTable } from './creation.ts';
export type {
  Append,
  AppendResult,
  SavedSheet,
  StoredCommand,
  StoredGame,
  StoredLines,
  TableFailure,
  TableHost,
} from './host.ts';
export { Mailbox } from './mailbox.ts';
export type { Player, PlayerRequest } from './player.ts';
export type { Question } from './question.ts';
export { nextQuestion } from './question.ts';
export type { Table } from './table.ts';

export type { Client, Connection } from './connection.ts';
export type { TableFailure, TableHost } from './host.ts';
export { Mailbox } from './mailbox.ts';
export type { Created, Opened } from './opening.ts';
export { createTable, openTable } from './opening.ts';
export type { Opening, Player } from './player.ts';
export type { Question } from './question.ts';
export { nextQuestion } from './question.ts';
export type { Table } from './table.ts';

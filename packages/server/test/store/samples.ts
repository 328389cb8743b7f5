import type { GameAppend, StoredPlayer, StoredSession, StoredTable } from '../../src/store/store.ts';

/** Texts that break careless queries and encodings. */
export const HOSTILE = [
  '',
  "'; drop table tables; --",
  '"quoted" \\"twice\\" `ticks`',
  'line\nbreak\r\ttab',
  '%_like*',
  '$1 ? :name @name',
  'é e\u0301 ß İ ı',
  '日本語 \u202eright to left',
  '👩‍👩‍👧 \u{10ffff}',
  '\u0001\u001f\u007f\ufeff\ufffe',
  'null',
  'x'.repeat(100_000),
];

export function makePlayer(id: string, changes: Partial<StoredPlayer> = {}): StoredPlayer {
  return {
    id,
    name: `Player ${id}`,
    nameKey: `player ${id}`,
    passwordHash: null,
    isBot: false,
    createdAt: 1000,
    bannedAt: null,
    ...changes,
  };
}

export function makeSession(hash: string, changes: Partial<StoredSession> = {}): StoredSession {
  return { hash, player: 'ada', kind: 'session', label: '', createdAt: 1000, usedAt: 1000, ...changes };
}

export function makeTable(id: string, changes: Partial<StoredTable> = {}): StoredTable {
  return {
    id,
    version: 1,
    stage: 'lobby',
    isPublic: true,
    host: 'ada',
    players: ['ada'],
    lobby: { edition: 'classic' },
    dueAt: null,
    isEnding: false,
    awaitsKey: false,
    waiting: null,
    createdAt: 1000,
    touchedAt: 1000,
    ...changes,
  };
}

export function makeAppend(table: string, after: number, changes: Partial<GameAppend> = {}): GameAppend {
  return {
    table,
    after,
    lines: [`line ${after}`],
    at: 1000,
    turn: 0,
    round: 0,
    waiting: null,
    dueAt: null,
    isOver: false,
    ...changes,
  };
}

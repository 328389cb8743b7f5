import type { Generated, Selectable } from 'kysely';
import type { TableStage } from './store.ts';

/** The columns of all tables. Booleans are 0 or 1, times are milliseconds, JSON is text: the same in all databases. */
export interface Schema {
  meta: { key: string; value: string };
  players: PlayerColumns;
  sessions: {
    hash: string;
    player: string;
    kind: 'session' | 'token';
    label: string;
    created_at: number;
    used_at: number;
  };
  tables: TableColumns;
  table_players: { table_id: string; player: string };
  lines: {
    table_id: string;
    number: number;
    text: string;
    at: number | null;
    turn: number | null;
    round: number | null;
  };
  commands: { table_id: string; seat: number; id: string; hash: string; seq: number };
  nudges: { table_id: string; seat: number; at: number; line_count: number };
  sheets: { table_id: string; seat: number; sheet: string };
  secrets: { table_id: string; commitment: string; secret: string };
  chat: { table_id: string; number: number; player: string; text: string; at: number; is_removed: Flag };
  reports: {
    id: Generated<number>;
    at: number;
    reporter: string;
    table_id: string;
    number: number;
    reason: string;
    closed_at: number | null;
  };
  mutes: { table_id: string; player: string };
  blocks: { player: string; blocked: string };
  audit: {
    id: Generated<number>;
    at: number;
    actor: string;
    action: string;
    subject: string;
    detail: string;
  };
  results: { table_id: string; closed_at: number; is_rated: Flag; is_public: Flag; outcome: string | null };
  places: {
    table_id: string;
    number: number;
    player: string;
    place: number;
    has_left: Flag;
    closed_at: number; // of the result
    mu: number | null; // the rating after the game, if it counted
    sigma: number | null;
    games: number | null;
  };
  ratings: { player: string; mu: number; sigma: number; games: number };
  nodes: { id: string; beat_at: number; free: number };
  gaps: { began_at: number; ended_at: number };
  presence: { table_id: string; node: string; seat: number };
  buckets: { key: string; tokens: number; at: number };
}

type Flag = 0 | 1;

interface PlayerColumns {
  id: string;
  name: string | null;
  name_key: string | null;
  password_hash: string | null;
  is_bot: Flag;
  created_at: number;
  banned_at: number | null;
  recent_games: Generated<number>; // the number of latest games with a place, at most 20
  recent_left: Generated<number>; // how many of them the player left
  block_changes: Generated<number>; // how often the player has blocked or unblocked somebody
}

interface TableColumns {
  id: string;
  version: number;
  stage: TableStage;
  is_public: Flag;
  host: string;
  players: string;
  lobby: string;
  due_at: number | null;
  awaits_key: Flag;
  is_ending: Flag;
  created_at: number;
  touched_at: number;
  claimed_until: number | null; // a process is handling the due table
  waiting: Generated<string | null>;
  line_count: Generated<number>;
  chat_count: Generated<number>;
  changes: Generated<number>; // of everything except the lines of the game and of the chat
  chat_changes: Generated<number>; // lines of chat that were removed
  votes: Generated<string | null>; // the seats that want a pause
  awaits_host: Generated<Flag>; // the game waits for a bot or the host
  player_node: Generated<string | null>; // the node that plays it
}

export type PlayerRow = Selectable<PlayerColumns>;
export type TableRow = Selectable<TableColumns>;

/** Returns a boolean in its stored form. */
export function makeFlag(value: boolean): Flag {
  return value ? 1 : 0;
}

import { createHash } from 'node:crypto';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import type { SeatMemory } from '@rubicon/api';
import { openSeatFile, type SeatFile, type SessionStore } from '@rubicon/api/node';
import { lockFile } from '../saving/lock.ts';

/** The folder for a person's data, if the command line names none. */
export function usualFolder(env: NodeJS.ProcessEnv): string {
  const data = env.XDG_DATA_HOME;
  return join(data === undefined || data === '' ? join(homedir(), '.local', 'share') : data, 'rubicon');
}

/** The file of one server: the session, the seats at running games, and the commitments of all games. */
export class DataFolder {
  private readonly path: string;

  /** A token is a separate identity: its seats are not those of the session. */
  constructor(root: string, server: string, token: string | undefined) {
    const name = server.replace(/[^\w.-]+/g, '_');
    this.path = join(root, 'servers', token === undefined ? name : `${name}-${hash(token).slice(0, 16)}`);
  }

  /** The cookie of the session, shared by all programs of this person. It is replaced in one step. */
  get session(): SessionStore {
    const file = join(this.path, 'session');
    return {
      read: () => (existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined),
      write: (cookie) => this.replace(file, `${cookie}\n`),
    };
  }

  /** Opens the memory of a player's seat; undefined if another process has it open. A visitor has no id yet. */
  openSeat(table: string, player: string | undefined): KeptSeat | undefined {
    mkdirSync(this.seats, { recursive: true, mode: 0o700 });
    const fileOf = (id: string | undefined): string =>
      join(this.seats, `${table}-${id === undefined ? 'new' : hash(id).slice(0, 16)}.jsonl`);
    const locked = lockFile(fileOf(player));
    if (!locked.isHeld) return undefined;
    const nameless = fileOf(undefined);
    if (player === undefined) rmSync(nameless, { force: true });
    else if (existsSync(nameless) && !existsSync(fileOf(player))) renameSync(nameless, fileOf(player));
    return new KeptSeat(openSeatFile(fileOf(player)), locked.release, fileOf);
  }

  /** Remembers the commitments of a finished game. */
  remember(table: string, commitments: readonly string[]): void {
    const lines = commitments.map((commitment) => `${table} ${commitment}\n`).join('');
    appendFileSync(this.commitmentsFile, lines, { mode: 0o600 });
  }

  /** The commitments of finished games at other tables, which catch a server that reuses one. */
  commitmentsBefore(table: string): string[] {
    if (!existsSync(this.commitmentsFile)) return [];
    return readFileSync(this.commitmentsFile, 'utf8')
      .split('\n')
      .map((line) => line.split(' '))
      .flatMap(([of, commitment]) => (of === table ? [] : (commitment ?? [])));
  }

  private get seats(): string {
    return join(this.path, 'seats');
  }

  private get commitmentsFile(): string {
    return join(this.path, 'commitments');
  }

  private replace(file: string, text: string): void {
    mkdirSync(this.path, { recursive: true, mode: 0o700 });
    const next = `${file}.${process.pid}`;
    writeFileSync(next, text, { mode: 0o600, flush: true });
    renameSync(next, file);
  }
}

/** The memory of a seat, while one process has it open. */
export class KeptSeat {
  readonly memory: SeatMemory;
  file: string;
  private readonly seat: SeatFile;
  private readonly releases: (() => void)[];
  private readonly fileOf: (player: string) => string;

  constructor(seat: SeatFile, release: () => void, fileOf: (player: string) => string) {
    this.memory = seat;
    this.file = seat.path;
    this.seat = seat;
    this.releases = [release];
    this.fileOf = fileOf;
  }

  /** Sets whose seat it is, once a visitor has become a guest. */
  claim(player: string): void {
    const file = this.fileOf(player);
    if (file === this.file) return;
    const locked = lockFile(file);
    if (locked.isHeld) this.releases.push(locked.release);
    renameSync(this.file, file);
    this.file = file;
  }

  /** Forgets the seat of a game that was verified. */
  forget(): void {
    rmSync(this.file, { force: true });
  }

  close(): void {
    this.seat.close();
    for (const release of this.releases) release();
  }
}

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

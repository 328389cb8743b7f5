import { randomUUID } from 'node:crypto';
import { realpathSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { seededChance } from '@rubicon/protocol';
import {
  createTable,
  type Opened as OpenedTable,
  openTable,
  type Table,
  type TableHost,
} from '@rubicon/table';
import { recordText, settingsText } from '../../texts/errors.ts';
import { askSettings, type GivenSettings } from '../settings/settings.ts';
import type { Terminal } from '../terminal.ts';
import { sentence } from '../texts/words.ts';
import { lockFile } from './lock.ts';
import {
  ensureFile,
  freshName,
  hasGame,
  openSave,
  quoted,
  readSave,
  type Save,
  syncFolder,
  truncateSave,
} from './save.ts';

/** A game to play, or a message and an exit code. */
export type Opened =
  | { readonly table: Table; readonly save: Save; readonly message?: undefined }
  | { readonly message: string; readonly code: number };

/** Resources to release at the end, in reverse order. */
export type Releases = (() => void)[];

/** The host of a table whose store is the file of the game. */
export type Ports = Omit<TableHost, 'id' | 'append'>;

/** Resumes the game in the file; starts a new one if there is none, or in a new file. */
export async function openGame(
  terminal: Terminal,
  file: string | undefined,
  given: GivenSettings,
  releases: Releases,
  ports: Ports,
): Promise<Opened> {
  const busy = file === undefined ? undefined : lock(file, releases);
  if (busy !== undefined) return busy;
  if (file === undefined || !hasGame(file)) return begin(terminal, file, given, releases, ports);
  const { edition, seats, seed, options } = given;
  if ((edition ?? seats ?? seed) !== undefined || Object.keys(options).length > 0) {
    terminal.print(`${file} already holds a game. Its settings stay as they are.`);
  }
  return resume(terminal, file, releases, ports);
}

/** Locks the file by its real path. A file created for that is removed if no game starts. */
function lock(file: string, releases: Releases): Opened | undefined {
  const isNew = ensureFile(file);
  const path = realpathSync(file);
  const locked = lockFile(path);
  if (locked.isHeld) {
    releases.push(locked.release);
    if (isNew) releases.push(() => removeEmpty(path));
    return undefined;
  }
  const holder = locked.holder === undefined ? '' : `, by process ${locked.holder}`;
  const message = `${file} is already being played${holder}. If it is not, delete ${locked.lock}.`;
  return { message, code: 1 };
}

function removeEmpty(path: string): void {
  if (!hasGame(path)) rmSync(path, { force: true });
}

async function begin(
  terminal: Terminal,
  given: string | undefined,
  settings: GivenSettings,
  releases: Releases,
  ports: Ports,
): Promise<Opened> {
  const asked = await askSettings(terminal, settings);
  if (typeof asked === 'string') return { message: asked, code: 2 };
  const file = given ?? freshName(new Date());
  const busy = given === undefined ? lock(file, releases) : undefined;
  if (busy !== undefined) return busy;
  const save = open(file, releases);
  const { table, error } = await terminal.wait(
    createTable(asked.settings, seededChance(asked.seed), {
      ...ports,
      id: randomUUID(),
      append: appendTo(save),
    }),
  );
  if (error !== undefined) return { message: sentence(settingsText(error)), code: 2 };
  save.sync();
  syncFolder(dirname(realpathSync(file)));
  terminal.print(`The game is saved in ${file} after every command.`);
  return { table, save };
}

async function resume(terminal: Terminal, file: string, releases: Releases, ports: Ports): Promise<Opened> {
  const { text, wholeBytes, isWhole } = readSave(file);
  const save = open(file, releases);
  const opened = await terminal.wait(openTable({ text }, { ...ports, id: file, append: appendTo(save) }));
  if (opened.error !== undefined) return whyNot(file, opened.error);
  if (opened.torn) {
    truncateSave(file, wholeBytes);
    terminal.print(
      `The last line of ${file} was incomplete and was dropped. Everything before it is intact.`,
    );
  } else if (!isWhole) save.append(['']); // only the line break was missing
  terminal.print(`Continuing ${file}. Type log to see the last events.`);
  return { table: opened.table, save };
}

const appendTo =
  (save: Save): TableHost['append'] =>
  ({ lines }) => {
    save.append(lines);
    return 'stored';
  };

function open(file: string, releases: Releases): Save {
  const save = openSave(file);
  releases.push(save.close);
  return save;
}

function whyNot(file: string, error: NonNullable<OpenedTable['error']>): Opened {
  switch (error.code) {
    case 'finished':
      return {
        message: `The game in ${file} is over. Watch it: npx rubicon replay ${quoted(file)}`,
        code: 0,
      };
    case 'newer-revision':
      return {
        message: `${file} was played with a newer version of Rubicon. This version cannot continue it.`,
        code: 1,
      };
    default:
      return { message: `${file} cannot be resumed: ${recordText(error)}.`, code: 1 };
  }
}

import { realpathSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import {
  createTable,
  type Opened as OpenedTable,
  openTable,
  type Table,
  type TableHost,
} from '@rubicon/table';
import { recordText, settingsText } from '../../errors.ts';
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

/** A game to be played, or what to say instead and the exit code that goes with it. */
export type Opened =
  | { readonly table: Table; readonly save: Save; readonly message?: undefined }
  | { readonly message: string; readonly code: number };

/** Things to be given back at the end, the last first. */
export type Releases = (() => void)[];

/** What a table needs besides the file of the game, which is synced before anything is shown. */
export type Ports = Omit<TableHost, 'id' | 'append'>;

/** Resumes the file if it holds a game, else begins one there, or in a new file. */
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
    terminal.print(`${file} holds a game already; its own settings go on.`);
  }
  return resume(terminal, file, releases, ports);
}

/** Locks the file under its real name, whatever links lead to it. A file made for that goes if no game is begun. */
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
  const message = `${file} is being played already${holder}. If that is not so, remove ${locked.lock}.`;
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
    createTable(asked, { ...ports, id: file, append: save.append }),
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
  const opened = await terminal.wait(openTable(text, { ...ports, id: file, append: save.append }));
  if (opened.error !== undefined) return whyNot(file, opened.error);
  if (opened.torn) {
    truncateSave(file, wholeBytes);
    terminal.print(`The last line of ${file} had been cut off and was dropped; all before it is there.`);
  } else if (!isWhole) save.append(['']); // only the line break was missing
  terminal.print(`Going on with ${file}. log shows what happened last.`);
  return { table: opened.table, save };
}

function open(file: string, releases: Releases): Save {
  const save = openSave(file);
  releases.push(save.close);
  return save;
}

function whyNot(file: string, error: NonNullable<OpenedTable['error']>): Opened {
  switch (error.code) {
    case 'finished':
      return {
        message: `The game in ${file} has ended. Look at it: npx rubicon replay ${quoted(file)}`,
        code: 0,
      };
    case 'revised':
      return { message: `The rules have been revised since ${file} was begun: it cannot go on.`, code: 1 };
    default:
      return { message: `${file} cannot be resumed: ${recordText(error)}.`, code: 1 };
  }
}

import { realpathSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { RecordedGame, type Resumed, resumeRecord } from '@rubicon/protocol';
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
  | { readonly game: RecordedGame; readonly save: Save; readonly message?: undefined }
  | { readonly message: string; readonly code: number };

/** Things to be given back at the end, the last first. */
export type Releases = (() => void)[];

/** Resumes the file if it holds a game, else begins one there, or in a new file. */
export async function openGame(
  terminal: Terminal,
  file: string | undefined,
  given: GivenSettings,
  releases: Releases,
): Promise<Opened> {
  const busy = file === undefined ? undefined : lock(file, releases);
  if (busy !== undefined) return busy;
  if (file === undefined || !hasGame(file)) return begin(terminal, file, given, releases);
  const { edition, seats, seed, options } = given;
  if ((edition ?? seats ?? seed) !== undefined || Object.keys(options).length > 0) {
    terminal.print(`${file} holds a game already; its own settings go on.`);
  }
  return resume(terminal, file, releases);
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
): Promise<Opened> {
  const asked = await askSettings(terminal, settings);
  if (typeof asked === 'string') return { message: asked, code: 2 };
  const file = given ?? freshName(new Date());
  const busy = given === undefined ? lock(file, releases) : undefined;
  if (busy !== undefined) return busy;
  const save = open(file, releases);
  const game = RecordedGame.create(asked, save.append);
  if ('error' in game) return { message: sentence(settingsText(game.error)), code: 2 };
  save.sync();
  syncFolder(dirname(realpathSync(file)));
  terminal.print(`The game is saved in ${file} after every command.`);
  return { game, save };
}

function resume(terminal: Terminal, file: string, releases: Releases): Opened {
  const { text, wholeBytes, isWhole } = readSave(file);
  const resumed = resumeRecord(text, (line) => save.append(line));
  if (resumed.error !== undefined) return whyNot(file, resumed.error);
  if (resumed.torn) {
    truncateSave(file, wholeBytes);
    terminal.print(`The last line of ${file} had been cut off and was dropped; all before it is there.`);
  }
  const save = open(file, releases);
  if (!resumed.torn && !isWhole) save.append(''); // only the line break was missing
  terminal.print(`Going on with ${file}. log shows what happened last.`);
  return { game: resumed.game, save };
}

function open(file: string, releases: Releases): Save {
  const save = openSave(file);
  releases.push(save.close);
  return save;
}

type ResumeError = NonNullable<Extract<Resumed, { error: object }>['error']>;

function whyNot(file: string, error: ResumeError): Opened {
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

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readFile } from '../input.ts';
import { print, printJson, progress } from '../output.ts';
import { count } from '../play/texts/words.ts';
import type { OpenServer } from '../serve.ts';
import { isFileError, recordText } from '../texts/errors.ts';
import { MachineError, UsageError } from '../usage.ts';

type ServerModule = typeof import('../serve.ts');

/** Loads the server only when a command needs it. */
export const loadServer = (): Promise<ServerModule> => import(new URL('./serve.js', import.meta.url).href);

/** Turns errors of the store and the operating system into one line. */
async function attempt<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    throw new MachineError(isFileError(error) ? systemText(error) : error.message);
  }
}

/** Explains which request the operating system refused, and how to solve the problem. */
function systemText(error: NodeJS.ErrnoException & { address?: string; port?: number }): string {
  const { code, syscall, path, address, port, message } = error;
  if (syscall === 'listen' || syscall === 'getaddrinfo') {
    if (code === 'EADDRINUSE')
      return `Port ${port} of ${address} is in use by another program. Stop it, or choose another port with --port.`;
    if (code === 'EACCES')
      return `You may not use port ${port}. Choose a port above 1023 with --port, behind a proxy.`;
    return `This machine does not have the address ${address ?? 'given with --host'}. Choose another with --host.`;
  }
  if (path === undefined) return message;
  if (code === 'ENOENT' && syscall === 'mkdir')
    return `The folder ${path} cannot be created. Choose another one.`;
  if (code === 'ENOENT') return `${path} cannot be opened: its folder does not exist. Create it first.`;
  if (code === 'EACCES' || code === 'EPERM') return `You may not read or write ${path}.`;
  if (code === 'EEXIST' || code === 'ENOTDIR') return `${path} cannot be a folder: a file is in the way.`;
  if (code === 'EISDIR') return `${path} is a folder. Name a file.`;
  return message;
}

interface PlaceOptions {
  readonly data?: string;
  readonly databaseUrl?: string;
}

interface ImportOptions {
  readonly from: string;
  readonly to: string;
  readonly json?: true;
}

interface ServeOptions extends Readonly<Record<string, string | boolean | undefined>> {
  readonly notify: boolean;
}

export async function serveCommand({ notify, ...options }: ServeOptions): Promise<number> {
  const { serve, openUrls } = await loadServer();
  const flags = { ...options, ...(notify ? {} : { notify: 'off' }) };
  return attempt(() => serve(flags, (server) => print(readyText(server, openUrls(server.url)))));
}

function readyText(
  { settings: { publicUrl, page, data, databaseUrl } }: OpenServer,
  urls: readonly string[],
): string {
  const missing = page === undefined ? 'There is no built page, only the API. ' : '';
  const place = databaseUrl === undefined ? data : `the database ${shownDatabase(databaseUrl)}`;
  const shown = publicUrl ?? urls.join(', ');
  return `Rubicon serves ${shown}. ${missing}Its data is in ${place}. Ctrl+C stops it.`;
}

/** Returns the address of a database without user, password and parameters. */
const shownDatabase = (url: string): string => url.replace(/^\w+:\/\/([^/]*@)?/, '').replace(/[?#].*$/, '');

/** Copies the data of a server, which may be running, into one file. */
export async function backupCommand(file: string, options: PlaceOptions): Promise<number> {
  const { backup } = await loadServer();
  const place = await attempt(() => shownWork((report) => backup(options, file, report)));
  print(`Backed up ${place} to ${file}.`);
  return 0;
}

/** Restores a backup into an empty data folder or database. */
export async function restoreCommand(file: string, options: PlaceOptions): Promise<number> {
  const { restore } = await loadServer();
  const place = await attempt(() => shownWork((report) => restore(options, file, report)));
  print(
    `${file} is restored to ${place}. Running games continue when their players have agreed on new dice (docs/fair-dice.md).`,
  );
  return 0;
}

/** Copies all data between a data folder and a database, and compares both. */
export async function importCommand({ from, to, json }: ImportOptions): Promise<number> {
  const { importData } = await loadServer();
  const copied = await attempt(() => shownWork((report) => importData(from, to, report)));
  if (json) printJson(copied);
  else
    print(
      `${count(copied.rows, 'row')} and ${count(copied.records, 'record')} are at the new place, and are the same.`,
    );
  return 0;
}

/** Shows the progress of a copy. */
async function shownWork<T>(work: (report: (text: string) => void) => Promise<T>): Promise<T> {
  const line = progress();
  try {
    return await work((text) => line.update(text));
  } finally {
    line.end();
  }
}

/** Computes the leaderboard from the records in a folder. Returns 1 if a file was left out. */
export async function ratingsCommand(folder: string, { json }: { readonly json?: true }): Promise<number> {
  const { ratingsOf } = await loadServer();
  const { records, problems } = readRecords(folder);
  const { ratings, faults } = ratingsOf(shown(records));
  for (const { index, error } of faults) problems.push(`${records[index]?.name}: ${recordText(error)}`);
  for (const problem of problems) process.stderr.write(`not counted: ${problem}\n`);
  if (json) printJson(ratings);
  else if (ratings.length === 0) print('There are no finished rated games in this folder.');
  else
    for (const [i, { player, mu, sigma, games }] of ratings.entries())
      print(
        `${String(i + 1).padStart(4)}  ${player.padEnd(24)}  ${(mu - 3 * sigma).toFixed(2).padStart(7)}  ${count(games, 'game')}`,
      );
  return problems.length === 0 ? 0 : 1;
}

interface NamedRecord {
  readonly name: string;
  readonly text: string;
}

function readRecords(folder: string): { readonly records: NamedRecord[]; readonly problems: string[] } {
  let files: string[];
  try {
    files = readdirSync(folder).filter((name) => name.endsWith('.jsonl'));
  } catch {
    throw new UsageError(`${folder} is not a folder that can be read`);
  }
  const records: NamedRecord[] = [];
  const problems: string[] = [];
  for (const name of files) {
    const read = readFile(join(folder, name));
    if (read.problem === undefined) records.push({ name, text: read.text });
    else problems.push(`${name}: ${read.problem}`);
  }
  return { records, problems };
}

/** Yields the texts of records, and shows the progress. */
function* shown(records: readonly NamedRecord[]): Generator<string> {
  const line = progress();
  try {
    for (const [i, { text }] of records.entries()) {
      line.update(`verified ${i} of ${count(records.length, 'record')}`);
      yield text;
    }
  } finally {
    line.end();
  }
}

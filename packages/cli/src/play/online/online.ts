import { existsSync } from 'node:fs';
import { findMe } from '@rubicon/api';
import { openApi } from '@rubicon/api/node';
import { isFileError } from '../../texts/errors.ts';
import { quoted } from '../saving/save.ts';
import { Departed, EXIT_CODES, openTerminal, type Streams, type Terminal } from '../terminal.ts';
import { type Address, parseAddress, parseTable } from './address.ts';
import { DataFolder, usualFolder } from './data-folder.ts';
import { identityText, Lobby } from './lobby.ts';
import { problemText } from './problems.ts';
import type { ServerSession } from './session.ts';
import { joinTable, Unavailable } from './table.ts';
import { TableFailed } from './visit.ts';

/** The part of the command line that plays on a server. It is loaded only for that, since it is large. */

export interface OnlineGame extends Streams {
  readonly server: string;
  readonly table?: string | undefined; // id or link
  readonly token?: string | undefined;
  readonly data?: string | undefined; // folder; by default, the user's own
  readonly file?: string | undefined; // for the record
}

/** The exit code, and the reason if nothing could be played. */
export interface OnlineResult {
  readonly code: number;
  readonly problem?: string | undefined;
}

/** Plays on a server until the person leaves. */
export async function playOnline(options: OnlineGame): Promise<OnlineResult> {
  const address = readAddress(options);
  if (typeof address === 'string') return { code: 2, problem: address };
  const { url, table } = address;
  const { token, file } = options;
  if (file !== undefined && existsSync(file))
    return { code: 2, problem: `${file} exists already; name a new file for the record` };
  const folder = new DataFolder(options.data ?? usualFolder(process.env), url, token);
  const api = openApi(url, { token, session: folder.session });
  const terminal = openTerminal(options);
  const session: ServerSession = {
    terminal,
    api,
    url,
    folder,
    file,
    me: undefined,
    visited: undefined,
    finished: undefined,
  };
  let lobby: Lobby | undefined;
  try {
    session.me = await terminal.wait(findMe(api));
    terminal.print(`Connected to ${url}.`, identityText(session));
    if (table !== undefined) return { code: await joinTable(session, table) };
    lobby = new Lobby(session);
    return await lobby.run();
  } catch (error) {
    if (error instanceof Departed) {
      printHowToReturn(terminal, session, options);
      return { code: EXIT_CODES[error.how] || (lobby?.exitCode ?? 0) };
    }
    return { code: 1, problem: reasonOf(error, url) };
  } finally {
    terminal.close();
  }
}

function readAddress({ server, table }: OnlineGame): Address | string {
  const address = parseAddress(server);
  if (address === undefined)
    return `--server takes an address such as https://rubicon.example or http://127.0.0.1:3000, not "${server}"`;
  if (table === undefined) return address;
  const named = parseTable(table, address.url);
  return typeof named === 'string' ? `--table: ${named}` : { url: address.url, table: named };
}

/** Prints how to come back. */
function printHowToReturn(
  terminal: Terminal,
  { url, me, visited }: ServerSession,
  { data, token }: OnlineGame,
): void {
  if (me === undefined) {
    terminal.print('', 'No game was started.');
    return;
  }
  const clock = visited?.settings.clock === undefined ? '' : ' Your clock does not stop.';
  terminal.print('', visited === undefined ? 'To come back:' : `You keep your seat.${clock} To come back:`);
  const flags = [
    ...(visited === undefined ? [] : ['--table', visited.id]),
    ...(data === undefined ? [] : ['--data', quoted(data)]),
    ...(token === undefined ? [] : ['--token …']),
  ];
  terminal.printWhole(`  npx rubicon play --server ${[url, ...flags].join(' ')}`);
}

/** A sentence for everything that can go wrong outside this program. */
function reasonOf(error: unknown, url: string): string {
  if (error instanceof Unavailable || error instanceof TableFailed) return error.message;
  if (isFileError(error)) return error.message;
  const problem = problemText(error, url);
  if (problem === undefined) throw error;
  return problem;
}

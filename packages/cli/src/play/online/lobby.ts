import {
  ChangedHistory,
  createTable,
  findMe,
  findRematch,
  listTables,
  type TableView,
  UnfairStart,
} from '@rubicon/api';
import { Departed } from '../terminal.ts';
import { printable } from '../texts/cast.ts';
import { parseTable, type TableAddress } from './address.ts';
import { askCommand, type Command } from './commands.ts';
import { askTable } from './creation.ts';
import { problemText } from './problems.ts';
import type { ServerSession } from './session.ts';
import { joinTable, Unavailable, watchTable } from './table.ts';
import { hasOpenSeat, tableRows } from './table-texts.ts';
import { TableFailed } from './visit.ts';

/** Exit codes of games from best to worst. */
const SEVERITY = [0, 3, 1];

/** The lobby of a server: lists, creates and joins tables until the person leaves. */
export class Lobby {
  private readonly session: ServerSession;
  private listed: readonly TableView[] = [];
  private worst = 0;

  constructor(session: ServerSession) {
    this.session = session;
  }

  /** The exit code: that of the worst game. */
  get exitCode(): number {
    return this.worst;
  }

  async run(): Promise<never> {
    await this.list();
    this.session.terminal.print(
      'Type create for a new table, join 1 for the first of the list, or ? for help.',
    );
    const commands = this.commands();
    for (;;) {
      try {
        await askCommand(this.session.terminal, 'lobby', commands);
      } catch (error) {
        this.explain(error);
      }
    }
  }

  /** Prints what went wrong with a table or the server; faults of this program are thrown again. */
  private explain(error: unknown): void {
    const { terminal, url } = this.session;
    const isSentence = error instanceof Unavailable || error instanceof TableFailed;
    const text = isSentence ? error.message : problemText(error, url);
    if (text === undefined) throw error;
    terminal.print(text);
    if (error instanceof ChangedHistory || error instanceof UnfairStart) this.worst = 1;
  }

  private commands(): Command[] {
    const { session } = this;
    return [
      { name: 'list', help: [['list', 'open tables, and yours']], run: () => this.list() },
      { name: 'create', help: [['create', 'create a table; asks for everything']], run: () => this.create() },
      {
        name: 'join',
        help: [
          ['join 1', 'join a listed table, or come back to it'],
          ['join LINK', 'join with a link or an id'],
        ],
        run: (text) => this.visit(text, joinTable),
      },
      {
        name: 'watch',
        help: [['watch 1', 'watch a game: number, link or id']],
        run: (text) => this.visit(text, watchTable),
      },
      {
        name: 'rematch',
        help: [['rematch', 'play your last game again, with the same people']],
        run: () => this.rematch(),
      },
      {
        name: 'name',
        help: [['name Ann', 'choose the name others see']],
        run: async (name) => {
          await session.terminal.wait(session.api.put('/api/name', { name }));
          await this.identify();
        },
      },
      {
        name: 'register',
        help: [['register', 'create an account, to come back from anywhere']],
        run: () => this.enter('/api/register'),
      },
      {
        name: 'login',
        help: [['login', 'log in to an account']],
        run: () => this.enter('/api/login'),
      },
    ];
  }

  private async list(): Promise<void> {
    const { terminal, api, me } = this.session;
    const find = (path: Parameters<typeof listTables>[1]) => terminal.wait(listTables(api, path));
    const mine = me === undefined ? [] : await find('/api/my-tables');
    const own = mine.filter(({ stage }) => stage !== 'over');
    const isOther = ({ id }: TableView): boolean => own.every((table) => table.id !== id);
    const open = (await find('/api/tables')).filter((table) => isOther(table) && hasOpenSeat(table));
    const running = (await find('/api/tables?stage=playing')).filter(isOther);
    this.listed = [...own, ...open, ...running];
    const rows = tableRows(this.listed);
    if (own.length > 0) terminal.print('Your tables:', ...rows.splice(0, own.length));
    if (open.length > 0) terminal.print('Open tables:', ...rows.splice(0, open.length));
    else terminal.print('There are no open tables.');
    if (running.length > 0) terminal.print('Games to watch:', ...rows);
  }

  private async rematch(): Promise<void> {
    const { terminal, api, finished } = this.session;
    if (finished === undefined) return terminal.print('You have not finished a game here yet.');
    const { table, invite } = await terminal.wait(findRematch(api, finished));
    await this.play(joinTable, { id: table.id, invite });
  }

  private async create(): Promise<void> {
    const { terminal, api } = this.session;
    const settings = await this.askSettings();
    if (settings === undefined) return terminal.print('No table was created.');
    const { table, invite } = await terminal.wait(createTable(api, settings));
    await this.identifyQuietly();
    await this.play(joinTable, { id: table.id, invite });
  }

  /** Returns the settings of a new table; undefined if the person changes their mind. */
  private async askSettings(): Promise<Awaited<ReturnType<typeof askTable>> | undefined> {
    try {
      return await askTable(this.session.terminal);
    } catch (error) {
      if (error instanceof Departed && error.how === 'quit') return undefined;
      throw error;
    }
  }

  private async visit(text: string, go: typeof joinTable): Promise<void> {
    const { terminal, url } = this.session;
    const numbered = /^\d{1,3}$/.test(text) ? this.listed[Number(text) - 1] : undefined;
    const address = numbered === undefined ? parseTable(text, url) : { id: numbered.id };
    if (typeof address === 'string') terminal.print(address);
    else await this.play(go, address);
  }

  private async play(go: typeof joinTable, address: TableAddress): Promise<void> {
    const code = await go(this.session, address);
    if (SEVERITY.indexOf(code) > SEVERITY.indexOf(this.worst)) this.worst = code;
    await this.list();
    if (this.session.finished === address.id)
      this.session.terminal.print('Type rematch to play again with the same people.');
  }

  /** Registers or logs in, with a name and a password. */
  private async enter(path: '/api/register' | '/api/login'): Promise<void> {
    const { terminal, api } = this.session;
    const name = (await terminal.ask('Name> ')).trim();
    const password = await terminal.askSecret('Password> ');
    await terminal.wait(api.post(path, { name, password }));
    await this.identify();
  }

  private async identifyQuietly(): Promise<void> {
    this.session.me = await findMe(this.session.api);
  }

  private async identify(): Promise<void> {
    await this.identifyQuietly();
    this.session.terminal.print(identityText(this.session));
  }
}

export function identityText({ me }: { readonly me: ServerSession['me'] }): string {
  if (me === undefined)
    return 'You are a visitor. Your first seat gives you a guest name; type name Ann to choose one.';
  const name = printable(me.name ?? '?');
  return me.kind === 'guest'
    ? `You are ${name}, a guest on this machine.`
    : `You are ${name}${me.kind === 'bot' ? ', with a token' : ''}.`;
}

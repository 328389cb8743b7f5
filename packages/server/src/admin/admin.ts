import { ApiError } from '../http/api-error.ts';
import { foldName } from '../identity/confusables.ts';
import type { Services } from '../services.ts';
import type { StoredPlayer } from '../store/store.ts';
import type { AdminAnswer, AdminCommand } from './commands.ts';

/** The actor of everything done here, in the audit log. */
const ACTOR = 'admin';

/** The most reports or entries that are listed at once. */
const MOST_LISTED = 200;

const DONE: AdminAnswer = { type: 'done' };

type Part = Pick<Services, 'store' | 'identity' | 'lobbies' | 'games' | 'chat' | 'now'>;

/** Carries out the operator's commands. All of them are in the audit log. */
export class Admin {
  private readonly services: Part;

  constructor(services: Part) {
    this.services = services;
  }

  /** Throws an `ApiError` if the command is not possible. */
  async run(command: AdminCommand): Promise<AdminAnswer> {
    const { identity, store } = this.services;
    switch (command.command) {
      case 'reset-password': {
        const { id } = await this.find(command.name);
        return { type: 'password', password: await identity.resetPassword(id, ACTOR) };
      }
      case 'ban':
        await identity.ban((await this.find(command.name)).id, ACTOR, command.reason ?? '');
        return DONE;
      case 'unban':
        await identity.unban((await this.find(command.name)).id, ACTOR);
        return DONE;
      case 'close':
        await this.close(command.table);
        return DONE;
      case 'reports':
        return { type: 'reports', reports: await this.reports() };
      case 'remove':
        await this.remove(command.report);
        return DONE;
      case 'dismiss':
        await this.dismiss(command.report);
        return DONE;
      case 'audit':
        return { type: 'audit', entries: await store.readAudit(MOST_LISTED) };
    }
  }

  private async find(name: string): Promise<StoredPlayer> {
    const { store } = this.services;
    const player = (await store.findPlayerByName(foldName(name))) ?? (await store.findPlayer(name));
    if (player === undefined) throw new ApiError('unknown-player', 404);
    return player;
  }

  /** Closes a table. A running game is abandoned: its closing line reveals the secret of the dice. */
  private async close(id: string): Promise<void> {
    const { lobbies, games } = this.services;
    const { stage } = await lobbies.find(id);
    if (stage === 'over') throw new ApiError('not-now', 409);
    if (stage === 'lobby') await lobbies.close(id);
    else await (await games.find(id))?.abandon();
    if ((await lobbies.find(id)).stage !== 'over') throw new ApiError('busy', 503);
    await this.audit('close', id, {});
  }

  private async reports() {
    const { store } = this.services;
    const open = await store.openReports(MOST_LISTED);
    const players = open.flatMap(({ report, line }) => [report.reporter, line.player]);
    const names = await store.namesOf([...new Set(players)]);
    const nameOf = (player: string): string => names.get(player) ?? player;
    return open.map(({ report: { id, at, reporter, reason, table, number }, line }) => ({
      id,
      at,
      reporter: nameOf(reporter),
      reason,
      table,
      number,
      player: nameOf(line.player),
      text: line.text,
    }));
  }

  /** Removes the reported line, which settles all reports of that line. */
  private async remove(id: number): Promise<void> {
    const { store, chat } = this.services;
    const entry = (await store.openReports(MOST_LISTED)).find(({ report }) => report.id === id);
    if (entry === undefined) throw new ApiError('unknown-report', 404);
    await chat.remove(entry.line.table, entry.line.number, ACTOR);
    await this.dismiss(id);
  }

  private async dismiss(id: number): Promise<void> {
    const { store, now } = this.services;
    if (!(await store.closeReport(id, now()))) throw new ApiError('unknown-report', 404);
    await this.audit('dismiss', String(id), {});
  }

  private audit(action: string, subject: string, detail: Record<string, string>): Promise<void> {
    const { store, now } = this.services;
    return store.audit({ at: now(), actor: ACTOR, action, subject, detail });
  }
}

import type { AdminAnswer, AdminCommand } from '@rubicon/server';
import { print, printJson } from '../output.ts';
import { printable } from '../play/texts/cast.ts';
import { MachineError } from '../usage.ts';
import { loadServer } from './server.ts';

interface AdminOptions {
  readonly data?: string;
  readonly databaseUrl?: string;
  readonly json?: true;
}

/** Sentences for the reasons why a command is refused, by code. */
const REFUSALS: Readonly<Record<string, string>> = {
  'unknown-player': 'There is no such player.',
  'unknown-table': 'There is no such table.',
  'unknown-report': 'There is no such open report.',
  'account-only': 'This player is a guest without a password.',
  'invalid-input': 'That is not a player, table or report.',
  'not-now': 'This table is already closed.',
  busy: 'The server is busy: try again.',
};

/** Runs a command of the operator. */
export async function adminCommand(command: AdminCommand, { json, ...flags }: AdminOptions): Promise<number> {
  const { admin } = await loadServer();
  try {
    const answer = await admin(flags, command);
    if (json) printJson(answer);
    else printAnswer(command, answer);
    return 0;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    throw new MachineError(REFUSALS[String(error.code)] ?? error.message);
  }
}

function printAnswer(command: AdminCommand, answer: AdminAnswer): void {
  switch (answer.type) {
    case 'done':
      return print(doneText(command));
    case 'password':
      return print(
        `The new password is ${answer.password}. It works once; the player then chooses a new one.`,
      );
    case 'reports':
      if (answer.reports.length === 0) print('There are no open reports.');
      for (const { id, at, reporter, reason, table, number, player, text } of answer.reports) {
        print(`#${id}  ${timeText(at)}  table ${table}, line ${number}`);
        print(`    ${printable(player)}: ${printable(text)}`);
        print(`    reported by ${printable(reporter)}: ${printable(reason)}`);
      }
      return;
    case 'audit':
      if (answer.entries.length === 0) print('The audit log is empty.');
      for (const { at, actor, action, subject, detail } of answer.entries)
        print(`${timeText(at)}  ${actor}  ${action}  ${subject}  ${printable(JSON.stringify(detail))}`);
      return;
  }
}

function doneText(command: AdminCommand): string {
  switch (command.command) {
    case 'ban':
      return `${command.name} is banned.`;
    case 'unban':
      return `${command.name} is no longer banned.`;
    case 'close':
      return `Table ${command.table} is closed.`;
    case 'remove':
      return `The line of report #${command.report} is removed.`;
    case 'dismiss':
      return `Report #${command.report} is closed.`;
    case 'reset-password':
    case 'reports':
    case 'audit':
      return '';
  }
}

const timeText = (time: number): string => new Date(time).toISOString().slice(0, 19).replace('T', ' ');

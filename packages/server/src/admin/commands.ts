import { idText } from '@rubicon/api';
import * as z from 'zod';

const name = z
  .string()
  .min(1)
  .max(200)
  .regex(/^\P{Cc}*$/u)
  .meta({ description: 'a name or the id of a player' });
const report = z.int().positive().meta({ description: 'the number of an open report' });

/** The commands of a server's operator. */
export const adminCommandSchema = z.discriminatedUnion('command', [
  z.strictObject({ command: z.literal('reset-password'), name }),
  z.strictObject({
    command: z.literal('ban'),
    name,
    reason: z
      .string()
      .max(500)
      .regex(/^\P{Cc}*$/u)
      .exactOptional(),
  }),
  z.strictObject({ command: z.literal('unban'), name }),
  z.strictObject({ command: z.literal('close'), table: idText }),
  z.strictObject({ command: z.literal('reports') }),
  z.strictObject({ command: z.literal('remove'), report }),
  z.strictObject({ command: z.literal('dismiss'), report }),
  z.strictObject({ command: z.literal('audit') }),
]);

export type AdminCommand = z.infer<typeof adminCommandSchema>;

/** A report with the line it is about. Players are shown by name, or by id without one. */
export interface ShownReport {
  readonly id: number;
  readonly at: number;
  readonly reporter: string;
  readonly reason: string;
  readonly table: string;
  readonly number: number;
  readonly player: string;
  readonly text: string;
}

export interface ShownAuditEntry {
  readonly at: number;
  readonly actor: string;
  readonly action: string;
  readonly subject: string;
  readonly detail: unknown;
}

export type AdminAnswer =
  | { readonly type: 'done' }
  | { readonly type: 'password'; readonly password: string }
  | { readonly type: 'reports'; readonly reports: readonly ShownReport[] }
  | { readonly type: 'audit'; readonly entries: readonly ShownAuditEntry[] };

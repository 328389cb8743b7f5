import * as z from 'zod';
import { type TableView, tableViewSchema } from './view.ts';

const { settings, seats, voided, invite } = tableViewSchema.shape;

/** A table as a server shows it. A newer server may add fields; they are ignored. */
export const shownTableSchema = z.object({
  ...tableViewSchema.shape,
  settings: z.object(settings.shape),
  seats: z.array(z.object(seats.element.shape)),
  voided: z.array(z.object(voided.element.shape)),
  invite: z.object(invite.unwrap().shape).optional(),
});

/** Reads a table from an answer or a message; undefined if it is none. */
export const parseTable = (json: unknown): TableView | undefined => shownTableSchema.safeParse(json).data;

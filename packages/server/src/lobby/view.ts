import { COLOURS } from '@rubicon/engine';
import type { RecordResult } from '@rubicon/protocol';
import type { PlayerNames } from '@rubicon/protocol/wire';
import * as z from 'zod';
import { idText } from '../http/ids.ts';
import type { Result, StoredTable } from '../store/store.ts';
import type { Lobby } from './lobby.ts';
import { settingsSchema } from './settings.ts';

const hash = z.string().regex(/^[0-9a-f]{64}$/);

const seatSchema = z.strictObject({
  colour: z.enum(COLOURS),
  bot: z.string().optional(),
  player: z.string().optional(),
  name: z.string().optional(),
  isBot: z.boolean().optional().meta({ description: 'the player is a program of somebody else' }),
  completion: z
    .number()
    .nullable()
    .optional()
    .meta({ description: "the share of the player's last 20 games that were not left; null without games" }),
  isReady: z.boolean().optional(),
  swap: z.int().optional().meta({ description: 'the seat whose player this one offers to swap with' }),
  hash: hash.optional().meta({ description: "of the player's seed; published when all hashes are there" }),
  isRevealed: z.boolean().optional(),
});

const outcomeSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('won'), seat: z.int() }),
  z.strictObject({ type: z.literal('drawn') }),
  z.strictObject({ type: z.literal('abandoned') }),
]) satisfies z.ZodType<RecordResult>;

const resultSchema = z.strictObject({
  closedAt: z.int(),
  outcome: outcomeSchema,
  places: z
    .array(z.strictObject({ player: z.string(), place: z.int(), hasLeft: z.boolean() }))
    .meta({ description: 'people only; players who left are last, all in one place' }),
});

/** A table as everyone may see it. Built from a list of what is allowed, never by removing what is not. */
export const tableViewSchema = z.strictObject({
  id: idText,
  version: z.int().meta({ description: 'higher with every change' }),
  stage: z.enum(['lobby', 'playing', 'over']),
  host: z.string(),
  settings: settingsSchema,
  seats: z.array(seatSchema),
  step: z.enum(['gathering', 'committing', 'revealing']),
  commitment: hash.meta({ description: "to the server's secret of this attempt to start" }),
  secret: hash.optional().meta({
    description: 'of the commitment, if the table was closed without a game; otherwise in the record',
  }),
  deadline: z.int().nullable(),
  voided: z
    .array(z.strictObject({ commitment: hash, failed: z.array(z.string()), secret: hash.optional() }))
    .meta({ description: 'attempts to start that failed, and the players who did not answer' }),
  createdAt: z.int(),
  turn: z.int().optional().meta({ description: 'turns or rounds begun; in lists of running games' }),
  result: resultSchema.optional(),
  rematch: z.string().optional().meta({ description: 'the table of the next game of the same people' }),
  rematchOf: z.string().optional(),
});

type SeatView = z.infer<typeof seatSchema>;
export type TableView = z.infer<typeof tableViewSchema>;

/** Facts that a view shows in addition to the table itself. */
export interface TableFacts {
  readonly names: PlayerNames;
  readonly completions: ReadonlyMap<string, number>; // by player
  readonly result: Result | undefined;
  readonly turn?: number | undefined;
}

/**
 * Returns a table as a player may see it; undefined is a visitor. People without a seat do not see that a game is over
 * before the delay of spectators has passed.
 */
export function viewTable(
  table: StoredTable,
  lobby: Lobby,
  { names, completions, result, turn }: TableFacts,
  viewer: string | undefined,
): TableView {
  const stage = table.isEnding && !isSeated(table, viewer) ? 'playing' : table.stage;
  const rematch = stage === 'over' ? lobby.rematch : undefined;
  const isPublished = lobby.step === 'revealing';
  const isClosed = stage === 'over' && lobby.secret !== undefined; // without a game, and so without a record
  return {
    id: table.id,
    version: lobby.revision + (stage === 'over' ? 1 : 0) + (rematch === undefined ? 0 : 1),
    stage,
    host: lobby.host,
    settings: lobby.settings,
    seats: lobby.seats.map(({ colour, bot, player, isBot, isReady, swap, hash, seed }): SeatView => {
      if (player === undefined) return bot === undefined ? { colour } : { colour, bot };
      const name = names.get(player);
      return {
        colour,
        player,
        ...(name === undefined ? {} : { name }),
        ...(isBot === true ? { isBot } : {}),
        completion: completions.get(player) ?? null,
        isReady: isReady === true,
        ...(swap === undefined ? {} : { swap }),
        ...(isPublished && hash !== undefined ? { hash, isRevealed: seed !== undefined } : {}),
      };
    }),
    step: lobby.step,
    commitment: lobby.commitment,
    ...(isClosed ? { secret: lobby.secret } : {}),
    deadline: lobby.deadline,
    voided: lobby.voided.map(({ commitment, failed, secret }) => ({
      commitment,
      failed: [...failed],
      ...(isClosed ? { secret } : {}),
    })),
    createdAt: table.createdAt,
    ...(turn === undefined ? {} : { turn }),
    ...(result === undefined ? {} : { result: viewResult(result) }),
    ...(rematch === undefined ? {} : { rematch }),
    ...(lobby.rematchOf === undefined ? {} : { rematchOf: lobby.rematchOf }),
  };
}

export const isSeated = ({ players }: StoredTable, player: string | undefined): boolean =>
  player !== undefined && players.includes(player);

function viewResult({ closedAt, outcome, places }: Result): TableView['result'] {
  return {
    closedAt,
    outcome,
    places: places.map(({ player, place, hasLeft }) => ({ player, place, hasLeft })),
  };
}

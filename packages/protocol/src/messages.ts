import {
  COLOURS,
  COMMAND_FIELDS,
  EVENT_FIELDS,
  type FieldKind,
  MISSIONS,
  OBJECTIVE_IDS,
  PHASES,
  REASONS,
  REWARD_IDS,
  TRADING,
} from '@rubicon/engine';
import * as z from 'zod';

/** Commands and events in their JSON form, made from the engine's own table of fields. */

const count = z.int().nonnegative();
const id = z.string().regex(/^[a-z0-9-]+$/);
const seat = z.union([count.max(5), z.literal('host')]);
const owner = z.union([count.max(5), z.literal('neutral')]);
const mission = z.enum([...MISSIONS.map((known) => known.id), 'hidden']);
const objective = z.enum(OBJECTIVE_IDS);
const reward = z.enum(REWARD_IDS);

const kinds: Readonly<Record<FieldKind, z.ZodType>> = {
  count,
  counts: z.array(count),
  seat,
  seats: z.array(seat),
  owner,
  owners: z.record(id, owner),
  armies: z.record(id, count),
  reserve: z.record(z.string().regex(/^([0-5]|neutral)$/), count),
  territory: id,
  'territory?': id.optional(),
  territories: z.array(id),
  card: id,
  cards: z.array(id),
  colour: z.enum(COLOURS),
  mission,
  missions: z.array(mission),
  objective,
  objectives: z.array(objective),
  'reward?': reward.optional(),
  rewards: z.array(reward),
  places: z.array(z.tuple([id, count])),
  moves: z.array(z.tuple([id, id, count])),
  sheet: z.lazy(() => z.union([commandSchema, z.literal('hidden')])),
  reason: z.enum(REASONS),
  phase: z.enum(PHASES),
  trading: z.enum(TRADING),
  command: z.lazy(() => commandSchema),
};

/** Messages of these types, told apart by `type`. */
export function unionOf(table: Readonly<Record<string, Readonly<Record<string, FieldKind>>>>) {
  const members = Object.entries(table).map(([type, fields]) => {
    const shape = Object.entries(fields).map(([name, kind]) => [name, kinds[kind]]);
    return z.strictObject({ type: z.literal(type), ...Object.fromEntries(shape) });
  });
  return z.discriminatedUnion('type', members as [(typeof members)[0], ...typeof members]);
}

export const commandSchema = unionOf(COMMAND_FIELDS).meta({ id: 'command' });
export const eventSchema = unionOf(EVENT_FIELDS).meta({ id: 'event' });

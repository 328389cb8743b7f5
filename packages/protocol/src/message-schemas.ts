import {
  COLOURS,
  COMMAND_ALIASES,
  COMMAND_FIELDS,
  EVENT_ALIASES,
  EVENT_FIELDS,
  type FieldKind,
  MISSIONS,
  MOST_SEATS,
  OBJECTIVE_IDS,
  PHASES,
  REASONS,
  REWARD_IDS,
  TRADING,
} from '@rubicon/engine';
import * as z from 'zod';

/** The schemas of commands and events in JSON, generated from the engine's table of fields. */

const count = z.int().nonnegative();
const id = z.string().regex(/^[a-z0-9-]+$/);
const lastSeat = MOST_SEATS - 1;
const seat = z.union([count.max(lastSeat), z.literal('host')]);
const owner = z.union([count.max(lastSeat), z.literal('neutral')]);
const mission = z.enum([...MISSIONS.map((known) => known.id), 'hidden']);
const objective = z.enum(OBJECTIVE_IDS);
const reward = z.enum(REWARD_IDS);

const kinds: Readonly<Record<FieldKind, z.ZodType>> = {
  count,
  'count?': count.optional(),
  counts: z.array(count),
  seat,
  seats: z.array(seat),
  owner,
  owners: z.record(id, owner),
  armies: z.record(id, count),
  reserve: z.record(z.string().regex(new RegExp(`^([0-${lastSeat}]|neutral)$`)), count),
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

/** Returns the schema of a union of messages, discriminated by `type`. */
export function unionOf(
  table: Readonly<Record<string, Readonly<Record<string, FieldKind>>>>,
  formerNames: Readonly<Record<string, string>> = {},
) {
  const members = Object.entries(table).map(([type, fields]) => {
    const former = Object.keys(formerNames).filter((name) => formerNames[name] === type);
    const shape = Object.entries(fields).map(([name, kind]) => [name, kinds[kind]]);
    return z.strictObject({ type: z.literal([type, ...former]), ...Object.fromEntries(shape) });
  });
  return z.discriminatedUnion('type', members as [(typeof members)[0], ...typeof members]);
}

export const commandSchema = unionOf(COMMAND_FIELDS, COMMAND_ALIASES).meta({ id: 'command' });
export const eventSchema = unionOf(EVENT_FIELDS, EVENT_ALIASES).meta({ id: 'event' });

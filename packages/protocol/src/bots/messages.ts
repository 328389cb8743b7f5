import {
  COLOURS,
  FIGURES,
  type Json,
  MOST_SEATS,
  OBJECTIVE_IDS,
  OFFER_FIELDS,
  REJECTION_FIELDS,
  REWARD_IDS,
} from '@rubicon/engine';
import * as z from 'zod';
import { commandSchema, eventSchema, unionOf } from '../message-schemas.ts';
import { resultSchema } from '../record/format.ts';
import { QUESTIONS } from './question.ts';
import { viewSchema } from './view.ts';

/**
 * The bot protocol: a host talks to a program over its standard input and output, one JSON object per line. Documented in
 * docs/bots.md.
 */
export const BOT_PROTOCOL = 1;

/** The longest line that a program may write, in bytes. */
export const LONGEST_LINE = 2 ** 20;

/** Why an answer was not played. */
export const FAILURE_REASONS = [
  'illegal', // the rules do not allow the command
  'late', // no answer within the time of a move
  'out-of-time', // no thinking time left in this game
  'garbage', // not JSON, not a message, too long
  'wrong-id', // an answer to a question that was never asked
  'crashed', // the program ended, or closed its output
  'no-hello', // the program did not greet in time, or speaks another version
] as const;
export type FailureReason = (typeof FAILURE_REASONS)[number];

const natural = z.int().nonnegative();
const seat = natural.max(MOST_SEATS - 1);
const id = z.string();

/** Messages whose form the engine's codec and `makeView` define. */
const command: z.ZodType<Json> = commandSchema;
const event: z.ZodType<Json> = eventSchema;
const choice: z.ZodType<Json> = unionOf(OFFER_FIELDS).meta({ id: 'choice' });
const view: z.ZodType<Json> = viewSchema;

/* Messages from the host. Later hosts may send more fields. */

const hostHello = z.object({
  type: z.literal('hello'),
  protocol: z.literal(BOT_PROTOCOL),
  engine: z.string(),
  limits: z.object({
    helloMs: natural,
    moveMs: natural,
    gameMs: natural,
    failures: natural.meta({ description: 'failures in a game that lose it' }),
    lineBytes: natural,
  }),
});

const boardSchema = z.object({
  id,
  continents: z.array(z.object({ id, name: z.string(), bonus: natural, territories: z.array(id) })),
  territories: z.array(
    z.object({
      id,
      name: z.string(),
      continent: id,
      neighbours: z.array(id),
      figure: z.enum(FIGURES),
      stars: natural,
    }),
  ),
});

const goal = z.object({
  asked: z.enum(['always', 'turn-end']),
  mission: z.literal(true).optional(),
  ownCapital: z.literal(true).optional(),
  enemyCapitals: natural.optional(),
  objectives: natural.optional(),
});

const wanted = z.object({
  continent: id.optional(),
  continents: natural.optional(),
  territories: natural.optional(),
  cities: natural.optional(),
  enemyCapitals: natural.optional(),
});

const turnsRules = z.object({
  setup: z.object({
    claims: z.boolean(),
    armies: natural,
    atATime: natural,
    neutralAtATime: natural,
    colours: z.array(z.enum(COLOURS)),
  }),
  starter: seat.nullable(),
  income: z.object({
    byTerritories: z.array(natural),
    citiesCount: z.boolean(),
    capital: natural,
    rewards: z.partialRecord(z.enum(REWARD_IDS), natural),
  }),
  trade: z.object({
    by: z.enum(['figures', 'stars']),
    sets: z.array(natural),
    stars: z.record(z.string(), natural),
    extra: natural,
    mustTradeFrom: natural.nullable(),
    mustTradeAfterEliminationFrom: natural.nullable(),
  }),
  cards: z.object({
    deck: z.array(z.object({ id, figure: z.enum(FIGURES), stars: natural })),
    drawn: z.enum(['attacks-end', 'turn-end']),
  }),
  combat: z.object({
    attackDice: natural,
    defenceDice: natural,
    asksDefender: z.boolean(),
    reRoll: z.boolean(),
    commander: z.boolean(),
  }),
  armyLimit: natural.nullable(),
  fortify: z.object({ moves: natural.nullable(), reach: z.enum(['neighbours', 'paths']) }),
  capital: z
    .strictObject({ chosen: z.enum(['first', 'last']), secret: z.boolean(), fatal: z.boolean() })
    .nullable(),
  goal: goal.nullable(),
  missions: z.array(
    z.union([
      z.object({ id, continents: z.array(id), others: natural }),
      z.object({ id, territories: natural, armies: natural }),
      z.object({ id, destroy: z.enum(COLOURS) }),
    ]),
  ),
  objectives: z.array(
    z.object({ id: z.enum(OBJECTIVE_IDS), hold: wanted.optional(), takeInATurn: wanted.optional() }),
  ),
});

const ordersRules = z.object({
  rounds: natural,
  objectives: natural,
  tokens: natural,
  lot: natural,
  troops: natural,
  income: z.object({ territories: natural, least: natural }),
  cash: natural,
  points: z.object({ territory: natural, objective: natural }),
});

const gameSchema = z.object({
  type: z.literal('game'),
  game: natural.meta({ description: 'its number in this run' }),
  edition: z.string(),
  family: z.enum(['turns', 'orders']),
  options: z.record(z.string(), z.string()),
  revision: natural,
  players: natural,
  seat: seat.meta({ description: 'yours' }),
  seats: z.array(z.object({ colour: z.enum(COLOURS).nullable() })),
  words: z.object({
    army: z.string(),
    armies: z.string(),
    reinforce: z.string(),
    fortify: z.string(),
    capital: z.string(),
  }),
  board: boardSchema,
  rules: z.union([turnsRules, ordersRules]) as z.ZodType<object>,
  limits: z.object({ moveMs: natural, gameMs: natural }),
});

const eventsSchema = z.object({ type: z.literal('events'), events: z.array(event) });

const actSchema = z.object({
  type: z.literal('act'),
  id: natural.meta({ description: 'the answer repeats it' }),
  timeLeft: z.object({ moveMs: natural, gameMs: natural }),
  asks: z.enum(QUESTIONS).optional().meta({ description: 'what is asked; older hosts do not send it' }),
  choices: z.array(choice),
  default: command.meta({ description: 'played if there is no valid answer' }),
  view: view.optional(),
});

const rejection: z.ZodType<Json> = z.looseObject({
  code: z.enum([...Object.keys(REJECTION_FIELDS), 'unknown-type', 'bad-field']),
});

const refusedSchema = z.object({
  type: z.literal('refused'),
  id: natural,
  reason: z.enum(FAILURE_REASONS),
  rejection: rejection.optional().meta({ description: 'the reason, if the command was illegal' }),
  played: command.meta({ description: 'played instead' }),
  failures: natural.meta({ description: 'failures in this game so far' }),
});

const overSchema = z.object({ type: z.literal('over'), result: resultSchema });
const byeSchema = z.object({ type: z.literal('bye') });

export const hostMessageSchema = z.discriminatedUnion('type', [
  hostHello,
  gameSchema,
  eventsSchema,
  actSchema,
  refusedSchema,
  overSchema,
  byeSchema,
]);

/* Messages from the program. Unknown fields are ignored. */

const botHello = z.object({
  type: z.literal('hello'),
  protocol: z.literal(BOT_PROTOCOL),
  name: z.string().min(1).max(100),
  author: z.string().max(100).optional(),
  version: z.string().max(100).optional(),
  views: z.boolean().optional().meta({ description: 'false: only the first question of a game has a view' }),
  events: z.boolean().optional().meta({ description: 'false: no events are sent' }),
});

const answerSchema = z.object({
  type: z.literal('command'),
  id: natural,
  command: z.looseObject({ type: z.string() }).meta({ description: 'see `command`; the rules judge it' }),
});

export const botMessageSchema = z.discriminatedUnion('type', [botHello, answerSchema]);

export type BotHello = z.infer<typeof botHello>;
export type BotMessage = z.infer<typeof botMessageSchema>;
export type HostMessage = z.infer<typeof hostMessageSchema>;
export type HostMessageOf<Type extends HostMessage['type']> = Extract<HostMessage, { type: Type }>;
export type GameMessage = HostMessageOf<'game'>;

/** Returns the JSON Schema of one line of the bot protocol, in either direction. */
export function botsSchema(): object {
  const message = z
    .union([hostMessageSchema, botMessageSchema])
    .meta({ title: 'A message of the Rubicon bot protocol' });
  return z.toJSONSchema(message, { io: 'input' });
}

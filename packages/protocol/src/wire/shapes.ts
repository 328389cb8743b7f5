import { COLOURS, EVENT_ALIASES, EVENT_FIELDS, type Json, MOST_SEATS } from '@rubicon/engine';
import type { FairKey } from '../chance/fair-declaration.ts';
import type { TableEvent } from '../history.ts';
import type { RecordResult } from '../record/format.ts';
import {
  closed,
  dictionary,
  either,
  flag,
  int,
  list,
  oneOf,
  open,
  optional,
  type Shape,
  text,
  textLike,
  textUpTo,
  typed,
} from '../shape.ts';
import type { TableSettings } from '../table-settings.ts';
import {
  type TableMessage,
  WIRE_FAILURES,
  type WireChatLine,
  type WireCommandLine,
  type WireGame,
  type WireLine,
  type WireSeat,
  type WireTableLine,
} from './messages.ts';

/** The shapes of what a table sends, against which a client checks every message. */

const count = int(0);
const positive = int(1);
const seat = int(0, MOST_SEATS - 1);
const viewpoint = either(seat, oneOf('watch'));
const id = textUpTo(64, 1);
const word = textUpTo(64);
const hex32 = textLike(/^[0-9a-f]{64}$/);
const moment = textLike(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?Z$/);
const json = dictionary((_): _ is unknown => true);

/** Any object of a known type: the engine parses the other fields of an event. */
const event: Shape<Json> = open<{ readonly type: string }>({
  type: oneOf(...Object.keys(EVENT_FIELDS), ...Object.keys(EVENT_ALIASES)),
});

const tableSettings = closed<TableSettings>({
  clock: optional(closed({ turn: positive, bank: count })),
  absent: oneOf('bot', 'default', 'surrender'),
  bot: optional(word),
  isRated: optional(flag),
});

const game = closed<WireGame>({
  id: text,
  edition: text,
  options: dictionary(text),
  revision: positive,
  seats: list(
    closed<WireSeat>({
      colour: oneOf(...COLOURS),
      name: text,
      bot: optional(text),
      player: optional(text),
      isBot: optional(oneOf(true)),
    }),
  ),
  table: optional(tableSettings),
});

const key = {
  commitment: hex32,
  seeds: list(closed<FairKey['seeds'][number]>({ seat, hash: hex32, seed: hex32 })),
};

const tableEvent = typed<TableEvent>({
  left: closed({ seat }),
  returned: closed({ seat }),
  'played-by': either(closed({ seat, player: id }), closed({ seat, bot: text })),
  paused: closed({}),
  resumed: closed({}),
  delayed: closed({ milliseconds: count }),
  revised: closed({ revision: positive, engine: text }),
  rekeyed: closed<FairKey>(key),
});

const numbered = { seq: positive, time: optional(moment) };
const line: Shape<WireLine> = either(
  closed<WireCommandLine>({ ...numbered, seat: either(seat, oneOf('host')), events: list(event) }),
  closed<WireTableLine>({ ...numbered, table: tableEvent }),
);

const chatLine = closed<WireChatLine>({
  number: positive,
  player: text,
  name: optional(text),
  text,
  at: count,
  isRemoved: optional(oneOf(true)),
});

type FieldsOf<Type extends TableMessage['type']> = Omit<
  Extract<TableMessage, { readonly type: Type }>,
  'type'
>;

/** Whether a value is a message of a table, in this version. */
export const isTableMessage = typed<TableMessage>({
  hello: closed<FieldsOf<'hello'>>({ protocol: int(), game, yours: list(seat), now: optional(moment) }),
  seated: closed<FieldsOf<'seated'>>({ seat: viewpoint, beginning: optional(text), lines: list(line) }),
  line,
  accepted: closed({ id, seq: positive }),
  refused: closed({ id, rejection: json }),
  presence: closed({ seats: list(seat) }),
  votes: closed({ pause: list(seat) }),
  chat: closed({ lines: list(chatLine) }),
  pong: closed({}),
  closed: closed({
    result: typed<RecordResult>({ won: closed({ seat }), drawn: closed({}), abandoned: closed({}) }),
  }),
  failed: closed<FieldsOf<'failed'>>({ code: oneOf(...WIRE_FAILURES), id: optional(id) }),
});

import { COLOURS, MOST_SEATS } from '@rubicon/engine';
import {
  dictionary,
  flag,
  int,
  list,
  nullable,
  number,
  oneOf,
  open,
  optional,
  text,
  textLike,
  textUpTo,
  typed,
} from '@rubicon/protocol/wire';
import { ID } from '../ids.ts';
import type { Settings } from './settings.ts';
import type { SeatView, TableView } from './view.ts';

const colour = oneOf(...COLOURS);
const word = textUpTo(64);
const hash = textLike(/^[0-9a-f]{64}$/);

const settings = open<Settings>({
  edition: word,
  options: dictionary(word),
  seats: list(
    open<Settings['seats'][number]>({ colour: optional(colour), bot: optional(word) }),
    2,
    MOST_SEATS,
  ),
  isPublic: flag,
  clock: optional(open({ turn: int(1), bank: int(0) })),
  absent: oneOf('bot', 'default', 'surrender'),
  standIn: word,
  spectators: nullable(open({ delay: int(0) })),
  chat: oneOf('all', 'players', 'none'),
  isRated: flag,
});

const seat = open<SeatView>({
  colour,
  bot: optional(text),
  player: optional(text),
  name: optional(text),
  isBot: optional(flag),
  completion: optional(nullable(number)),
  isReady: optional(flag),
  swap: optional(int()),
  hash: optional(hash),
  isRevealed: optional(flag),
});

type Result = NonNullable<TableView['result']>;

const result = open<Result>({
  closedAt: int(),
  outcome: typed<Result['outcome']>({ won: open({ seat: int() }), drawn: open({}), abandoned: open({}) }),
  places: list(open({ player: text, place: int(), hasLeft: flag })),
});

/** A table as a server shows it. A newer server may add fields; they are ignored. */
export const isTable = open<TableView>({
  id: textLike(ID),
  version: int(),
  stage: oneOf('lobby', 'playing', 'over'),
  host: text,
  settings,
  seats: list(seat),
  step: oneOf('gathering', 'committing', 'revealing'),
  commitment: hash,
  secret: optional(hash),
  deadline: nullable(int()),
  voided: list(
    open<TableView['voided'][number]>({ commitment: hash, failed: list(text), secret: optional(hash) }),
  ),
  createdAt: int(),
  invite: optional(open({ code: text, ends: int() })),
  turn: optional(int()),
  round: optional(int()),
  toAct: optional(list(int())),
  clockEnds: optional(nullable(int())),
  nudgedAt: optional(int()),
  result: optional(result),
  rematch: optional(text),
  rematchOf: optional(text),
});

/** Reads a table from an answer or a message; undefined if it is not a table. */
export const parseTable = (json: unknown): TableView | undefined => (isTable(json) ? json : undefined);

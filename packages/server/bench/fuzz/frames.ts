import { COMMAND_FIELDS, type Dice, type Json, parseCommand, refuse } from '@rubicon/engine';
import { clientMessageSchema } from '@rubicon/protocol';
import { WIRE_PROTOCOL } from '@rubicon/protocol/wire';
import { corrupt, isJson, mutate, pick, replaceOne } from './mutations.ts';
import { type FuzzedGame, USED_ID } from './scene.ts';

/** The length of the longest text in a frame: frames have at most 16 KiB. */
const LONGEST = 12_000;

/** A frame that must be refused. */
export interface Frame {
  readonly data: string | Buffer;
  readonly isBinary?: boolean;
  readonly reachesRules?: boolean; // JSON in a valid envelope, from a seated client
  readonly isAlone?: boolean; // must be sent alone: sitting down again drops answers in flight
  readonly closes?: number; // the code with which the server closes the socket
}

const COMMAND_TYPES = Object.keys(COMMAND_FIELDS);

let ids = 0;

/** Makes frames for a client that sits on a seat whose turn it is. */
export function makeFrame(game: FuzzedGame, random: Dice): Frame {
  const share = random.below(1000);
  if (share < 780) return commandFrame(game, random);
  if (share < 840) {
    const message = pick(wrongNow(game), random);
    return { data: JSON.stringify(message), reachesRules: true, isAlone: 'after' in message };
  }
  if (share < 960) return envelopeFrame(game, random);
  if (share < 998) return textFrame(game, random);
  return pick(
    [
      { data: 'x'.repeat(17 * 1024), closes: 1009 },
      { data: Buffer.from([0x22, 0xff, 0x22]), closes: 1007 },
    ],
    random,
  );
}

/** A legal command with one change, in a valid envelope. */
function commandFrame(game: FuzzedGame, random: Dice): Frame {
  for (;;) {
    const legal = pick(game.commands, random);
    const changed = random.below(2) === 0 ? mutate(legal, random, LONGEST) : misplay(legal, game, random);
    const command = JSON.parse(JSON.stringify(changed ?? null));
    const isSave = random.below(20) === 0;
    const message = isSave ? { type: 'save', command } : { type: 'command', id: `fuzz-${++ids}`, command };
    if (!clientMessageSchema.safeParse(message).success || isPossible(game, command, isSave)) continue;
    return { data: JSON.stringify(message), reachesRules: true };
  }
}

/** Changes a command so that it can be read but hardly played: another territory, card, number or type. */
function misplay(command: Json, { rules: { board } }: FuzzedGame, random: Dice): unknown {
  const { id } = pick(board.territories, random);
  return replaceOne(command, random, (part) => {
    if (typeof part === 'number') return random.below(40);
    return board.indices.has(part) ? pick([id, id, 'wild-1'], random) : pick(COMMAND_TYPES, random);
  });
}

/** Whether a changed command is still a legal one, or one that can be saved. */
function isPossible({ rules, view, seat }: FuzzedGame, json: Json, isSave: boolean): boolean {
  const { value, error } = parseCommand(rules.board, json);
  if (error !== undefined) return false;
  return isSave || refuse(rules, view, seat, value) === undefined;
}

/** Messages that are valid but not possible now. */
function wrongNow({ seat, lastSeat }: FuzzedGame): readonly object[] {
  return [
    { type: 'sit', seat: (seat + 1) % 3, after: 0 },
    { type: 'sit', seat, after: 100_000 },
    { type: 'return' },
    { type: 'resume' },
    { type: 'command', id: `fuzz-${++ids}`, command: { type: 'start' } },
    ...(lastSeat === seat
      ? [{ type: 'command', id: USED_ID, command: { type: 'offer-draw', more: 1 } }]
      : []),
  ];
}

const messagesOf = ({ seat, commands }: FuzzedGame, random: Dice): readonly object[] => [
  { type: 'hello', protocol: WIRE_PROTOCOL },
  { type: 'sit', seat, after: 0 },
  { type: 'command', id: `fuzz-${++ids}`, command: pick(commands, random) },
  { type: 'leave' },
  { type: 'return' },
  { type: 'pause', agree: true },
  { type: 'resume' },
  { type: 'save', command: pick(commands, random) },
  { type: 'say', text: 'hello' },
];

/** A message with one change that makes it invalid. */
function envelopeFrame(game: FuzzedGame, random: Dice): Frame {
  for (;;) {
    const message = mutate(pick(messagesOf(game, random), random), random, LONGEST);
    if (message === undefined) continue;
    const data = JSON.stringify(message);
    const json = JSON.parse(data);
    if (json?.type !== 'ping' && !clientMessageSchema.safeParse(json).success) return { data };
  }
}

/** A frame that is not JSON. */
function textFrame(game: FuzzedGame, random: Dice): Frame {
  for (;;) {
    const text = JSON.stringify(pick(messagesOf(game, random), random));
    if (random.below(10) === 0) return { data: Buffer.from(text), isBinary: true };
    const data = corrupt(text, random).toString('utf8');
    if (!isJson(data)) return { data };
  }
}

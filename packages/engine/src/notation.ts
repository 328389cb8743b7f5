import type { Board } from './board.ts';
import { classicBoard } from './boards/classic.ts';
import { makeCard, makeTerritory, parseCard, parseTerritory } from './codec.ts';
import { type CreationError, createGame, type Game } from './game.ts';
import { type Fault, findFault } from './turns/fault.ts';
import {
  DISCARDED,
  handOf,
  IN,
  PHASES,
  type Phase,
  type Position,
  STATUSES,
  setOwner,
  TRADING,
  type Trading,
  withCell,
  withSum,
} from './turns/position.ts';
import type { Rules } from './turns/rules.ts';
import { COLOURS, MOST_SEATS, NEUTRAL, NOBODY } from './vocabulary.ts';

/**
 * A position on one line, complete: edition, options, seats, board, phase, then what differs from nothing as
 * key=value. Documented in docs/notation.md.
 *   classic - red,blue,green a3b1c1…/…/… attack:a turn=7 first=b captures=1 sets=2 hands=a:brazil+?,c:wild-1
 */
export function makePosition(rules: Rules, p: Position): string {
  const { board } = rules;
  const seats = p.colours.map((colour, seat) => {
    const status = p.status[seat] === IN ? '' : `-${STATUSES[p.status[seat]]}`;
    return COLOURS[colour] + status;
  });
  const territories = board.continents.map((continent) =>
    continent.territories
      .map((t) => letterOf(p.owner[t]) + (p.owner[t] === NOBODY ? '' : p.armies[t]))
      .join(''),
  );
  const pending = `${makeTerritory(board, p.from)}>${makeTerritory(board, p.to)}:${p.dice}:${p.stopAt}`;
  const reserve = p.reserve.flatMap((armies, owner) => (armies === 0 ? [] : `${letterOf(owner)}:${armies}`));
  const hands = p.hand.flatMap((size, seat) =>
    size === 0 ? [] : `${letterOf(seat)}:${makeHand(board, p, seat)}`,
  );
  const discards = p.cards.flatMap((place, card) => (place === DISCARDED ? makeCard(board, card) : []));
  const agreed = p.colours.map((_, seat) => ((p.drawAgreed & (1 << seat)) === 0 ? '' : letterOf(seat)));
  const fields: [key: string, isThere: boolean, value: string | number][] = [
    ['board', board !== classicBoard, board.id],
    ['turn', p.turn > 0, p.turn],
    ['first', p.first !== NOBODY, letterOf(p.first)],
    ['place', p.toPlace > 0, p.toPlace],
    ['neutral', p.neutralToPlace > 0, p.neutralToPlace],
    ['trading', p.trading !== 'none', p.trading],
    ['extra', p.extraTaken === 1, 'taken'],
    ['captures', p.captures > 0, p.captures],
    ['sets', p.sets > 0, p.sets],
    ['pending', p.from !== NOBODY, pending],
    ['reserve', reserve.length > 0, reserve.join(',')],
    ['hands', hands.length > 0, hands.join(',')],
    ['discards', discards.length > 0, discards.join('+')],
    ['draw', p.drawOfferedBy !== NOBODY, `${letterOf(p.drawOfferedBy)}:${agreed.join('')}`],
    ['winner', p.winner !== NOBODY, letterOf(p.winner)],
  ];
  const head = [rules.edition, makeOptions(rules), seats.join(','), territories.join('/')];
  const phase = p.seat === NOBODY ? p.phase : `${p.phase}:${letterOf(p.seat)}`;
  return [
    ...head,
    phase,
    ...fields.flatMap(([key, isThere, value]) => (isThere ? `${key}=${value}` : [])),
  ].join(' ');
}

/** Seats are a to f, the neutral armies n, an unclaimed territory a dot. */
const LETTERS = 'abcdefn';
const letterOf = (owner: number): string => (owner === NOBODY ? '.' : LETTERS[owner]);

function makeOptions({ options }: Rules): string {
  return Object.entries(options)
    .map(([name, value]) => `${name}=${value}`)
    .join(',');
}

/** Cards the viewer does not know are question marks. */
function makeHand(board: Board, p: Position, seat: number): string {
  const known = handOf(p, seat).map((card) => makeCard(board, card));
  const unknown = Array.from({ length: p.hand[seat] - known.length }, () => '?');
  return [...known, ...unknown].join('+');
}

export type NotationError =
  | CreationError
  /** This part of the line cannot be read. */
  | { readonly code: 'bad-notation'; readonly field: string; readonly found: string }
  /** It can be read, but no game can stand like that. */
  | { readonly code: 'impossible-position'; readonly reason: Fault };

export type ParsedPosition = (Game & { readonly error?: undefined }) | { readonly error: NotationError };

class Unreadable extends Error {
  readonly field: string;
  readonly found: string;

  constructor(field: string, found: string) {
    super();
    this.field = field;
    this.found = found;
  }
}

/** Reads a position and checks that a game can go on from it. Other boards than the classic one have to be given. */
export function parsePosition(text: string, boards: readonly Board[] = [classicBoard]): ParsedPosition {
  try {
    return readPosition(text.trim().split(/\s+/), boards);
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return { error: { code: 'bad-notation', field: error.field, found: error.found } };
  }
}

function readPosition(words: string[], boards: readonly Board[]): ParsedPosition {
  const [edition = '', options = '', seats = '', territories = '', phase = '', ...rest] = words;
  if (words.length < 5) throw new Unreadable('parts', words.join(' '));
  const fields = readPairs('field', rest, '=');
  const boardId = fields.get('board') ?? classicBoard.id;
  const board = boards.find(({ id }) => id === boardId);
  if (board === undefined) throw new Unreadable('board', boardId);

  const [colours, statuses] = readSeats(seats);
  const created = createGame({ edition, colours, options: Object.fromEntries(readOptions(options)), board });
  if (created.error !== undefined) return created;
  const { rules, position } = created;
  position.status = statuses;
  readTerritories(board, position, territories);
  readPhase(position, phase);
  for (const [key, value] of fields) readField(board, position, key, value);
  position.deck = position.cards.length - position.cards.filter((place) => place === DISCARDED).length;
  for (const size of position.hand) position.deck -= size;

  const reason = findFault(rules, position);
  if (reason !== undefined) return { error: { code: 'impossible-position', reason } };
  return { rules, position };
}

const readOptions = (text: string): Map<string, string> =>
  readPairs('options', text === '-' ? [] : text.split(','), '=');

function readSeats(text: string): [colours: string[], statuses: number[]] {
  const seats = text.split(',').map((seat) => seat.split('-'));
  const statuses = seats.map(([, status], seat) => {
    const index = status === undefined ? IN : STATUSES.indexOf(status as (typeof STATUSES)[number]);
    return index < 0 ? fail('seats', seats[seat].join('-')) : index;
  });
  return [seats.map(([colour]) => colour), statuses];
}

function readTerritories(board: Board, p: Position, text: string): void {
  const continents = text.split('/');
  const entries = continents.map((continent) => continent.match(/[a-fn]\d+|\./g) ?? []);
  const fits = entries.every((found, i) => found.join('') === continents[i]);
  const sizes = board.continents.map((continent) => continent.territories.length);
  if (!fits || entries.map((found) => found.length).join() !== sizes.join())
    throw new Unreadable('territories', text);
  for (const [t, entry] of entries.flat().entries()) {
    if (entry === '.') continue;
    setOwner(p, t, readOwner('territories', entry[0], p));
    p.armies[t] = readCount('territories', entry.slice(1));
  }
}

function readPhase(p: Position, text: string): void {
  const [phase, seat] = text.split(':');
  if (!PHASES.includes(phase as Phase)) throw new Unreadable('phase', text);
  p.phase = phase as Phase;
  if (seat !== undefined) p.seat = readSeat('phase', seat, p);
}

function readField(board: Board, p: Position, key: string, value: string): void {
  switch (key) {
    case 'board':
      return;
    case 'turn':
      p.turn = readCount(key, value);
      return;
    case 'first':
      p.first = readSeat(key, value, p);
      return;
    case 'place':
      p.toPlace = readCount(key, value);
      return;
    case 'neutral':
      p.neutralToPlace = readCount(key, value);
      return;
    case 'trading':
      if (!TRADING.includes(value as Trading)) throw new Unreadable(key, value);
      p.trading = value as Trading;
      return;
    case 'extra':
      if (value !== 'taken') throw new Unreadable(key, value);
      p.extraTaken = 1;
      return;
    case 'captures':
      p.captures = readCount(key, value);
      return;
    case 'sets':
      p.sets = readCount(key, value);
      return;
    case 'pending':
      return readPending(board, p, value);
    case 'reserve':
      for (const [owner, armies] of readPairs(key, value.split(','), ':')) {
        p.reserve = withCell(p.reserve, readOwner(key, owner, p), readCount(key, armies));
      }
      return;
    case 'hands':
      for (const [seat, hand] of readPairs(key, value.split(','), ':'))
        readHand(board, p, readSeat(key, seat, p), hand);
      return;
    case 'discards':
      for (const card of value.split('+')) takeCard(board, p, key, card, DISCARDED);
      return;
    case 'draw': {
      const [by, agreed = ''] = value.split(':');
      p.drawOfferedBy = readSeat(key, by, p);
      for (const letter of agreed) p.drawAgreed |= 1 << readSeat(key, letter, p);
      return;
    }
    case 'winner':
      p.winner = readSeat(key, value, p);
      return;
    default:
      throw new Unreadable('field', `${key}=${value}`);
  }
}

function readPending(board: Board, p: Position, text: string): void {
  const [, from = '', to = '', dice = '', stopAt = ''] =
    /^(.+)>(.+):(\d+):(\d+)$/.exec(text) ?? fail('pending', text);
  p.from = parseTerritory(board, from);
  p.to = parseTerritory(board, to);
  if (p.from === NOBODY || p.to === NOBODY) throw new Unreadable('pending', text);
  p.dice = readCount('pending', dice);
  p.stopAt = readCount('pending', stopAt);
}

function readHand(board: Board, p: Position, seat: number, text: string): void {
  for (const card of text.split('+')) {
    if (card !== '?') takeCard(board, p, 'hands', card, seat);
    p.hand = withSum(p.hand, seat, 1);
  }
}

function takeCard(board: Board, p: Position, field: string, id: string, place: number): void {
  const card = parseCard(board, id);
  if (card === undefined || p.cards[card] !== NOBODY) throw new Unreadable(field, id);
  p.cards = withCell(p.cards, card, place);
}

function readPairs(field: string, words: readonly string[], separator: string): Map<string, string> {
  const pairs = new Map<string, string>();
  for (const word of words) {
    const [key, ...value] = word.split(separator);
    if (value.length === 0 || pairs.has(key)) throw new Unreadable(field, word);
    pairs.set(key, value.join(separator));
  }
  return pairs;
}

function readCount(field: string, text: string): number {
  return /^\d{1,9}$/.test(text) ? Number(text) : fail(field, text);
}

function readOwner(field: string, letter: string, p: Position): number {
  const owner = letter.length === 1 ? LETTERS.indexOf(letter) : NOBODY;
  if (owner === NOBODY || (owner < MOST_SEATS && owner >= p.colours.length))
    throw new Unreadable(field, letter);
  return owner;
}

function readSeat(field: string, letter: string, p: Position): number {
  const seat = readOwner(field, letter, p);
  return seat === NEUTRAL ? fail(field, letter) : seat;
}

function fail(field: string, found: string): never {
  throw new Unreadable(field, found);
}

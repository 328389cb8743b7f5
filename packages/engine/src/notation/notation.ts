import type { Board } from '../board/board.ts';
import { setOwner } from '../columns.ts';
import type { Edition } from '../editions/edition.ts';
import {
  deriveOmitted,
  type Fault,
  findFault,
  makeFields,
  type Position,
  type Rules,
  readField,
} from '../family.ts';
import { type CreationError, colourIndex, createGame, EDITIONS, type Game, UNCHOSEN } from '../game.ts';
import { PHASES as ORDERS_PHASES } from '../orders/position.ts';
import { hasAgreed, IN, STATUSES } from '../seats.ts';
import { PHASES as TURNS_PHASES } from '../turns/position.ts';
import { COLOURS, NOBODY } from '../vocabulary.ts';
import {
  fail,
  failAt,
  findOwner,
  type Hint,
  letterOf,
  type NotationField,
  readPairs,
  readSeat,
  seatLetters,
  Unreadable,
} from './notation-words.ts';

/**
 * Writes a complete position on one line: edition, options, seats, board, phase, then everything that is not empty as
 * key=value. Documented in docs/notation.md.
 *   classic - red,blue,green a3b1c1…/…/… attack:a turn=7 first=b captures=1 sets=2 hands=a:brazil+?,c:wild-1
 */
export function makePosition(rules: Rules, p: Position): string {
  const { board } = rules;
  const seats = p.colours.map((colour, seat) => {
    const status = p.status[seat] === IN ? '' : `-${STATUSES[p.status[seat]]}`;
    return (COLOURS[colour] ?? UNCHOSEN) + status;
  });
  const territories = board.continents.map((continent) =>
    continent.territories
      .map((t) => letterOf(p.owner[t]) + (p.owner[t] === NOBODY ? '' : p.armies[t]))
      .join(''),
  );
  const agreed = p.colours.map((_, seat) => (hasAgreed(p, seat) ? letterOf(seat) : ''));
  const fields: readonly NotationField[] = [
    ['board', board.id !== editionOf(rules)?.board.id, board.id],
    ...makeFields(rules, p),
    ['draw', p.drawOfferedBy !== NOBODY, `${letterOf(p.drawOfferedBy)}:${agreed.join('')}`],
    ['winner', p.winner !== NOBODY, letterOf(p.winner)],
  ];
  return [
    rules.edition,
    makeOptions(rules),
    seats.join(','),
    territories.join('/'),
    p.family === 'turns' && p.seat !== NOBODY ? `${p.phase}:${letterOf(p.seat)}` : p.phase,
    ...fields.flatMap(([key, isThere, value]) => (isThere ? `${key}=${value}` : [])),
  ].join(' ');
}

const editionOf = ({ edition }: Rules): Edition | undefined => EDITIONS.find(({ id }) => id === edition);

/** The options that differ from their default. */
function makeOptions(rules: Rules): string {
  const known = editionOf(rules)?.options;
  const chosen = Object.entries(rules.options).filter(([name, value]) => value !== known?.[name]?.default);
  return chosen.map(([name, value]) => `${name}=${value}`).join(',') || '-';
}

export type NotationError =
  | CreationError
  /** This part of the line cannot be read. */
  | ({ readonly code: 'bad-notation'; readonly field: string; readonly found: string } & Hint)
  /** It can be read, but no game can reach it. */
  | { readonly code: 'impossible-position'; readonly reason: Fault };

export type ParsedPosition = (Game & { readonly error?: undefined }) | { readonly error: NotationError };

/**
 * Reads a position and checks that a game can continue from it. The caller passes any boards and editions that are not
 * the engine's own.
 */
export function parsePosition(
  text: string,
  boards: readonly Board[] = [],
  editions: readonly Edition[] = EDITIONS,
): ParsedPosition {
  try {
    return readPosition(text.trim().split(/\s+/), boards, editions);
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return { error: { code: 'bad-notation', field: error.field, found: error.found, ...error.hint } };
  }
}

function readPosition(
  words: string[],
  boards: readonly Board[],
  editions: readonly Edition[],
): ParsedPosition {
  const [edition = '', options = '', seats = '', territories = '', phase = '', ...rest] = words;
  if (words.length < 5) throw new Unreadable('parts', words.join(' '));
  const isBare = (word: string): boolean => !word.includes('=');
  const fields = readPairs(
    'field',
    rest.filter((word) => !isBare(word)),
    '=',
  );
  const board = readBoard(fields.get('board'), boards);

  const [colours, statuses] = readSeats(seats);
  const settings = { edition, colours, options: Object.fromEntries(readOptions(options)), board };
  const created = createGame(settings, editions);
  if (created.error !== undefined) return created;
  const { rules, position } = created;
  position.colours = colours.map(colourIndex);
  position.status = statuses;
  readTerritories(rules.board, position, territories);
  readPhase(position, phase);
  for (const [key, value] of fields) readAnyField(rules, position, key, value);
  for (const key of rest.filter(isBare)) failAtBareKey(rules, position, key);
  deriveOmitted(rules, position, new Set(fields.keys()));

  const reason = findFault(rules, position);
  if (reason !== undefined) return { error: { code: 'impossible-position', reason } };
  return created;
}

function readBoard(id: string | undefined, boards: readonly Board[]): Board | undefined {
  if (id === undefined) return undefined;
  return boards.find((board) => board.id === id) ?? fail('board', id);
}

const readOptions = (text: string): Map<string, string> =>
  readPairs('options', text === '-' ? [] : text.split(','), '=');

function readSeats(text: string): [colours: string[], statuses: number[]] {
  const seats = text.split(',').map((seat) => seat.split('-'));
  const statuses = seats.map(([, status], seat) => {
    const index = status === undefined ? IN : STATUSES.indexOf(status);
    return index < 0 ? fail('seats', seats[seat].join('-')) : index;
  });
  return [seats.map(([colour]) => colour), statuses];
}

function readTerritories(board: Board, p: Position, text: string): void {
  const continents = text.split('/');
  const entries = continents.map((continent) => continent.match(/[a-z]\d*|\.|[^a-z.]+/gi) ?? []);
  const players = p.colours.length;
  for (const [i, { id }] of board.continents.entries()) {
    for (const [entry, found] of (entries[i] ?? []).entries()) {
      const hint = explainTerritory(found, players);
      if (hint !== undefined) fail('territories', found, { continent: id, entry, ...hint });
    }
  }
  for (const [i, { id, territories }] of board.continents.entries()) {
    const count = entries[i]?.length ?? 0;
    const expected = territories.length;
    if (count !== expected) fail('territories', continents[i] ?? '', { continent: id, count, expected });
  }
  if (entries.length > board.continents.length) fail('territories', continents.at(-1) ?? '');
  for (const [t, entry] of entries.flat().entries()) {
    if (entry === '.') continue;
    setOwner(p, t, findOwner(entry[0], players));
    p.armies[t] = Number(entry.slice(1));
  }
}

/** Returns the facts about a territory that cannot be read; undefined if it can. */
function explainTerritory(text: string, players: number): Hint | undefined {
  if (text === letterOf(NOBODY)) return undefined;
  if (findOwner(text[0], players) === NOBODY) return { seats: seatLetters(players) };
  return /^.\d{1,9}$/.test(text) ? undefined : { isNumber: true };
}

function readPhase(p: Position, text: string): void {
  const [phase, seat] = text.split(':');
  if (p.family === 'orders') {
    p.phase = ORDERS_PHASES.find((known) => known === text) ?? failAt('phase', text, ORDERS_PHASES, 'phase');
    return;
  }
  p.phase = TURNS_PHASES.find((known) => known === phase) ?? failAt('phase', phase, TURNS_PHASES, 'phase');
  if (seat !== undefined) p.seat = readSeat('phase', seat, p.colours.length);
}

/** Fails on a word without `=`: a key without its value, or something else. */
function failAtBareKey(rules: Rules, p: Position, word: string): never {
  if (!keysOf(rules, p).includes(word)) return failAt('field', word, keysOf(rules, p), 'field');
  readAnyField(rules, p, word, ''); // which says what the key needs
  return fail(word, '');
}

const keysOf = (rules: Rules, p: Position): string[] => [
  'board',
  'draw',
  'winner',
  ...makeFields(rules, p).map(([name]) => name),
];

function readAnyField(rules: Rules, p: Position, key: string, value: string): void {
  const players = p.colours.length;
  switch (key) {
    case 'board':
      return;
    case 'draw': {
      const [by, agreed = ''] = value.split(':');
      p.drawOfferedBy = readSeat(key, by, players);
      for (const letter of agreed) p.drawAgreed |= 1 << readSeat(key, letter, players);
      return;
    }
    case 'winner':
      p.winner = readSeat(key, value, players);
      return;
    default:
      if (!readField(rules, p, key, value))
        failAt('field', `${key}=${value}`, keysOf(rules, p), 'field', key);
  }
}

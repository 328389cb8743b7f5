/**
 * An independent check of the counts of `perft`: a slow player that implements both editions from the rules alone and
 * shares no code with the engine. Everything has the name it has in the notation: seats are `a` to `f`, neutral
 * armies `n`, nobody is `.`, territories and cards are their ids.
 */
export interface State {
  readonly phase: string;
  readonly seat: string;
  readonly first: string;
  readonly turn: number;
  readonly toPlace: number;
  readonly neutralToPlace: number;
  readonly trading: string; // none, may (three cards or more are enough, set or not), must
  readonly isExtraTaken: boolean;
  readonly captures: number;
  readonly sets: number;
  readonly attack: string; // the attack that waits for the defender or the occupation: `a>b:3`
  readonly winner: string;
  readonly owner: Readonly<Record<string, string>>;
  readonly armies: Readonly<Record<string, number>>;
  readonly reserve: Readonly<Record<string, number>>;
  readonly status: Readonly<Record<string, string>>; // by seat: in, eliminated, surrendered
  readonly cards: Readonly<Record<string, string>>; // by card: a seat, deck or discards
}

/** The parts that do not change in a game. */
export interface Table {
  readonly edition: string;
  readonly options: Readonly<Record<string, string>>;
  readonly seats: readonly string[];
  readonly board: NaiveBoard;
}

export interface NaiveBoard {
  /** bonus and territories */
  readonly continents: readonly (readonly [number, string])[];
  /** by territory: those it touches */
  readonly borders: Readonly<Record<string, string>>;
  /** by card: infantry, cavalry, artillery or wild */
  readonly figures: Readonly<Record<string, string>>;
}

const WILD = { 'wild-1': 'wild', 'wild-2': 'wild' };

/** The boards of `boards.ts`, written down a second time; every territory is one letter. */
const BOARDS: Readonly<Record<string, NaiveBoard>> = {
  four: {
    continents: [
      [1, 'ab'],
      [2, 'cd'],
    ],
    borders: { a: 'bd', b: 'ac', c: 'bd', d: 'ac' },
    figures: { a: 'infantry', b: 'cavalry', c: 'artillery', d: 'infantry', ...WILD },
  },
  five: {
    continents: [
      [1, 'a'],
      [2, 'bc'],
      [3, 'de'],
    ],
    borders: { a: 'bcde', b: 'ac', c: 'ab', d: 'ae', e: 'ad' },
    figures: { a: 'infantry', b: 'cavalry', c: 'artillery', d: 'infantry', e: 'infantry', ...WILD },
  },
  six: {
    continents: [
      [2, 'abc'],
      [3, 'def'],
    ],
    borders: { a: 'bd', b: 'ace', c: 'bf', d: 'ae', e: 'bdf', f: 'ce' },
    figures: {
      a: 'infantry',
      b: 'cavalry',
      c: 'artillery',
      d: 'infantry',
      e: 'cavalry',
      f: 'artillery',
      ...WILD,
    },
  },
};

/** Reads the notation of a position, as far as the counts need it. */
export function readState(text: string): [Table, State] {
  const [edition, options, seatList, territories, phase, ...rest] = text.split(' ');
  const field = Object.fromEntries(rest.map((word) => word.split('=')));
  const board = BOARDS[field.board];
  const ids = Object.keys(board.borders);
  const held = territories.match(/\.|[a-fn]\d+/g) ?? [];
  const statuses = seatList.split(',').map((seat) => seat.split('-')[1] ?? 'in');
  const seats = [...'abcdef'].slice(0, statuses.length);
  const hands = pairs(field.hands).flatMap(([seat, hand]) => hand.split('+').map((card) => [card, seat]));
  const discards = (field.discards ?? '').split('+').map((card: string) => [card, 'discards']);
  const places = Object.fromEntries([...hands, ...discards]);
  const reserve = Object.fromEntries(pairs(field.reserve).map(([owner, armies]) => [owner, Number(armies)]));
  const state = {
    phase: phase.split(':')[0],
    seat: phase.split(':')[1] ?? '.',
    first: field.first ?? '.',
    turn: Number(field.turn ?? 0),
    toPlace: Number(field.place ?? 0),
    neutralToPlace: Number(field.neutral ?? 0),
    trading: field.trading ?? 'none',
    isExtraTaken: field.extra === 'taken',
    captures: Number(field.captures ?? 0),
    sets: Number(field.sets ?? 0),
    attack: field.pending === undefined ? '' : field.pending.replace(/:0$/, ''),
    winner: '.',
    owner: Object.fromEntries(ids.map((id, i) => [id, held[i][0]])),
    armies: Object.fromEntries(ids.map((id, i) => [id, Number(held[i].slice(1))])),
    reserve: Object.fromEntries([...seats, 'n'].map((owner) => [owner, reserve[owner] ?? 0])),
    status: Object.fromEntries(seats.map((seat, i) => [seat, statuses[i]])),
    cards: Object.fromEntries(Object.keys(board.figures).map((card) => [card, places[card] ?? 'deck'])),
  };
  const table = { edition, options: Object.fromEntries(pairs(options, ',', '=')), seats, board };
  return [table, state];
}

function pairs(text = '', separator = ',', equals = ':'): string[][] {
  return text === '' || text === '-' ? [] : text.split(separator).map((pair) => pair.split(equals));
}

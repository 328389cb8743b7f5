import {
  type Command,
  classicBoard,
  type Event,
  expand,
  fallback,
  HIDDEN_SHEET,
  legal,
  parseTerritory,
  type Seat,
  UNKNOWN,
} from '@rubicon/engine';
import { hashHex } from '@rubicon/protocol';
import type { Viewpoint } from '@rubicon/protocol/wire';
import type { Lobby } from '../../../src/lobby/lobby.ts';
import type { Blank, Mirror, Played } from './mirror.ts';
import { type Leak, planted } from './planted.ts';
import { SECRET, type TableOptions } from './recording.ts';

/** A command of a seat. */
export interface Step {
  readonly seat: Seat;
  readonly command: Command;
}

/** One thing that is hidden, and from whom. */
export interface CommonPair {
  readonly hides: string; // a row of the table in docs/design.md
  readonly unknownTo: readonly Viewpoint[];
  readonly knownTo: readonly Viewpoint[];
  readonly leaks: readonly Leak[]; // each of them lets it through
}

/** Two games that differ in one hidden thing. The second repeats the commands and the public outcomes of the first. */
export interface GamePair extends CommonPair, Omit<TableOptions, 'position'> {
  readonly script: (mirror: Mirror) => Generator<Step>;
  readonly blank: Blank; // removes from an event what is hidden
  readonly positions?: readonly [string, string];
  readonly secrets?: readonly [string, string];
  readonly differsAt?: (played: Played) => boolean; // outcomes of this command differ
  readonly otherCommand?: (mirror: Mirror, played: Played) => Command | undefined;
}

/** Two lobbies that differ in one hidden thing. */
export interface LobbyPair extends CommonPair {
  readonly lobbies: (lobby: Lobby) => readonly [Lobby, Lobby];
}

/** Plays with bots until something is true. */
function* playUntil(mirror: Mirror, isDone: (mirror: Mirror) => boolean): Generator<Step> {
  while (!isDone(mirror)) yield { seat: mirror.next, command: mirror.choose(mirror.next) };
}

/** Ends the game. */
export function* agree(): Generator<Step> {
  yield { seat: 0, command: { type: 'offer-draw' } };
  yield { seat: 1, command: { type: 'accept-draw' } };
  yield { seat: 2, command: { type: 'accept-draw' } };
}

const everyone: readonly Viewpoint[] = [0, 1, 2, 'watch'];
const allBut1: readonly Viewpoint[] = [0, 2, 'watch'];
const letThrough = (...types: readonly Event['type'][]): Leak => ({
  redact: (event) => (types.includes(event.type) ? event : undefined),
});

const TURNS_EDITIONS: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  ['classic', {}],
  ['world-domination', { setup: 'quick' }],
  ['secret-mission', {}],
  ['capital', { setup: 'quick' }],
  ['basic-training', {}],
  ['command-room', {}],
  ['world-conquest', {}],
];

const hasDrawn = ({ position }: Mirror): boolean =>
  position.family === 'turns' && (position.hand[1] ?? 0) > 0;
const isDraw = (event: Event): boolean => event.type === 'drew' && event.seat === 1;

const cardPairs: readonly GamePair[] = TURNS_EDITIONS.map(([edition, options], i) => ({
  hides: 'a card in a hand',
  edition,
  options,
  unknownTo: allBut1,
  knownTo: [1],
  leaks: i === 0 ? [letThrough('drew')] : [],
  *script(mirror) {
    yield* playUntil(mirror, hasDrawn);
    yield* agree();
  },
  blank: (event) => (isDraw(event) ? ({ ...event, card: 0 } as Event) : event),
  differsAt: ({ events }) => events.some(isDraw),
}));

const withoutCards: Blank = (event) =>
  'cards' in event && 'by' in event ? ({ ...event, cards: [] } as Event) : event;

/** Two positions of `classic` in which seat 1 has other cards. All territories that are not named belong to seat 2. */
function handsOfSeat1(
  options: string,
  cells: Readonly<Record<string, string>>,
  rest: string,
): readonly [string, string] {
  const continents = classicBoard.continents.map(({ territories }) =>
    territories.map((territory) => cells[classicBoard.territories[territory]?.id ?? ''] ?? 'c1').join(''),
  );
  const position = `classic ${options} red,blue,green ${continents.join('/')} ${rest}`;
  return [`${position} hands=b:venezuela+peru`, `${position} hands=b:argentina+egypt`];
}

/** Ends the game once seat 1 is out. */
function* agreeWithout1(): Generator<Step> {
  for (const step of agree()) if (step.seat !== 1) yield step;
}

const eliminated: GamePair = {
  hides: 'the cards of an eliminated or overthrown seat',
  edition: 'classic',
  unknownTo: [2, 'watch'],
  knownTo: [0, 1],
  leaks: [letThrough('eliminated'), { showWhole: true }],
  positions: handsOfSeat1('-', { alaska: 'a30', kamchatka: 'b1' }, 'attack:a turn=2 first=a'),
  *script({ rules: { board } }) {
    const [from = 0, to = 0] = ['alaska', 'kamchatka'].map((id) => parseTerritory(board, id));
    yield { seat: 0, command: { type: 'assault', from, to, stopAt: 4 } };
    yield* agreeWithout1();
  },
  blank: withoutCards,
};

const overthrown: GamePair = {
  ...eliminated,
  options: { capitals: 'on' },
  leaks: [letThrough('overthrown')],
  positions: handsOfSeat1(
    'capitals=on',
    { alaska: 'a9', kamchatka: 'a2', japan: 'b3' },
    'fortify:b turn=2 first=a capitals=a:alaska,b:kamchatka,c:peru',
  ),
  *script() {
    yield { seat: 1, command: { type: 'end-turn' } };
    yield* agreeWithout1();
  },
};

const mission: GamePair = {
  hides: 'a mission',
  edition: 'secret-mission',
  unknownTo: allBut1,
  knownTo: [1],
  leaks: [letThrough('missions-dealt')],
  *script(mirror) {
    yield* playUntil(mirror, hasDrawn);
    yield* agree();
  },
  blank: (event) =>
    event.type === 'missions-dealt'
      ? { ...event, missions: event.missions.map((one, seat) => (seat === 1 ? UNKNOWN : one)) }
      : event,
  differsAt: ({ events }) => events.some(({ type }) => type === 'missions-dealt'),
};

const headquarters: GamePair = {
  hides: 'a headquarters',
  edition: 'capital',
  options: { setup: 'quick' },
  unknownTo: allBut1,
  knownTo: [1],
  leaks: [letThrough('capital-picked')],
  *script(mirror) {
    yield* playUntil(mirror, ({ position }) => position.phase === 'capital');
    yield { seat: 1, command: mirror.choose(1) };
    yield* agree();
  },
  blank: (event) => (event.type === 'capital-picked' ? { ...event, territory: UNKNOWN } : event),
  otherCommand: (mirror, { command }) =>
    command.type === 'choose-capital' ? anotherChoice(mirror, 1, command) : undefined,
};

/** Another command that the seat could send instead. */
function anotherChoice({ rules, position }: Mirror, seat: Seat, command: Command): Command {
  const all = [fallback(rules, position, seat) ?? command, ...legal(rules, position, seat).flatMap(expand)];
  const other = all.find(
    (one) => one.type === command.type && JSON.stringify(one) !== JSON.stringify(command),
  );
  if (other === undefined) throw new Error(`there is only one ${command.type}`);
  return other as Command;
}

const objective: GamePair = {
  hides: 'an objective of written orders',
  edition: 'simultaneous',
  unknownTo: allBut1,
  knownTo: [1],
  leaks: [letThrough('objectives-dealt')],
  *script(mirror) {
    for (const seat of [1, 0]) yield { seat, command: mirror.choose(seat) };
    yield* agree();
  },
  blank: (event) =>
    event.type === 'objectives-dealt' && event.seat === 1
      ? { ...event, objectives: event.objectives.map(() => UNKNOWN) }
      : event,
  differsAt: ({ events }) => events.some(({ type }) => type === 'objectives-dealt'),
};

/** Seat 0 wins all lots, so that the other two must convert objectives. */
function* loseAllLots(mirror: Mirror, isDone: (mirror: Mirror) => boolean): Generator<Step> {
  while (!isDone(mirror)) {
    const seat = mirror.next;
    const isBid = mirror.position.phase === 'bid';
    yield { seat, command: isBid ? { type: 'bid', tokens: seat === 0 ? 1 : 0 } : mirror.choose(seat) };
  }
}

const sheets: readonly GamePair[] = (['bid', 'convert', 'deploy', 'order'] as const).map((type, i) => ({
  hides: 'a sheet that is committed',
  edition: 'simultaneous',
  unknownTo: allBut1,
  knownTo: [1],
  leaks: i === 0 ? [letThrough('committed')] : [],
  *script(mirror) {
    const isAsked = ({ position, rules }: Mirror) => fallback(rules, position, 1)?.type === type;
    yield* type === 'convert' ? loseAllLots(mirror, isAsked) : playUntil(mirror, isAsked);
    yield { seat: 1, command: mirror.choose(1) };
    yield* agree();
  },
  blank: (event) => (event.type === 'committed' ? { ...event, sheet: HIDDEN_SHEET } : event),
  otherCommand: (mirror, { seat, command }) =>
    seat === 1 && command.type === type && mirror.position.family === 'orders'
      ? anotherChoice(mirror, 1, command)
      : undefined,
}));

const secret: GamePair = {
  hides: "the server's secret, and so all dice and cards to come",
  edition: 'world-domination',
  options: { setup: 'quick' },
  unknownTo: everyone,
  knownTo: [],
  leaks: [{ gameFacts: () => ({ secret: planted.chance?.secret }) }],
  secrets: [SECRET, 'cd'.repeat(32)],
  *script(mirror) {
    yield* playUntil(mirror, hasDrawn);
    yield* agree();
  },
  blank: (event) => event,
};

export const GAME_PAIRS: readonly GamePair[] = [
  ...cardPairs,
  eliminated,
  overthrown,
  mission,
  headquarters,
  objective,
  ...sheets,
  secret,
];

/** Changes the entry of seat 1. */
const withSeat1 = (lobby: Lobby, changes: Partial<Lobby['seats'][number]>): Lobby => ({
  ...lobby,
  seats: lobby.seats.map((seat, i) => (i === 1 ? { ...seat, ...changes } : seat)),
});
const entryOf = (lobby: object): Lobby['seats'][number] | undefined => (lobby as Lobby).seats[1];

export const LOBBY_PAIRS: readonly LobbyPair[] = [
  {
    hides: 'the hash of a seed',
    unknownTo: everyone,
    knownTo: [],
    leaks: [{ tableFacts: (lobby) => ({ hash: entryOf(lobby)?.hash }) }],
    lobbies: (lobby) => [lobby, withSeat1(lobby, { hash: hashHex('ef'.repeat(32)) })],
  },
  {
    hides: 'a seed',
    unknownTo: everyone,
    knownTo: [],
    leaks: [{ tableFacts: (lobby) => ({ seed: entryOf(lobby)?.seed }) }],
    lobbies: (lobby) => {
      const revealing: Lobby = { ...lobby, step: 'revealing' };
      return [withSeat1(revealing, { seed: SECRET }), withSeat1(revealing, { seed: 'ef'.repeat(32) })];
    },
  },
  {
    hides: 'the invitation to a table',
    unknownTo: ['watch'],
    knownTo: [0, 1, 2],
    leaks: [{ tableFacts: (lobby) => ({ invite: (lobby as Lobby).invite }) }],
    lobbies: (lobby) => [lobby, { ...lobby, invite: 'another-invitation' }],
  },
];

export const SAVED_SHEET: CommonPair = {
  hides: 'a sheet that is saved',
  unknownTo: everyone, // also the seat that saved it is not sent it again
  knownTo: [],
  leaks: [{ repeatsSheets: true }],
};

export const DELAYED: CommonPair = {
  hides: 'the latest lines, at a table where spectators are behind',
  unknownTo: ['watch'],
  knownTo: [0, 1, 2],
  leaks: [{ showsAtOnce: true }],
};

export const CHAT: CommonPair = {
  hides: 'the chat of the players',
  unknownTo: ['watch'],
  knownTo: [0, 1, 2],
  leaks: [{ showsChat: true }],
};

export const BLOCK: CommonPair = {
  hides: 'a block',
  unknownTo: [0, 2], // seat 0 is blocked; the spectator does not read the chat
  knownTo: [1],
  leaks: [{ tellsBlocks: true }],
};

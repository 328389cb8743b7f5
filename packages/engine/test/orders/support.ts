import { type Board, makeBoard } from '../../src/board/board.ts';
import { scriptedDice } from '../../src/chance/dice.ts';
import { setOwner } from '../../src/columns.ts';
import { createGame, type OrdersGame } from '../../src/game.ts';
import { letterOf, readPairs } from '../../src/notation/notation-words.ts';
import { toAct } from '../../src/orders/checks.ts';
import type { Command, SeatCommand } from '../../src/orders/command.ts';
import type { Event, EventOf } from '../../src/orders/event.ts';
import { orders } from '../../src/orders/family.ts';
import { makeSheet, makeTerritories, readSheet } from '../../src/orders/notation/sheet-notation.ts';
import { objectivesOf, type Phase, type Position, startsOf } from '../../src/orders/position.ts';
import type { Rules } from '../../src/orders/rules.ts';
import { STATUSES } from '../../src/seats.ts';
import { DEFAULT_COLOURS, HOST, NOBODY } from '../../src/vocabulary.ts';

/**
 * A board that reads well on one line: in `a3b1./a2..c1` the first three are the west.
 *
 *   ash ── birch ── cedar               west, 1 troop
 *    │       │        │
 *   dune ── elm ──── fir ── gorse       east, 2 troops
 */
export const grove = makeBoard({
  id: 'grove',
  continents: [
    {
      id: 'west',
      name: 'West',
      bonus: 1,
      territories: [
        ['ash', 'Ash', 'infantry'],
        ['birch', 'Birch', 'cavalry'],
        ['cedar', 'Cedar', 'artillery'],
      ],
    },
    {
      id: 'east',
      name: 'East',
      bonus: 2,
      territories: [
        ['dune', 'Dune', 'infantry'],
        ['elm', 'Elm', 'cavalry'],
        ['fir', 'Fir', 'artillery'],
        ['gorse', 'Gorse', 'infantry'],
      ],
    },
  ],
  borders: [
    ['ash', 'birch'],
    ['birch', 'cedar'],
    ['ash', 'dune'],
    ['birch', 'elm'],
    ['cedar', 'fir'],
    ['dune', 'elm'],
    ['elm', 'fir'],
    ['fir', 'gorse'],
  ],
});

export type Game = OrdersGame;

export function newGame(players: number, board?: Board): Game {
  return createdWith(DEFAULT_COLOURS.slice(0, players), board);
}

function createdWith(colours: readonly string[], board: Board | undefined): Game {
  const created = createGame({ edition: 'simultaneous', colours, board });
  if (created.error !== undefined) throw new Error(JSON.stringify(created.error));
  if (created.rules.family !== 'orders') throw new Error('the edition is of another family');
  return created as Game;
}

/**
 * A game in the notation of positions, from the seats on: `red,blue,green a3b1./a2..c1 order objectives=a:ash`.
 * It stands on the grove; on the whole board the territories are named: `brazil=a3,peru=b1`, or `world` for none.
 */
export function game(text: string, slots: Partial<Rules> = {}): Game {
  const [seats, territories, phase, ...fields] = text.split(' ');
  const isNamed = territories === 'world' || territories.includes('=');
  const colours = seats.split(',').map((seat) => seat.split('-')[0]);
  const { rules: usualRules, position } = createdWith(colours, isNamed ? undefined : grove);
  const rules = { ...usualRules, objectives: 3, ...slots };
  position.status = seats
    .split(',')
    .map((seat) => STATUSES.indexOf((seat.split('-')[1] ?? 'in') as (typeof STATUSES)[number]));
  for (const [t, entry] of entriesOf(rules, territories, isNamed)) {
    setOwner(position, t, letters.indexOf(entry[0]));
    position.armies[t] = Number(entry.slice(1));
  }
  position.phase = phase as Phase;
  const all = new Map([...usual(phase, rules), ...readPairs('field', fields, '=')]);
  for (const [key, value] of all) {
    if (!orders.readField(rules, position, key, value)) throw new Error(`no field is called ${key}`);
  }
  const fault = orders.findFault(rules, position);
  if (fault !== undefined) throw new Error(`${fault} in ${text}`);
  return { rules, position };
}

/** The defaults of a position. */
function usual(phase: string, { players, troops }: Rules): [string, string][] {
  const tokens: [string, string] = ['tokens', [...letters.slice(0, players)].map((l) => `${l}:20`).join(',')];
  switch (phase) {
    case 'order':
      return [
        ['round', '1'],
        ['first', 'a'],
      ];
    case 'deploy':
      return [tokens, ['first', 'a'], ['troops', String(troops)]];
    default:
      return [tokens];
  }
}

function entriesOf({ board }: Rules, territories: string, isNamed: boolean): [number, string][] {
  if (!isNamed) {
    const entries = territories.replaceAll('/', '').match(/[a-f]\d+|\./g) ?? [];
    if (entries.length !== board.size) throw new Error(`${territories} does not fit the board`);
    return [...entries.entries()].filter(([, entry]) => entry !== '.');
  }
  const named = territories === 'world' ? [] : territories.split(',');
  return named.map((entry) => {
    const [id, held] = entry.split('=');
    return [territory(id, board), held];
  });
}

const letters = 'abcdef';

export const seatOf = (letter: string): number => letters.indexOf(letter);

export function territory(id: string, board: Board = grove): number {
  const found = board.territories.findIndex((candidate) => candidate.id === id);
  if (found < 0) throw new Error(`no territory is called ${id}`);
  return found;
}

export type Played = Game & { readonly events: readonly Event[] };

/**
 * The game after these commands, each with its actor: `a: bid 5`, `host: start`, `b: order /ash:2/ash>elm:3`. A
 * list of numbers is how the dice of the command before it fall; all of it must be used.
 */
export function after(start: Game, ...script: readonly (string | readonly number[])[]): Played {
  const { rules } = start;
  const position = orders.clonePosition(start.position);
  const events: Event[] = [];
  for (const [i, line] of script.entries()) {
    if (typeof line !== 'string') continue;
    const rolls = script[i + 1];
    const dice = scriptedDice(typeof rolls === 'object' ? rolls : []);
    const [actor, command] = read(rules, line);
    const rejection = orders.play(rules, position, actor, command, dice, events);
    if (rejection !== undefined) throw new Error(`${line}: ${JSON.stringify(rejection)}`);
    dice.assertUsedUp();
  }
  return { rules, position, events };
}

/** The game after a round with these orders, `a: /ash:2/ash>elm:3`; all other seats give none. */
export function resolve(start: Game, ...sheets: readonly string[]): Played {
  const given = sheets.map((line) => line.replace(': ', ': order '));
  const named = sheets.map((line) => seatOf(line[0]));
  const silent = toAct(start.position).filter((seat) => !named.includes(seat));
  return after(start, ...given, ...silent.map((seat) => `${letters[seat]}: order //`));
}

/** The code of the refusal, or `accepted`. */
export function refusal({ rules, position }: Game, line: string): string {
  return orders.refuse(rules, position, ...read(rules, line))?.code ?? 'accepted';
}

function read(rules: Rules, line: string): readonly [number, Command] {
  const [, name, text] = /^([a-f]|host): (.*)$/.exec(line) ?? [];
  return [name === 'host' ? HOST : seatOf(name), readCommand(rules, text)];
}

function readCommand(rules: Rules, text: string): Command {
  const [type, ...rest] = text.split(' ');
  switch (type) {
    case 'start':
    case 'surrender':
    case 'offer-draw':
    case 'accept-draw':
    case 'decline-draw':
      return { type };
    case 'skip':
    case 'expire':
      return {
        type,
        seat: seatOf(rest[0]),
        command: readCommand(rules, rest.slice(1).join(' ')) as SeatCommand,
      };
    case 'bid':
    case 'convert':
    case 'deploy':
    case 'order':
      return readSheet(rules.board, type, rest.join(' '));
    default:
      throw new Error(`no command is called ${type}`);
  }
}

/** All territories, as in the notation: `a3b1./a2..c1`. */
export function board({ rules, position }: Game): string {
  return rules.board.continents
    .map(({ territories }) => territories.map((t) => heldBy(position, t)).join(''))
    .join('/');
}

/** The owner of a territory and its troops: `a3`, or `.`. */
export function on({ rules, position }: Game, id: string): string {
  return heldBy(position, territory(id, rules.board));
}

function heldBy({ owner, armies }: Position, t: number): string {
  return owner[t] === NOBODY ? '.' : letters[owner[t]] + armies[t];
}

/** The actors that are asked: `ac`, or `host`. */
export function asked({ position }: Game): string {
  return toAct(position)
    .map((actor) => (actor === HOST ? 'host' : letters[actor]))
    .join('');
}

export const objectives = ({ rules, position }: Game, seat: string): string =>
  makeTerritories(rules.board, objectivesOf(position, seatOf(seat)));

export const starts = ({ rules, position }: Game, seat: string): string =>
  makeTerritories(rules.board, startsOf(position, seatOf(seat)));

/** The default of a seat as text: `bid 0`. */
export function preset({ rules, position }: Game, seat: string): string {
  const sheet = orders.fallback(rules, position, seatOf(seat));
  return sheet === undefined ? 'none' : `${sheet.type} ${makeSheet(rules.board, sheet)}`;
}

/** The events of one type, in order. */
export function eventsOf<Type extends Event['type']>(
  { events }: { readonly events: readonly Event[] },
  type: Type,
): EventOf<Type>[] {
  return events.filter((event): event is EventOf<Type> => event.type === type);
}

/**
 * The results of the orders: `a ash +2` and `a ash>elm 3` when done as written, `a ash>elm 2 of 3 too-many` else;
 * `a 6 v b 3 in elm: 4 v 0`, `a cashed ash +2`, `a ash -2` when supply is cut.
 */
export function report({ rules, events }: Played): string[] {
  const id = (t: number): string => rules.board.territories[t].id;
  return events.flatMap((event) => {
    switch (event.type) {
      case 'cashed':
        return `${letterOf(event.seat)} cashed ${id(event.territory)} ${became(`+${event.troops}`, event)}`;
      case 'deployed':
        return `${letterOf(event.seat)} ${id(event.territory)} +${became(partOf(event), event)}`;
      case 'moved':
        return `${letterOf(event.seat)} ${id(event.from)}>${id(event.to)} ${became(partOf(event), event)}`;
      case 'fought': {
        const { seat, defender, attackers, defenders, attackersLeft, defendersLeft } = event;
        const before = `${letterOf(seat)} ${attackers} v ${letterOf(defender)} ${defenders}`;
        return `${before} in ${id(event.territory)}: ${attackersLeft} v ${defendersLeft}`;
      }
      case 'supply-cut':
        return `${letterOf(event.seat)} ${id(event.territory)} -${event.troops}`;
      default:
        return [];
    }
  });
}

const partOf = ({ asked, troops }: { asked: number; troops: number }): string =>
  asked === troops ? `${troops}` : `${troops} of ${asked}`;

const became = (what: string, { reason }: { reason: string }): string =>
  reason === 'none' ? what : `${what} ${reason}`;

/** The same draw several times. */
export const draws = (times: number, value = 0): number[] => Array.from({ length: times }, () => value);

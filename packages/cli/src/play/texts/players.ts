import {
  citiesOf,
  ELIMINATED,
  type Game,
  IN,
  incomeOf,
  isTurns,
  NEUTRAL,
  ON_TABLE,
  type OrdersPosition,
  objectivesOf,
  type Position,
  type Seat,
  SURRENDERED,
} from '@rubicon/engine';
import { tabulate, widthOf } from '../../columns.ts';
import { gameOf, progressOf } from '../../games.ts';
import { type Cast, holderOf, markOf, nameOf, paint, printable } from './cast.ts';
import { capitalsHeld } from './turns/goals.ts';

/** A column of the table: its heading and the cell of a seat. */
type Column = readonly [heading: string, cell: (seat: Seat) => string];

/** All players with their public numbers and next income: a table if it fits, otherwise lines. */
export function playersText(cast: Cast, view: Position, width = Number.POSITIVE_INFINITY): string[] {
  const columns = columnsOf(cast, view);
  const rows = cast.seats.map((_, seat) => [
    paint(cast, seat, markOf(cast, seat)),
    nameOf(cast, seat),
    ...columns.map(([, cell]) => cell(seat)),
    statusOf(cast, view, seat),
  ]);
  if (view.territories[NEUTRAL]! > 0) {
    const held = [String(view.territories[NEUTRAL]), String(armiesOf(view, NEUTRAL))];
    rows.push([paint(cast, NEUTRAL, markOf(cast, NEUTRAL)), nameOf(cast, NEUTRAL), ...held]);
  }
  const headings = ['', 'player', ...columns.map(([heading]) => heading), ''];
  const numbers = columns.map((_, i) => i + 2);
  const table = tabulate([headings.map((heading) => cast.colours.dim(heading)), ...rows], numbers);
  if (table.every((line) => widthOf(line) <= width)) return table;
  return rows.map(([mark, name, ...cells]) => {
    const facts = cells.flatMap((cell, i) => (cell === '' ? [] : `${columns[i]?.[0] ?? ''} ${cell}`.trim()));
    return `${mark}  ${name}: ${facts.join(', ')}`;
  });
}

function columnsOf(cast: Cast, view: Position): Column[] {
  const columns: Column[] = [
    ['territories', (seat) => String(view.territories[seat])],
    [cast.words.armies, (seat) => String(armiesOf(view, seat))],
  ];
  if (view.family === 'turns') {
    if (view.cities.length > 0) columns.push(['cities', (seat) => String(citiesOf(view, seat))]);
    if (cast.rules.family === 'turns' && cast.rules.goal?.kind === 'capitals' && view.turn > 0)
      columns.push([cast.words.capital, (seat) => String(capitalsHeld(view, seat))]);
    columns.push(['cards', (seat) => String(view.hand[seat])]);
    if (view.objectives.some((holder) => holder >= ON_TABLE))
      columns.push([
        'objectives',
        (seat) => String(view.objectives.filter((holder) => holder === seat).length),
      ]);
  } else {
    if (view.round === 0) columns.push(['tokens', (seat) => String(view.tokens[seat])]);
    columns.push(['objectives', (seat) => String(view.objectivesLeft[seat])]);
    if (view.points.some((points) => points >= 0))
      columns.push(['points', (seat) => String(Math.max(0, view.points[seat]!))]);
    else if (view.round > 0) columns.push(['points so far', (seat) => String(pointsNow(cast, view, seat))]);
  }
  columns.push(['next income', (seat) => incomeText(gameOf(cast.rules, view), seat)]);
  return columns;
}

/** The points of a seat if the game ended now; hidden objectives count as ordinary territories. */
function pointsNow({ rules }: Cast, view: OrdersPosition, seat: Seat): number {
  if (rules.family !== 'orders' || view.status[seat] !== IN) return 0;
  const { board, points } = rules;
  const held = objectivesOf(view, seat).filter((territory) => view.owner[territory] === seat).length;
  const continents = board.continents.filter((_, c) => holderOf(board, view.owner, c) === seat);
  const territories = view.territories[seat]! - held;
  const bonus = continents.reduce((sum, continent) => sum + continent.bonus, 0);
  return territories * points.territory + held * points.objective + bonus;
}

function incomeText(game: Game, seat: Seat): string {
  const { position } = game;
  const hasIncome = position.status[seat] === IN && progressOf(position) > 0 && position.phase !== 'over';
  if (!hasIncome) return '';
  if (isTurns(game)) return String(game.rules.income(game.rules, game.position, seat));
  return game.position.territories[seat] === 0 ? '' : String(incomeOf(game.rules, game.position, seat));
}

function statusOf(cast: Cast, view: Position, seat: Seat): string {
  const { bot, isBot } = cast.seats[seat]!;
  const kind = bot === undefined ? (isBot ? 'bot' : '') : `bot (${printable(bot)})`;
  return [kind, stateOf(view, seat)].filter((text) => text !== '').join(', ');
}

/** A game can end with the capture of a last territory, before its loser is out by the rules (E-7). */
function stateOf(view: Position, seat: Seat): string {
  if (view.status[seat] === SURRENDERED) return 'surrendered';
  const hasLostAll = view.family === 'turns' && view.phase === 'over' && view.territories[seat] === 0;
  return view.status[seat] === ELIMINATED || hasLostAll ? 'eliminated' : turnOf(view, seat);
}

function turnOf(view: Position, seat: Seat): string {
  if (view.phase === 'over') return '';
  if (view.family === 'turns') return view.seat === seat ? 'to play' : '';
  return view.first === seat ? 'first player' : '';
}

function armiesOf(view: Position, owner: number): number {
  return view.armies.reduce((sum, armies, t) => sum + (view.owner[t] === owner ? armies : 0), 0);
}

import { type Board, NOBODY, type Position, piecesOf } from '@rubicon/engine';
import { padEnd, padStart, tabulate, widthOf } from '../../columns.ts';
import { armies, type Cast, holderOf, markedName, markOf, nameOf, paint, territoryName } from './cast.ts';
import { isCity, legendText, signsOn } from './marks.ts';

/** Armies that a player has staged but not sent, by territory; negative where they would leave. */
export type Staged = ReadonlyMap<number, number>;

const GAP = 3;
const MOST_COLUMNS = 3;

/** All territories by continent, in as many columns as the width allows, and the legend of the signs. */
export function boardText(cast: Cast, view: Position, width: number, staged: Staged = new Map()): string[] {
  return [...territoriesText(cast, view, width, staged), ...legendText(cast, view)];
}

function territoriesText(cast: Cast, view: Position, width: number, staged: Staged): string[] {
  const continents = cast.rules.board.continents.map((_, i) => i);
  const heights = cast.rules.board.continents.map(({ territories }) => territories.length + 2);
  for (let columns = MOST_COLUMNS; columns > 1; columns--) {
    const groups = partition(continents, heights, columns).map((group) =>
      columnText(cast, view, group, staged),
    );
    const widths = groups.map((lines) => Math.max(...lines.map(widthOf)));
    if (widths.reduce((sum, w) => sum + w + GAP, -GAP) <= width) return sideBySide(groups, widths);
  }
  return columnText(cast, view, continents, staged);
}

/** A column of continents: `Asia +7 held by R`, then mark, name and armies of each territory. */
function columnText(cast: Cast, view: Position, group: readonly number[], staged: Staged): string[] {
  const { board, players } = cast.rules;
  const territories = group.flatMap((i) => board.continents[i]!.territories);
  const signed = (t: number): string => `${territoryName(cast, t)}${signsOn(view, t)}`;
  const nameWidth = Math.max(...territories.map((t) => signed(t).length));
  const countWidth = Math.max(2, ...territories.map((t) => armiesText(view, t, staged).length));
  const owners = view.family === 'turns' ? view.owner.map((_, t) => shownOwner(view, t)) : view.owner;
  const lines: string[] = [];
  for (const i of group) {
    const { name, bonus, territories } = board.continents[i]!;
    const holder = holderOf(board, owners, i);
    const held = holder >= 0 && holder < players ? ` held by ${markOf(cast, holder)}` : '';
    lines.push('', `${cast.colours.bold(`${name} +${bonus}`)}${paint(cast, holder, held)}`);
    for (const t of territories) {
      const owner = shownOwner(view, t);
      const cells = [markOf(cast, owner), padEnd(signed(t), nameWidth)];
      cells.push(padStart(armiesText(view, t, staged), countWidth));
      lines.push(paint(cast, owner, cells.join(' ')));
    }
  }
  return lines.slice(1);
}

/** The owner, or the seat whose starting territory it will be. CC-2: at the end, the winner of a vacated territory. */
function shownOwner(view: Position, territory: number): number {
  const owner = view.owner[territory]!;
  if (owner !== NOBODY) return owner;
  if (view.family === 'orders') return view.starts[territory]!;
  return view.phase === 'over' && view.vacated.includes(territory) ? view.winner : NOBODY;
}

function armiesText(view: Position, territory: number, staged: Staged): string {
  const added = staged.get(territory);
  const armies = view.owner[territory] === NOBODY ? '' : String(view.armies[territory]);
  return `${armies}${added === undefined ? '' : `${added < 0 ? '' : '+'}${added}`}`;
}

/** Splits the items, in their order, so that the longest column is as short as possible. */
function partition(items: readonly number[], heights: readonly number[], columns: number): number[][] {
  if (columns === 1 || items.length <= 1) return [[...items]];
  let best: number[][] = [];
  let shortest = Number.POSITIVE_INFINITY;
  for (let first = 1; first < items.length; first++) {
    const groups = [items.slice(0, first), ...partition(items.slice(first), heights, columns - 1)];
    const height = Math.max(...groups.map((group) => group.reduce((sum, i) => sum + heights[i]!, 0)));
    if (height < shortest) {
      shortest = height;
      best = groups;
    }
  }
  return best;
}

function sideBySide(groups: readonly string[][], widths: readonly number[]): string[] {
  const height = Math.max(...groups.map((lines) => lines.length));
  return Array.from({ length: height }, (_, row) =>
    groups
      .map((lines, i) => padEnd(lines[row] ?? '', widths[i]! + GAP))
      .join('')
      .trimEnd(),
  );
}

/** A territory with its owner, armies and neighbours. */
export function lookText(cast: Cast, view: Position, territory: number): string[] {
  const { board } = cast.rules;
  const owner = shownOwner(view, territory);
  const there = view.armies[territory]!;
  const state =
    owner === NOBODY
      ? 'unclaimed'
      : `${markedName(cast, owner)}, ${armies(cast, there)}${piecesText(cast, there)}`;
  const neighbours = board.neighbours[territory]!.map((t) => [
    `  ${paint(cast, shownOwner(view, t), `${markOf(cast, shownOwner(view, t))} ${territoryName(cast, t)}${signsOn(view, t)}`)}`,
    paint(cast, shownOwner(view, t), String(view.armies[t])),
    continentName(board, t),
  ]);
  return [
    `${cast.colours.bold(territoryName(cast, territory))}, ${continentName(board, territory)}: ${state}${extrasText(cast, view, territory)}`,
    'neighbours:',
    ...tabulate(neighbours, [1]),
  ];
}

const continentName = (board: Board, territory: number): string =>
  board.continents[board.territories[territory]!.continent]!.name;

/** The pieces on a physical board, unless all are single armies. */
function piecesText({ rules }: Cast, armies: number): string {
  if (rules.family !== 'turns') return '';
  const pieces = piecesOf(rules, armies);
  if (pieces.every(([worth]) => worth === 1)) return '';
  return ` (pieces: ${pieces.map(([worth, pieceCount]) => `${pieceCount} of ${worth}`).join(', ')})`;
}

/** Capital, city, airfield or objective on a territory. */
function extrasText(cast: Cast, view: Position, territory: number): string {
  if (view.family === 'orders') {
    const seat = view.objectives[territory]!;
    return seat < 0 ? '' : `, objective of ${nameOf(cast, seat)}`;
  }
  const capital = view.capitals.indexOf(territory);
  const airfield = view.airfields.indexOf(territory);
  return [
    capital < 0 ? '' : `, ${cast.words.capital} of ${nameOf(cast, capital)}`,
    isCity(view, territory) ? ', city' : '',
    airfield < 0 ? '' : `, airfield of ${nameOf(cast, view.rewards[airfield]!)}`,
  ].join('');
}

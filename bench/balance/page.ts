import { COLOURS, type Seat, territoriesOf } from '@rubicon/engine';
import { CITIES } from '../../packages/engine/src/editions/basic-training-charts.ts';
import { begunGame, chartsFor, newGame, PLAYERS } from './games.ts';
import { offsetsOf, sharesOf, type Tally } from './tally.ts';

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** The colour at this place of the turn order. */
export function colourName(players: number, place: number): string {
  const { rules } = newGame(chartsFor(players));
  return capitalised(COLOURS[rules.setup.colours[place]!]!);
}

const row = (cells: readonly (string | number)[]): string =>
  `|${cells.map((cell) => (cell === '' ? ' ' : ` ${cell} `)).join('|')}|`;

function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  return [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');
}

const WORDS: Readonly<Record<number, string>> = { 3: 'Three', 4: 'Four', 5: 'Five' };

/** Tables of the charts for each number of players. */
export function chartsPage(): string {
  return PLAYERS.map(chartPage).join('\n\n');
}

function chartPage(players: number): string {
  const { rules, position } = begunGame(chartsFor(players));
  const { board, setup } = rules;
  const seats = setup.colours.map((colour) => position.colours.indexOf(colour));
  const isCity = (t: number): boolean => CITIES.includes(board.territories[t]!.id);
  const head = ['', ...seats.map((_, place) => colourName(players, place))];
  const byPlace = (name: string, cell: (seat: Seat) => string | number) => [name, ...seats.map(cell)];
  const held = (seat: Seat): number[] => territoriesOf(position, seat);
  const troops = (seat: Seat): number => held(seat).reduce((sum, t) => sum + position.armies[t]!, 0);
  const show = (seat: Seat, t: number): string => {
    const marks = `${position.capitals[seat] === t ? ' ★' : ''}${isCity(t) ? ' ■' : ''}`;
    return `${board.territories[t]?.name}${marks} ${position.armies[t]}`;
  };
  const summary = [
    ['turn order', ...seats.map((_, place) => place + 1)],
    byPlace('capital', (seat) => board.territories[position.capitals[seat]!]!.name),
    byPlace('territories', (seat) => held(seat).length),
    byPlace('cities', (seat) => held(seat).filter(isCity).length),
    byPlace('troops', troops),
    byPlace('first draft', (seat) => rules.income(rules, position, seat)),
    byPlace('cards at the start', (seat) => position.hand[seat]!),
  ];
  const continents = board.continents.map((continent) =>
    byPlace(continent.name, (seat) => {
      const shown = continent.territories.filter((t) => position.owner[t] === seat).map((t) => show(seat, t));
      return shown.join(', ') || '–';
    }),
  );
  return [`### ${WORDS[players]} players`, table(head, summary), table(head, continents)].join('\n\n');
}

const signed = (points: number): string => `${points < 0 ? '−' : '+'}${Math.abs(points).toFixed(1)}`;

/**
 * A table of wins by colour, one row for each number of players. Numbers of players that were not measured this time keep
 * their row of the earlier table.
 */
export function resultsPage(tallies: readonly Tally[], bot: string, seed: string, earlier: string): string {
  const places = Math.max(...PLAYERS);
  const colours = Array.from({ length: places }, (_, place) => colourName(places, place));
  const rows = new Map<string, string>();
  for (const [line, players] of earlier.matchAll(/^\| (\d) \|.*$/gm)) rows.set(players!, line);
  for (const tally of tallies) rows.set(String(tally.wins.length), resultRow(tally, places));
  return [
    'Percentage of games won, and the difference from the fair share in points, with the bot',
    `\`${bot}\` on every seat (\`npm run balance -- --bot ${bot}\`, seed \`${seed}\`):`,
    '',
    table(['players', 'games', 'fair share', ...colours], []),
    ...[...rows].sort().map(([, line]) => line),
  ].join('\n');
}

function resultRow(tally: Tally, places: number): string {
  const shares = sharesOf(tally);
  const offsets = offsetsOf(shares);
  const cells = Array.from({ length: places }, (_, place) => {
    const share = shares[place];
    return share === undefined ? '–' : `${(100 * share).toFixed(1)} (${signed(100 * offsets[place]!)})`;
  });
  const games = tally.games.toLocaleString('en-US');
  return row([shares.length, games, (100 / shares.length).toFixed(1), ...cells]);
}

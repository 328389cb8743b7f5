import { NEUTRAL, type Position, type Seat } from '@rubicon/engine';
import { memo, type ReactNode } from 'react';
import { SeatMark } from '../../look/SeatMark.tsx';
import { useWords } from '../../words/words.ts';
import { colourOf } from '../facts/names.ts';
import { heldBy, type Standing, standingOf } from '../facts/standing.ts';
import type { ShownGame } from '../match/open-match.ts';
import styles from './players.module.css';

type Column = Exclude<keyof Standing, 'status'> | 'chance';

const COLUMNS: readonly Column[] = [
  'territories',
  'armies',
  'cards',
  'income',
  'objectives',
  'tokens',
  'points',
  'chance',
];

interface PlayersPanelProps {
  readonly state: ShownGame;
  readonly chances?: readonly number[] | undefined; // of each seat to win
  readonly seatStatus?: ((seat: Seat) => ReactNode) | undefined; // beside the name
}

/** Only these parts of the state are shown: it also changes while a command is sent. */
function isSame(before: PlayersPanelProps, after: PlayersPanelProps): boolean {
  return (
    before.state.view === after.state.view &&
    before.state.game === after.state.game &&
    before.state.seat === after.state.seat &&
    before.chances === after.chances &&
    before.seatStatus === after.seatStatus
  );
}

/** The public state of all players. */
export const PlayersPanel = memo(function PlayersPanel({ state, chances, seatStatus }: PlayersPanelProps) {
  const words = useWords();
  const { rules, view, game, seat } = state;
  const standings = game.seats.map((_, s) => ({
    ...standingOf(rules, view, s),
    chance: chances && percentOf(chances[s]),
  }));
  const kindOf = (bot: string | undefined, s: number): string =>
    bot !== undefined
      ? (words.common.bots[bot]?.name ?? bot)
      : s === seat
        ? words.home.you
        : words.home.person;
  const kindText = (bot: string | undefined, s: number, standing: Standing): ReactNode => (
    <span className={styles.kind}>
      {kindOf(bot, s)}
      {standing.status !== 'in' && (
        <span className={standing.status === 'turn' ? 'hidden-visually' : undefined}>
          , {words.game.status[standing.status]}
        </span>
      )}
    </span>
  );
  const columns = COLUMNS.filter((column) => standings.some((standing) => standing[column] !== undefined));
  return (
    <section
      className={styles.players}
      aria-label={words.game.players}
      data-chances={chances === undefined ? undefined : ''}
    >
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span>{words.game.players}</span>
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" title={words.game[column]}>
                <span className="hidden-visually">{words.game[column]}</span>
                <Glyph column={column} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {game.seats.map(({ name, bot }, s) => {
            const standing = standings[s]!;
            return (
              <tr
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number, names may be the same
                key={s}
                data-status={standing.status}
                aria-current={standing.status === 'turn' ? 'true' : undefined}
              >
                <th scope="row">
                  <SeatMark colour={colourOf(view, s)} /> <span className={styles.name}>{name}</span>
                  {seatStatus === undefined ? (
                    kindText(bot, s, standing)
                  ) : (
                    <span className={styles.second}>
                      {kindText(bot, s, standing)}
                      {seatStatus(s)}
                    </span>
                  )}
                </th>
                {columns.map((column) => (
                  <Count key={column} column={column} count={standing[column]} />
                ))}
              </tr>
            );
          })}
          {view.owner.includes(NEUTRAL) && <NeutralRow view={view} columns={columns} />}
        </tbody>
      </table>
    </section>
  );
}, isSame);

/** A whole percentage, but never 0 for what can happen or 100 for what can fail; undefined for a seat that is out. */
const percentOf = (chance = 0): number | undefined =>
  chance === 0 ? undefined : Math.min(99, Math.max(1, Math.round(100 * chance)));

/** TP-1: the neutral armies in a game for two. */
function NeutralRow({ view, columns }: { readonly view: Position; readonly columns: readonly Column[] }) {
  const words = useWords();
  const held: Readonly<Partial<Record<Column, number>>> = heldBy(view, NEUTRAL);
  return (
    <tr data-status="in">
      <th scope="row">
        <SeatMark colour="neutral" /> <span className={styles.name}>{words.board.neutral}</span>
      </th>
      {columns.map((column) => (
        <Count key={column} column={column} count={held[column]} />
      ))}
    </tr>
  );
}

/** A number that screen readers read with its unit: “, 14 territories”. */
function Count({ column, count }: { readonly column: Column; readonly count: number | undefined }) {
  const words = useWords();
  if (count === undefined) return <td />;
  return (
    <td>
      <span aria-hidden="true">{count}</span>
      <span className="hidden-visually">, {words.game.counts[column](count)}</span>
    </td>
  );
}

/** Icons for the column headings; their names are tooltips and read by screen readers. */
const GLYPHS: Readonly<Record<Column, string>> = {
  territories: 'M4 20V5l6-2 4 2 6-2v15l-6 2-4-2z',
  armies: 'M12 3a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM5 21c0-5 3-8 7-8s7 3 7 8z',
  cards: 'M7 3h10a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1z',
  income: 'M11 4h2v7h7v2h-7v7h-2v-7H4v-2h7z',
  objectives: 'm12 2 3 7 7 .5-5.500 4.500 2 7.500L12 17.500 5.500 21.500l2-7.500L2 9.500 9 9z',
  tokens: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18z',
  points: 'M6 3h12v5a6 6 0 0 1-5 5.900V18h4v3H7v-3h4v-4.100A6 6 0 0 1 6 8z',
  chance: 'M7 4a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM17 14a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM17 4h3L7 20H4z',
};

function Glyph({ column }: { readonly column: Column }) {
  return (
    <svg width="16" height="16" viewBox="0 0 24 24" aria-hidden="true" className={styles.glyph}>
      <path d={GLYPHS[column]} />
    </svg>
  );
}

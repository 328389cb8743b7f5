import type { Me, SeatView, TableView } from '@rubicon/api';
import { useWords } from '../../words/words.ts';
import { momentText } from '../game/clock-text.ts';
import { resultText } from '../result-text.ts';
import { tablePath } from '../table-link.ts';
import { useTablesWords } from '../use-tables-words.ts';
import styles from './lists.module.css';
import { TableRow } from './TableRow.tsx';

/** How many finished games are listed. */
const MOST_FINISHED = 5;

interface MyGamesProps {
  readonly tables: readonly TableView[];
  readonly me: Me | undefined;
}

/** The player's games: first those waiting for the player, then other running ones, then recently finished ones. */
export function MyGames({ tables, me }: MyGamesProps) {
  const words = useWords();
  const texts = useTablesWords();
  if (tables.length === 0) return null;
  const isMine = ({ seats, toAct }: TableView): boolean =>
    toAct?.some((seat) => seats[seat]?.player === me?.id) === true;
  const active = tables.filter(({ stage }) => stage !== 'over');
  const sorted = [...active.filter(isMine), ...active.filter((table) => !isMine(table))];
  const finished = tables.filter(({ stage }) => stage === 'over').slice(0, MOST_FINISHED);
  return (
    <>
      <h3 className={styles.heading}>{texts.mine}</h3>
      <ul className={styles.list}>
        {sorted.map((table) => (
          <TableRow
            key={table.id}
            table={table}
            path={tablePath(table.id)}
            action={texts.open}
            status={statusOf(table)}
            isUrgent={isMine(table)}
          />
        ))}
        {finished.map((table) => (
          <TableRow
            key={table.id}
            table={table}
            path={`/table/${table.id}/replay`}
            action={texts.replay}
            status={resultText(words, texts, table)}
          />
        ))}
      </ul>
    </>
  );

  function nameOf({ name, bot = '' }: Partial<SeatView> = {}): string {
    return name ?? words.common.bots[bot]?.name ?? '?';
  }

  /** The seats to act do not include those where a bot stands in for a person. */
  function statusOf(table: TableView): string {
    if (table.stage === 'lobby') return texts.lobby;
    const { toAct = [], seats, clockEnds } = table;
    const names = toAct.map((seat) => nameOf(seats[seat])).join(', ');
    const whose = isMine(table) ? texts.yourTurn : names === '' ? texts.botsTurn : texts.turnOf(names);
    return clockEnds == null ? whose : `${whose}, ${texts.deadline(momentText(words.language, clockEnds))}`;
  }
}

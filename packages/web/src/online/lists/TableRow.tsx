import type { TableView } from '@rubicon/api';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import saved from '../../home/saved/saved.module.css';
import { SeatMark } from '../../look/SeatMark.tsx';
import { useWords } from '../../words/words.ts';
import { clockText } from '../settings-texts.ts';
import { useTablesWords } from '../use-tables-words.ts';
import styles from './lists.module.css';

interface TableRowProps {
  readonly table: TableView;
  readonly path: string;
  readonly action: string; // the text of the link
  readonly status: ReactNode;
  readonly isUrgent?: boolean;
  readonly takesSeat?: boolean; // following the link takes a seat
}

/** A table in a list: edition, players, clock, and a link to it. */
export function TableRow({ table, path, action, status, isUrgent = false, takesSeat }: TableRowProps) {
  const words = useWords();
  const texts = useTablesWords();
  const { settings, seats } = table;
  const name = words.editions.names[settings.edition] ?? settings.edition;
  return (
    <li className={`${saved.row} ${styles.row}`} data-urgent={isUrgent || undefined}>
      <div>
        <strong>{name}</strong> <span className={saved.soft}>{clockText(texts, settings)}</span>
        {settings.isRated && <span className={saved.soft}>, {texts.rated}</span>}
        <p className={saved.seats}>
          {seats.map(({ colour, name: player, bot, player: id }, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
            <span key={seat} data-open={id === undefined && bot === undefined}>
              <SeatMark colour={colour} size={14} />{' '}
              {bot === undefined ? (player ?? texts.openSeat) : (words.common.bots[bot]?.name ?? bot)}
            </span>
          ))}
        </p>
        <p className={saved.soft}>{status}</p>
      </div>
      <Link
        href={path}
        state={takesSeat ? { takesSeat } : undefined}
        className={styles.action}
        aria-label={`${action}: ${name}`}
      >
        {action}
      </Link>
    </li>
  );
}

import { findRematch, type TableView } from '@rubicon/api';
import { useLocation } from 'wouter';
import { Button } from '../../look/Button.tsx';
import type { OnlineTable } from '../table/online-table.ts';
import { useOnlineState } from '../table/use-online-table.ts';
import { tablePath } from '../table-link.ts';
import { useRequest } from '../use-request.ts';
import { useCompanyWords } from './use-company-words.ts';

interface RematchProps {
  readonly online: OnlineTable;
  readonly table: TableView;
}

/** Opens the next table of the same people; the first request creates it. */
export function Rematch({ online, table }: RematchProps) {
  const { ending } = useCompanyWords();
  const { seat } = useOnlineState(online);
  const [, navigate] = useLocation();
  const { run, isBusy, error } = useRequest();
  if (seat === undefined) return null;
  async function open(): Promise<void> {
    const next = await findRematch(online.api, online.id);
    navigate(tablePath(next.table.id, next.invite), { state: { takesSeat: true } });
  }
  return (
    <>
      {error !== undefined && <p role="alert">{error}</p>}
      <Button look="primary" disabled={isBusy} onClick={() => run(open)}>
        {table.rematch === undefined ? ending.rematch : ending.toRematch}
      </Button>
    </>
  );
}

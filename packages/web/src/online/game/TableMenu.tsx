import type { TableView } from '@rubicon/api';
import { useState } from 'react';
import type { OpenMatch } from '../../game/match/open-match.ts';
import { Button } from '../../look/Button.tsx';
import { copyText } from '../../look/behaviour/copy-text.ts';
import { Confirmation } from '../../look/Confirmation.tsx';
import { SettingsList } from '../SettingsList.tsx';
import type { OnlineTable } from '../table/online-table.ts';
import { useOnlineState } from '../table/use-online-table.ts';
import { tableLink } from '../table-link.ts';
import { NotificationChoice } from './NotificationChoice.tsx';
import { ownStatus } from './own-status.ts';
import { useCompanyWords } from './use-company-words.ts';

interface TableMenuProps {
  readonly online: OnlineTable;
  readonly table: TableView;
  readonly state: OpenMatch;
  readonly onDone: () => void;
}

/** The entries a server table adds to the game menu. */
export function TableMenu({ online, table, state, onDone }: TableMenuProps) {
  const { menu } = useCompanyWords();
  const { pauseVotes } = useOnlineState(online);
  const [isConfirming, setConfirming] = useState(false);
  const [isCopied, setCopied] = useState(false);
  const { wire } = online.client;
  const status = ownStatus(online, state);
  const send = (message: Parameters<typeof wire.request>[0]) => () => {
    wire.request(message);
    onDone();
  };
  const seat = typeof state.seat === 'number' ? state.seat : undefined;
  const wantsPause = seat !== undefined && pauseVotes.includes(seat);
  return (
    <>
      {status === 'away' && <Button onClick={send({ type: 'return' })}>{menu.back}</Button>}
      {status === 'playing' &&
        (online.match.table?.isPaused ? (
          <Button onClick={send({ type: 'resume' })}>{menu.resume}</Button>
        ) : (
          <Button onClick={send({ type: 'pause', agree: !wantsPause })}>
            {wantsPause ? menu.withdrawPause : menu.pause}
          </Button>
        ))}
      {status === 'playing' && !isConfirming && (
        <Button look="danger" onClick={() => setConfirming(true)}>
          {menu.leave}
        </Button>
      )}
      {isConfirming && (
        <Confirmation
          text={menu.confirmLeave[table.settings.absent]}
          onYes={send({ type: 'leave' })}
          onNo={() => setConfirming(false)}
        />
      )}
      <Button
        onClick={() =>
          void copyText(tableLink(location.origin, online.id, online.inviteCode)).then(() => setCopied(true))
        }
      >
        {isCopied ? menu.copied : menu.link}
      </Button>
      {seat !== undefined && <NotificationChoice />}
      <details>
        <summary>{menu.settings}</summary>
        <SettingsList settings={table.settings} />
      </details>
    </>
  );
}

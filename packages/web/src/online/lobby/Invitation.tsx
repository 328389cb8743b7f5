import { renewInvite, type TableView } from '@rubicon/api';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../look/Button.tsx';
import { copyText } from '../../look/behaviour/copy-text.ts';
import { TextField } from '../../look/fields/TextField.tsx';
import { useWords } from '../../words/words.ts';
import { momentText } from '../game/clock-text.ts';
import type { OnlineTable } from '../table/online-table.ts';
import { useOnlineState } from '../table/use-online-table.ts';
import { tableLink } from '../table-link.ts';
import { useRequest } from '../use-request.ts';
import { useTablesWords } from '../use-tables-words.ts';
import styles from './lobby.module.css';
import { useSharedOrigin } from './use-shared-origin.ts';

// Loaded with the first invitation.
const QrCode = lazy(async () => ({ default: (await import('./QrCode.tsx')).QrCode }));

interface InvitationProps {
  readonly online: OnlineTable;
  readonly table: TableView;
}

/** The link to the table: to copy, to share, and as a QR code. */
export function Invitation({ online, table }: InvitationProps) {
  const texts = useTablesWords();
  const [isCopied, setCopied] = useState(false);
  const words = useWords();
  const { me } = useOnlineState(online);
  const { run, isBusy, error } = useRequest();
  const sharedOrigin = useSharedOrigin();
  const { isPublic } = table.settings;
  const invite = online.inviteCode;
  const ends = table.invite?.ends;
  if (!isPublic && invite === undefined) return null;
  if (!isPublic && ends !== undefined && ends < online.now) {
    return (
      <section className={styles.card}>
        <h2>{texts.invite}</h2>
        <p>{texts.inviteExpired}</p>
        {me?.id === table.host && (
          <Button
            look="primary"
            disabled={isBusy}
            onClick={() => run(() => renewInvite(online.api, table.id))}
          >
            {texts.newInvite}
          </Button>
        )}
        {error !== undefined && <p role="alert">{error}</p>}
      </section>
    );
  }
  const link = tableLink(sharedOrigin ?? location.origin, table.id, invite);
  async function copy(): Promise<void> {
    await copyText(link);
    setCopied(true);
  }
  return (
    <section className={styles.card}>
      <h2>{texts.invite}</h2>
      <p className={styles.about}>{texts.inviteAbout}</p>
      <p className={styles.link}>
        <TextField
          readOnly
          value={link}
          aria-label={texts.invite}
          onFocus={(event) => event.target.select()}
        />
        <Button onClick={() => void copy()}>{isCopied ? texts.copied : texts.copy}</Button>
        {navigator.share !== undefined && (
          <Button onClick={() => void navigator.share({ url: link }).catch(() => {})}>{texts.share}</Button>
        )}
      </p>
      {!isPublic && ends !== undefined && (
        <p className={styles.soft}>{texts.inviteUntil(momentText(words.language, ends))}</p>
      )}
      {sharedOrigin === undefined ? (
        <p className={styles.soft}>{texts.localOnly}</p>
      ) : (
        <details>
          <summary>{texts.scan}</summary>
          <Suspense>
            <QrCode text={link} />
          </Suspense>
        </details>
      )}
    </section>
  );
}

import { useEffect } from 'react';
import { Link } from 'wouter';
import { PageFrame } from '../../look/PageFrame.tsx';
import { useWords } from '../../words/words.ts';
import { refreshIdentity, useIdentity } from '../identity.ts';
import { useTablesWords } from '../use-tables-words.ts';
import { AccountForms } from './AccountForms.tsx';
import { NameForm } from './NameForm.tsx';
import { OwnData } from './OwnData.tsx';
import styles from './profile.module.css';
import { Tokens } from './Tokens.tsx';
import { useProfileWords } from './use-profile-words.ts';

/** The player's own profile: name, account, tokens, data. */
export function ProfilePage() {
  const words = useWords();
  const texts = useProfileWords();
  const tables = useTablesWords();
  const { status, me } = useIdentity();
  useEffect(() => void refreshIdentity(), []);
  if (status !== 'online') {
    return (
      <PageFrame title={texts.title}>
        <p role="status">
          {status === 'unknown' ? words.common.loading : status === 'none' ? tables.none : tables.unreachable}
        </p>
      </PageFrame>
    );
  }
  const table = tableBehind();
  const kind = me === undefined ? 'visitor' : me.kind === 'account' ? 'account' : 'guest';
  return (
    <PageFrame title={me?.name ?? texts.title}>
      <div className={styles.profile}>
        {table !== undefined && (
          <p>
            <Link href={table}>{tables.toTable}</Link>
          </p>
        )}
        <p>
          {texts[kind]} {me !== undefined && <Link href={`/player/${me.id}`}>{texts.lastGames}</Link>}
        </p>
        <NameForm key={me?.name} name={me?.name ?? ''} />
        <AccountForms kind={kind} name={me?.name ?? ''} />
        {kind === 'account' && <Tokens />}
        {me !== undefined && <OwnData isAccount={kind === 'account'} />}
      </div>
    </PageFrame>
  );
}

/** The path of the table whose lobby led here; undefined if the player came from elsewhere. */
function tableBehind(): string | undefined {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'table' in state && typeof state.table === 'string'
    ? state.table
    : undefined;
}

import { type ApiToken, createToken, listTokens, revokeToken } from '@rubicon/api';
import { useCallback, useEffect, useState } from 'react';
import { Button } from '../../look/Button.tsx';
import { useWords } from '../../words/words.ts';
import { api } from '../api.ts';
import { momentText } from '../game/clock-text.ts';
import { Field, Form } from './fields.tsx';
import styles from './profile.module.css';
import { useProfileRequest } from './use-profile-request.ts';
import { useProfileWords } from './use-profile-words.ts';

/** The API tokens of the account: create one for a bot, and revoke them. */
export function Tokens() {
  const words = useWords();
  const texts = useProfileWords();
  const [tokens, setTokens] = useState<readonly ApiToken[]>([]);
  const [label, setLabel] = useState('');
  const [created, setCreated] = useState<string | undefined>(undefined);
  const { run, isBusy, error } = useProfileRequest();
  const refresh = useCallback(async () => setTokens(await listTokens(api)), []);
  useEffect(() => void refresh().catch(() => {}), [refresh]);
  async function create(): Promise<void> {
    const { token } = await createToken(api, label);
    setCreated(token);
    setLabel('');
    await refresh();
  }
  async function revoke(id: string): Promise<void> {
    await revokeToken(api, id);
    setCreated(undefined);
    await refresh();
  }
  return (
    <Form
      title={texts.tokens}
      action={texts.createToken}
      about={texts.tokensAbout}
      isDisabled={isBusy || label.trim() === ''}
      error={error}
      onSubmit={() => run(create)}
    >
      <ul className={styles.tokens}>
        {tokens.map(({ id, label: name, createdAt, usedAt }) => (
          <li key={id}>
            <strong>{name}</strong>{' '}
            <span className={styles.soft}>
              {(usedAt > createdAt ? texts.lastUsed : texts.created)(momentText(words.language, usedAt))}
            </span>
            <Button look="quiet" disabled={isBusy} onClick={() => run(() => revoke(id))}>
              {texts.revoke}
            </Button>
          </li>
        ))}
      </ul>
      {created !== undefined && (
        <p role="status">
          {texts.tokenOnce} <code className={styles.token}>{created}</code>
        </p>
      )}
      <Field label={texts.tokenLabel} value={label} onChange={setLabel} />
    </Form>
  );
}

import { deleteMe, exportMe } from '@rubicon/api';
import { useState } from 'react';
import { downloadFile } from '../../home/saved/download.ts';
import { Button } from '../../look/Button.tsx';
import { Confirmation } from '../../look/Confirmation.tsx';
import { api } from '../api.ts';
import { Field } from './fields.tsx';
import styles from './profile.module.css';
import { useProfileRequest } from './use-profile-request.ts';
import { useProfileWords } from './use-profile-words.ts';

/** Exports everything that the server stores about the player, or deletes it. */
export function OwnData({ isAccount }: { readonly isAccount: boolean }) {
  const texts = useProfileWords();
  const [password, setPassword] = useState('');
  const [isConfirming, setConfirming] = useState(false);
  const { run, isBusy, error } = useProfileRequest();
  async function save(): Promise<void> {
    const data = JSON.stringify(await exportMe(api), undefined, 2);
    downloadFile('rubicon-data.json', new Blob([data], { type: 'application/json' }));
  }
  async function remove(): Promise<void> {
    await deleteMe(api, isAccount ? password : undefined);
    setConfirming(false);
  }
  return (
    <section className={styles.form}>
      <h2>{texts.data}</h2>
      <p className={styles.buttons}>
        <Button disabled={isBusy} onClick={() => run(save)}>
          {texts.export}
        </Button>
        {!isConfirming && (
          <Button look="danger" onClick={() => setConfirming(true)}>
            {texts.delete}
          </Button>
        )}
      </p>
      {isConfirming && (
        <>
          {isAccount && (
            <Field
              label={texts.password}
              value={password}
              type="password"
              autoComplete="current-password"
              onChange={setPassword}
            />
          )}
          <Confirmation
            text={texts.confirmDelete}
            isDisabled={isBusy || (isAccount && password === '')}
            onYes={() => run(remove)}
            onNo={() => setConfirming(false)}
          />
        </>
      )}
      {error !== undefined && <p role="alert">{error}</p>}
    </section>
  );
}

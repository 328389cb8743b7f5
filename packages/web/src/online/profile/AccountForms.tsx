import { changePassword, logIn, logOut, logOutEverywhere, register } from '@rubicon/api';
import { useState } from 'react';
import { Button } from '../../look/Button.tsx';
import { api } from '../api.ts';
import { Field, Form } from './fields.tsx';
import styles from './profile.module.css';
import { useProfileRequest } from './use-profile-request.ts';
import { useProfileWords } from './use-profile-words.ts';

interface AccountFormsProps {
  readonly kind: 'visitor' | 'guest' | 'account';
  readonly name: string;
}

/** Forms to register and log in or, with an account, to change the password and log out. */
export function AccountForms({ kind, name }: AccountFormsProps) {
  if (kind === 'account') {
    return (
      <>
        <PasswordForm />
        <LogOut />
      </>
    );
  }
  return (
    <>
      <LoginForm isNew name={name} />
      <LoginForm isNew={false} name="" />
    </>
  );
}

function LoginForm({ isNew, name: first }: { readonly isNew: boolean; readonly name: string }) {
  const texts = useProfileWords();
  const [name, setName] = useState(first);
  const [password, setPassword] = useState('');
  const { run, isBusy, error } = useProfileRequest();
  const action = isNew ? texts.register : texts.logIn;
  return (
    <Form
      title={action}
      action={action}
      {...(isNew ? {} : { about: texts.logInAbout })}
      isDisabled={isBusy || name.trim() === '' || password === ''}
      error={error}
      onSubmit={() => run(() => (isNew ? register : logIn)(api, name, password))}
    >
      <Field label={texts.name} value={name} autoComplete="username" onChange={setName} />
      <Field
        label={texts.password}
        value={password}
        type="password"
        autoComplete={isNew ? 'new-password' : 'current-password'}
        onChange={setPassword}
      />
    </Form>
  );
}

function PasswordForm() {
  const texts = useProfileWords();
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const [isSaved, setSaved] = useState(false);
  const { run, isBusy, error } = useProfileRequest();
  async function change(): Promise<void> {
    await changePassword(api, current, next);
    setCurrent('');
    setNext('');
    setSaved(true);
  }
  return (
    <Form
      title={texts.changePassword}
      action={texts.changePassword}
      isDisabled={isBusy || current === '' || next === ''}
      error={error}
      onSubmit={() => run(change)}
    >
      <Field
        label={texts.currentPassword}
        value={current}
        type="password"
        autoComplete="current-password"
        onChange={setCurrent}
      />
      <Field
        label={texts.newPassword}
        value={next}
        type="password"
        autoComplete="new-password"
        onChange={setNext}
      />
      {isSaved && <p role="status">{texts.saved}</p>}
    </Form>
  );
}

function LogOut() {
  const texts = useProfileWords();
  const { run, isBusy, error } = useProfileRequest();
  return (
    <section className={styles.form}>
      <h2>{texts.logOut}</h2>
      <p className={styles.soft}>{texts.logOutEverywhereAbout}</p>
      {error !== undefined && <p role="alert">{error}</p>}
      <p className={styles.buttons}>
        <Button disabled={isBusy} onClick={() => run(() => logOut(api))}>
          {texts.logOut}
        </Button>
        <Button disabled={isBusy} onClick={() => run(() => logOutEverywhere(api))}>
          {texts.logOutEverywhere}
        </Button>
      </p>
    </section>
  );
}

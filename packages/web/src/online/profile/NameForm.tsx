import { changeName } from '@rubicon/api';
import { useState } from 'react';
import { api } from '../api.ts';
import { Field, Form } from './fields.tsx';
import { useProfileRequest } from './use-profile-request.ts';
import { useProfileWords } from './use-profile-words.ts';

/** Changes the name of the player. A visitor becomes a guest. */
export function NameForm({ name }: { readonly name: string }) {
  const texts = useProfileWords();
  const [next, setNext] = useState(name);
  const { run, isBusy, error } = useProfileRequest();
  return (
    <Form
      title={texts.name}
      action={name === '' ? texts.chooseName : texts.saveName}
      isDisabled={isBusy || next.trim() === '' || next === name}
      error={error}
      onSubmit={() => run(() => changeName(api, next))}
    >
      <Field label={texts.name} value={next} autoComplete="username" onChange={setNext} />
    </Form>
  );
}

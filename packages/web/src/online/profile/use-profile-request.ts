import { ServerError } from '@rubicon/api';
import { useState } from 'react';
import { errorText } from '../error-text.ts';
import { refreshIdentity } from '../identity.ts';
import { useTablesWords } from '../use-tables-words.ts';
import { useProfileWords } from './use-profile-words.ts';

/** Runs a request that may change the player's identity. */
export function useProfileRequest() {
  const tables = useTablesWords();
  const { errors } = useProfileWords();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | undefined>(undefined);
  async function run(request: () => Promise<unknown>): Promise<void> {
    setBusy(true);
    setError(undefined);
    try {
      await request();
      await refreshIdentity();
    } catch (problem) {
      const own = problem instanceof ServerError ? errors[problem.code] : undefined;
      setError(own ?? errorText(tables, problem));
    }
    setBusy(false);
  }
  return { run: (request: () => Promise<unknown>) => void run(request), isBusy, error };
}

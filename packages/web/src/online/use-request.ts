import { useState } from 'react';
import { useIsMounted } from '../app/use-is-mounted.ts';
import { afterDoubleTap } from '../look/behaviour/double-tap.ts';
import { errorText } from './error-text.ts';
import { useTablesWords } from './use-tables-words.ts';

/** Runs one request at a time, and returns why the last one failed. Ignores the second half of a double tap. */
export function useRequest() {
  const texts = useTablesWords();
  const isMounted = useIsMounted();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | undefined>(undefined);
  async function run(request: () => Promise<unknown>): Promise<void> {
    if (isBusy) return;
    const tapped = new Promise<void>((resolve) => void afterDoubleTap(resolve));
    setBusy(true);
    setError(undefined);
    try {
      await request();
    } catch (problem) {
      if (isMounted()) setError(errorText(texts, problem));
    }
    await tapped;
    if (isMounted()) setBusy(false);
  }
  return { run: (request: () => Promise<unknown>) => void run(request), isBusy, error };
}

import { setTimeout as sleep } from 'node:timers/promises';
import { ServerError } from '@rubicon/api';

const RETRY_MS = 300;

/** The status from which on a request may succeed later. */
const TOO_MANY_REQUESTS = 429;

/** Makes a request until the server answers it; `fetch` rejects with a `TypeError` while the server is down. */
export async function persist<Answer>(request: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    try {
      return await request();
    } catch (error) {
      const isLater = error instanceof ServerError && error.status >= TOO_MANY_REQUESTS;
      if (!isLater && !(error instanceof TypeError)) throw error;
    }
    await sleep(RETRY_MS);
  }
}

/** Makes a request until it has been carried out: these codes say that an earlier try was, although its answer was lost. */
export async function ensure(request: () => Promise<unknown>, ...done: readonly string[]): Promise<boolean> {
  try {
    await persist(request);
    return true;
  } catch (error) {
    if (error instanceof ServerError && done.includes(error.code)) return false;
    throw error;
  }
}

import { setTimeout as sleep } from 'node:timers/promises';
import { ServerError } from '@rubicon/api';

const RETRY_MS = 300;

/** A request with this status or a higher one may succeed later. */
const TOO_MANY_REQUESTS = 429;

/** Repeats a request until the server answers it; `fetch` rejects with a `TypeError` while the server is down. */
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

/** Repeats a request until it is carried out. The codes in `done` mean that an earlier try was, but its answer was lost. */
export async function ensure(request: () => Promise<unknown>, ...done: readonly string[]): Promise<boolean> {
  try {
    await persist(request);
    return true;
  } catch (error) {
    if (error instanceof ServerError && done.includes(error.code)) return false;
    throw error;
  }
}

import { type Challenge, type LocalDate, loadChallenge, parseChallenge } from '@rubicon/analysis';
import { useEffect, useState } from 'react';

/** The challenge of a day; undefined until the file of its month has been loaded. */
export function useChallenge(date: LocalDate): Challenge | 'failed' | undefined {
  const [challenge, setChallenge] = useState<Challenge | 'failed'>();
  useEffect(() => {
    let isCurrent = true;
    loadChallenge(date)
      .then((data) => parseChallenge(data).challenge ?? 'failed')
      .catch(() => 'failed' as const) // no connection
      .then((loaded) => isCurrent && setChallenge(loaded));
    return () => {
      isCurrent = false;
    };
  }, [date]);
  return challenge;
}

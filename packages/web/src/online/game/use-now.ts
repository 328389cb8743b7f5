import { useEffect, useState } from 'react';

/** The table's current time, updated at this interval. */
export function useNow(now: () => number, interval: number): number {
  const [time, setTime] = useState(now);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the clock itself never changes
  useEffect(() => {
    setTime(now());
    const timer = setInterval(() => setTime(now()), interval);
    return () => clearInterval(timer);
  }, [interval]);
  return time;
}

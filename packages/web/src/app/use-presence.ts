import { useEffect, useRef } from 'react';

/** Whether what asks is still on the page: what comes late must not take anybody elsewhere. */
export function usePresence(): () => boolean {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return () => isHere.current;
}

import { useEffect, useRef } from 'react';

/** Returns a function that tells whether the component is still mounted, so that late answers can be ignored. */
export function useIsMounted(): () => boolean {
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return () => isMounted.current;
}

import { useEffect, useRef } from 'react';

/** Returns a function that says whether the component is still mounted, to ignore late answers. */
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

import { listAddresses } from '@rubicon/api';
import { useEffect, useState } from 'react';
import { api } from '../api.ts';

const isOnServer = /^(localhost|127\.|\[::1\])/.test(location.hostname);

/**
 * The origin at which other devices reach the page. On the server's own machine the page asks for the address in the
 * network; undefined if no other device can reach it.
 */
export function useSharedOrigin(): string | undefined {
  const [origin, setOrigin] = useState(isOnServer ? undefined : location.origin);
  useEffect(() => {
    if (!isOnServer) return;
    let isGone = false;
    listAddresses(api)
      .then(([address]) => {
        if (address === undefined || isGone) return;
        setOrigin(location.origin.replace(location.hostname, address));
      })
      .catch(() => {}); // as if there were none
    return () => {
      isGone = true;
    };
  }, []);
  return origin;
}

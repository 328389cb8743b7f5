import * as z from 'zod';
import { isLoopback, listensEverywhere, ownAddresses } from './own-addresses.ts';
import { type Route, route } from './route.ts';

export const networkRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/api/addresses',
    access: 'anyone',
    summary:
      'Lists the addresses at which other devices on the network reach this machine; for clients on it',
    answer: z.strictObject({ addresses: z.array(z.string()) }),
    errors: [],
    async handle({ settings: { host, publicUrl } }, { address }) {
      const isShown = publicUrl === undefined && listensEverywhere(host) && isLoopback(address);
      return { addresses: isShown ? ownAddresses() : [] };
    },
  }),
];

import { networkInterfaces } from 'node:os';

/** The host that stands for all addresses of this machine. */
const ALL_ADDRESSES = '0.0.0.0';

/** Returns the addresses that other devices in the network of this machine can open. */
export const ownAddresses = (): string[] =>
  Object.values(networkInterfaces()).flatMap((addresses = []) =>
    addresses.flatMap(({ family, internal, address }) => (family === 'IPv4' && !internal ? address : [])),
  );

/** Returns where a server can be opened: itself, or if it listens everywhere, each address of this machine. */
export function openUrls(url: string): string[] {
  if (!url.includes(ALL_ADDRESSES)) return [url];
  return ['localhost', ...ownAddresses()].map((address) => url.replace(ALL_ADDRESSES, address));
}

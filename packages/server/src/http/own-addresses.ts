import { networkInterfaces } from 'node:os';

/** The hosts that stand for all addresses of this machine. */
const ALL_ADDRESSES: readonly string[] = ['0.0.0.0', '::'];

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

export const listensEverywhere = (host: string): boolean => ALL_ADDRESSES.includes(host);

/** Whether an address belongs to a client on this machine. */
export const isLoopback = (address: string): boolean => LOOPBACK.test(address);

/** Returns the addresses that other devices in the network of this machine can open. */
export const ownAddresses = (): string[] =>
  Object.values(networkInterfaces()).flatMap((addresses = []) =>
    addresses.flatMap(({ family, internal, address }) => (family === 'IPv4' && !internal ? address : [])),
  );

/** Returns where a server can be opened: itself, or if it listens everywhere, each address of this machine. */
export function openUrls(url: string): string[] {
  const { hostname, port, protocol } = new URL(url);
  if (!listensEverywhere(hostname.replace(/^\[|\]$/g, ''))) return [url];
  return ['localhost', ...ownAddresses()].map((address) => `${protocol}//${address}:${port}`);
}

import { isIP } from 'node:net';
import * as z from 'zod';

/** Names for ranges of addresses that the proxy check understands. */
const NAMED_NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

/** A list of addresses and networks, separated by commas: `10.0.0.0/8,::1,loopback`. */
export const networksSchema = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .refine((networks) => networks.every(isNetwork));

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  if (rest.length > 0) return false;
  if (bits === undefined && NAMED_NETWORKS.includes(address)) return true;
  const version = isIP(address);
  if (version === 0) return false;
  return bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

/**
 * Returns the network that rate limits count as one client: an IPv4 address, or the first 64 bits of an IPv6 one. A client
 * that has already disconnected has no address.
 */
export function clientNetwork(address: string | undefined): string {
  const [plain = ''] = address?.split('%') ?? [];
  if (isIP(plain) !== 6) return plain;
  const groups = expandIpv6(plain);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) return ipv4Of(groups[6] ?? 0, groups[7] ?? 0);
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/** Returns the 8 groups of a valid IPv6 address. */
function expandIpv6(address: string): number[] {
  const hexOnly = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, a, b, c, d) =>
    [Number(a) * 256 + Number(b), Number(c) * 256 + Number(d)].map((group) => group.toString(16)).join(':'),
  );
  const [head = '', tail] = hexOnly.split('::');
  const groupsOf = (text: string) =>
    text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16));
  const first = groupsOf(head);
  const last = groupsOf(tail ?? '');
  return [...first, ...Array<number>(8 - first.length - last.length).fill(0), ...last];
}

const ipv4Of = (high: number, low: number): string => [high >> 8, high & 255, low >> 8, low & 255].join('.');

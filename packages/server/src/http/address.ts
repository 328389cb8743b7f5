import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Returns the address at which a server listens, without a path. */
export function addressOf(app: FastifyInstance): string {
  const { address, port, family } = app.server.address() as AddressInfo;
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
}

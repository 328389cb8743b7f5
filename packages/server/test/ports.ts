import { createServer } from 'node:net';

/**
 * Returns a free port for a server that is started again later, or that cannot be asked for its port. It is below those that
 * the system gives away by itself, so no other program gets it by accident.
 */
export async function findPort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 12_000);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

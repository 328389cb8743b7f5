import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './bundles.mjs';
import { dist } from './page.mjs';

/** The built server, as a module. */
export const loadServer = () => import(pathToFileURL(join(root, 'packages/cli/dist/serve.js')).href);

/**
 * Serves the built page and the server behind it on a free port, with bots that move at once. The server trusts
 * `X-Forwarded-For`, so that tests can be many clients. Resolves when it is ready, with its address and a function that
 * stops it and deletes its data.
 */
export async function serveGame() {
  const { openServer } = await loadServer();
  const data = mkdtempSync(join(tmpdir(), 'rubicon-data-'));
  const server = await openServer({
    port: '0',
    host: '127.0.0.1',
    data,
    page: dist,
    trustProxy: '1',
    botMilliseconds: '50',
    botPace: '0',
    logLevel: 'error',
  });
  return {
    address: addressOf(server),
    async stop() {
      await server.close();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** Serves a page without a server behind it, as a static host does. Resolves like `serveGame`. */
export async function servePage(folder = dist) {
  const { startPage } = await loadServer();
  const site = await startPage(folder);
  return { address: addressOf(site), stop: site.close };
}

const addressOf = ({ url }) => `${url.replace('127.0.0.1', 'localhost')}/`;

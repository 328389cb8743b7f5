import { resolve, sep } from 'node:path';
import helmet from '@fastify/helmet';
import files from '@fastify/static';
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { addressOf } from './address.ts';
import { securityHeaders } from './headers.ts';

/** The route of the files of the page. */
export const PAGE_ROUTE = '/*';

/** Adds the files of a built page. The build has compressed them, and names files in `assets` after their contents. */
export function addPage(app: FastifyInstance, folder: string): void {
  app.register(files, {
    root: resolve(folder),
    dotfiles: 'ignore',
    preCompressed: true,
    cacheControl: false,
    setHeaders(response, path) {
      const isNamedByContent = path.includes(`${sep}assets${sep}`);
      response.setHeader('vary', 'accept-encoding');
      response.setHeader(
        'cache-control',
        isNamedByContent ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });
}

/** Whether a request is for a page, and not for a file or the API. All pages are the same document. */
export const isPagePath = ({ method, url }: Pick<FastifyRequest, 'method' | 'url'>): boolean =>
  (method === 'GET' || method === 'HEAD') && /^(?!\/api(\/|$))[^.%]*$/.test(url.replace(/[?#].*/s, ''));

/** Serves the page alone, without the API, on a free port of this machine. */
export async function startPage(folder: string) {
  const app = fastify({ forceCloseConnections: true });
  app.register(helmet, securityHeaders({ isSecure: false }));
  app.setNotFoundHandler((request, reply) =>
    isPagePath(request) ? reply.sendFile('index.html') : reply.code(404).send(),
  );
  addPage(app, folder);
  await app.listen({ host: '127.0.0.1', port: 0 });
  return { url: addressOf(app), close: () => app.close() };
}

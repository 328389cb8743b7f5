import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { idText } from '@rubicon/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { ApiError, type Route, route } from '../http/route.ts';
import { entranceError } from '../lobby/invites.ts';
import { isSeated } from '../lobby/view.ts';
import type { Services } from '../services.ts';
import { readBoard } from './board.ts';
import { withPreview } from './document.ts';
import { previewTexts } from './texts.ts';

const params = z.strictObject({ table: idText });

export const previewRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/api/tables/:table/picture.png',
    access: 'anyone',
    summary: 'Draws a table for link previews: the board as spectators may see it now, or the edition',
    params,
    query: z.strictObject({ invite: idText.optional() }),
    contentType: 'image/png',
    answer: z.instanceof(Uint8Array),
    errors: ['unknown-table', 'not-invited', 'invite-expired', 'no-picture', 'busy'],
    async handle({ lobbies, pictures, now }, { player, params: { table: id }, query: { invite } }) {
      const table = await lobbies.find(id);
      const problem = isSeated(table, player?.id)
        ? undefined
        : entranceError(table, player?.id, invite, now());
      if (problem !== undefined) throw new ApiError(problem, 403);
      return pictures.of(table);
    },
  }),
];

/** Adds the page of a table: the document of the page, with a preview if anyone with this link may see the table. */
export function addTablePage(app: FastifyInstance, services: Services, page: string): void {
  app.get('/table/:table', async (request, reply) => {
    const html = await readFile(join(page, 'index.html'), 'utf8');
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache');
    return (await previewOf(services, request, html)) ?? html;
  });
}

async function previewOf(
  { lobbies, store, settings, now }: Services,
  { params: address, query, protocol, host }: FastifyRequest,
  html: string,
): Promise<string | undefined> {
  const { table: id } = params.safeParse(address).data ?? {};
  const { invite } = z.object({ invite: idText.optional() }).safeParse(query).data ?? {};
  const table = id === undefined ? undefined : await store.findTable(id);
  if (table === undefined || entranceError(table, undefined, invite, now()) !== undefined) return undefined;
  const [view] = await lobbies.views.list([table], undefined);
  if (view === undefined) return undefined;
  const origin = settings.publicUrl ?? `${protocol}://${host}`;
  const link = invite === undefined ? '' : `?invite=${encodeURIComponent(invite)}`;
  const names = (await readBoard(settings.page ?? ''))?.editions ?? {};
  return withPreview(html, previewTexts(view, names), {
    url: `${origin}/table/${table.id}${link}`,
    image: `${origin}/api/tables/${table.id}/picture.png${link}`,
  });
}

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';

/** Changes the body of an answer. */
type Lie = (path: string, body: string) => string;

export interface Liar {
  readonly url: string;
  lie: Lie;
  close(): void;
}

/** A server that passes everything on to an honest one, and changes what it answers. */
export async function startLiar(honest: string): Promise<Liar> {
  const { port, host } = new URL(honest);
  const liar = { lie: ((_, body) => body) as Lie };
  const asHonest = (headers: IncomingMessage['headers']) => ({ ...headers, host, origin: honest });
  const pass = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body: Buffer[] = [];
    for await (const chunk of request) body.push(chunk);
    const { connection: _, 'transfer-encoding': __, 'content-length': ___, ...headers } = request.headers;
    const answer = await fetch(honest + request.url, {
      method: request.method ?? 'GET',
      headers: asHonest(headers) as unknown as Record<string, string>,
      ...(body.length === 0 ? {} : { body: Buffer.concat(body) }),
    });
    const cookies = answer.headers.getSetCookie();
    response.writeHead(answer.status, cookies.length === 0 ? {} : { 'set-cookie': cookies });
    response.end(liar.lie(request.url ?? '', await answer.text()));
  };
  const server: Server = createServer((request, response) => void pass(request, response));
  server.on('upgrade', (request, socket, head) => {
    const upstream = connect(Number(port), '127.0.0.1');
    const headers = Object.entries(asHonest(request.headers)).map(([name, value]) => `${name}: ${value}\r\n`);
    upstream.write(`GET ${request.url} HTTP/1.1\r\n${headers.join('')}\r\n`);
    upstream.write(head);
    socket.pipe(upstream).pipe(socket);
    for (const end of [socket, upstream]) end.on('error', () => end.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return Object.assign(liar, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  });
}

import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';
import { answerParent } from './child.ts';
import { CLIENTS, recordGames } from './recording.ts';

/**
 * The baseline: a bare relay. It knows what a server would send, and sends that for whatever arrives. A client names its
 * room, the recorded game, the step it begins with and its number: /room/game/step/client
 */

interface Room {
  readonly game: number;
  readonly sockets: (WebSocket | undefined)[];
  step: number;
}

const [seed = ''] = process.argv.slice(2);
const recordings = await recordGames(seed);
const rooms = new Map<string, Room>();
const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });

server.on('connection', (socket, { url = '' }) => {
  const [, id = '', game, step, client] = url.split('/');
  const room: Room = rooms.get(id) ?? {
    game: Number(game),
    step: Number(step),
    sockets: Array.from({ length: CLIENTS }, () => undefined),
  };
  rooms.set(id, room);
  room.sockets[Number(client)] = socket;
  socket.on('message', () => relay(room));
  socket.on('close', () => rooms.delete(id));
  socket.send('{"type":"seated"}');
});

function relay(room: Room): void {
  const step = recordings[room.game]?.steps[room.step++];
  for (const [i, frames] of step?.frames.entries() ?? [])
    for (const frame of frames) room.sockets[i]?.send(frame);
}

await once(server, 'listening');
answerParent(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);

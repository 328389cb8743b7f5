import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';
import { BareStore, makeStepAppend } from './bare.ts';
import { answerParent } from './child.ts';
import { CLIENTS, recordGames } from './recording.ts';

/**
 * The baseline: a bare relay. It knows what a server would send, and sends that whatever arrives. With the address of a
 * database, it first stores what a server would store. A client names its room, the recorded game, its first step and its
 * number: /room/game/step/client
 */

interface Room {
  readonly id: string;
  readonly game: number;
  readonly sockets: (WebSocket | undefined)[];
  step: number;
}

const [seed = '', database] = process.argv.slice(2);
const commits = database === undefined ? undefined : (await BareStore.open(database)).openCommits();
const recordings = await recordGames(seed);
const rooms = new Map<string, Room>();
const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });

server.on('connection', (socket, { url = '' }) => {
  const [, id = '', game, step, client] = url.split('/');
  const room: Room = rooms.get(id) ?? {
    id,
    game: Number(game),
    step: Number(step),
    sockets: Array.from({ length: CLIENTS }, () => undefined),
  };
  rooms.set(id, room);
  room.sockets[Number(client)] = socket;
  socket.on('message', () => void relay(room));
  socket.on('close', () => rooms.delete(id));
  socket.send('{"type":"seated"}');
});

async function relay(room: Room): Promise<void> {
  const recording = recordings[room.game]!;
  const number = room.step++;
  await commits?.append(makeStepAppend(room.id, recording, number));
  for (const [i, frames] of recording.steps[number]?.frames.entries() ?? [])
    for (const frame of frames) room.sockets[i]?.send(frame);
}

await once(server, 'listening');
answerParent(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);

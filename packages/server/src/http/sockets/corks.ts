import type { Duplex } from 'node:stream';

const corked: Duplex[] = [];

/**
 * Buffers everything written to a stream until the current work is done, and then writes it with one system call. The line
 * of a command and its answer, for example, are sent together.
 */
export function cork(stream: Duplex): void {
  if (stream.writableCorked > 0) return;
  stream.cork();
  if (corked.push(stream) === 1) process.nextTick(uncorkAll);
}

function uncorkAll(): void {
  for (const stream of corked.splice(0)) stream.uncork();
}

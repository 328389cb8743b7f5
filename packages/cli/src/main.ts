import { run } from './program.ts';

/** Error codes of output that no longer has a reader: a closed pipe or window. */
const GONE = ['EPIPE', 'EIO'];

for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (!GONE.includes(error.code ?? '')) throw error;
  });
}

process.exitCode = await run(process.argv.slice(2));

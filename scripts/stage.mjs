import { spawn } from 'node:child_process';

/**
 * Runs a Node script and measures it. CPU seconds come from the shell's `times`, which counts all descendants that have
 * ended; Node itself reports no CPU time of child processes.
 * @param {readonly string[]} args the script and its arguments
 * @param {{ cwd?: string, env?: Record<string, string>, onOutput?: (text: string) => void }} options
 * @returns {Promise<{ code: number, output: string, wall: number, cpu: number }>} times in seconds
 */
export function runStage(args, { cwd, env = {}, onOutput } = {}) {
  const start = performance.now();
  const script = '"$@" 3>&-; code=$?; times >&3; exit $code';
  const child = spawn('/bin/sh', ['-c', script, 'sh', process.execPath, ...args], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
  const output = [];
  const times = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output.push(chunk);
      onOutput?.(chunk.toString());
    });
  }
  child.stdio[3].on('data', (chunk) => times.push(chunk));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) =>
      resolve({
        code: code ?? 1, // null when a signal ended the shell
        output: Buffer.concat(output).toString(),
        wall: (performance.now() - start) / 1000,
        cpu: parseTimes(Buffer.concat(times).toString()),
      }),
    );
  });
}

/** Returns the user and system seconds of the child processes: the second line of `times`, such as `1m2.50s 0m0.25s`. */
export function parseTimes(text) {
  const [, children = ''] = text.split('\n');
  const durations = [...children.matchAll(/(\d+)m([\d.]+)s/g)];
  return durations.reduce((sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds), 0);
}

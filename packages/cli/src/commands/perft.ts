import { perft } from '@rubicon/engine';
import { tabulate } from '../columns.ts';
import { wholeNumber } from '../input.ts';
import { print, printJson, progress } from '../output.ts';
import { wholePositionFrom } from '../positions.ts';
import { UsageError } from '../usage.ts';

export interface PerftOptions {
  readonly position: string;
  readonly depth: string;
  readonly json?: true;
}

export function perftCommand(options: PerftOptions): number {
  const { rules, position } = wholePositionFrom(options.position);
  if (rules.family === 'orders')
    throw new UsageError(
      '--position: written orders cannot be counted, a sheet can be written in endless ways',
    );
  if (position.phase === 'start')
    throw new UsageError('--position: a random set-up has too many outcomes to count');
  const depth = wholeNumber('--depth', options.depth, 1, 100);
  const shown = progress();
  const counts = perft(rules, position, depth, (n, found) =>
    shown.update(`depth ${n}: ${found} positions so far`),
  );
  shown.end();
  if (options.json) {
    printJson({ position: options.position, depth, counts });
  } else {
    const rows = counts.map((count, i) => [String(i + 1), String(count)]);
    for (const line of tabulate([['depth', 'positions'], ...rows], [0, 1])) print(line);
  }
  return 0;
}

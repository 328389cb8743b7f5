import { perft } from '@rubicon/engine';
import { print, printJson, progress, table, wholeNumber } from '../output.ts';
import { positionFrom } from '../positions.ts';
import { UsageError } from '../usage.ts';

export interface PerftOptions {
  readonly position: string;
  readonly depth: string;
  readonly json?: true;
}

export function perftCommand(options: PerftOptions): number {
  const { rules, position } = positionFrom(options.position);
  if (position.phase === 'start')
    throw new UsageError('--position: a set-up by chance has too many outcomes to count');
  const depth = wholeNumber('--depth', options.depth, 1, 100);
  const shown = progress();
  const counts = perft(rules, position, depth, (n, found) =>
    shown.update(`depth ${n}: ${found} positions so far`),
  );
  shown.end();
  if (options.json) printJson({ position: options.position, depth, counts });
  else
    print(
      table(
        ['depth', 'positions'],
        counts.map((count, i) => [i + 1, count]),
      ),
    );
  return 0;
}

import { perft } from '@rubicon/engine';
import { print, printJson, progress, table, wholeNumber } from '../output.ts';
import { positionFrom } from '../positions.ts';

export interface PerftOptions {
  readonly position: string;
  readonly depth: string;
  readonly json?: true;
}

export function perftCommand(options: PerftOptions): number {
  const { rules, position } = positionFrom(options.position);
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

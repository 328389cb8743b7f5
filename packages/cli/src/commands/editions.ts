import { EDITIONS } from '@rubicon/engine';
import { print, printJson } from '../output.ts';

export function editionsCommand({ json }: { json?: true }): number {
  if (json) {
    printJson(
      EDITIONS.map(({ id, name, players, options }) => ({
        id,
        name,
        players,
        options: Object.entries(options).map(([option, { values, default: usual }]) => ({
          name: option,
          values,
          default: usual,
        })),
      })),
    );
    return 0;
  }
  for (const { id, name, players, options } of EDITIONS) {
    print(`${id}: ${name}, for ${players[0]} to ${players.at(-1)} players`);
    for (const [option, { values, default: usual }] of Object.entries(options)) {
      print(
        `  ${option}: ${values.map((value) => (value === usual ? `${value} (usual)` : value)).join(', ')}`,
      );
    }
  }
  return 0;
}

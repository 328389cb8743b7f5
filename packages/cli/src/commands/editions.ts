import { EDITIONS, type Edition } from '@rubicon/engine';
import { tabulate, wrap } from '../columns.ts';
import { print, printJson } from '../output.ts';
import { editionText, optionText } from '../texts/editions.ts';

export function editionsCommand({ json }: { json?: true }): number {
  if (json) printJson(EDITIONS.map(factsOf));
  else for (const edition of EDITIONS) printEdition(edition);
  return 0;
}

/** An edition with its options, and the player counts of options that are limited. */
function factsOf({ id, name, players, options }: Edition): object {
  return {
    id,
    name,
    about: editionText(id),
    players,
    options: Object.entries(options).map(([option, { values, default: preset, players: numbers }]) => ({
      name: option,
      values,
      default: preset,
      ...(numbers === undefined ? {} : { players: numbers }),
    })),
  };
}

function printEdition({ id, name, players, options }: Edition): void {
  const width = process.stdout.columns ?? 100;
  print(`${id}: ${name}, for ${players[0]} to ${players.at(-1)} players`);
  print(wrap(`  ${editionText(id)}`, width));
  const rows = Object.entries(options).map(([option, facts]) => {
    const { values, default: preset, players: numbers } = facts;
    const shown = values.map((value) => (value === preset ? `${value} (default)` : value)).join(', ');
    const only = numbers === undefined ? '' : `; with ${numbers.join(', ')} players`;
    return [`  ${option}:`, shown, `${optionText(option, facts)}${only}`];
  });
  for (const line of tabulate(rows)) print(line);
  print('');
}

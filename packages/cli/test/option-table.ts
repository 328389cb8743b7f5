import { EDITIONS, type Edition, type Option } from '@rubicon/engine';
import { optionText } from '../src/texts/editions.ts';

const HEAD = ['| option | values | in | |', '| --- | --- | --- | --- |'];

/** The table of all options in the README, generated from the editions. `npm run options` writes it. */
export function optionTable(): string {
  const options = new Map<string, Option>(EDITIONS.flatMap((edition) => Object.entries(edition.options)));
  const rows = [...options].map(([name, option]) => {
    const values = option.values.map((value) => `\`${value}\``).join(', ');
    return `| \`${name}\` | ${values} | ${whereText(name, option)} | ${optionText(name, option)} |`;
  });
  return [...HEAD, ...rows].join('\n');
}

/** The page with an updated table. */
export function withOptionTable(page: string): string {
  const start = page.indexOf(HEAD[0]!);
  const end = page.indexOf('\n\n', start);
  if (start < 0 || end < 0) throw new Error('the page has no table of options');
  return page.slice(0, start) + optionTable() + page.slice(end);
}

/** The editions that have the option, or the few that do not. */
function whereText(name: string, { players }: Option): string {
  const [having, others] = [true, false].map((has) =>
    EDITIONS.filter(({ options }) => Object.hasOwn(options, name) === has),
  ) as [Edition[], Edition[]];
  const list = (editions: readonly Edition[]): string => editions.map(({ id }) => `\`${id}\``).join(', ');
  const where = others.length < having.length ? `all but ${list(others)}` : list(having);
  return players === undefined ? where : `${where}, ${players[0]} to ${players.at(-1)} players`;
}

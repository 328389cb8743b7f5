import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/**
 * Rules describe themselves: code outside `editions/` asks a discriminant (`trade.by`, `goal.kind`, `fortify.by`) and
 * reads numbers from the rules. These patterns must not return.
 */

const packages = new URL('../../', import.meta.url);

const sources = readdirSync(packages)
  .flatMap((name) =>
    readdirSync(new URL(`${name}/src/`, packages), { recursive: true, encoding: 'utf8' }).map(
      (file) => `${name}/src/${file}`,
    ),
  )
  .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('engine/src/editions/'))
  .map((file) => [file, readFileSync(new URL(file, packages), 'utf8')] as const);

const FORBIDDEN: readonly (readonly [what: string, pattern: RegExp])[] = [
  [
    'compares a slot of the rules with a function',
    /\.(trade|setup|income|combat|fortify)\s*[!=]==\s*(?!undefined)\w/,
  ],
  ['infers the goal from its fields', /goal\??\.(capitals|objectives)\s*[!=]==\s*undefined/],
  ['infers the goal from its fields', /'(capitals|objectives)' in (rules\.)?goal/],
  ['treats spoils as objectives', /spoils\s*[!=]==\s*undefined(?! \|\| \(loser)/],
  ['branches on a display word', /words\.(army|armies|reinforce|fortify|capital)\s*[!=]==/],
  ['infers what a capital does from a method', /turnEnded\s*[!=]==/],
  ['infers the reach of a move from a refusal', /unlinked\s*[!=]==/],
  ['infers the goal from the columns of a position', /missions\.length > 0\) return 'mission/],
  ['repeats the minimum income', /Math\.max\(3,/],
  ['repeats the size of a set', /const (?!CARDS_IN_SET)\w*(SET|CARDS)\w* = 3;/],
  ['repeats the numbers of players', /players = 2 \+/],
  ['repeats the size of the board', /const \w+ = 42;/],
  ['repeats a limit of dice', /Math\.min\([23], (?:\w+\.)*(armies|attackers|defenders)/],
];

test('sources are found in every package', () => {
  expect(sources.length).toBeGreaterThan(300);
  for (const name of ['engine', 'bots', 'protocol', 'web', 'cli'])
    expect(sources.some(([file]) => file.startsWith(`${name}/src/`))).toBe(true);
});

test.each(FORBIDDEN)('no code outside the editions %s: %s', (_, pattern) => {
  expect(sources.filter(([, text]) => pattern.test(text)).map(([file]) => file)).toEqual([]);
});

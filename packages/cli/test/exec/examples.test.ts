import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { EDITIONS, valuesOf } from '@rubicon/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ExecBots } from '../../src/players/exec-player.ts';
import { newFile, playAgainst, quote } from './table.ts';

const path = (file: string): string => quote(fileURLToPath(new URL(`../../../../${file}`, import.meta.url)));

const EXAMPLES = [
  ['greedy.py', `python3 ${path('examples/bots/greedy.py')}`],
  ['greedy.ts', `${quote(process.execPath)} ${path('scripts/run.mjs')} ${path('examples/bots/greedy.ts')}`],
] as const;

/** Long enough for the slowest machine. */
const LONG = { moveMs: 3_600_000, gameMs: 3_600_000 };

beforeAll(() => {
  const { status } = spawnSync('python3', ['--version']);
  if (status !== 0)
    throw new Error('these tests need Python 3: install it so that `python3 --version` works');
});

test('the bot of docs/bots.md plays', async () => {
  const page = readFileSync(new URL('../../../../docs/bots.md', import.meta.url), 'utf8');
  const file = newFile();
  writeFileSync(file, /```python\n([^`]*)```/.exec(page)![1]!);
  const bots = new ExecBots();
  const { failures } = await playAgainst(bots, `python3 ${quote(file)}`, { limits: LONG });
  await bots.close();
  expect(failures).toEqual([]);
});

describe.each(EXAMPLES)('%s', (_, command) => {
  const bots = new ExecBots();
  afterAll(() => bots.close());

  test.each(EDITIONS)(
    'plays $id without a mistake, with the fewest players and the most',
    async (edition) => {
      const wins = [0, 0];
      for (const [number, players] of [
        edition.players[0]!,
        edition.players.at(-1)!,
        edition.players[0]!,
      ].entries()) {
        const { position, failures } = await playAgainst(bots, command, {
          edition: edition.id,
          players,
          number: number + 1,
          limits: LONG,
        });
        expect(failures).toEqual([]);
        expect(position.phase).toBe('over');
        wins[position.winner === 0 ? 0 : 1]!++;
      }
      expect(wins[0]).toBeGreaterThan(0); // better than chance; these games are the same on every machine
    },
  );

  test.each(['classic', 'capital', 'secret-mission'])('plays %s with all options', async (id) => {
    const players = 4;
    const known = Object.entries(EDITIONS.find((edition) => edition.id === id)!.options);
    const options = Object.fromEntries(
      known.map(([name, option]) => [name, valuesOf(option, players).at(-1)!]),
    );
    const { failures } = await playAgainst(bots, command, { edition: id, players, options, limits: LONG });
    expect(failures).toEqual([]);
  });
});

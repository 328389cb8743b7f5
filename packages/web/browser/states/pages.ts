import { loadChallenge } from '@rubicon/analysis';
import type { GameResult } from '../../src/host/lobby.ts';
import { badge } from '../board.ts';
import { chooseFile } from '../files.ts';
import { crashHost, saveSettings } from '../player.ts';
import type { State, Walk } from '../state.ts';
import { openRecord, saveRecord } from '../store.ts';
import { blunders, dialog, finished, inGame } from './examples.ts';

const result = (game: string, outcome: GameResult['outcome'], winner: string | undefined): GameResult => ({
  game,
  edition: 'classic',
  bots: ['sulla', 'easy'],
  outcome,
  winner,
  ended: '2026-11-16T12:00:00Z',
});

const route = (name: string, path: string): State => ({
  name: `route:${name}`,
  async reach(page) {
    await saveSettings(page);
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
  },
});

/** Pages around the games, replays included. */
export const PAGE_WALKS: readonly Walk[] = [
  [
    route('home', '/'),
    dialog('settings', (page) => page.getByRole('button', { name: 'Settings' }).click()),
    route('newGame', '/new'),
    dialog('player', (page) => page.getByRole('button', { name: 'Seat 2: Played by: Easy' }).click()),
    route('replayFile', '/replay'),
  ],
  [
    route('missing', '/nowhere'),
    route('game-missing', '/game/nowhere'),
    {
      name: 'home-delete',
      async reach(page) {
        await saveRecord(page, finished());
        await page.goto('/');
        await page.getByRole('button', { name: 'Delete' }).click();
        await page.getByRole('alertdialog').waitFor();
      },
    },
    {
      name: 'home-import',
      async reach(page) {
        await chooseFile(page, 'Import game', 'hello');
        await page.getByRole('alert').waitFor();
      },
    },
    {
      name: 'crashed',
      async reach(page) {
        await inGame(page);
        await crashHost(page);
      },
    },
  ],
  [
    route('rules', '/rules'),
    route('rulesOf', '/rules/command-room'),
    route('rules-search', '/rules?q=card'),
    route('about', '/about'),
  ],
  [
    {
      name: 'route:tutorial',
      async reach(page) {
        await saveSettings(page);
        await page.goto('/tutorial');
        await badge(page, 'brazil').waitFor();
      },
    },
  ],
  [
    {
      name: 'route:challenge',
      async reach(page) {
        await page.clock.setFixedTime(new Date(2026, 10, 17, 12));
        await saveSettings(page);
        await page.goto('/challenge');
        await badge(page, 'alaska').waitFor();
      },
    },
    {
      name: 'challenge-line',
      async reach(page) {
        const { best } = await loadChallenge({ month: 11, day: 17 });
        const [placing, attack] = best.split('; ').map((part) => part.split(' '));
        for (let placed = 0; placed < Number(placing![2]); placed++)
          await badge(page, placing![1]!).press('Enter');
        for (const id of attack!.slice(1, 3)) await badge(page, id).press('Enter');
        await page.getByRole('spinbutton').last().waitFor();
      },
    },
    {
      name: 'challenge-graded',
      async reach(page) {
        const { best: line, chance } = await loadChallenge({ month: 11, day: 17 });
        await page.addInitScript(
          (result) => localStorage.setItem('rubicon/challenges', JSON.stringify({ '2026-11-17': result })),
          { stars: 3, chance, best: chance, line },
        );
        await page.goto('/challenge');
        await page.getByRole('button', { name: 'Play it out' }).waitFor();
      },
    },
    {
      name: 'challenge-played',
      async reach(page) {
        await page.getByRole('button', { name: 'Play it out' }).click();
        await page.getByRole('button', { name: 'Back' }).waitFor();
      },
    },
  ],
  [
    {
      name: 'route:statistics',
      async reach(page) {
        await saveSettings(page);
        const day = { stars: 3, chance: 0.73, best: 0.735, line: 'x' };
        await page.addInitScript(
          (text) => localStorage.setItem('rubicon/challenges', text),
          JSON.stringify({ '2026-11-16': { ...day, stars: 1 }, '2026-11-17': day }),
        );
        await saveRecord(page, finished(), [
          result('a', 'won', undefined),
          result('b', 'lost', 'sulla'),
          result('c', 'lost', undefined),
        ]);
        await page.goto('/statistics');
        await page.getByText('Sulla: 1 of 3 won').waitFor();
      },
    },
    {
      name: 'statistics-delete',
      async reach(page) {
        await page.getByRole('button', { name: 'Delete statistics' }).click();
        await page.getByRole('alertdialog').waitFor();
      },
    },
  ],
  [
    {
      name: 'route:replay',
      async reach(page) {
        await saveSettings(page);
        await openRecord(page, finished());
        await page.getByRole('slider', { name: 'Move' }).waitFor();
      },
    },
    dialog('story', async (page) => {
      await page.getByRole('button', { name: 'Game summary' }).click();
      await page.getByRole('heading', { name: 'Turning points' }).waitFor();
      await page.getByRole('heading', { name: 'Mistakes' }).waitFor();
    }),
    {
      name: 'mistake',
      async reach(page) {
        const mistake = page.getByRole('listitem').filter({ hasText: 'Better: ' });
        await mistake.first().getByRole('button', { name: 'Show' }).click();
        await page.getByRole('status').filter({ hasText: 'Better: ' }).waitFor();
      },
    },
  ],
  [
    {
      name: 'dialog:mistakes',
      async reach(page) {
        await saveSettings(page, { language: 'de' });
        await openRecord(page, blunders());
        await page.getByRole('button', { name: 'Spielverlauf' }).click();
        await page.getByRole('button', { name: 'Noch einmal versuchen' }).first().waitFor();
      },
    },
    {
      name: 'retry',
      async reach(page) {
        await page.getByRole('button', { name: 'Aus Fehlern lernen' }).click();
        await badge(page, 'argentina').waitFor();
      },
    },
    {
      name: 'retry-judged',
      async reach(page) {
        await badge(page, 'argentina').press('Enter');
        await page.getByRole('button', { name: 'Alle hierher' }).click();
        await page.getByRole('button', { name: '14 Armeen setzen' }).click();
        await page.getByRole('button', { name: 'Lösung zeigen' }).waitFor();
      },
    },
  ],
];

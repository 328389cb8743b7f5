import type { Page } from '@playwright/test';
import { loadChallenge } from '@rubicon/analysis';
import type { Position } from '@rubicon/engine';
import type { GameResult } from '../src/host/lobby.ts';
import { badge } from './board.ts';
import { chooseFile } from './files.ts';
import { ONLINE_WALKS } from './online/states.ts';
import { crashHost, saveSettings, startGame, surrender } from './player.ts';
import type { Setting } from './records.ts';
import { recordAmong, recordOf, recordUntil } from './records.ts';
import type { State, Walk } from './state.ts';
import { saveRecord } from './store.ts';

const trio: Setting['seats'] = ['Ann', { bot: 'easy' }, { bot: 'easy' }];
const six: Setting['seats'] = ['Ann', ...Array.from({ length: 5 }, () => ({ bot: 'easy' }))];

/** A game in which the first seat decides in this phase. */
const PHASES: Readonly<Record<string, Setting>> = {
  'turns/colour': { edition: 'basic-training', seats: trio, seed: 'a' },
  'turns/capital': { edition: 'capital', seats: trio, seed: 'a' },
  'turns/claim': { edition: 'world-domination', seats: trio, seed: 'a' },
  'turns/deploy': { edition: 'world-domination', options: { setup: 'deal' }, seats: trio, seed: 'a' },
  'turns/reinforce': { edition: 'world-domination', options: { setup: 'quick' }, seats: six, seed: 'a' },
  'turns/attack': { edition: 'secret-mission', seats: six, seed: 'a' },
  'turns/defend': { edition: 'world-domination', options: { defence: 'chosen' }, seats: trio, seed: 'a' },
  'turns/re-roll': { edition: 'world-domination', options: { reRoll: 'on' }, seats: trio, seed: 'a' },
  'turns/commander': { edition: 'world-domination', options: { commander: 'on' }, seats: trio, seed: 'a' },
  'turns/occupy': { edition: 'command-room', seats: trio, seed: 'a' },
  'turns/fortify': { edition: 'world-domination', options: { pathFortify: 'on' }, seats: trio, seed: 'a' },
  'turns/airfield': { edition: 'command-room', seats: trio, seed: 'a' },
  'turns/settle': { edition: 'classic', options: { capitals: 'on' }, seats: trio, seed: 'a' },
  'orders/bid': { edition: 'simultaneous', seats: trio, seed: 'a' },
  'orders/convert': { edition: 'simultaneous', seats: trio, seed: 'a' },
  'orders/deploy': { edition: 'simultaneous', seats: trio, seed: 'a' },
  'orders/order': { edition: 'simultaneous', seats: trio, seed: 'a' },
};

/** Shown in German, where the texts are longest. */
const GERMAN = ['turns/occupy', 'turns/re-roll', 'orders/bid'];

/** Phases without a decision. */
export const UNASKED = ['turns/start', 'turns/over', 'orders/start', 'orders/over'];

/** Opens the recorded game, or its replay if the game is over. */
export async function openRecord(page: Page, record: string): Promise<void> {
  await page.goto(`/game/${await saveRecord(page, record)}`);
}

function recordIn(phase: string, setting: Setting): string {
  const wanted = phase.split('/')[1];
  return recordAmong(setting, (position) => position.phase === wanted && couldImprove(position));
}

/** False for dice that the page keeps automatically, because even a 6 would not win the first comparison. */
function couldImprove(position: Position): boolean {
  if (position.family !== 'turns' || position.thrownAttack.length === 0) return true;
  const [attack, defence] = [Math.max(...position.thrownAttack), Math.max(...position.thrownDefence)];
  return attack <= defence && defence < 6;
}

const phases = Object.entries(PHASES).map(
  ([phase, setting]): Walk => [
    {
      name: `phase:${phase}`,
      async reach(page) {
        await saveSettings(page, { language: GERMAN.includes(phase) ? 'de' : 'en' });
        await openRecord(page, recordIn(phase, setting));
        await page.locator('footer p').first().waitFor();
      },
    },
  ],
);

const inGame = async (page: Page): Promise<void> => {
  await saveSettings(page, { guide: true });
  await startGame(page, {
    edition: 'world-domination',
    options: { setup: 'quick' },
    seats: trio,
    seed: 'look',
  });
  await page.getByText('left to place').waitFor();
};

const advised = { hints: true, chances: true };

async function askForHint(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.getByRole('complementary', { name: 'Hint' }).waitFor();
}

const mustTrade = (): string =>
  recordAmong(
    { edition: 'world-domination', options: { setup: 'quick' }, seats: trio, seed: 'cards' },
    (position) =>
      position.family === 'turns' && position.trading === 'must' && position.phase === 'reinforce',
  );

const finished = (): string =>
  recordUntil(
    { edition: 'secret-mission', seats: trio, seed: 'end' },
    (position) => position.phase === 'over',
    true,
  );

/** A short game in which Ann twice places all armies far from any front. */
export const blunders = (): string =>
  recordOf(
    {
      edition: 'world-domination',
      seats: ['Ann', { bot: 'easy' }],
      seed: 'blunders',
      position:
        'world-domination - red,blue a2a2a2a2a2a2a2a2a2/a2a2a2a2/b2b2b2b2b2b2b2/a2a2a2a2a2a2/b3b3b3b3b3b3b3b3b3b3b3b3/b3b3b3b3 reinforce:a turn=9 first=a place=14',
    },
    [
      ...['place argentina:14', 'end-attacks', 'end-turn'],
      ...['place ural:21', 'end-attacks', 'end-turn'],
      ...['place argentina:16', 'end-attacks', 'end-turn'],
      'surrender',
    ],
  );

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

const dialog = (name: string, open: (page: Page) => Promise<void>): State => ({
  name: `dialog:${name}`,
  async reach(page) {
    await page.keyboard.press('Escape'); // closes the previous dialog
    await open(page);
    await page.getByRole('dialog').waitFor();
  },
});

export const WALKS: readonly Walk[] = [
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
    { name: 'game-small', reach: inGame, isSmall: true },
    ...['Players', 'Log'].map((name) => ({
      ...dialog(name, (page) => page.getByRole('button', { name }).click()),
      isSmall: true,
    })),
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
    { name: 'route:game', reach: inGame },
    dialog('cards', (page) => page.getByRole('button', { name: /^Cards/ }).click()),
    dialog('keys', (page) => page.keyboard.press('?')),
    dialog('menu', (page) => page.getByRole('button', { name: 'Menu' }).click()),
    {
      name: 'home-continue',
      async reach(page) {
        await page.goto('/');
        await page.getByText('Round 1 · It is your turn').waitFor();
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
  [
    dialog('result', async (page) => {
      await saveSettings(page);
      await startGame(page, { edition: 'world-domination', seats: ['Ann', { bot: 'easy' }], seed: 'result' });
      await surrender(page);
      await page.getByRole('dialog').locator('figure').first().waitFor();
    }),
    ...['Graphs', 'Luck'].map((name) => ({
      name: `result-${name}`,
      async reach(page: Page) {
        await page.getByRole('tab', { name }).click();
        await page.getByRole('tabpanel', { name }).waitFor();
      },
    })),
  ],
  [
    dialog('result-of-orders', async (page) => {
      await saveSettings(page, { language: 'de' });
      const seats = ['Maximilianissimo', ...trio.slice(1)];
      await startGame(page, { edition: 'simultaneous', seats, seed: 'end' });
      await page.getByRole('button', { name: 'Menü' }).click();
      await page.getByRole('button', { name: 'Aufgeben' }).click();
      await page.getByRole('button', { name: 'Ja', exact: true }).click();
      await page.getByRole('dialog').locator('figure').first().waitFor();
    }),
  ],
  [
    {
      name: 'hand-over',
      async reach(page) {
        await saveSettings(page);
        await startGame(page, {
          edition: 'secret-mission',
          seats: ['Ann', 'Bob', { bot: 'easy' }],
          seed: 'hand',
        });
        await page.getByRole('button', { name: /^I am / }).waitFor();
      },
    },
  ],
  [
    {
      name: 'review',
      async reach(page) {
        await saveSettings(page, { guide: true });
        await startGame(page, { edition: 'simultaneous', seats: trio, seed: 'review' });
        await page.getByRole('button', { name: /^Bid/ }).click();
        await page.getByRole('region', { name: 'Results, step by step' }).waitFor();
      },
    },
  ],
  [
    {
      name: 'confirmation',
      async reach(page) {
        await saveSettings(page, { language: 'de', guide: true, confirm: true });
        await openRecord(page, recordIn('turns/attack', PHASES['turns/attack']!));
        await page.getByRole('button', { name: 'Zug beenden' }).click();
        await page.getByRole('alertdialog').waitFor();
      },
    },
    {
      name: 'battle',
      async reach(page) {
        await page.getByRole('button', { name: 'Nein', exact: true }).click();
        await page.locator('main [role=button][aria-disabled=false]').first().press('Enter');
        await page.locator('main [role=button][aria-pressed=true]').waitFor();
        await page
          .locator('main [role=button][aria-disabled=false][aria-pressed=false]')
          .last()
          .press('Enter');
        await page.getByRole('button', { name: 'Würfeln' }).waitFor();
      },
    },
  ],
  [
    {
      name: 'rolled',
      async reach(page) {
        await saveSettings(page, { language: 'de', guide: true });
        await startGame(page, {
          edition: 'world-domination',
          seats: ['Ann', { bot: 'easy' }],
          seed: 'rolled',
          position:
            'world-domination - red,blue a90a2a2a2a2a2a2a2a2/a2a2a2a2/a2a2a2a2a2a2a2/a2a2a2a2a2a2/b9b9b9b9b9b9b9b9b9b9b9b9/b3b3b3b3 attack:a turn=9 first=a',
        });
        await badge(page, 'alaska').press('Enter');
        await badge(page, 'kamchatka').press('Enter');
        await page.getByRole('button', { name: 'Würfeln' }).click();
        await page.locator('[data-side=defence]').waitFor();
      },
    },
  ],
  [
    {
      name: 'staged',
      async reach(page) {
        await saveSettings(page, { language: 'de' });
        await startGame(page, {
          edition: 'world-domination',
          seats: ['Ann', { bot: 'easy' }],
          seed: 'staged',
          position:
            'world-domination - red,blue a2a2a2a2a2a2a2a2a2/a2a2a2a2/b2b2b2b2b2b2b2/a2a2a2a2a2a2/b3b3b3b3b3b3b3b3b3b3b3b3/b3b3b3b3 reinforce:a turn=9 first=a place=14',
        });
        await badge(page, 'northwest-territory').press('Enter');
        await page.getByRole('button', { name: 'Alle hierher' }).click();
        await page.getByText('Alle Armeen gesetzt').waitFor();
      },
    },
  ],
  [
    {
      name: 'dialog:trade',
      async reach(page) {
        await saveSettings(page, { language: 'de' });
        await openRecord(page, mustTrade());
        await page.getByRole('button', { name: 'Karten eintauschen' }).click();
        await page.getByRole('dialog').waitFor();
      },
    },
  ],
  [
    {
      name: 'since',
      async reach(page) {
        await saveSettings(page, { guide: true, language: 'de' });
        const setting = {
          edition: 'world-domination',
          options: { setup: 'quick' },
          seats: six,
          seed: 'since',
        };
        const isLater = ({ phase, ...position }: Position): boolean =>
          phase === 'reinforce' && 'turn' in position && position.turn > six.length;
        await openRecord(page, recordUntil(setting, isLater));
        await page.getByRole('complementary', { name: 'Seit deinem letzten Zug' }).waitFor();
      },
    },
    {
      name: 'since-placed',
      async reach(page) {
        await page.locator('main [role=button][aria-disabled=false]').first().press('Enter');
        await page.getByRole('button', { name: 'Alle hierher' }).click();
        await page.getByText('Alle Armeen gesetzt').waitFor();
      },
    },
  ],
  [
    {
      name: 'hint',
      async reach(page) {
        await saveSettings(page, { guide: true, ...advised });
        const options = { setup: 'quick', startingSeat: '0' };
        await startGame(page, { edition: 'world-domination', options, seats: six, seed: 'look' });
        await page.getByText('chance to win').first().waitFor({ state: 'attached' });
        await askForHint(page);
      },
    },
    {
      name: 'hint-dice',
      async reach(page) {
        await openRecord(page, recordIn('turns/re-roll', PHASES['turns/re-roll']!));
        await askForHint(page);
      },
    },
  ],
  ...phases,
  ...ONLINE_WALKS,
];

import type { Page } from '@playwright/test';
import type { Position } from '@rubicon/engine';
import { badge } from '../board.ts';
import { saveSettings, startGame, surrender } from '../player.ts';
import { recordAmong, recordUntil } from '../records.ts';
import type { Walk } from '../state.ts';
import { openRecord } from '../store.ts';
import { dialog, inGame, six, trio } from './examples.ts';
import { recordIn } from './phases.ts';

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

/** Running games and their ends. */
export const GAME_WALKS: readonly Walk[] = [
  [
    { name: 'game-small', reach: inGame, isSmall: true },
    ...['Players', 'Log'].map((name) => ({
      ...dialog(name, (page) => page.getByRole('button', { name }).click()),
      isSmall: true,
    })),
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
        await openRecord(page, recordIn('turns/attack'));
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
        await openRecord(page, recordIn('turns/re-roll'));
        await askForHint(page);
      },
    },
  ],
];

import type { Position } from '@rubicon/engine';
import { saveSettings } from '../player.ts';
import { recordAmong, type Setting } from '../records.ts';
import type { Walk } from '../state.ts';
import { openRecord } from '../store.ts';
import { six, trio } from './examples.ts';

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

/** A record that ends in this phase, with a decision that matters. */
export function recordIn(phase: string): string {
  const wanted = phase.split('/')[1];
  return recordAmong(PHASES[phase]!, (position) => position.phase === wanted && couldImprove(position));
}

/** False for dice that the page keeps automatically, because even a 6 would not win the first comparison. */
function couldImprove(position: Position): boolean {
  if (position.family !== 'turns' || position.thrownAttack.length === 0) return true;
  const [attack, defence] = [Math.max(...position.thrownAttack), Math.max(...position.thrownDefence)];
  return attack <= defence && defence < 6;
}

export const PHASE_WALKS = Object.keys(PHASES).map(
  (phase): Walk => [
    {
      name: `phase:${phase}`,
      async reach(page) {
        await saveSettings(page, { language: GERMAN.includes(phase) ? 'de' : 'en' });
        await openRecord(page, recordIn(phase));
        await page.locator('footer p').first().waitFor();
      },
    },
  ],
);

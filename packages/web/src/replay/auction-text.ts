import type { Event, Position } from '@rubicon/engine';
import type { HistoryEntry } from '@rubicon/protocol/wire';
import { lotsLeft } from '../game/facts/lots.ts';
import type { Naming } from '../game/facts/names.ts';
import { narrate } from '../game/log/narration.ts';
import { bidsText } from '../game/review/step-text.ts';

const isResult = ({ type }: Event): boolean => type === 'lot-won' || type === 'lot-left';

/**
 * The result of the latest lot with all bids, and the number of lots to come after the one that is up, while lots are
 * auctioned; undefined at other moments of a replay.
 */
export function auctionText(
  naming: Naming,
  shown: readonly HistoryEntry[],
  view: Position,
): string | undefined {
  const { rules, words } = naming;
  if (rules.family !== 'orders' || view.family !== 'orders') return undefined;
  const latest = shown.findLast(({ events }) => events.some(isResult));
  const isUp = view.phase === 'bid';
  if (!isUp && (latest === undefined || latest !== shown.at(-1))) return undefined;
  const result = latest?.events.find(isResult);
  return [
    ...(latest && result ? [narrate(naming, result)?.text, bidsText(naming, latest.events)] : []),
    ...(isUp ? [words.orders.lotsLeft(lotsLeft(rules, view))] : []),
  ].join(' ');
}

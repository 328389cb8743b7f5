import type { Event, EventOf } from '@rubicon/engine';
import { lotsLeft } from '../facts/lots.ts';
import { type Naming, ownerName } from '../facts/names.ts';
import { type Narration, narrate } from '../log/narration.ts';
import type { Reveal, Step } from './review.ts';

/** Narrates one step of a review: all placements together, or an event; the result of a lot lists all bids. */
export function stepNarration(naming: Naming, step: Step, { entry }: Reveal): Narration | undefined {
  const [first, ...others] = step.events;
  if (first === undefined) return undefined;
  const narration = narrate(naming, first, entry.events);
  if (others.length > 0) return placementsText(naming, step.events, entry.events);
  if (narration === undefined || (first.type !== 'lot-won' && first.type !== 'lot-left')) return narration;
  return {
    ...narration,
    text: [narration.text, bidsText(naming, entry.events), lotsText(naming, step)].join(' '),
  };
}

/** The troops each seat placed, then the orders not carried out as written. */
function placementsText(naming: Naming, events: readonly Event[], all: readonly Event[]): Narration {
  const { words, seats } = naming;
  const placed = events.filter((event) => event.type === 'deployed');
  const totals = seats.flatMap((_, seat) => {
    const troops = placed.reduce((sum, event) => sum + (event.seat === seat ? event.troops : 0), 0);
    return troops === 0 ? [] : `${ownerName(naming, seat)} ${troops}`;
  });
  const failed = placed.filter(({ reason }) => reason !== 'none');
  const notes = failed.flatMap((event) => narrate(naming, event, all)?.text ?? []);
  return {
    text: [words.orders.placed(words.common.list(totals)), ...notes].join(' '),
    territories: placed.map(({ territory }) => territory),
  };
}

const isOpened = (event: Event): event is EventOf<'opened'> => event.type === 'opened';

/** All bids for a lot. */
export function bidsText(naming: Naming, events: readonly Event[]): string {
  const { words } = naming;
  const bids = events.filter(isOpened).flatMap(({ seat, sheet }) => {
    return sheet.type === 'bid' ? `${ownerName(naming, seat)} ${sheet.tokens}` : [];
  });
  return words.orders.bids(words.common.list(bids));
}

function lotsText({ rules, words }: Naming, { view }: Step): string {
  if (rules.family !== 'orders' || view.family !== 'orders') return '';
  return words.orders.lotsLeft(lotsLeft(rules, view));
}

import type { Words } from '../../words/words.ts';
import type { OpenMatch } from '../match/open-match.ts';
import type { Prompt } from './prompt.ts';

type GuideStep = keyof Words['guide']['steps'];

/** The guide's step for the current prompt, or for what the seat is watching. */
export function guideStep(
  { view, seat, offers, reveal }: Pick<OpenMatch, 'view' | 'seat' | 'offers' | 'reveal'>,
  prompt: Prompt | undefined,
): GuideStep {
  if (reveal !== undefined) return 'review';
  if (prompt === undefined) {
    const isOwnTurn = view.family === 'turns' && view.turn > 0 && view.seat === seat;
    if (!isOwnTurn) return 'waiting';
    return view.phase === 'fortify' ? 'fortify' : 'watching';
  }
  if (view.family === 'orders' && view.phase === 'deploy') return 'deploy';
  if (prompt.panel === 'places' && prompt.primary !== undefined)
    return view.phase === 'reinforce' ? 'placed' : 'confirm'; // nobody attacks during the set-up
  if (offers.some(({ type }) => type === 'trade')) return 'trade';
  if (offers.some(({ type }) => type === 'trade-stars')) return 'tradeStars';
  if (prompt.panel === 'places') return 'place';
  switch (view.phase) {
    case 'claim':
      return 'claim';
    case 'attack':
      if (prompt.panel === 'battle') return 'battle';
      return prompt.lit.size > 0 ? 'attackFrom' : 'attackNone';
    case 'occupy':
      return 'occupy';
    case 'fortify':
      return 'fortify';
    case 'bid':
      return 'bid';
    case 'order':
      return 'order';
    default:
      return prompt.lit.size > 0 ? 'other' : 'buttons';
  }
}

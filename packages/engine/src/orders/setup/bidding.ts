import { takeAtRandom } from '../../chance/random-draw.ts';
import { IN_DECK, territoriesWith } from '../position.ts';
import { emit, type Play } from '../rules.ts';
import { revealSheets } from '../sheets/reveal.ts';
import { highestSeat } from './ties.ts';

/** AR-2: deals the objectives one at a time, clockwise; AR-3: then the first lot comes up. */
export function dealObjectives(play: Play): void {
  const { rules, position, dice } = play;
  emit(play, { type: 'tokens-dealt', tokens: rules.tokens });
  const deck = territoriesWith(position.objectives, IN_DECK);
  const hands = position.status.map((): number[] => []);
  for (let dealt = 0; dealt < rules.objectives; dealt++) {
    for (const hand of hands) hand.push(takeAtRandom(dice, deck));
  }
  for (const [seat, objectives] of hands.entries())
    emit(play, { type: 'objectives-dealt', seat, objectives });
}

/** AR-3: draws a lot from the territories that are nobody's objective. Returns whether any were left. */
export function turnUpLot(play: Play): boolean {
  const { rules, position, dice } = play;
  const deck = territoriesWith(position.objectives, IN_DECK);
  const territories: number[] = [];
  while (territories.length < rules.lot && deck.length > 0) territories.push(takeAtRandom(dice, deck));
  if (territories.length > 0) emit(play, { type: 'came-up', territories });
  return territories.length > 0;
}

/** AR-3: the highest bid wins the lot; only its seat pays. */
export function closeBids(play: Play): void {
  const { position } = play;
  const territories = position.lot;
  const bids = revealSheets(play, 'bid').map(([, { tokens }]) => tokens); // of every seat, from seat 0 on
  const tokens = Math.max(...bids);
  if (tokens === 0) return emit(play, { type: 'lot-left', territories });
  emit(play, { type: 'lot-won', seat: highestSeat(play, bids), territories, tokens });
}

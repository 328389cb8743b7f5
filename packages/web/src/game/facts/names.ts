import { COLOURS, type Colour, FIGURES, NEUTRAL, NOBODY, type Position, type Rules } from '@rubicon/engine';
import type { WireSeat } from '@rubicon/protocol/wire';
import type { Words } from '../../words/words.ts';

/** Everything needed to name the things of a game. */
export interface Naming {
  readonly rules: Rules;
  readonly view: Pick<Position, 'colours'>;
  readonly seats: readonly WireSeat[];
  readonly words: Words;
}

export function territoryName({ rules, words }: Pick<Naming, 'rules' | 'words'>, territory: number): string {
  const known = rules.board.territories[territory];
  if (known === undefined) return '?';
  return words.board.renamed[rules.board.id]?.[known.id] ?? words.board.territories[known.id] ?? known.name;
}

export function continentName({ rules, words }: Pick<Naming, 'rules' | 'words'>, continent: number): string {
  const known = rules.board.continents[continent];
  return known === undefined ? '?' : (words.board.continents[known.id] ?? known.name);
}

/** “3 armies”, or “3 troops” with written orders. */
export function unitsText({ rules, words }: Pick<Naming, 'rules' | 'words'>, count: number): string {
  return rules.family === 'orders' ? words.orders.troops(count) : words.actions.armies(count);
}

/** The edition's word for a capital. */
export const capitalKind = (rules: Rules): 'capital' | 'headquarters' =>
  (rules.family === 'turns' ? rules.capital?.kind : undefined) ?? 'capital';

export function ownerName({ seats, words }: Pick<Naming, 'seats' | 'words'>, owner: number): string {
  if (owner === NOBODY) return words.board.nobody;
  return owner === NEUTRAL ? words.board.neutral : (seats[owner]?.name ?? '?');
}

/** Undefined for nobody, and for a seat that has not chosen a colour. */
export function colourOf(view: Pick<Position, 'colours'>, owner: number): Colour | 'neutral' | undefined {
  if (owner === NEUTRAL) return 'neutral';
  return COLOURS[view.colours[owner] ?? NOBODY];
}

export function cardName(naming: Pick<Naming, 'rules' | 'words'>, card: number): string {
  const { rules, words } = naming;
  if (rules.family !== 'turns' || rules.board.territories[card] === undefined) return words.game.wild;
  return words.game.card(territoryName(naming, card), cardValue(naming, card));
}

/** The value of a card: its figure or its stars. */
export function cardValue({ rules, words }: Pick<Naming, 'rules' | 'words'>, card: number): string {
  const territory = rules.board.territories[card];
  if (rules.family !== 'turns' || territory === undefined) return words.game.wild;
  if (rules.trade.by === 'stars') return words.actions.tradeStars(territory.stars);
  const figure = FIGURES[rules.figures[card] ?? NOBODY];
  return figure === undefined ? '' : (words.game.figures[figure] ?? figure);
}

/** The symbols on a card: its figure, all figures for a wild card, or its stars. */
export function signsOf(rules: Rules, card: number): readonly string[] {
  if (rules.family !== 'turns') return [];
  const territory = rules.board.territories[card];
  if (territory === undefined) return FIGURES.filter((figure) => figure !== 'wild');
  if (rules.trade.by === 'stars') return Array.from({ length: territory.stars }, () => 'star');
  const figure = FIGURES[rules.figures[card] ?? NOBODY];
  return figure === undefined ? [] : [figure];
}

import { territoriesOf } from '../columns.ts';
import { isIn } from '../seats.ts';
import { NOBODY, type Seat } from '../vocabulary.ts';
import { isTerritory, refusePrompt } from './checks.ts';
import type { CommandOf, Offer, Rejection } from './command.ts';
import { enemyCapitals, holdsOwnCapital } from './holdings.ts';
import { handOf, nextSeatIn, type Position } from './position.ts';
import { type CapitalRule, emit, type Goal, type Play, type Rules } from './rules.ts';
import { beginTurn, concludeIfDecided, lapseDraw } from './turn.ts';

/** CH-1: headquarters, chosen in secret by all at once. */
export const headquarters: CapitalRule = { chosen: 'last', isSecret: true };

/** FG-3: capitals, each placed with the first claim. */
export const foundedCapitals: CapitalRule = { chosen: 'first', isSecret: false };

/** CC-1, CC-2: capitals named in turn after the deal, on which a seat's life depends. */
export const fatalCapitals: CapitalRule = { chosen: 'last', isSecret: false, turnEnded: overthrow };

/** CH-4: opposing headquarters that win: all of them. */
export const enough = (players: number): number => players - 1;
/** CH-4: those that win a short game. */
export const enoughForShort = (players: number): number => (players === 4 ? 2 : 3);

/** CH-4: the own headquarters and so many others, all held now. */
export function headquartersGoal(needed: number): Goal {
  return {
    asked: 'always',
    capitals: needed,
    isReached: (_, position, seat) =>
      holdsOwnCapital(position, seat) && enemyCapitals(position, seat) >= needed,
  };
}

/** The territories among which a seat may choose. */
function candidates(rules: Rules, position: Position, seat: Seat): number[] {
  return territoriesOf(position, rules.capital?.chosen === 'first' ? NOBODY : seat);
}

export function offerCapitals(rules: Rules, position: Position, seat: Seat, offers: Offer[]): void {
  for (const territory of candidates(rules, position, seat))
    offers.push({ type: 'choose-capital', territory });
}

export function refuseCapital(
  rules: Rules,
  p: Position,
  seat: Seat,
  { territory }: CommandOf<'choose-capital'>,
): Rejection | undefined {
  const refusal = refusePrompt(p, seat, 'capital');
  if (refusal !== undefined) return refusal;
  if (!isTerritory(rules, territory)) return { code: 'unknown-territory', territory };
  if (candidates(rules, p, seat).includes(territory)) return undefined;
  return rules.capital?.chosen === 'first'
    ? { code: 'already-claimed', territory }
    : { code: 'not-yours', territory };
}

/** L-3: the first empty territory, or the strongest own one. */
export function defaultCapital(rules: Rules, position: Position, seat: Seat): number {
  const territories = candidates(rules, position, seat);
  return rules.capital?.chosen === 'first' ? territories[0] : strongest(position, territories);
}

/** The one with the most armies, the first of equals. */
export function strongest({ armies }: Position, territories: readonly number[]): number {
  return territories.reduce((best, t) => (armies[t] > armies[best] ? t : best), territories[0]);
}

/** Writes down what a seat has chosen; with a capital that is founded comes its first army. */
export function setCapital(play: Play, seat: Seat, territory: number): void {
  const { rules, position } = play;
  if (rules.capital?.isSecret) {
    emit(play, { type: 'capital-picked', seat, territory });
    return;
  }
  if (position.owner[territory] === NOBODY) emit(play, { type: 'claimed', seat, territory });
  emit(play, { type: 'capital-named', seat, territory });
}

/** CC-2: armies that the holder of a fallen capital places besides one on each vacated territory. */
const SETTLERS = 5;

/** CC-2, CC-3: whoever does not hold the own capital at the end of the own turn is out. */
function overthrow(play: Play, seat: Seat): boolean {
  const { position } = play;
  if (holdsOwnCapital(position, seat)) return false;
  const by = position.owner[position.capitals[seat]];
  if (!isIn(position, by)) {
    emit(play, { type: 'surrendered', seat, cards: handOf(position, seat), unplaced: 0 }); // L-6
    lapseDraw(play, seat);
    return concludeIfDecided(play);
  }
  emit(play, { type: 'overthrown', seat, by, cards: handOf(position, seat) }); // CC-6: opens no trading
  lapseDraw(play, seat);
  if (concludeIfDecided(play)) return true; // CC-4
  emit(play, { type: 'settled', seat: by, armies: SETTLERS });
  return true;
}

/** CC-5: when all is settled the next turn begins. */
export function endSettling(play: Play): void {
  beginTurn(play, nextSeatIn(play.position, play.position.seat));
}

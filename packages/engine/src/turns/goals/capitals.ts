import { territoriesOf } from '../../columns.ts';
import { isIn } from '../../seats.ts';
import { NOBODY, type Seat } from '../../vocabulary.ts';
import { isTerritory, refusePrompt } from '../checks.ts';
import type { CommandOf, Offer, Rejection } from '../command.ts';
import { handOf, nextSeatIn, type Position } from '../position.ts';
import { type CapitalRule, type CapitalsGoal, emit, type Play, type Rules } from '../rules.ts';
import { beginTurn, concludeIfDecided, expireDrawOffer } from '../turn/turn.ts';
import { enemyCapitals, holdsOwnCapital } from './holdings.ts';

/** CH-1: headquarters, chosen in secret by all at once. */
export const headquarters: CapitalRule = {
  kind: 'headquarters',
  chosen: 'last',
  isSecret: true,
  isFatal: false,
};

/** FG-3: capitals, each placed with the first claim. */
export const foundedCapitals: CapitalRule = {
  kind: 'capital',
  chosen: 'first',
  isSecret: false,
  isFatal: false,
};

/** CC-1, CC-2: capitals named in turn after the deal; losing one is fatal. */
export const fatalCapitals: CapitalRule = {
  kind: 'capital',
  chosen: 'last',
  isSecret: false,
  isFatal: true,
  turnEnded: overthrow,
};

/** CH-4: the opposing headquarters needed to win: all of them. */
export const enough = (players: number): number => players - 1;
/** CH-4: the number needed in a short game. */
export const enoughForShort = (players: number): number => (players === 4 ? 2 : 3);

/** CH-4: the seat's own headquarters and this many others, all held now. */
export function headquartersGoal(needed: number): CapitalsGoal {
  return {
    kind: 'capitals',
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

/** L-3: the first empty territory, or the seat's strongest one. */
export function defaultCapital(rules: Rules, position: Position, seat: Seat): number {
  const territories = candidates(rules, position, seat);
  return rules.capital?.chosen === 'first' ? territories[0] : strongest(position, territories);
}

/** The territory with the most armies, the first of equals. */
export function strongest({ armies }: Position, territories: readonly number[]): number {
  return territories.reduce((best, t) => (armies[t] > armies[best] ? t : best), territories[0]);
}

/** Records the choice of a seat; a founded capital comes with its first army. */
export function setCapital(play: Play, seat: Seat, territory: number): void {
  const { rules, position } = play;
  if (rules.capital?.isSecret) {
    emit(play, { type: 'capital-picked', seat, territory });
    return;
  }
  if (position.owner[territory] === NOBODY) emit(play, { type: 'claimed', seat, territory });
  emit(play, { type: 'capital-named', seat, territory });
}

/** CC-2: armies that the holder of a fallen capital places, in addition to one on each vacated territory. */
export const SETTLERS = 5;

/** CC-2, CC-3: a seat that does not hold its capital at the end of its turn is out. */
function overthrow(play: Play, seat: Seat): boolean {
  const { position } = play;
  if (holdsOwnCapital(position, seat)) return false;
  const by = position.owner[position.capitals[seat]];
  if (!isIn(position, by)) {
    emit(play, { type: 'surrendered', seat, cards: handOf(position, seat), unplaced: 0 }); // L-6
    expireDrawOffer(play, seat);
    return concludeIfDecided(play);
  }
  emit(play, { type: 'overthrown', seat, by, cards: handOf(position, seat) }); // CC-6: opens no trading
  expireDrawOffer(play, seat);
  if (concludeIfDecided(play)) return true; // CC-4
  emit(play, { type: 'settled', seat: by, armies: SETTLERS });
  return true;
}

/** CC-5: when everything is settled, the next turn begins. */
export function endSettling(play: Play): void {
  beginTurn(play, nextSeatIn(play.position, play.position.seat));
}

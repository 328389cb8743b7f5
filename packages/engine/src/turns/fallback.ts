import { FIGURES, NEUTRAL, NOBODY, type Seat } from '../vocabulary.ts';
import { defenceDice } from './battle.ts';
import { isBorder, isToAct } from './checks.ts';
import type { Place, SeatCommand } from './command.ts';
import { handOf, type Position } from './position.ts';
import type { Rules } from './rules.ts';
import { extrasOf, setsIn } from './trade.ts';

/**
 * L-3: the command that is played for a seat that does not answer, whatever it is asked; undefined when
 * nothing is asked of it. Cautious: no attack, no move, only what is forced.
 */
export function fallback(rules: Rules, position: Position, seat: Seat): SeatCommand | undefined {
  if (position.phase === 'start' || !isToAct(position, seat)) return undefined;
  return defaultCommand(rules, position, seat);
}

/** The default for the seat that is asked, even if it is out: a surrendered seat still claims and places in set-up (L-7). */
export function defaultCommand(rules: Rules, position: Position, seat: Seat): SeatCommand | undefined {
  switch (position.phase) {
    case 'start':
    case 'over':
      return undefined;
    case 'claim':
      return { type: 'claim', territory: position.owner.indexOf(NOBODY) };
    case 'deploy':
    case 'reinforce':
    case 'attack':
      if (position.trading === 'must') return forcedTrade(rules, position, seat);
      if (position.toPlace + position.neutralToPlace === 0) return { type: 'end-attacks' };
      return { type: 'place', places: places(rules, position, seat) };
    case 'defend':
      return { type: 'defend', dice: defenceDice(position.armies[position.to]) };
    case 'occupy':
      return { type: 'occupy', armies: position.dice };
    case 'fortify':
      return { type: 'end-turn' };
  }
}

/**
 * The first set in card order that brings the extra armies, else the first without a wild, else the first. A
 * viewer who does not know the hand does not know the default either.
 */
function forcedTrade(rules: Rules, position: Position, seat: Seat): SeatCommand | undefined {
  const sets = setsIn(rules, handOf(position, seat));
  const withExtra = sets.find((cards) => extrasOf(rules, position, seat, cards).length > 0);
  const withoutWild = sets.find((cards) => cards.every((card) => FIGURES[rules.figures[card]] !== 'wild'));
  const cards = withExtra ?? withoutWild ?? sets[0];
  if (cards === undefined) return undefined;
  return { type: 'trade', cards, extra: extrasOf(rules, position, seat, cards)[0] ?? NOBODY };
}

/** All on the strongest border territory, the first of equals; a neutral army on the first neutral territory. */
function places(rules: Rules, position: Position, seat: Seat): Place[] {
  const list: Place[] = [];
  if (position.toPlace > 0) {
    let strongest = NOBODY;
    for (let t = 0; t < position.owner.length; t++) {
      if (position.owner[t] !== seat || !isBorder(rules, position, t)) continue;
      if (strongest === NOBODY || position.armies[t] > position.armies[strongest]) strongest = t;
    }
    list.push([strongest, position.toPlace]);
  }
  if (position.neutralToPlace > 0) list.push([position.owner.indexOf(NEUTRAL), position.neutralToPlace]);
  return list;
}

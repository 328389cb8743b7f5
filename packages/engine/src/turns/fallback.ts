import type { Place } from '../codec/messages.ts';
import { territoriesOf } from '../columns.ts';
import { FIGURES, NEUTRAL, NOBODY, type Seat } from '../vocabulary.ts';
import { defenceDice } from './battle/battle.ts';
import { isBorder, isToAct, roomOn } from './checks.ts';
import type { SeatCommand } from './command.ts';
import { defaultCapital, strongest } from './goals/capitals.ts';
import { handOf, type Position } from './position.ts';
import type { Rules } from './rules.ts';
import { freeColours } from './setup/colours.ts';
import { extrasOf, setsIn } from './turn/trade.ts';

/**
 * L-3: the command that is played for a seat that does not answer; undefined if it is not asked. Cautious: no attack, no
 * move, only what is compulsory.
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
    case 'colour':
      return { type: 'choose-colour', colour: freeColours(rules, position)[0] };
    case 'capital':
      return { type: 'choose-capital', territory: defaultCapital(rules, position, seat) };
    case 'claim':
      return { type: 'claim', territory: position.owner.indexOf(NOBODY) };
    case 'deploy':
    case 'reinforce':
    case 'attack':
      if (position.trading === 'must') return forcedTrade(rules, position, seat);
      if (position.toPlace + position.neutralToPlace === 0) return { type: 'end-attacks' };
      return { type: 'place', places: places(rules, position, seat) };
    case 'settle':
      return { type: 'place', places: [[position.vacated[0], position.toPlace]] };
    case 'defend':
      return { type: 'defend', dice: defenceDice(position.armies[position.to]) };
    case 're-roll':
    case 'commander':
      return { type: 'keep' };
    case 'occupy':
      return { type: 'occupy', armies: position.dice };
    case 'fortify':
      return { type: 'end-turn' };
    case 'airfield':
      return { type: 'place-airfield', territory: strongest(position, territoriesOf(position, seat)) };
  }
}

/**
 * The first set in card order that brings the extra armies, else the first without a wild, else the first. A viewer that
 * does not know the hand does not know the default either.
 */
function forcedTrade(rules: Rules, position: Position, seat: Seat): SeatCommand | undefined {
  const hand = handOf(position, seat);
  if (hand.length < position.hand[seat]) return undefined;
  const sets = setsIn(rules, hand);
  const hasRoomOn = (territory: number) => roomOn(rules, position, territory) > 0; // EX-3
  const withExtra = sets.find((cards) => extrasOf(rules, position, seat, cards).some(hasRoomOn));
  const withoutWild = sets.find((cards) => cards.every((card) => FIGURES[rules.figures[card]] !== 'wild'));
  const cards = withExtra ?? withoutWild ?? sets[0];
  const extras = extrasOf(rules, position, seat, cards);
  const extra = extras.find(hasRoomOn) ?? extras[0] ?? NOBODY;
  return { type: 'trade', cards, extra };
}

function places(rules: Rules, position: Position, seat: Seat): Place[] {
  const own = territoriesOf(position, seat);
  const border = own.filter((t) => isBorder(rules, position, t));
  const inside = own.filter((t) => !isBorder(rules, position, t));
  return [
    ...fillUp(
      rules,
      position,
      [...byStrength(position, border), ...byStrength(position, inside)],
      position.toPlace,
    ),
    ...fillUp(rules, position, territoriesOf(position, NEUTRAL), position.neutralToPlace),
  ];
}

/** The strongest first, equals in board order. */
function byStrength({ armies }: Position, territories: readonly number[]): number[] {
  return [...territories].sort((a, b) => armies[b] - armies[a] || a - b);
}

/** Fills the first territory as far as there is room, then the next (EX-3). */
function fillUp(rules: Rules, position: Position, territories: readonly number[], armies: number): Place[] {
  const list: Place[] = [];
  let left = armies;
  for (const territory of territories) {
    const count = Math.min(left, roomOn(rules, position, territory));
    if (count > 0) list.push([territory, count]);
    left -= Math.max(count, 0);
  }
  return list;
}

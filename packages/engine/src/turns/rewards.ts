import { touches } from '../board.ts';
import { territoriesOf } from '../columns.ts';
import { continentBonus } from '../continents.ts';
import { rollDice } from '../dice.ts';
import { NEUTRAL, NOBODY, type Seat } from '../vocabulary.ts';
import { settle } from './battle.ts';
import { isTerritory, refusePrompt } from './checks.ts';
import type { CommandOf, Offer, Rejection } from './command.ts';
import { REWARD_IDS, type RewardId } from './field-guide.ts';
import { alongPaths } from './fortify.ts';
import { citiesOf, enemyCapitals, holdsOwnCapital } from './holdings.ts';
import type { Position } from './position.ts';
import { type CardsRule, emit, type FortifyRule, type Play, type Rules, type SpoilsRule } from './rules.ts';
import { third } from './turn.ts';

/** 1 when the seat has the reward, else 0. FG-21: it works from the moment it is taken. */
function has(position: Position, seat: Seat, reward: RewardId): 0 | 1 {
  return position.rewards[REWARD_IDS.indexOf(reward)] === seat ? 1 : 0;
}

const AIRFIELDS: readonly number[] = [
  REWARD_IDS.indexOf('minor-airfield'),
  REWARD_IDS.indexOf('major-airfield'),
];

export function isAirfield(reward: number): boolean {
  return AIRFIELDS.includes(reward);
}

/** FG-14: 1 when an airfield of the seat reaches the attacked territory; two never add up. */
function airfieldReaches(rules: Rules, position: Position, seat: Seat, territory: number): 0 | 1 {
  for (const reward of AIRFIELDS) {
    const place = position.airfields[reward];
    if (position.rewards[reward] !== seat || place === NOBODY) continue;
    if (place === territory || touches(rules.board, place, territory)) return 1;
  }
  return 0;
}

/** What rewards bring to the dice of a battle, 1 or 0 each: bonus dice, and airfields that raise the highest die. */
export interface DiceHelp {
  readonly attackDice: 0 | 1;
  readonly defenceDice: 0 | 1;
  readonly attackRaised: 0 | 1;
  readonly defenceRaised: 0 | 1;
}

/** FG-14, FG-15: who is helped when the seat attacks a territory of somebody else. */
export function diceHelp(rules: Rules, position: Position, seat: Seat, territory: number): DiceHelp {
  const defender = position.owner[territory];
  return {
    attackDice: has(position, seat, 'attack-die'),
    defenceDice: has(position, defender, 'defence-die'),
    attackRaised: airfieldReaches(rules, position, seat, territory),
    defenceRaised: airfieldReaches(rules, position, defender, territory),
  };
}

/** FG-14, FG-15: one more die each for the bonus dice, the lowest does not count; the highest may be raised by one. */
export function rollWithRewards(
  play: Play,
  from: number,
  to: number,
  attackers: number,
  defenders: number,
): void {
  const { rules, position, dice } = play;
  const { attackDice, defenceDice, attackRaised, defenceRaised } = diceHelp(
    rules,
    position,
    position.seat,
    to,
  );
  if (attackDice + defenceDice + attackRaised + defenceRaised > 0)
    emit(play, { type: 'dice-helped', attackDice, defenceDice, attackRaised, defenceRaised });
  const attack = rollDice(dice, attackers + attackDice);
  const defence = rollDice(dice, defenders + defenceDice);
  settle(play, from, to, attackers, defenders, attack, defence, attackRaised - defenceRaised);
}

/** FG-10, L-5: objectives go to whoever removes the last troop, rewards to nobody. */
export const objectiveSpoils: SpoilsRule = {
  captured(play, territory, loser) {
    const { position } = play;
    if (position.airfields.includes(territory)) emit(play, { type: 'airfield-lost', territory });
    if (loser !== NEUTRAL && position.territories[loser] === 0 && hasSpoils(position, loser))
      emit(play, { type: 'spoils-taken', seat: loser, by: position.seat });
  },
  surrendered(play, seat) {
    if (play.position.rewards.includes(seat)) emit(play, { type: 'rewards-lost', seat });
  },
};

function hasSpoils(position: Position, seat: Seat): boolean {
  return position.objectives.includes(seat) || position.rewards.includes(seat);
}

export function offerAirfield(position: Position, seat: Seat, offers: Offer[]): void {
  for (const territory of territoriesOf(position, seat)) offers.push({ type: 'place-airfield', territory });
}

export function refuseAirfield(
  rules: Rules,
  p: Position,
  seat: Seat,
  { territory }: CommandOf<'place-airfield'>,
): Rejection | undefined {
  const refusal = refusePrompt(p, seat, 'airfield');
  if (refusal !== undefined) return refusal;
  if (!isTerritory(rules, territory)) return { code: 'unknown-territory', territory };
  return p.owner[territory] === seat ? undefined : { code: 'not-yours', territory };
}

export function placeAirfield(play: Play, seat: Seat, territory: number): undefined {
  const { position } = play;
  const reward = AIRFIELDS.find((r) => position.rewards[r] === seat && position.airfields[r] === NOBODY);
  if (reward !== undefined) emit(play, { type: 'airfield-placed', seat, reward, territory });
}

/** territories and cities by thirds, continents, every capital held, and two troops with the reward. */
export function draft(rules: Rules, position: Position, seat: Seat): number {
  const capitals = enemyCapitals(position, seat) + (holdsOwnCapital(position, seat) ? 1 : 0);
  const base = third(position.territories[seat] + citiesOf(position, seat));
  return (
    base + continentBonus(rules.board, position, seat) + capitals + 2 * has(position, seat, 'two-troops')
  );
}

/** FG-13: a card for a conquest unless an objective was taken, and one in any case with the reward. */
export const orGuaranteed: CardsRule['isEarned'] = (position, seat) =>
  (position.captures > 0 && position.objectiveTaken === 0) || has(position, seat, 'guaranteed-card') === 1;

/** F-2, FG-16 */
export const maneuver: FortifyRule = {
  ...alongPaths,
  moves: (position, seat) => 1 + has(position, seat, 'additional-maneuver'),
  openingMoves: (position, seat) => has(position, seat, 'starting-maneuver'),
};

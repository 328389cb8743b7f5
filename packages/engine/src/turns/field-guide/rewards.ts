import { touches } from '../../board/board.ts';
import { continentBonus } from '../../board/continents.ts';
import { rollDice } from '../../chance/dice.ts';
import { territoriesOf } from '../../columns.ts';
import { NEUTRAL, NOBODY, type Seat } from '../../vocabulary.ts';
import { settle } from '../battle/battle.ts';
import { isTerritory, refusePrompt } from '../checks.ts';
import type { CommandOf, Offer, Rejection } from '../command.ts';
import { citiesOf, enemyCapitals, holdsOwnCapital } from '../goals/holdings.ts';
import type { Position } from '../position.ts';
import { type CardsRule, emit, type FortifyRule, type Play, type Rules, type SpoilsRule } from '../rules.ts';
import { alongPaths } from '../turn/fortify.ts';
import { landIncome } from '../turn/turn.ts';
import { REWARD_IDS, type RewardId } from './field-guide.ts';

/** 1 if the seat has the reward, else 0. FG-21: it works from the moment it is taken. */
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

/** FG-14: 1 if an airfield of the seat reaches the attacked territory, else 0; two never add up. */
function airfieldReaches(rules: Rules, position: Position, seat: Seat, territory: number): 0 | 1 {
  for (const reward of AIRFIELDS) {
    const place = position.airfields[reward];
    if (position.rewards[reward] !== seat || place === NOBODY) continue;
    if (place === territory || touches(rules.board, place, territory)) return 1;
  }
  return 0;
}

/** The help of rewards in a battle, 1 or 0 each: bonus dice, and airfields that raise the highest die. */
export interface DiceHelp {
  readonly attackDice: 0 | 1;
  readonly defenceDice: 0 | 1;
  readonly attackRaised: 0 | 1;
  readonly defenceRaised: 0 | 1;
}

/** FG-14, FG-15: the help for both sides when the seat attacks a territory. */
export function diceHelp(rules: Rules, position: Position, seat: Seat, territory: number): DiceHelp {
  const defender = position.owner[territory];
  return {
    attackDice: has(position, seat, 'attack-die'),
    defenceDice: has(position, defender, 'defence-die'),
    attackRaised: airfieldReaches(rules, position, seat, territory),
    defenceRaised: airfieldReaches(rules, position, defender, territory),
  };
}

/** FG-14, FG-15: rolls one more die for each bonus die and drops the lowest; an airfield raises the highest by one. */
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

/** FG-10, L-5: objectives go to the seat that removes the last troop, rewards to nobody. */
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

/** the troops of the reward `two-troops`, every turn. */
export const REWARD_TROOPS = 2;

/** territories and cities together, continents, every capital held, and the reward. */
export function draftIncome(rules: Rules, position: Position, seat: Seat): number {
  const capitals = enemyCapitals(position, seat) + (holdsOwnCapital(position, seat) ? 1 : 0);
  const base = landIncome(position.territories[seat] + citiesOf(position, seat));
  return (
    base +
    continentBonus(rules.board, position, seat) +
    capitals +
    REWARD_TROOPS * has(position, seat, 'two-troops')
  );
}

/** FG-13: a card for a capture unless an objective was taken; with the reward in any case. */
export const orGuaranteed: CardsRule['isEarned'] = (position, seat) =>
  (position.captures > 0 && position.objectiveTaken === 0) || has(position, seat, 'guaranteed-card') === 1;

/** F-2, FG-16 */
export const maneuver: FortifyRule = {
  ...alongPaths,
  moves: (position, seat) => 1 + has(position, seat, 'additional-maneuver'),
  openingMoves: (position, seat) => has(position, seat, 'starting-maneuver'),
};

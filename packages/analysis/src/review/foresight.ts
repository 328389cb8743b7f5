import { findPlans, type Strike } from '@rubicon/bots/mind';
import {
  clonePosition,
  fallback,
  play,
  type Seat,
  seededDice,
  type TurnsPosition,
  type TurnsRules,
  viewOf,
} from '@rubicon/engine';
import { playWay, tradeFor, type Way } from './way.ts';

/** Strikes of others count as long as it is likely that all of them so far succeed. */
const LIKELY = 0.5;

/** Lets the others have their turns, until the seat moves again; each plays its best plan as far as it will likely get. */
export function foresee(rules: TurnsRules, start: TurnsPosition, seat: Seat, seed: string): TurnsPosition {
  let position = clonePosition(start);
  for (let turns = 1; turns < rules.players && !isBack(position, seat); turns++) {
    const next = reply(rules, position, `${seed}/${turns}`);
    if (next === undefined) break;
    position = next;
  }
  return position;
}

const isBack = ({ phase, seat: mover }: TurnsPosition, seat: Seat): boolean =>
  phase !== 'reinforce' || mover === seat;

/** The position after the turn that begins. */
function reply(rules: TurnsRules, position: TurnsPosition, seed: string): TurnsPosition | undefined {
  const { seat } = position;
  for (
    let trade = tradeFor(rules, position, seat);
    trade !== undefined;
    trade = tradeFor(rules, position, seat)
  )
    if (play(rules, position, seat, trade, seededDice(seed)) !== undefined) break;
  const [plan] = findPlans(rules, viewOf(position, seat), 0);
  const fights = likely(plan.strikes);
  const way: Way = { commands: [{ type: 'place', places: plan.places }], fights };
  const endings =
    playWay(rules, position, way, seed) ?? playWay(rules, position, cautious(rules, position), seed);
  return endings?.at(-1)?.position;
}

function likely(strikes: readonly Strike[]): readonly Strike[] {
  let reach = 1;
  const end = strikes.findIndex(({ win }) => {
    reach *= win;
    return reach < LIKELY;
  });
  return end < 0 ? strikes : strikes.slice(0, end);
}

/** The default of the seat, without a fight. */
function cautious(rules: TurnsRules, position: TurnsPosition): Way {
  const command = fallback(rules, position, position.seat);
  return { commands: command === undefined ? [] : [command as Way['commands'][number]], fights: [] };
}

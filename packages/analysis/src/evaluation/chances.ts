import { Judge, kindOf, situationOf, sketchOf, tunedNet } from '@rubicon/bots/mind';
import {
  isIn,
  isWhole,
  NOBODY,
  sampleWorld,
  seededDice,
  type TurnsPosition,
  type TurnsRules,
} from '@rubicon/engine';

/** How many worlds a view is evaluated in, and the seed that determines them. */
export interface WorldSettings {
  readonly worlds: number;
  readonly seed: string;
}

/**
 * Returns the chance of each seat to win, if all play equally well. The chances add up to 1; a seat that is out has 0. All
 * hands and missions count as known. After a draw the seats still in share equally.
 */
export function chances(rules: TurnsRules, position: TurnsPosition): number[] {
  if (position.winner !== NOBODY) return position.status.map((_, seat) => (seat === position.winner ? 1 : 0));
  const first = position.first === NOBODY ? 0 : position.first;
  const seat = position.turn === 0 ? first : position.seat;
  const found = new Judge(situationOf(rules, position, seat, seat), tunedNet(kindOf(rules))).chances(
    sketchOf(position),
  );
  const sum = found.reduce((all, chance) => all + chance, 0);
  return sum > 0.5 ? [...found] : evenChances(position);
}

function evenChances(position: TurnsPosition): number[] {
  const seats = position.status.filter((_, seat) => isIn(position, seat)).length;
  return position.status.map((_, seat) => (isIn(position, seat) ? 1 / seats : 0));
}

/**
 * Returns the same for a view: the mean over worlds that fit it. Hidden hands and missions are dealt at random, all deals
 * equally likely; the seed determines them.
 */
export function chancesFrom(
  rules: TurnsRules,
  view: TurnsPosition,
  { worlds, seed }: WorldSettings,
): number[] {
  if (isWhole(view)) return chances(rules, view);
  const dice = seededDice(seed);
  const sum = view.status.map(() => 0);
  for (let n = 0; n < worlds; n++) {
    const world = sampleWorld(rules, view, dice) as TurnsPosition;
    for (const [seat, chance] of chances(rules, world).entries()) sum[seat] += chance / worlds;
  }
  return sum;
}

import { chancesByPoints, kindOf } from '@rubicon/bots/mind';
import {
  isIn,
  isWhole,
  NOBODY,
  type Position,
  type Rules,
  sampleWorld,
  seededDice,
  type TurnsPosition,
  type TurnsRules,
} from '@rubicon/engine';
import { meritOf } from './network.ts';
import { depict, emptyPicture } from './picture.ts';
import { networkFor } from './weights.ts';

/** How many worlds a view is evaluated in, and the seed that determines them. */
export interface WorldSettings {
  readonly worlds: number;
  readonly seed: string;
}

/**
 * Returns each seat's chance of winning if all play equally well. The chances add up to 1; a seat that is out has 0. All
 * hands, missions and objectives count as known. Before the start, after a draw and in the set-up of written orders the
 * seats still in have equal chances.
 */
export function chances(rules: Rules, position: Position): number[] {
  const { status, winner, phase } = position;
  if (winner !== NOBODY) return status.map((_, seat) => (seat === winner ? 1 : 0));
  if (phase === 'over' || phase === 'start') return evenChances(position);
  if (rules.family === 'turns' && position.family === 'turns') return chancesByMerit(rules, position);
  if (rules.family === 'orders' && position.family === 'orders')
    return position.round === 0 ? evenChances(position) : chancesByPoints(rules, position);
  throw new Error(`a position of ${position.family} does not fit rules of ${rules.family}`);
}

function evenChances(position: Position): number[] {
  const seats = position.status.filter((_, seat) => isIn(position, seat)).length;
  return position.status.map((_, seat) => (isIn(position, seat) ? 1 / seats : 0));
}

const picture = emptyPicture();

/** A network turns what is known about each seat into a merit, and a softmax turns the merits into chances. */
function chancesByMerit(rules: TurnsRules, position: TurnsPosition): number[] {
  const network = networkFor(kindOf(rules));
  const { rivals, regions } = network;
  depict(rules, position, picture, { rivals: rivals.units > 0, regions: regions.units > 0 });
  const merits = position.status.map((_, seat) =>
    isIn(position, seat) ? meritOf(network, picture, seat) : Number.NEGATIVE_INFINITY,
  );
  const highest = Math.max(...merits);
  const shares = merits.map((merit) => Math.exp(merit - highest));
  const sum = shares.reduce((all, share) => all + share, 0);
  return shares.map((share) => share / sum);
}

/**
 * Returns the same for a view: the mean over worlds that fit it. Hidden cards, missions and objectives are dealt at
 * random, all deals equally likely; the seed determines them.
 */
export function chancesFrom(rules: Rules, view: Position, { worlds, seed }: WorldSettings): number[] {
  if (isWhole(view)) return chances(rules, view);
  const dice = seededDice(seed);
  const sum = view.status.map(() => 0);
  for (let n = 0; n < worlds; n++) {
    const world = sampleWorld(rules, view, dice);
    for (const [seat, chance] of chances(rules, world).entries()) sum[seat] += chance / worlds;
  }
  return sum;
}

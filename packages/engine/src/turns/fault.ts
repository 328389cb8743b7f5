import { touches } from '../board.ts';
import { NEUTRAL, NOBODY } from '../vocabulary.ts';
import { mayChooseDefence } from './battle.ts';
import { ELIMINATED, isIn, type Position, seatsIn } from './position.ts';
import type { Rules } from './rules.ts';

/** Why no game can stand like this. */
export type Fault =
  | 'started-already'
  | 'unclaimed-territories'
  | 'empty-territory'
  | 'too-many-cards'
  | 'neutral-territories'
  | 'eliminated-seat'
  | 'no-turn'
  | 'no-first-seat'
  | 'nobody-to-play-against'
  | 'no-territories'
  | 'nothing-to-place'
  | 'armies-left-over'
  | 'wrong-reserve'
  | 'no-set-to-trade'
  | 'pending-attack';

/** The first fault of a position; undefined when a game can go on from it. */
export function findFault(rules: Rules, p: Position): Fault | undefined {
  if (p.phase === 'start') return p.owner.every((owner) => owner === NOBODY) ? undefined : 'started-already';
  if (p.armies.some((armies, t) => (armies === 0) !== hasNoArmies(p, t))) return 'empty-territory';
  if (p.deck < 0) return 'too-many-cards';
  if (rules.players > 2 && p.territories[NEUTRAL] > 0) return 'neutral-territories';
  const isLeftOver = (seat: number) =>
    p.status[seat] === ELIMINATED && p.territories[seat] + p.hand[seat] > 0;
  if (p.status.some((_, seat) => isLeftOver(seat))) return 'eliminated-seat';
  if (p.phase === 'over') return undefined;

  const isClaiming = p.phase === 'claim';
  if (p.owner.includes(NOBODY) !== isClaiming || (isClaiming && !rules.setup.claims))
    return 'unclaimed-territories';
  if (p.seat === NOBODY || !isIn(p, p.seat)) return 'no-turn';
  if (p.first === NOBODY) return 'no-first-seat';
  if (seatsIn(p).length < 2) return 'nobody-to-play-against';
  if (!isClaiming && seatsIn(p).some((seat) => p.territories[seat] === 0)) return 'no-territories';
  const isPlacing = p.phase === 'deploy' || p.phase === 'reinforce';
  if (isPlacing && p.toPlace + p.neutralToPlace === 0) return 'nothing-to-place';
  if (!isPlacing && !isClaiming && p.phase !== 'attack' && p.toPlace > 0) return 'armies-left-over';
  if (!reserveFits(rules, p)) return 'wrong-reserve';
  if (p.trading === 'must' && p.hand[p.seat] < 5) return 'no-set-to-trade';
  return pendingFault(rules, p);
}

/** Whether the armies of the set-up are just those that its remaining prompts will ask for. */
function reserveFits({ setup }: Rules, p: Position): boolean {
  if (p.phase === 'claim')
    return p.toPlace === 1 && claimsLeft(p).every((claims, seat) => p.reserve[seat] >= claims);
  if (p.phase !== 'deploy') return p.neutralToPlace === 0 && p.reserve.every((armies) => armies === 0);
  if (p.toPlace > setup.armies || p.neutralToPlace > setup.neutral) return false;
  const later = p.status.map((_, seat) => p.reserve[seat] - (seat === p.seat ? p.toPlace : 0));
  const prompts = later.reduce((sum, armies) => sum + armies / setup.armies, 0);
  const areWhole = later.every((armies) => armies >= 0 && armies % setup.armies === 0);
  return areWhole && p.reserve[NEUTRAL] === p.neutralToPlace + prompts * setup.neutral;
}

/** How many territories each seat will still claim, in turn from the one that is asked. */
function claimsLeft(p: Position): number[] {
  const claims = p.status.map(() => 0);
  const unclaimed = p.owner.filter((owner) => owner === NOBODY).length;
  for (let n = 0; n < unclaimed; n++) claims[(p.seat + n) % claims.length]++;
  return claims;
}

/** Only an unclaimed territory, or one that waits to be occupied, has no armies. */
function hasNoArmies(p: Position, territory: number): boolean {
  return p.owner[territory] === NOBODY || (p.phase === 'occupy' && p.to === territory);
}

function pendingFault(rules: Rules, p: Position): Fault | undefined {
  if (p.phase !== 'defend' && p.phase !== 'occupy') return p.from === NOBODY ? undefined : 'pending-attack';
  const isOpen = p.from !== NOBODY && p.owner[p.from] === p.seat && p.armies[p.from] > p.dice && p.dice > 0;
  const target = p.owner[p.to];
  const fits = (target === p.seat) === (p.phase === 'occupy');
  if (!isOpen || !fits || p.dice > 3) return 'pending-attack';
  if (p.phase === 'defend' && !mayChooseDefence(rules, p, p.to)) return 'pending-attack';
  return touches(rules.board, p.from, p.to) ? undefined : 'pending-attack';
}

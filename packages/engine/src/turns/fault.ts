import { NEUTRAL, NOBODY } from '../vocabulary.ts';
import { isIn, type Position, seatsIn } from './position.ts';
import type { Rules } from './rules.ts';

/** Why no game can stand like this, as a code; undefined when one can go on from here. */
export function findFault(rules: Rules, p: Position): string | undefined {
  if (p.phase === 'start') return p.owner.every((owner) => owner === NOBODY) ? undefined : 'started-already';
  const claimed = !p.owner.includes(NOBODY);
  const inSetup = p.phase === 'claim' || p.phase === 'deploy';
  if (claimed !== (p.phase !== 'claim')) return 'unclaimed-territories';
  if (p.armies.some((armies, t) => (armies === 0) !== hasNoArmies(p, t))) return 'empty-territory';
  if (p.deck < 0) return 'too-many-cards';
  if (rules.players > 2 && p.territories[NEUTRAL] > 0) return 'neutral-territories';
  if (p.phase === 'over') return undefined;

  if (p.seat === NOBODY || !isIn(p, p.seat)) return 'no-turn';
  if (p.first === NOBODY) return 'no-first-seat';
  if (seatsIn(p).length < 2) return 'nobody-to-play-against';
  const counts = p.territories;
  if (!inSetup && p.status.some((_, seat) => isIn(p, seat) && counts[seat] === 0)) return 'no-territories';
  const isPlacing = p.phase === 'deploy' || p.phase === 'reinforce';
  if (isPlacing && p.toPlace + p.neutralToPlace === 0) return 'nothing-to-place';
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

function pendingFault(rules: Rules, p: Position): string | undefined {
  if (p.phase !== 'defend' && p.phase !== 'occupy') return p.from === NOBODY ? undefined : 'pending-attack';
  const isOpen = p.from !== NOBODY && p.owner[p.from] === p.seat && p.armies[p.from] > p.dice && p.dice > 0;
  const target = p.owner[p.to];
  const fits = p.phase === 'occupy' ? target === p.seat : target !== p.seat && p.armies[p.to] > 1;
  if (!isOpen || !fits || p.dice > 3) return 'pending-attack';
  return rules.board.adjacent[p.from * rules.board.size + p.to] === 1 ? undefined : 'pending-attack';
}

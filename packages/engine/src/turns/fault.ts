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
  if (inSetup ? p.toPlace > p.reserve[p.seat] : p.reserve.some((armies) => armies > 0))
    return 'wrong-reserve';
  if (p.phase === 'deploy' && p.toPlace + p.neutralToPlace === 0) return 'nothing-to-place';
  if (p.neutralToPlace > p.reserve[NEUTRAL]) return 'wrong-reserve';
  if (p.phase === 'reinforce' && p.toPlace === 0) return 'nothing-to-place';
  if (p.trading === 'must' && p.hand[p.seat] < 5) return 'no-set-to-trade';
  return pendingFault(rules, p);
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

import type { Position } from '@rubicon/engine';
import type { HistoryEntry } from '@rubicon/protocol/wire';
import type { BoardEffects } from '../../board/state.ts';
import { colourOf } from '../facts/names.ts';
import type { Battle } from './battle.ts';

/** The animations of the last entry: losses, a capture and armies that march in. */
export function effectsOf(
  view: Position,
  last: HistoryEntry | undefined,
  battle: Battle | undefined,
): BoardEffects | undefined {
  if (last === undefined) return undefined;
  const occupied = last.events.findLast((event) => event.type === 'occupied');
  const march = occupied && { ...occupied, owner: colourOf(view, view.owner[occupied.to]!) };
  if (battle?.losses === undefined || battle.seq !== last.seq)
    return march && { key: last.seq, losses: [], swept: undefined, march };
  const { from, to, losses, isCaptured, attacker, defender } = battle;
  const moved = march?.armies ?? 0;
  const [here, there] = [view.armies[from]! + moved, view.armies[to]! - moved];
  const hits = [
    { territory: from, lost: losses.lost, before: here + losses.lost, owner: attacker },
    { territory: to, lost: losses.killed, before: there + losses.killed, owner: defender },
  ];
  return {
    key: last.seq,
    losses: hits.filter(({ lost }) => lost > 0),
    swept: isCaptured ? { territory: to, from, before: defender, after: attacker } : undefined,
    march,
  };
}

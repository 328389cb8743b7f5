import { BATTLE_EVENTS, type Event, type Position } from '@rubicon/engine';
import type { HistoryEntry } from '@rubicon/protocol/wire';
import type { BoardOwner } from '../../board/state.ts';
import { colourOf } from '../facts/names.ts';

type Rolled = Extract<Event, { type: 'rolled' }>;

export interface Die {
  readonly face: number;
  readonly isBeaten: boolean; // the losing die of its pair
}

/** A battle: its last roll, and the losses of all its rolls. */
export interface Battle {
  readonly seq: number; // of the entry with its last roll
  readonly from: number;
  readonly to: number;
  readonly attacker: BoardOwner;
  readonly defender: BoardOwner; // before a capture
  readonly defenderSeat: number;
  readonly attack: readonly Die[]; // highest first; the first die of one side meets the first of the other
  readonly defence: readonly Die[];
  readonly losses: Losses | undefined; // of the last entry; undefined while a decision about the dice is open
  readonly total: Losses; // of all consecutive rolls
  readonly rolls: number;
  readonly isCaptured: boolean;
}

interface Losses {
  readonly lost: number; // by the attacker
  readonly killed: number; // of the defender
}

interface Shown {
  readonly history: readonly HistoryEntry[];
  readonly shown: number;
  readonly view: Position;
}

/** The battle of the last entry shown; undefined if it is not about dice. */
export function battleOf({ history, shown, view }: Shown): Battle | undefined {
  const last = history[shown - 1];
  if (view.family !== 'turns' || last === undefined) return undefined;
  const rolled = last.events.findLast(isRolled);
  if (view.phase === 'defend') {
    const before = battleOf({ history, shown: shown - 1, view: { ...view, phase: 'attack' } });
    return before?.from === view.from && before.to === view.to ? before : undefined; // its dice stay on the table
  }
  const isOpen = view.thrownAttack.length > 0;
  if (rolled === undefined && !isOpen) return undefined;
  const { from, to } = isOpen ? view : rolled!;
  const captured = last.events.find((event) => event.type === 'captured');
  const defenderSeat = captured?.loser ?? view.owner[to]!;
  const { losses: total, rolls } = totalOf(history, shown, from, to);
  return {
    seq: last.seq,
    from,
    to,
    attacker: colourOf(view, view.owner[from]!),
    defender: colourOf(view, defenderSeat),
    defenderSeat,
    ...(isOpen ? unpaired(view.thrownAttack, view.thrownDefence) : pairDice(rolled!)),
    losses: isOpen ? undefined : sum(last.events.filter(isRolled)),
    total,
    rolls,
    isCaptured: captured !== undefined,
  };
}

/**
 * Sorts the dice and marks the losing die of each pair. The first pair may go against its faces, for example with an
 * airfield.
 */
export function pairDice({ attack, defence, attackersLost }: Omit<Rolled, 'type' | 'from' | 'to'>): {
  attack: readonly Die[];
  defence: readonly Die[];
} {
  const [attackers, defenders] = [descending(attack), descending(defence)];
  const pairs = Math.min(attackers.length, defenders.length);
  const lostLater = attackers.slice(1, pairs).filter((face, i) => face <= defenders[i + 1]!).length;
  const isHeld = (i: number): boolean =>
    i === 0 ? attackersLost > lostLater : attackers[i]! <= defenders[i]!;
  return {
    attack: attackers.map((face, i) => ({ face, isBeaten: i < pairs && isHeld(i) })),
    defence: defenders.map((face, i) => ({ face, isBeaten: i < pairs && !isHeld(i) })),
  };
}

function unpaired(attack: readonly number[], defence: readonly number[]): Pick<Battle, 'attack' | 'defence'> {
  const lay = (faces: readonly number[]): Die[] =>
    descending(faces).map((face) => ({ face, isBeaten: false }));
  return { attack: lay(attack), defence: lay(defence) };
}

/** The total losses of the consecutive rolls that end with the last entry. */
function totalOf(
  history: readonly HistoryEntry[],
  shown: number,
  from: number,
  to: number,
): { losses: Losses; rolls: number } {
  const rolls: Rolled[] = [];
  for (let i = shown - 1; i >= 0; i--) {
    const { events } = history[i]!;
    const isLast = i === shown - 1;
    if (!isLast && !events.every(({ type }) => BATTLE_EVENTS.has(type))) break;
    const here = events.filter(isRolled);
    if (here.some((roll) => roll.from !== from || roll.to !== to)) break;
    rolls.push(...here);
  }
  return { losses: sum(rolls), rolls: rolls.length };
}

const isRolled = (event: Event): event is Rolled => event.type === 'rolled';

const descending = (faces: readonly number[]): number[] => faces.toSorted((a, b) => b - a);

const sum = (rolls: readonly Rolled[]): Losses => ({
  lost: rolls.reduce((lost, { attackersLost }) => lost + attackersLost, 0),
  killed: rolls.reduce((killed, { defendersLost }) => killed + defendersLost, 0),
});

import type { Seat } from '@rubicon/engine';
import type { Decision } from '../decision.ts';
import type { TurnPart } from '../outlook.ts';
import type { LuckEvent, Timeline } from '../timeline.ts';
import { add, addPart, noValues, subtract, type Values } from '../values.ts';

/** The luck of a seat: its rolls as attacker and as defender, its cards, the deal, and the luck of others. */
export interface LuckByKind {
  readonly deal: number;
  readonly attack: number;
  readonly defence: number;
  readonly cards: number;
  readonly others: number;
}

export interface SeatLuck {
  readonly seat: Seat;
  readonly total: number;
  readonly byKind: LuckByKind;
}

/** How a seat's chance got from `start` to `end`, which is the sum of all other fields. */
export interface Balance {
  readonly seat: Seat;
  readonly start: number;
  readonly luck: number;
  readonly own: number; // its own decisions
  readonly others: number; // the decisions of others
  readonly rest: number; // the evaluation changing its mind, and hidden information
  readonly end: number;
}

export function luckOf({ start, luck }: Timeline): SeatLuck[] {
  return start.map((_, seat) => {
    const byKind = { deal: 0, attack: 0, defence: 0, cards: 0, others: 0 };
    let total = 0;
    for (const event of luck) {
      byKind[kindFor(seat, event)] += event.luck[seat];
      total += event.luck[seat];
    }
    return { seat, total, byKind };
  });
}

function kindFor(seat: Seat, { kind, seat: actor, against }: LuckEvent): keyof LuckByKind {
  if (kind === 'deal') return 'deal';
  if (actor === seat) return kind === 'roll' ? 'attack' : 'cards';
  return against === seat ? 'defence' : 'others';
}

export function balanceOf({ start, entries, luck }: Timeline, decisions: readonly Decision[]): Balance[] {
  const end = entries.at(-1)?.chances ?? start;
  return start.map((before, seat) => {
    const sumOf = (list: readonly Values[]): number => list.reduce((sum, values) => sum + values[seat], 0);
    const lucky = sumOf(luck.map((event) => event.luck));
    const own = sumOf(decisions.flatMap((decision) => (decision.seat === seat ? [decision.change] : [])));
    const others = sumOf(decisions.flatMap((decision) => (decision.seat === seat ? [] : [decision.change])));
    const rest = end[seat] - before - lucky - own - others;
    return { seat, start: before, luck: lucky, own, others, rest, end: end[seat] };
  });
}

/** The part of a turn that luck and decisions do not explain. */
export interface TurnRest {
  readonly turn: number;
  readonly seat: Seat; // whose turn it was
  readonly rest: Values;
  readonly byPart: Readonly<Record<TurnPart, Values>>;
}

/** The rest of every turn after the set-up. */
export function restsOf({ start, entries, luck }: Timeline, decisions: readonly Decision[]): TurnRest[] {
  const none = (): number[] => noValues(start.length);
  const explained = new Map<number, number[]>();
  const explain = (seq: number, values: Values): void => {
    explained.set(seq, add(explained.get(seq) ?? none(), values));
  };
  for (const event of luck) explain(event.seq, event.luck);
  for (const { seq, change } of decisions) explain(seq, change);
  const turns = new Map<number, { turn: number; seat: Seat; byPart: Record<TurnPart, number[]> }>();
  let before = start;
  for (const { seq, turn, seat, part, chances } of entries) {
    const byPart = { reinforce: none(), attack: none(), fortify: none() };
    const found = turns.get(turn) ?? { turn, seat, byPart };
    turns.set(turn, found);
    addPart(found.byPart[part], 1, subtract(chances, before));
    addPart(found.byPart[part], -1, explained.get(seq) ?? none());
    before = chances;
  }
  turns.delete(0);
  return [...turns.values()].map((turn) => {
    const { reinforce, attack, fortify } = turn.byPart;
    return { ...turn, rest: add(add(reinforce, attack), fortify) };
  });
}

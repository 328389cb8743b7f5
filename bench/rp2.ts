import {
  type Command,
  type Dice,
  type Event,
  type Game,
  handOf,
  isBorder,
  NEUTRAL,
  NOBODY,
  type Position,
  type Rules,
  replay,
  seededDice,
  setsIn,
  territoriesOf,
} from '@rubicon/engine';

/** Carries out a command; the door that is being measured. Gives the position that follows. */
export interface Door {
  play(position: Position, command: Command): Position;
}

export interface Counts {
  actions: number;
  rolls: number;
  turns: number;
}

/** A game of the 1993 rules as the policy sets it up: dealt at random, the rest placed at random, seat 0 starts. */
export function startPosition({ rules, position }: Game, random: Dice, counts: Counts): Position {
  const { board, players } = rules;
  const order = board.territories.map((_, t) => t);
  for (let i = order.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
  const owners = order.map(() => NOBODY);
  const own: number[][] = Array.from({ length: players }, () => []);
  for (const [i, territory] of order.entries()) {
    owners[territory] = i % players;
    own[i % players]!.push(territory);
  }
  const starting = 50 - 5 * players;
  const armies = order.map(() => 0);
  for (const territories of own) {
    for (let left = starting - territories.length; left > 0; left--) {
      armies[territories[random.below(territories.length)]!]!++;
      counts.actions++;
    }
  }
  const reserve = position.reserve.map((_, owner) => (owner < players && owner !== NEUTRAL ? starting : 0));
  const events: Event[] = [
    { type: 'started', seat: 0, reserve },
    { type: 'dealt', owners },
    { type: 'spread', armies },
  ];
  const ready = replay(position, events);
  return replay(ready, [
    { type: 'turn-began', seat: 0, armies: rules.income(rules, ready, 0), trading: 'none' },
  ]);
}

/** All directed borders of a board in columns: those of territory t are numbers first[t] to first[t + 1] - 1. */
interface Edges {
  readonly first: Int32Array;
  readonly from: Int32Array;
  readonly to: Int32Array;
  readonly reverse: Int32Array;
}

function edgesOf({ board }: Rules): Edges {
  const pairs = board.neighbours.flatMap((neighbours, from) => neighbours.map((to) => [from, to] as const));
  const first = new Int32Array(board.size + 1);
  for (const [from] of pairs) first[from + 1]!++;
  for (let t = 0; t < board.size; t++) first[t + 1]! += first[t]!;
  return {
    first,
    from: Int32Array.from(pairs, ([from]) => from),
    to: Int32Array.from(pairs, ([, to]) => to),
    reverse: Int32Array.from(pairs, ([a, b]) => pairs.findIndex(([from, to]) => from === b && to === a)),
  };
}

/**
 * Policy RP-2: trades at random, places on random borders, attacks at random wherever it is stronger until it
 * is nowhere, moves in with all it has, and makes one random move. Keeps its own list of attacks, some of
 * them stale, instead of asking for all that is legal at every decision.
 */
export class RandomPolicy {
  private readonly rules: Rules;
  private random: Dice;
  private readonly first: Int32Array;
  private readonly from: Int32Array;
  private readonly to: Int32Array;
  private readonly reverse: Int32Array;
  private readonly attacks: Int32Array;
  private attackCount = 0;
  private readonly isListed: Uint8Array;
  private readonly border: number[] = [];
  private readonly placements: readonly Command[];

  constructor(rules: Rules) {
    this.rules = rules;
    this.random = seededDice('');
    const { first, from, to, reverse } = edgesOf(rules);
    this.first = first;
    this.from = from;
    this.to = to;
    this.reverse = reverse;
    this.attacks = new Int32Array(from.length);
    this.isListed = new Uint8Array(from.length);
    this.placements = rules.board.territories.map((_, t) => ({ type: 'place', places: [[t, 1]] }));
  }

  /** Plays a game to its end, choosing by these dice. */
  playGame(position: Position, random: Dice, door: Door, counts: Counts): Position {
    this.random = random;
    while (position.phase !== 'over') position = this.playTurn(position, door, counts);
    counts.turns += position.turn;
    return position;
  }

  private playTurn(p: Position, door: Door, counts: Counts): Position {
    const { seat } = p;
    p = this.trade(p, door, counts);
    p = this.placeAll(p, door, counts);
    this.listBorder(p);
    for (;;) {
      const attack = this.drawAttack(p);
      counts.actions++;
      if (attack === NOBODY) break;
      p = this.attack(p, attack, door, counts);
      if (p.phase === 'over') {
        this.clearAttacks();
        return p;
      }
    }
    p = door.play(p, { type: 'end-attacks' });
    counts.actions++;
    return door.play(p, this.chooseMove(p, seat));
  }

  private trade(p: Position, door: Door, counts: Counts): Position {
    while (p.trading !== 'none') {
      const sets = setsIn(this.rules, handOf(p, p.seat));
      if (sets.length === 0) return p;
      counts.actions++;
      const set = sets[this.random.below(p.trading === 'must' ? sets.length : sets.length + 1)];
      if (set === undefined) return p;
      const own = set.find((card) => p.owner[card] === p.seat);
      p = door.play(p, {
        type: 'trade',
        cards: set,
        extra: p.extraTaken === 1 || own === undefined ? NOBODY : own,
      });
    }
    return p;
  }

  /** One army at a time onto random borders. */
  private placeAll(p: Position, door: Door, counts: Counts): Position {
    const { border, random, placements } = this;
    border.length = 0;
    for (const territory of territoriesOf(p, p.seat))
      if (isBorder(this.rules, p, territory)) border.push(territory);
    while (p.toPlace > 0) {
      p = door.play(p, placements[border[random.below(border.length)]!]!);
      counts.actions++;
    }
    return p;
  }

  private isStronger(p: Position, edge: number): boolean {
    const { owner, armies, seat } = p;
    const from = this.from[edge]!;
    const to = this.to[edge]!;
    return armies[from]! > armies[to]! && owner[from] === seat && owner[to] !== seat && armies[from]! > 1;
  }

  private list(p: Position, edge: number): void {
    if (this.isListed[edge] === 1 || !this.isStronger(p, edge)) return;
    this.isListed[edge] = 1;
    this.attacks[this.attackCount++] = edge;
  }

  private listBorder(p: Position): void {
    for (let i = 0; i < this.border.length; i++) this.listFrom(p, this.border[i]!);
  }

  private listFrom(p: Position, from: number): void {
    if (p.armies[from]! < 2) return;
    const end = this.first[from + 1]!;
    for (let edge = this.first[from]!; edge < end; edge++) this.list(p, edge);
  }

  private listTo(p: Position, to: number): void {
    const end = this.first[to + 1]!;
    for (let edge = this.first[to]!; edge < end; edge++) this.list(p, this.reverse[edge]!);
  }

  private clearAttacks(): void {
    this.isListed.fill(0);
    this.attackCount = 0;
  }

  /** A uniformly drawn attack that still makes sense, or NOBODY. */
  private drawAttack(p: Position): number {
    while (this.attackCount > 0) {
      const drawn = this.random.below(this.attackCount);
      const edge = this.attacks[drawn]!;
      if (this.isStronger(p, edge)) return edge;
      this.attacks[drawn] = this.attacks[--this.attackCount]!;
      this.isListed[edge] = 0;
    }
    return NOBODY;
  }

  private attack(p: Position, edge: number, door: Door, counts: Counts): Position {
    const from = this.from[edge]!;
    const to = this.to[edge]!;
    const defenders = p.armies[to];
    p = door.play(p, { type: 'attack', from, to, dice: Math.min(3, p.armies[from]! - 1) });
    counts.rolls++;
    if (p.phase === 'attack') {
      if (p.armies[to] !== defenders) this.listTo(p, to);
      return p;
    }
    counts.actions++;
    if (p.phase === 'over') return p;
    p = door.play(p, { type: 'occupy', armies: p.armies[from]! - 1 });
    this.listFrom(p, to);
    return p.trading === 'must' ? this.useSpoils(p, door, counts) : p;
  }

  /** The forced trades after an elimination, and their armies. */
  private useSpoils(p: Position, door: Door, counts: Counts): Position {
    p = this.placeAll(this.trade(p, door, counts), door, counts);
    this.listBorder(p);
    return p;
  }

  private chooseMove(p: Position, seat: number): Command {
    const { first, to: targets } = this;
    const { owner, armies } = p;
    const own = territoriesOf(p, seat);
    let moves = 0;
    for (const from of own) {
      if (armies[from]! < 2) continue;
      for (let edge = first[from]!; edge < first[from + 1]!; edge++)
        if (owner[targets[edge]!] === seat) moves++;
    }
    let chosen = this.random.below(moves + 1);
    if (chosen === moves) return { type: 'end-turn' };
    for (let i = 0; i < own.length; i++) {
      const from = own[i]!;
      if (armies[from]! < 2) continue;
      for (let edge = first[from]!; edge < first[from + 1]!; edge++) {
        const to = targets[edge]!;
        if (owner[to] !== seat || chosen-- > 0) continue;
        return { type: 'fortify', from, to, armies: 1 + this.random.below(armies[from]! - 1) };
      }
    }
    return { type: 'end-turn' };
  }
}

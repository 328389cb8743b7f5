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
  replay,
  type Rules,
  setsIn,
} from '@rubicon/engine';

/** Carries out a command; the door that is being measured. Gives the position that follows. */
export type Door = (position: Position, command: Command) => Position;

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
  return replay(ready, [{ type: 'turn-began', seat: 0, armies: rules.income(rules, ready, 0), trading: 'none' }]);
}

/**
 * Policy RP-2: trades at random, places on random borders, attacks at random wherever it is stronger until it
 * is nowhere, moves in with all it has, and makes one random move. Keeps its own list of attacks.
 */
export class RandomPolicy {
  private readonly rules: Rules;
  private readonly random: Dice;
  private readonly size: number;
  private readonly border: number[] = [];
  private readonly attacks: number[] = []; // from * size + to; may hold some that are stale
  private readonly isListed: Uint8Array;

  constructor(rules: Rules, random: Dice) {
    this.rules = rules;
    this.random = random;
    this.size = rules.board.size;
    this.isListed = new Uint8Array(this.size * this.size);
  }

  /** Plays a game to its end. */
  playGame(position: Position, door: Door, counts: Counts): Position {
    while (position.phase !== 'over') position = this.playTurn(position, door, counts);
    counts.turns += position.turn;
    return position;
  }

  private playTurn(p: Position, door: Door, counts: Counts): Position {
    const { seat } = p;
    p = this.trade(p, door, counts);
    this.listBorder(p, seat);
    while (p.phase === 'reinforce') {
      const territory = this.border[this.random.below(this.border.length)]!;
      p = door(p, { type: 'place', places: [[territory, 1]] });
      counts.actions++;
    }
    this.listAttacks(p, seat);
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
    p = door(p, { type: 'end-attacks' });
    counts.actions++;
    return door(p, this.chooseMove(p, seat));
  }

  private trade(p: Position, door: Door, counts: Counts): Position {
    while (p.trading !== 'none') {
      const sets = setsIn(this.rules, handOf(p, p.seat));
      if (sets.length === 0) return p;
      counts.actions++;
      const set = sets[this.random.below(p.trading === 'must' ? sets.length : sets.length + 1)];
      if (set === undefined) return p;
      const own = set.find((card) => p.owner[card] === p.seat);
      p = door(p, { type: 'trade', cards: set, extra: p.extraTaken === 1 || own === undefined ? NOBODY : own });
    }
    return p;
  }

  private listBorder(p: Position, seat: number): void {
    this.border.length = 0;
    for (let t = 0; t < this.size; t++) if (p.owner[t] === seat && isBorder(this.rules, p, t)) this.border.push(t);
  }

  private isStronger(p: Position, from: number, to: number): boolean {
    return p.owner[to] !== p.owner[from] && p.armies[from]! > p.armies[to]! && p.armies[from]! > 1;
  }

  private listFrom(p: Position, from: number): void {
    for (const to of this.rules.board.neighbours[from]!) if (this.isStronger(p, from, to)) this.list(from, to);
  }

  private listTo(p: Position, to: number, seat: number): void {
    for (const from of this.rules.board.neighbours[to]!) {
      if (p.owner[from] === seat && this.isStronger(p, from, to)) this.list(from, to);
    }
  }

  private list(from: number, to: number): void {
    const attack = from * this.size + to;
    if (this.isListed[attack] === 1) return;
    this.isListed[attack] = 1;
    this.attacks.push(attack);
  }

  private listAttacks(p: Position, seat: number): void {
    for (const t of this.border) if (p.owner[t] === seat) this.listFrom(p, t);
  }

  private clearAttacks(): void {
    for (const attack of this.attacks) this.isListed[attack] = 0;
    this.attacks.length = 0;
  }

  /** A uniformly drawn attack that still makes sense, or NOBODY. */
  private drawAttack(p: Position): number {
    const { attacks, size } = this;
    while (attacks.length > 0) {
      const drawn = this.random.below(attacks.length);
      const attack = attacks[drawn]!;
      const from = Math.floor(attack / size);
      if (p.owner[from] === p.seat && this.isStronger(p, from, attack % size)) return attack;
      const last = attacks.pop()!;
      if (last !== attack) attacks[drawn] = last;
      this.isListed[attack] = 0;
    }
    return NOBODY;
  }

  private attack(p: Position, attack: number, door: Door, counts: Counts): Position {
    const { seat } = p;
    const from = Math.floor(attack / this.size);
    const to = attack % this.size;
    const defenders = p.armies[to];
    p = door(p, { type: 'attack', from, to, dice: Math.min(3, p.armies[from]! - 1) });
    counts.rolls++;
    if (p.phase === 'attack') {
      if (p.armies[to] !== defenders) this.listTo(p, to, seat);
      return p;
    }
    if (p.phase === 'over') {
      counts.actions++;
      return p;
    }
    p = door(p, { type: 'occupy', armies: p.armies[from]! - 1 });
    counts.actions++;
    this.listFrom(p, to);
    return p.trading === 'must' ? this.useSpoils(p, seat, door, counts) : p;
  }

  /** The forced trades after an elimination, and their armies. */
  private useSpoils(p: Position, seat: number, door: Door, counts: Counts): Position {
    p = this.trade(p, door, counts);
    this.listBorder(p, seat);
    while (p.toPlace > 0) {
      const territory = this.border[this.random.below(this.border.length)]!;
      p = door(p, { type: 'place', places: [[territory, 1]] });
      counts.actions++;
      this.listFrom(p, territory);
    }
    return p;
  }

  private chooseMove(p: Position, seat: number): Command {
    const { neighbours } = this.rules.board;
    let moves = 0;
    for (let from = 0; from < this.size; from++) {
      if (p.owner[from] !== seat || p.armies[from]! < 2) continue;
      for (const to of neighbours[from]!) if (p.owner[to] === seat) moves++;
    }
    let chosen = this.random.below(moves + 1);
    if (chosen === moves) return { type: 'end-turn' };
    for (let from = 0; ; from++) {
      if (p.owner[from] !== seat || p.armies[from]! < 2) continue;
      for (const to of neighbours[from]!) {
        if (p.owner[to] !== seat || chosen-- > 0) continue;
        return { type: 'fortify', from, to, armies: 1 + this.random.below(p.armies[from]! - 1) };
      }
    }
  }
}

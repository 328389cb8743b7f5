import {
  type TurnsCommand as Command,
  type Event,
  handOf,
  isBorder,
  NEUTRAL,
  NOBODY,
  type Place,
  type TurnsPosition as Position,
  type TurnsRules as Rules,
  replay,
  type Seat,
  setsIn,
  type TurnsGame,
} from '@rubicon/engine';

/** The function of the engine that is being measured: carries out a command and returns the next position. */
export interface Door {
  play(position: Position, command: Command): Position;
}

/** xorshift32, fast and good enough for a policy; the dice of the game are the engine's own. */
export class Random {
  private state: number;

  constructor(seed: number) {
    this.state = Math.imul(seed + 1, 0x9e3779b9) | 1;
  }

  below(n: number): number {
    let x = this.state;
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    this.state = x;
    return Math.imul(x >>> 16, n) >>> 16;
  }
}

export interface Counts {
  actions: number;
  rolls: number;
  turns: number;
}

/** Sets up a game of the 1993 rules: territories dealt at random, the rest placed at random, seat 0 starts. */
export function startPosition({ rules, position }: TurnsGame, random: Random, counts: Counts): Position {
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

/** All directed borders of a board in columns: those of territory t have the indices first[t] to first[t + 1] - 1. */
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

export interface Policy {
  /** Plays a game to its end with these random numbers. */
  playGame(position: Position, random: Random, door: Door, counts: Counts): Position;
}

/**
 * Policy RP-2: trades at random, places on random borders, makes random attacks with a stronger army until there are none
 * left, moves in with all armies, and makes one random move. It keeps its own list of attacks, some of them stale,
 * instead of asking for all legal commands at every decision.
 */
export function makePolicy(rules: Rules): Policy {
  const { first, from: sources, to: targets, reverse } = edgesOf(rules);
  const attacks = new Int32Array(sources.length);
  const isListed = new Uint8Array(sources.length);
  const moves = new Int32Array(sources.length);
  let attackCount = 0;
  const border = new Int32Array(rules.board.size);
  const staged = new Int32Array(rules.board.size); // armies to place on each territory of `border`
  const owner = new Int32Array(rules.board.size); // the policy's copy of the board, updated by `look`
  const armies = new Int32Array(rules.board.size);
  let borderCount = 0;
  let seat: Seat = NOBODY;
  let random: Random;
  let door: Door;
  let counts: Counts;

  /** Copies a territory from the position. */
  function look(p: Position, territory: number): void {
    owner[territory] = p.owner[territory]!;
    armies[territory] = p.armies[territory]!;
  }

  function isStronger(edge: number): boolean {
    const from = sources[edge]!;
    const to = targets[edge]!;
    return armies[from]! > armies[to]! && owner[from] === seat && owner[to] !== seat && armies[from]! > 1;
  }

  function list(edge: number): void {
    if (isListed[edge] === 1 || !isStronger(edge)) return;
    isListed[edge] = 1;
    attacks[attackCount++] = edge;
  }

  function listFrom(from: number): void {
    if (armies[from]! < 2) return;
    const end = first[from + 1]!;
    for (let edge = first[from]!; edge < end; edge++) list(edge);
  }

  function listTo(to: number): void {
    const end = first[to + 1]!;
    for (let edge = first[to]!; edge < end; edge++) list(reverse[edge]!);
  }

  function listBorder(): void {
    for (let i = 0; i < borderCount; i++) listFrom(border[i]!);
  }

  /** A random attack that is still from a stronger army, or NOBODY. */
  function drawAttack(): number {
    while (attackCount > 0) {
      const drawn = random.below(attackCount);
      const edge = attacks[drawn]!;
      if (isStronger(edge)) return edge;
      attacks[drawn] = attacks[--attackCount]!;
      isListed[edge] = 0;
    }
    return NOBODY;
  }

  function trade(p: Position): Position {
    while (p.trading !== 'none') {
      const sets = setsIn(rules, handOf(p, seat));
      if (sets.length === 0) return p;
      counts.actions++;
      const set = sets[random.below(p.trading === 'must' ? sets.length : sets.length + 1)];
      if (set === undefined) return p;
      const own = set.find((card) => owner[card] === seat);
      const extra = p.extraTaken === 1 || own === undefined ? NOBODY : own;
      p = door.play(p, { type: 'trade', cards: set, extra });
      if (extra !== NOBODY) look(p, extra);
    }
    return p;
  }

  /** Chooses a random border for each army, and sends all placements as one command, as all clients do. */
  function placeAll(p: Position): Position {
    borderCount = 0;
    for (let t = 0; t < owner.length; t++)
      if (owner[t] === seat && isBorder(rules, p, t)) border[borderCount++] = t;
    for (let army = 0; army < p.toPlace; army++) staged[random.below(borderCount)]!++;
    counts.actions += p.toPlace;
    const places: Place[] = [];
    for (let i = 0; i < borderCount; i++) {
      if (staged[i] === 0) continue;
      places.push([border[i]!, staged[i]!]);
      armies[border[i]!]! += staged[i]!;
      staged[i] = 0;
    }
    return door.play(p, { type: 'place', places });
  }

  function attack(p: Position, edge: number): Position {
    const from = sources[edge]!;
    const to = targets[edge]!;
    const defenders = armies[to]!;
    p = door.play(p, { type: 'attack', from, to, dice: Math.min(3, armies[from]! - 1) });
    counts.rolls++;
    look(p, from);
    look(p, to);
    if (p.phase === 'attack') {
      if (armies[to] !== defenders) listTo(to);
      return p;
    }
    counts.actions++;
    if (p.phase === 'over') return p;
    p = door.play(p, { type: 'occupy', armies: armies[from]! - 1 });
    look(p, from);
    look(p, to);
    listFrom(to);
    if (p.trading !== 'must') return p;
    p = placeAll(trade(p));
    listBorder();
    return p;
  }

  function chooseMove(): Command {
    let count = 0;
    for (let from = 0; from < owner.length; from++) {
      if (owner[from] !== seat || armies[from]! < 2) continue;
      const end = first[from + 1]!;
      for (let edge = first[from]!; edge < end; edge++)
        if (owner[targets[edge]!] === seat) moves[count++] = edge;
    }
    const chosen = random.below(count + 1);
    if (chosen === count) return { type: 'end-turn' };
    const from = sources[moves[chosen]!]!;
    return {
      type: 'fortify',
      from,
      to: targets[moves[chosen]!]!,
      armies: 1 + random.below(armies[from]! - 1),
    };
  }

  function playTurn(p: Position): Position {
    seat = p.seat;
    p = placeAll(trade(p));
    listBorder();
    for (;;) {
      const edge = drawAttack();
      counts.actions++;
      if (edge === NOBODY) break;
      p = attack(p, edge);
      if (p.phase === 'over') return p;
    }
    p = door.play(p, { type: 'end-attacks' });
    counts.actions++;
    const move = chooseMove();
    p = door.play(p, move);
    if (move.type === 'fortify') {
      look(p, move.from);
      look(p, move.to);
    }
    return p;
  }

  return {
    playGame(p, gameRandom, gameDoor, gameCounts) {
      random = gameRandom;
      door = gameDoor;
      counts = gameCounts;
      isListed.fill(0);
      attackCount = 0;
      for (let t = 0; t < owner.length; t++) look(p, t);
      while (p.phase !== 'over') p = playTurn(p);
      counts.turns += p.turn;
      return p;
    },
  };
}

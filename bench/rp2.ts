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

export interface Policy {
  /** Plays a game to its end, choosing by these dice. */
  playGame(position: Position, random: Dice, door: Door, counts: Counts): Position;
}

/**
 * Policy RP-2: trades at random, places on random borders, attacks at random wherever it is stronger until it
 * is nowhere, moves in with all it has, and makes one random move. Keeps its own list of attacks, some of
 * them stale, instead of asking for all that is legal at every decision.
 */
export function makePolicy(rules: Rules): Policy {
  const { first, from: sources, to: targets, reverse } = edgesOf(rules);
  const placements: readonly Command[] = rules.board.territories.map((_, t) => ({
    type: 'place',
    places: [[t, 1]],
  }));
  const attacks = new Int32Array(sources.length);
  const isListed = new Uint8Array(sources.length);
  let attackCount = 0;
  let border: number[] = [];
  let random: Dice;
  let door: Door;
  let counts: Counts;

  function isStronger({ owner, armies, seat }: Position, edge: number): boolean {
    const from = sources[edge]!;
    const to = targets[edge]!;
    return armies[from]! > armies[to]! && owner[from] === seat && owner[to] !== seat && armies[from]! > 1;
  }

  function list(p: Position, edge: number): void {
    if (isListed[edge] === 1 || !isStronger(p, edge)) return;
    isListed[edge] = 1;
    attacks[attackCount++] = edge;
  }

  function listFrom(p: Position, from: number): void {
    if (p.armies[from]! < 2) return;
    const end = first[from + 1]!;
    for (let edge = first[from]!; edge < end; edge++) list(p, edge);
  }

  function listTo(p: Position, to: number): void {
    const end = first[to + 1]!;
    for (let edge = first[to]!; edge < end; edge++) list(p, reverse[edge]!);
  }

  function listBorder(p: Position): void {
    for (let i = 0; i < border.length; i++) listFrom(p, border[i]!);
  }

  /** A uniformly drawn attack that still makes sense, or NOBODY. */
  function drawAttack(p: Position): number {
    while (attackCount > 0) {
      const drawn = random.below(attackCount);
      const edge = attacks[drawn]!;
      if (isStronger(p, edge)) return edge;
      attacks[drawn] = attacks[--attackCount]!;
      isListed[edge] = 0;
    }
    return NOBODY;
  }

  function trade(p: Position): Position {
    while (p.trading !== 'none') {
      const sets = setsIn(rules, handOf(p, p.seat));
      if (sets.length === 0) return p;
      counts.actions++;
      const set = sets[random.below(p.trading === 'must' ? sets.length : sets.length + 1)];
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
  function placeAll(p: Position): Position {
    border = territoriesOf(p, p.seat).filter((territory) => isBorder(rules, p, territory));
    while (p.toPlace > 0) {
      p = door.play(p, placements[border[random.below(border.length)]!]!);
      counts.actions++;
    }
    return p;
  }

  function attack(p: Position, edge: number): Position {
    const from = sources[edge]!;
    const to = targets[edge]!;
    const defenders = p.armies[to];
    p = door.play(p, { type: 'attack', from, to, dice: Math.min(3, p.armies[from]! - 1) });
    counts.rolls++;
    if (p.phase === 'attack') {
      if (p.armies[to] !== defenders) listTo(p, to);
      return p;
    }
    counts.actions++;
    if (p.phase === 'over') return p;
    p = door.play(p, { type: 'occupy', armies: p.armies[from]! - 1 });
    listFrom(p, to);
    if (p.trading !== 'must') return p;
    p = placeAll(trade(p));
    listBorder(p);
    return p;
  }

  function chooseMove(p: Position): Command {
    const { owner, armies, seat } = p;
    const own = territoriesOf(p, seat).filter((territory) => armies[territory]! > 1);
    let moves = 0;
    for (let i = 0; i < own.length; i++) {
      const from = own[i]!;
      for (let edge = first[from]!; edge < first[from + 1]!; edge++)
        if (owner[targets[edge]!] === seat) moves++;
    }
    let chosen = random.below(moves + 1);
    if (chosen === moves) return { type: 'end-turn' };
    for (const from of own) {
      for (let edge = first[from]!; edge < first[from + 1]!; edge++) {
        const to = targets[edge]!;
        if (owner[to] !== seat || chosen-- > 0) continue;
        return { type: 'fortify', from, to, armies: 1 + random.below(armies[from]! - 1) };
      }
    }
    return { type: 'end-turn' };
  }

  function playTurn(p: Position): Position {
    p = placeAll(trade(p));
    listBorder(p);
    for (;;) {
      const edge = drawAttack(p);
      counts.actions++;
      if (edge === NOBODY) break;
      p = attack(p, edge);
      if (p.phase === 'over') return p;
    }
    p = door.play(p, { type: 'end-attacks' });
    counts.actions++;
    return door.play(p, chooseMove(p));
  }

  return {
    playGame(p, gameRandom, gameDoor, gameCounts) {
      random = gameRandom;
      door = gameDoor;
      counts = gameCounts;
      isListed.fill(0);
      attackCount = 0;
      while (p.phase !== 'over') p = playTurn(p);
      counts.turns += p.turn;
      return p;
    },
  };
}

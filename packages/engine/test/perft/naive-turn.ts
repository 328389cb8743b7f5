import type { State, Table } from './naive-state.ts';

const own = ({ owner }: State, seat: string): string[] =>
  Object.keys(owner).filter((id) => owner[id] === seat);

const handOf = ({ cards }: State, seat: string): string[] =>
  Object.keys(cards).filter((card) => cards[card] === seat);

/** and C-5 or C-6 for the cards in hand. */
export function beginTurn(table: Table, state: State, seat: string): State {
  const held = own(state, seat);
  let toPlace = Math.max(3, Math.floor(held.length / 3));
  for (const [bonus, territories] of table.board.continents) {
    if ([...territories].every((id) => held.includes(id))) toPlace += bonus;
  }
  const hand = handOf(state, seat).length;
  return {
    ...state,
    phase: 'reinforce',
    seat,
    turn: state.turn + 1,
    toPlace,
    neutralToPlace: 0,
    trading: hand >= 5 ? 'must' : hand >= 3 ? 'may' : 'none',
    isExtraTaken: false,
    captures: 0,
    attack: '',
  };
}

export function trades(table: Table, state: State): State[] {
  if (state.trading === 'none') return [];
  const { seat } = state;
  const found: State[] = [];
  for (const set of setsIn(table, handOf(state, seat))) {
    const cards = { ...state.cards };
    for (const card of set) cards[card] = 'discards';
    const traded = {
      ...state,
      cards,
      sets: state.sets + 1,
      toPlace: state.toPlace + setValue(state.sets + 1),
      trading: tradingAfter(table, state, handOf(state, seat).length - 3),
    };
    const shown = set.filter((card) => state.owner[card] === seat);
    if (table.edition === 'classic' || state.isExtraTaken || shown.length === 0)
      found.push(traded); // C-9
    else found.push(...shown.map((id) => ({ ...strengthen(traded, id, 2), isExtraTaken: true }))); // C-8
  }
  return found;
}

/** C-3 */
function setsIn({ board }: Table, hand: readonly string[]): string[][] {
  const sets: string[][] = [];
  for (const a of hand) {
    for (const b of hand) {
      for (const c of hand) {
        if (a >= b || b >= c) continue;
        const figures = new Set([a, b, c].map((card) => board.figures[card]));
        if (figures.has('wild') || figures.size !== 2) sets.push([a, b, c]);
      }
    }
  }
  return sets;
}

/** C-7 */
function setValue(nth: number): number {
  return [4, 6, 8, 10, 12, 15][nth - 1] ?? 15 + 5 * (nth - 6);
}

/** The trading state after a trade that leaves this many cards. */
function tradingAfter({ edition }: Table, { phase }: State, hand: number): string {
  const may = hand >= 3 ? 'may' : 'none';
  if (edition === 'classic') return hand > 4 ? 'must' : may; // C-6, E-3
  if (phase === 'reinforce') return may; // C-5
  return hand > 4 ? 'must' : 'none'; // E-2
}

/** any number on one territory; the first placement of the turn ends its trading (C-4). */
export function placings(state: State): State[] {
  if (state.trading === 'must') return [];
  const isStart = state.phase === 'reinforce';
  const found: State[] = [];
  for (const id of own(state, state.seat)) {
    for (let n = 1; n <= state.toPlace; n++) {
      const placed = { ...strengthen(state, id, n), toPlace: state.toPlace - n };
      if (!isStart)
        found.push(placed); // E-4
      else found.push({ ...placed, trading: 'none', phase: placed.toPlace === 0 ? 'attack' : 'reinforce' });
    }
  }
  return found;
}

const strengthen = (state: State, id: string, armies: number): State => ({
  ...state,
  armies: { ...state.armies, [id]: state.armies[id] + armies },
});

/** All options in the middle of a turn: trades of an elimination first, then attacks and the end. */
export function attacks(table: Table, state: State): State[] {
  const found = [...trades(table, state), ...placings(state)];
  if (state.trading === 'must' || state.toPlace > 0) return found;
  for (const from of own(state, state.seat)) {
    for (const to of table.board.borders[from]) {
      if (state.owner[to] === state.seat) continue;
      for (let dice = 1; dice <= 3 && dice < state.armies[from]; dice++) {
        if (hasChoice(table, state, to)) {
          found.push({ ...state, phase: 'defend', trading: 'none', attack: `${from}>${to}:${dice}` });
        } else {
          found.push(...rolls(table, state, from, to, dice, Math.min(2, state.armies[to])));
        }
      }
    }
  }
  const ended = { ...state, phase: 'fortify', trading: 'none' };
  return [...found, ...(table.edition === 'classic' ? [ended] : draws(ended))]; // C-2
}

/** A-3, TP-3; the garrison of a seat that has surrendered does not choose (L-1). */
function hasChoice({ options }: Table, state: State, to: string): boolean {
  if (options.defence !== 'chosen' || state.armies[to] < 2) return false;
  return state.owner[to] === 'n' || state.status[state.owner[to]] === 'in';
}

export function defences(table: Table, state: State): State[] {
  const [from, to, dice] = state.attack.split(/[>:]/);
  const defended = { ...state, phase: 'attack', attack: '' };
  const one = rolls(table, defended, from, to, Number(dice), 1);
  return state.armies[to] < 2 ? one : [...one, ...rolls(table, defended, from, to, Number(dice), 2)];
}

function rolls(table: Table, state: State, from: string, to: string, dice: number, against: number): State[] {
  return losses(dice, against).map(([attackers, defenders]) => {
    const armies = { ...state.armies };
    armies[from] -= attackers;
    armies[to] -= defenders;
    const rolled = { ...state, armies, trading: 'none' };
    return armies[to] === 0 ? capture(table, rolled, from, to, dice) : rolled;
  });
}

const lossesOf = new Map<string, [number, number][]>();

/** the possible losses, by rolling every face of every die. */
function losses(attackers: number, defenders: number): [number, number][] {
  const key = `${attackers}:${defenders}`;
  const known = lossesOf.get(key);
  if (known !== undefined) return known;
  const all = new Map<string, [number, number]>();
  for (const attack of faces(attackers)) {
    for (const defence of faces(defenders)) {
      const lost: [number, number] = [0, 0];
      for (let i = 0; i < Math.min(attackers, defenders); i++) lost[attack[i] > defence[i] ? 1 : 0]++;
      all.set(lost.join(), lost);
    }
  }
  lossesOf.set(key, [...all.values()]);
  return [...all.values()];
}

function faces(dice: number): number[][] {
  if (dice === 0) return [[]];
  return faces(dice - 1).flatMap((roll) =>
    [1, 2, 3, 4, 5, 6].map((face) => [...roll, face].sort().reverse()),
  );
}

/** The territory changes hands; with the last one of a seat its cards do too (E-1), and the game may be over (E-6, E-7). */
function capture(table: Table, state: State, from: string, to: string, dice: number): State {
  const { seat } = state;
  const loser = state.owner[to];
  const captured = {
    ...state,
    phase: 'occupy',
    owner: { ...state.owner, [to]: seat },
    captures: state.captures + 1,
    attack: `${from}>${to}:${dice}`,
  };
  if (state.status[loser] !== 'in' || own(captured, loser).length > 0) return captured; // TP-7, L-2
  const cards = { ...state.cards };
  for (const card of handOf(state, loser)) cards[card] = seat;
  const taken = { ...captured, cards, status: { ...state.status, [loser]: 'eliminated' } };
  const hand = handOf(taken, seat).length;
  const eliminated = { ...taken, trading: tradingAfterElimination(table, hand) };
  if (Object.values(eliminated.status).filter((status) => status === 'in').length > 1) return eliminated;
  return { ...moveIn(eliminated, dice), phase: 'over', winner: seat };
}

function tradingAfterElimination({ edition }: Table, hand: number): string {
  if (edition === 'world-domination') return hand >= 6 ? 'must' : 'none'; // E-2
  return hand >= 5 ? 'must' : hand >= 3 ? 'may' : 'none'; // E-3
}

/** */
export function occupations(state: State): State[] {
  const [from, , dice] = state.attack.split(/[>:]/);
  const most = state.armies[from] - 1;
  return Array.from({ length: most - Number(dice) + 1 }, (_, i) => moveIn(state, Number(dice) + i));
}

function moveIn(state: State, armies: number): State {
  const [from, to] = state.attack.split(/[>:]/);
  return { ...move(state, from, to, armies), phase: 'attack', attack: '' };
}

const move = (state: State, from: string, to: string, armies: number): State =>
  strengthen(strengthen(state, from, -armies), to, armies);

/** C-1: every card that may be drawn. S-8: an empty pile is refilled first. */
function draws(state: State): State[] {
  if (state.captures === 0) return [state];
  let { cards } = state;
  if (!Object.values(cards).includes('deck')) {
    const refilled = Object.entries(cards).map(([card, at]) => [card, at === 'discards' ? 'deck' : at]);
    cards = Object.fromEntries(refilled);
  }
  const pile = Object.keys(cards).filter((card) => cards[card] === 'deck');
  if (pile.length === 0) return [{ ...state, cards }];
  return pile.map((card) => ({ ...state, cards: { ...cards, [card]: state.seat } }));
}

/** F-1: one move to a neighbour, or none; then the turn ends. */
export function fortifications(table: Table, state: State): State[] {
  const moved = [state];
  for (const from of own(state, state.seat)) {
    for (const to of table.board.borders[from]) {
      if (state.owner[to] !== state.seat) continue;
      for (let n = 1; n < state.armies[from]; n++) moved.push(move(state, from, to, n));
    }
  }
  const { seats } = table;
  const turn = seats.indexOf(state.seat) + 1;
  const next = [...seats.slice(turn), ...seats].find((seat) => state.status[seat] === 'in') ?? state.seat; // E-6
  const ended = table.edition === 'classic' ? moved.flatMap(draws) : moved; // C-2
  return ended.map((s) => beginTurn(table, s, next));
}

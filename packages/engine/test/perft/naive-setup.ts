import type { State, Table } from './naive-state.ts';
import { beginTurn } from './naive-turn.ts';

/** Everything the host's start can lead to. Rolling for the start is left out: it may take forever. */
export function startings(table: Table, state: State): State[] {
  const { seats, options, edition } = table;
  const chosen = options.startingSeat ?? 'roll';
  if (chosen === 'roll' && edition === 'world-domination' && seats.length > 2) throw new Error('rolls dice');
  const starters = chosen === 'roll' ? seats : [seats[Number(chosen)]]; // S-10, TP-8: at random
  return starters.flatMap((first) => startingsFrom(table, { ...state, first }));
}

function startingsFrom(table: Table, state: State): State[] {
  const { seats, edition, options } = table;
  const { first } = state;
  const order = [...seats, ...seats].slice(seats.indexOf(first), seats.indexOf(first) + seats.length);
  const before = order[order.length - 1];
  if (seats.length === 2) {
    const dealt = deals(state, [...order, 'n'], { a: 40, b: 40, n: 40 }); // TP-1
    if (options.setup === 'quick') return dealt.flatMap(spread).map((s) => advance(table, s, before));
    return dealt.map((s) => advance(table, s, before));
  }
  if (edition === 'classic') return deals(state, order, {}).map((s) => beginTurn(table, s, first)); // S-6
  const each = { 3: 35, 4: 30, 5: 25, 6: 20 }[seats.length] ?? 0; // S-1
  const reserve = { ...state.reserve, ...Object.fromEntries(seats.map((seat) => [seat, each])) };
  if ((options.setup ?? 'claim') === 'claim') return [advance(table, { ...state, reserve }, before)]; // S-3
  const dealt = deals(state, order, reserve);
  if (options.setup === 'quick') return dealt.flatMap(spread).map((s) => advance(table, s, before));
  const last = order[(Object.keys(state.owner).length - 1) % order.length];
  return dealt.map((s) => advance(table, s, last));
}

/** All ways to deal the territories in turn, with one army on each out of the reserve, if there is one. */
function deals(state: State, order: readonly string[], reserve: Record<string, number>): State[] {
  const ids = Object.keys(state.owner);
  return permutations(ids).map((dealt) => {
    const owner: Record<string, string> = { ...state.owner };
    const left: Record<string, number> = { ...state.reserve, ...reserve };
    for (const [i, id] of dealt.entries()) {
      owner[id] = order[i % order.length];
      if (owner[id] in reserve) left[owner[id]]--;
    }
    return { ...state, owner, armies: Object.fromEntries(ids.map((id) => [id, 1])), reserve: left };
  });
}

function permutations(list: readonly string[]): string[][] {
  if (list.length === 0) return [[]];
  return list.flatMap((head) =>
    permutations(list.filter((item) => item !== head)).map((tail) => [head, ...tail]),
  );
}

/** All ways to spread every reserve evenly. */
function spread(state: State): State[] {
  let spreads = [state];
  for (const [owner, reserve] of Object.entries(state.reserve)) {
    const own = Object.keys(state.owner).filter((id) => state.owner[id] === owner);
    if (own.length === 0) continue;
    const equal = Math.floor(reserve / own.length);
    spreads = spreads.flatMap((s) =>
      subsets(own, reserve % own.length).map((lucky) => {
        const armies = { ...s.armies };
        for (const id of own) armies[id] += equal + (lucky.includes(id) ? 1 : 0);
        return { ...s, armies, reserve: { ...s.reserve, [owner]: 0 } };
      }),
    );
  }
  return spreads;
}

function subsets(list: readonly string[], size: number): string[][] {
  if (size === 0) return [[]];
  return list.flatMap((head, i) => subsets(list.slice(i + 1), size - 1).map((tail) => [head, ...tail]));
}

export function claims(table: Table, state: State): State[] {
  const { seat } = state;
  const free = Object.keys(state.owner).filter((id) => state.owner[id] === '.');
  return free.map((id) => {
    const owner = { ...state.owner, [id]: seat };
    const reserve = { ...state.reserve, [seat]: state.reserve[seat] - 1 };
    return advance(table, { ...state, owner, armies: { ...state.armies, [id]: 1 }, reserve }, seat);
  });
}

/** Places some of the armies on one territory; each placement is one decision. */
export function deployments(table: Table, state: State): State[] {
  const found: State[] = [];
  for (const [id, owner] of Object.entries(state.owner)) {
    const isNeutral = owner === 'n';
    if (!isNeutral && owner !== state.seat) continue;
    const most = isNeutral ? state.neutralToPlace : state.toPlace;
    for (let n = 1; n <= most; n++) {
      const placed = {
        ...state,
        armies: { ...state.armies, [id]: state.armies[id] + n },
        reserve: { ...state.reserve, [owner]: state.reserve[owner] - n },
        toPlace: state.toPlace - (isNeutral ? 0 : n),
        neutralToPlace: state.neutralToPlace - (isNeutral ? n : 0),
      };
      const isDone = placed.toPlace + placed.neutralToPlace === 0;
      found.push(isDone ? advance(table, placed, state.seat) : placed);
    }
  }
  return found;
}

/** S-3, S-4, S-5, TP-2: the next seat claims, or places, or the first turn begins. */
function advance(table: Table, state: State, after: string): State {
  const { seats } = table;
  const turn = seats.indexOf(after) + 1;
  const following = [...seats.slice(turn), ...seats.slice(0, turn)];
  if (Object.values(state.owner).includes('.')) {
    return { ...state, phase: 'claim', seat: following[0], toPlace: 1 };
  }
  const next = following.find((seat) => state.reserve[seat] > 0);
  if (next === undefined) return beginTurn(table, state, state.first);
  const isForTwo = seats.length === 2;
  return {
    ...state,
    phase: 'deploy',
    seat: next,
    toPlace: isForTwo ? 2 : 1,
    neutralToPlace: isForTwo ? 1 : 0,
  };
}

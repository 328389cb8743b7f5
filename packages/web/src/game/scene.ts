import { highBit, lowBit, NEUTRAL, NOBODY, type Position, piecesOf, type Rules } from '@rubicon/engine';
import type { Happening } from '@rubicon/protocol/wire';
import type {
  BoardArrow,
  BoardMark,
  BoardOwner,
  BoardPieces,
  BoardState,
  BoardView,
} from '../board/state.ts';
import { changesOf, type Draft } from './draft.ts';
import { capitalKind, colourOf } from './names.ts';
import { NO_WAYS, NONE, type Prompt } from './prompt.ts';

/** What the board is to show of a game. */
export interface Scene {
  readonly rules: Rules;
  readonly view: Position;
  readonly draft: Draft;
  readonly prompt: Prompt | undefined;
  readonly last: Happening | undefined; // whose actions are traced
  readonly mapView: BoardView;
}

export function boardState({ rules, view, draft, prompt, last, mapView }: Scene): BoardState {
  const { territories } = rules.board;
  const changes = prompt?.staged ?? changesOf(draft);
  return {
    owners: view.owner.map((owner): BoardOwner => colourOf(view, owner)),
    armies: view.armies,
    staged: territories.map((_, t) => changes.get(t) ?? 0),
    pieces: view.armies.map((armies) => pieces(rules, armies)),
    marks: territories.map((_, t) => marks(rules, view, t)),
    notes: prompt?.notes ?? NO_NOTES,
    heat: heat(rules, view, mapView),
    lit: prompt?.lit ?? NONE,
    selected: prompt?.selected,
    target: prompt?.target,
    drags: prompt?.drags ?? NO_WAYS,
    arrows: [...(prompt?.arrows ?? []), ...tracedArrows(last)],
    view: mapView,
    links: linksOf(rules),
  };
}

const NO_NOTES: ReadonlyMap<number, string> = new Map();

const FIGURE_BY_WORTH: Readonly<Record<number, string>> = {
  1: 'infantry',
  3: 'artillery',
  5: 'cavalry',
  10: 'artillery',
};

/** B-7 */
function pieces(rules: Rules, armies: number): BoardPieces[] {
  if (rules.family !== 'turns') return [];
  return piecesOf(rules, armies).map(([worth, count]) => ({
    piece: FIGURE_BY_WORTH[worth] ?? 'infantry',
    count,
  }));
}

function marks(rules: Rules, view: Position, t: number): BoardMark[] {
  if (view.family === 'orders') {
    const start = view.starts[t] ?? NOBODY;
    const objective = view.objectives[t] ?? NOBODY;
    return [
      ...(start === NOBODY ? [] : [{ kind: 'start' as const, owner: colourOf(view, start) }]),
      ...(objective < 0 ? [] : [{ kind: 'objective' as const, owner: colourOf(view, objective) }]),
    ];
  }
  const isCity = ((lowBit(t) & view.citiesLow) | (highBit(t) & view.citiesHigh)) !== 0;
  const capital = view.capitals.indexOf(t);
  return [
    ...(isCity ? [{ kind: 'city' as const }] : []),
    ...(capital < 0 ? [] : [{ kind: capitalKind(rules), owner: colourOf(view, capital) }]),
    ...(view.airfields.includes(t) ? [{ kind: 'airfield' as const }] : []),
  ];
}

/** From 0 to 1: how strong a territory is, or how much stronger its enemies next to it are. */
function heat(rules: Rules, { owner, armies }: Position, mapView: BoardView): number[] {
  if (mapView === 'strength') {
    const most = Math.max(1, ...armies);
    return armies.map((count) => Math.sqrt(count / most));
  }
  if (mapView !== 'threat') return [];
  return rules.board.territories.map((_, t) => {
    if (owner[t] === NOBODY || owner[t] === NEUTRAL) return 0;
    const enemies = rules.board.neighbours[t]!.filter((n) => owner[n] !== owner[t] && owner[n] !== NEUTRAL);
    const against = enemies.reduce((sum, n) => sum + Math.max(0, armies[n]! - 1), 0);
    return against === 0 ? 0 : against / (against + armies[t]!);
  });
}

const links = new WeakMap<Rules['board'], (readonly [number, number])[]>();

function linksOf(rules: Rules): readonly (readonly [number, number])[] {
  const known = links.get(rules.board);
  if (known !== undefined) return known;
  const found = rules.board.territories.flatMap((_, t) =>
    rules.board.neighbours[t]!.flatMap((n) => (t < n ? [[t, n] as const] : [])),
  );
  links.set(rules.board, found);
  return found;
}

/** What has just happened, as arrows on the board. */
function tracedArrows(last: Happening | undefined): BoardArrow[] {
  const arrows: BoardArrow[] = [];
  for (const event of last?.events ?? []) {
    if (event.type === 'rolled' || event.type === 'thrown' || event.type === 'announced')
      arrows.push({ from: event.from, to: event.to, kind: 'attack' });
    else if (event.type === 'occupied' || event.type === 'fortified')
      arrows.push({ from: event.from, to: event.to, kind: 'move', label: String(event.armies) });
    else if (event.type === 'moved' && event.troops > 0)
      arrows.push({ from: event.from, to: event.to, kind: 'order', label: String(event.troops) });
  }
  const seen = new Set<string>();
  return arrows.filter(({ from, to, kind }) => {
    const key = `${from} ${to} ${kind}`;
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

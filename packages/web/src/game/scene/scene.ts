import { NEUTRAL, NOBODY, type Position, piecesOf, type Rules } from '@rubicon/engine';
import type { HistoryEntry } from '@rubicon/protocol/wire';
import type {
  BoardArrow,
  BoardMark,
  BoardOwner,
  BoardPieces,
  BoardState,
  BoardView,
} from '../../board/state.ts';
import { continentProgress } from '../facts/continents.ts';
import { capitalKind, colourOf } from '../facts/names.ts';
import { shownOwners } from '../facts/owners.ts';
import { NO_ROUTES, NONE, type Prompt } from '../prompts/prompt.ts';
import { changesOf, type Staging } from '../prompts/staging.ts';

/** Everything the board state is made from. */
export interface Scene {
  readonly rules: Rules;
  readonly view: Position;
  readonly staging: Staging;
  readonly prompt: Prompt | undefined;
  readonly last: HistoryEntry | undefined; // its attacks and moves are drawn as arrows
  readonly hinted?: readonly BoardArrow[] | undefined; // arrows of a hint
  readonly fought?: string | undefined; // the losses of the last entry's attack, shown on its arrow
  readonly mapView: BoardView;
  readonly seat?: number | undefined; // at the screen: its progress is shown
}

export function boardState(scene: Scene): BoardState {
  const { rules, view, staging, prompt, last, hinted = [], fought, mapView, seat } = scene;
  const { territories } = rules.board;
  const changes = prompt?.changes ?? changesOf(staging);
  const prepared = battleArrow(prompt);
  return {
    owners: shownOwners(view).map((owner): BoardOwner => colourOf(view, owner)),
    armies: view.armies,
    staged: changes.size === 0 ? NOTHING : territories.map((_, t) => changes.get(t) ?? 0),
    pieces: view.armies.map((armies) => pieces(rules, armies)),
    marks: marksOf(rules, view),
    notes: prompt?.notes ?? NO_NOTES,
    heat: heat(rules, view, mapView),
    lit: prompt?.lit ?? NONE,
    selected: prompt?.selected,
    target: prompt?.target,
    drags: prompt?.drags ?? NO_ROUTES,
    arrows: unique([
      ...hinted,
      ...(prompt?.arrows ?? []),
      ...prepared,
      // The last attack is over once another one is prepared.
      ...tracedArrows(last, fought).filter(({ kind }) => kind !== 'attack' || prepared.length === 0),
    ]),
    view: mapView,
    progress: continentProgress(rules, view, seat),
    links: linksOf(rules),
  };
}

const NOTHING: readonly never[] = []; // always the same list, to avoid redraws
const NO_NOTES: ReadonlyMap<number, string> = new Map();

function marksOf(rules: Rules, view: Position): readonly (readonly BoardMark[])[] {
  const found = rules.board.territories.map((_, t) => marks(rules, view, t));
  return found.some(({ length }) => length > 0) ? found : NOTHING;
}

const PIECE_BY_VALUE: Readonly<Record<number, string>> = {
  1: 'infantry',
  3: 'artillery',
  5: 'cavalry',
  10: 'artillery',
};

/** B-7: the pieces that stand for a number of armies. */
function pieces(rules: Rules, armies: number): readonly BoardPieces[] {
  if (rules.family !== 'turns') return NOTHING;
  const known = piecesByArmies.get(rules) ?? [];
  piecesByArmies.set(rules, known);
  known[armies] ??= piecesOf(rules, armies).map(([worth, count]) => ({
    piece: PIECE_BY_VALUE[worth] ?? 'infantry',
    count,
  }));
  return known[armies];
}

const piecesByArmies = new WeakMap<Rules, (readonly BoardPieces[])[]>();

function marks(rules: Rules, view: Position, t: number): BoardMark[] {
  if (view.family === 'orders') {
    const start = view.starts[t] ?? NOBODY;
    const objective = view.objectives[t] ?? NOBODY;
    return [
      ...(start === NOBODY ? [] : [{ kind: 'start' as const, owner: colourOf(view, start) }]),
      ...(objective < 0 ? [] : [{ kind: 'objective' as const, owner: colourOf(view, objective) }]),
    ];
  }
  const isCity = view.cities.includes(t);
  const capital = view.capitals.indexOf(t);
  return [
    ...(isCity ? [{ kind: 'city' as const }] : []),
    ...(capital < 0 ? [] : [{ kind: capitalKind(rules), owner: colourOf(view, capital) }]),
    ...(view.airfields.includes(t) ? [{ kind: 'airfield' as const }] : []),
  ];
}

/** 0 to 1: the strength of a territory, or of the enemies next to it compared with its own. */
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

/** The attacks and moves of the last entry, as arrows. */
function tracedArrows(last: HistoryEntry | undefined, fought: string | undefined): BoardArrow[] {
  const arrows: BoardArrow[] = [];
  for (const event of last?.events ?? []) {
    if (event.type === 'rolled' || event.type === 'thrown' || event.type === 'announced')
      arrows.push({
        from: event.from,
        to: event.to,
        kind: 'attack',
        ...(fought !== undefined && { label: fought }),
      });
    else if (event.type === 'occupied' || event.type === 'fortified')
      arrows.push({ from: event.from, to: event.to, kind: 'move', label: String(event.armies) });
    else if (event.type === 'moved' && event.troops > 0)
      arrows.push({ from: event.from, to: event.to, kind: 'order', label: String(event.troops) });
  }
  return arrows;
}

/** The attack that is being prepared. */
function battleArrow(prompt: Prompt | undefined): BoardArrow[] {
  const { panel, selected: from, target: to } = prompt ?? {};
  return panel === 'battle' && from !== undefined && to !== undefined ? [{ from, to, kind: 'attack' }] : [];
}

/** One arrow of each kind between two territories. */
function unique(arrows: readonly BoardArrow[]): readonly BoardArrow[] {
  if (arrows.length === 0) return NOTHING;
  const seen = new Set<string>();
  return arrows.filter(({ from, to, kind }) => {
    const key = `${from} ${to} ${kind}`;
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

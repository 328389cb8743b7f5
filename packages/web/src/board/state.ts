import type { Colour } from '@rubicon/engine';

/** What the colours of the land mean. */
export const BOARD_VIEWS = ['owners', 'continents', 'threat', 'strength'] as const;
export type BoardView = (typeof BOARD_VIEWS)[number];

export type BoardOwner = Colour | 'neutral' | undefined;

export type BoardMarkKind = 'city' | 'capital' | 'headquarters' | 'airfield' | 'objective' | 'start';

export interface BoardMark {
  readonly kind: BoardMarkKind;
  readonly owner?: BoardOwner; // whose it is, if that is not the owner of the territory
}

export interface BoardArrow {
  readonly from: number;
  readonly to: number;
  readonly kind: 'attack' | 'move' | 'order';
  readonly label?: string; // in its middle: armies that move
  readonly isFaded?: boolean; // older than the others
}

export interface BoardPieces {
  readonly piece: string; // infantry, cavalry, artillery; anything else is drawn like infantry
  readonly count: number;
}

/** Everything that the board shows. It knows no rules: the host says what may be picked. */
export interface BoardState {
  readonly owners: readonly BoardOwner[]; // by territory, in the order of the engine's board
  readonly armies: readonly number[]; // by territory; 0 shows no number
  readonly staged: readonly number[]; // by territory: about to be placed (+) or taken away (-), beside the badge
  readonly pieces: readonly (readonly BoardPieces[])[]; // by territory: shown on a closer look
  readonly marks: readonly (readonly BoardMark[])[]; // by territory: what stands there besides armies
  readonly notes: ReadonlyMap<number, string>; // by territory: what is said with its name while it is looked at
  readonly heat: readonly number[]; // by territory, 0 to 1: for the views threat and strength
  readonly lit: ReadonlySet<number>; // may be picked now, and one of them is brought into view; if none is, nothing is dimmed
  readonly selected: number | undefined; // the first of two clicks
  readonly target: number | undefined; // the second
  readonly drags: ReadonlyMap<number, ReadonlySet<number>>; // from where an arrow may be drawn, and to where; all else pans
  readonly arrows: readonly BoardArrow[]; // last actions, or orders that are being written
  readonly view: BoardView; // what the colours of the land mean
  readonly links: readonly (readonly [number, number])[]; // neighbours of the game's board: only their lanes are drawn
}

/** Whether the colours of the land are a scale: then nothing is dimmed, since that would be another colour of it. */
export const isScale = (view: BoardView): boolean => view === 'threat' || view === 'strength';

/** Whether others may be picked now, and this one has no part in it. */
export function isDimmed({ lit, selected, target, view }: BoardState, territory: number): boolean {
  if (isScale(view)) return false;
  return lit.size > 0 && !lit.has(territory) && selected !== territory && target !== territory;
}

/** All texts of the board: nothing is written here. */
export interface BoardWords {
  readonly board: string; // the name of the whole
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly zoomFit: string;
  readonly overview: string; // the small map in the corner
  readonly scale: { readonly least: string; readonly most: string }; // what the ends of a scale mean, where the view is one
  territory(territory: number): string;
  continent(continent: number): string;
  bonus(continent: number): string; // under the name of a continent
  describe(territory: number): string; // everything about a territory, for those who cannot see it
  edge(territory: number): string; // where a lane leaves the map: what lies on the other side
}

export interface BoardProps {
  readonly state: BoardState;
  readonly words: BoardWords;
  readonly onPick: (territory: number, how: { more: boolean }) => void; // lit or selected; more: Shift, Ctrl or a long press
  readonly onSea: () => void; // a click on the sea, or Escape
  readonly onDrag?: ((from: number, to: number) => void) | undefined; // drawn from one to another, as `drags` allows
  readonly follow?: readonly number[] | undefined; // when it changes, the board moves until these are visible
}

/** As it stands beside a badge. */
export const stagedText = (count: number): string => (count > 0 ? `+${count}` : `−${-count}`);

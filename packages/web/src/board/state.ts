import type { Colour } from '@rubicon/engine';
import type { CSSProperties, ReactNode } from 'react';

/** The facts that the land colours can show. */
export const BOARD_VIEWS = ['owners', 'continents', 'threat', 'strength'] as const;
export type BoardView = (typeof BOARD_VIEWS)[number];

export type BoardOwner = Colour | 'neutral' | undefined;

export type BoardMarkKind = 'city' | 'capital' | 'headquarters' | 'airfield' | 'objective' | 'start';

export interface BoardMark {
  readonly kind: BoardMarkKind;
  readonly owner?: BoardOwner; // if not the owner of the territory
}

export interface BoardArrow {
  readonly from: number;
  readonly to: number;
  readonly kind: 'attack' | 'move' | 'order';
  readonly label?: string; // in its middle: the number of armies
  readonly isFaded?: boolean; // older than the others
}

export interface BoardPieces {
  readonly piece: string; // infantry, cavalry, artillery; anything else is drawn like infantry
  readonly count: number;
}

/** Armies that a territory has just lost. */
interface BoardLoss {
  readonly territory: number;
  readonly lost: number;
  readonly before: number; // armies, shown until the loss is animated
  readonly owner: BoardOwner; // before
}

/** The latest events, animated once for each key. */
export interface BoardEffects {
  readonly key: number;
  readonly losses: readonly BoardLoss[];
  readonly swept:
    | {
        readonly territory: number;
        readonly from: number; // the new colour spreads from there
        readonly before: BoardOwner;
        readonly after: BoardOwner;
      }
    | undefined;
  readonly march:
    | { readonly from: number; readonly to: number; readonly armies: number; readonly owner: BoardOwner }
    | undefined;
}

/** How much of a continent is held. */
export interface BoardProgress {
  readonly held: number;
  readonly of: number;
  readonly holder: BoardOwner; // of the whole continent
}

/** A ring around a badge. */
export interface BoardRing {
  readonly territory: number;
  readonly flag?: BoardOwner; // beside it, in this colour
}

/** Content from the parent, shown beside the middle of an arrow. It covers neither end. */
export interface BoardOverlay {
  readonly from: number;
  readonly to: number;
  readonly content: ReactNode;
}

/** Everything the board shows. It knows no rules: its parent says what may be picked. */
export interface BoardState {
  readonly owners: readonly BoardOwner[]; // by territory, in the order of the engine's board
  readonly armies: readonly number[]; // by territory; 0 is shown only with an owner
  readonly staged: readonly number[]; // by territory: armies about to be placed (+) or removed (-), beside the badge
  readonly pieces: readonly (readonly BoardPieces[])[]; // by territory: shown when zoomed in
  readonly marks: readonly (readonly BoardMark[])[]; // by territory: capitals, cities and the like
  readonly notes: ReadonlyMap<number, string>; // by territory: shown with its name while it is hovered or focused
  readonly heat: readonly number[]; // by territory, 0 to 1: for the views threat and strength
  readonly lit: ReadonlySet<number>; // may be picked now; others are dimmed, and one of these is brought into view
  readonly selected: number | undefined; // the first of two clicks
  readonly target: number | undefined; // the second
  readonly drags: ReadonlyMap<number, ReadonlySet<number>>; // origins of arrows that may be drawn, with their targets; other drags pan
  readonly arrows: readonly BoardArrow[]; // recent actions, or orders being written
  readonly effects?: BoardEffects | undefined;
  readonly rings?: readonly BoardRing[] | undefined;
  readonly progress?: readonly (BoardProgress | undefined)[]; // by continent, beside its name
  readonly view: BoardView;
  readonly links: readonly (readonly [number, number])[]; // neighbours on the game's board; lanes between others are not drawn
}

/** Whether the land colours are a scale; then nothing is dimmed, since dimming would look like another value. */
export const isScale = (view: BoardView): boolean => view === 'threat' || view === 'strength';

/** Whether only other territories may be picked now. */
export function isDimmed({ lit, selected, target, view }: BoardState, territory: number): boolean {
  if (isScale(view)) return false;
  return lit.size > 0 && !lit.has(territory) && selected !== territory && target !== territory;
}

/** All texts of the board, given by its parent. */
export interface BoardWords {
  readonly board: string; // the name of the board
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly zoomFit: string;
  readonly overview: string; // the small map in the corner
  readonly scale: { readonly least: string; readonly most: string }; // labels for the ends of a scale
  territory(territory: number): string;
  continent(continent: number): string;
  bonus(continent: number): string; // below the name of a continent
  edge(territory: number): string; // where a lane leaves the map: the territory on the other side
}

export interface BoardProps {
  readonly state: BoardState;
  readonly words: BoardWords;
  readonly describe: (territory: number) => string; // in words, for screen readers; a new function for each new state
  readonly onPick: (territory: number, how: { more: boolean }) => void; // a lit or selected territory; more: Shift, Ctrl or a long press
  readonly onSea: () => void; // a click on the sea, or Escape
  readonly onDoubleClick?: ((territory: number) => void) | undefined; // mouse only, after both clicks were picks
  readonly onTakeBack?: ((territory: number) => void) | undefined; // a right click or Backspace on a territory with armies to be placed
  readonly onDrag?: ((from: number, to: number) => void) | undefined; // an arrow that `drags` allows
  readonly timing?: CSSProperties | undefined; // when effects happen: --losses-at, --sweep-at and so on
  readonly overlay?: BoardOverlay | undefined;
  readonly isBare?: boolean | undefined; // without overview and zoom buttons, where the space is needed
  readonly tip?: ((territory: number) => ReactNode) | undefined; // beside a hovered territory; it covers no part of its badge
  readonly marked?: readonly number[] | undefined; // outlined: the parent points at them
  readonly follow?: readonly number[] | undefined; // the board moves to show these when the list changes
}

/** The text beside a badge: “+3” or “−2”. */
export const stagedText = (count: number): string => (count > 0 ? `+${count}` : `−${-count}`);

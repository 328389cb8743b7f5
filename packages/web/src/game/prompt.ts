import type { Position, SeatCommand } from '@rubicon/engine';
import type { BoardArrow } from '../board/state.ts';
import type { Draft } from './draft.ts';

/** What a click or a button does: changes what is prepared, sends it, or begins an attack that goes on by itself. */
export type Act =
  | { readonly type: 'draft'; readonly draft: Draft }
  | { readonly type: 'send'; readonly command: SeatCommand; readonly sure?: string } // asked before it is sent
  | { readonly type: 'assault'; readonly from: number; readonly to: number; readonly stopAt: number };

export interface PromptButton {
  readonly label: string;
  readonly act: Act;
}

/** What the seat is asked now, and what it can do about it; the same for mouse, touch, keyboard and screen reader. */
export interface Prompt {
  readonly text: string;
  readonly lit: ReadonlySet<number>; // what may be picked on the board
  readonly selected?: number | undefined;
  readonly target?: number | undefined;
  readonly arrows?: readonly BoardArrow[];
  readonly staged?: ReadonlyMap<number, number>; // changes that are shown on the board; without it, those of the draft
  readonly notes?: ReadonlyMap<number, string>; // what is to be said of territories
  readonly pick?: ((territory: number, more: boolean) => Act | undefined) | undefined;
  readonly drags?: Ways; // what may be drawn on the board
  readonly drag?: ((from: number, to: number) => Act | undefined) | undefined;
  readonly primary?: PromptButton | undefined; // the next step
  readonly buttons?: readonly PromptButton[]; // what else
  readonly panel?: 'battle' | 'number' | 'places' | 'moves' | 'sheet' | undefined; // what is shown with it
  readonly shows?: Position; // what the board shows meanwhile, where that is not how it stands
  readonly range?: { readonly least: number; readonly most: number; readonly value: number } | undefined;
  readonly numbered?: ((count: number) => Act) | undefined; // a number of the range was chosen
}

/** Territories, and where each leads. */
export type Ways = ReadonlyMap<number, ReadonlySet<number>>;

/** How many go onto a territory with a long click, or with Shift. */
export const MANY = 5;

export const NONE: ReadonlySet<number> = new Set();
export const NO_WAYS: Ways = new Map();

export function waysOf(pairs: readonly { readonly from: number; readonly to: number }[]): Ways {
  const ways = new Map<number, Set<number>>();
  for (const { from, to } of pairs) ways.set(from, (ways.get(from) ?? new Set()).add(to));
  return ways;
}

export const draftAct = (draft: Draft): Act => ({ type: 'draft', draft });
export const sendAct = (command: SeatCommand, sure?: string): Act =>
  sure === undefined ? { type: 'send', command } : { type: 'send', command, sure };

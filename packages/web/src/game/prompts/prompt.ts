import type { Position, SeatCommand } from '@rubicon/engine';
import type { BoardArrow } from '../../board/state.ts';
import type { Staging } from './staging.ts';

/** The effect of a click or a button: stages a change, sends commands, starts an assault, or only shows a message. */
export type Action =
  | { readonly type: 'stage'; readonly staging: Staging }
  | SendAction
  | { readonly type: 'assault'; readonly from: number; readonly to: number; readonly stopAt: number }
  | { readonly type: 'tell'; readonly text: string };

export interface SendAction {
  readonly type: 'send';
  readonly command: SeatCommand;
  readonly confirmation?: string | undefined; // a question asked before sending
  readonly selection?: Selection | undefined; // selected afterwards
  readonly next?: readonly SeatCommand[]; // sent afterwards, as long as each is possible
}

/** The first of two clicks, and the second. */
export type Selection = Pick<Staging, 'from'> & Partial<Pick<Staging, 'isGiven' | 'to'>>;

export interface PromptButton {
  readonly label: string;
  readonly action: Action;
}

/** The decision asked of the seat and its possible actions, for mouse, touch, keyboard and screen reader alike. */
export interface Prompt {
  readonly text: string;
  readonly lit: ReadonlySet<number>; // territories that may be picked
  readonly selected?: number | undefined;
  readonly target?: number | undefined;
  readonly arrows?: readonly BoardArrow[];
  readonly changes?: ReadonlyMap<number, number>; // by territory, shown as staged; by default those of the staging
  readonly notes?: ReadonlyMap<number, string>; // by territory
  readonly pick?: ((territory: number, more: boolean) => Action | undefined) | undefined;
  readonly drags?: Routes; // arrows that may be drawn
  readonly drag?: ((from: number, to: number) => Action | undefined) | undefined;
  readonly primary?: PromptButton | undefined; // the next step
  readonly buttons?: readonly PromptButton[];
  readonly panel?: 'battle' | 'number' | 'places' | 'moves' | 'sheet' | undefined; // shown with the prompt
  readonly shownPosition?: Position; // on the board, instead of the view
  readonly range?: { readonly least: number; readonly most: number; readonly value: number } | undefined;
  readonly chooseNumber?: ((count: number) => Action) | undefined; // from the range
}

/** Origins with their targets. */
export type Routes = ReadonlyMap<number, ReadonlySet<number>>;

/** Armies placed by a long press or a click with Shift. */
export const MANY = 5;

export const NONE: ReadonlySet<number> = new Set();
export const NO_ROUTES: Routes = new Map();

export function routesOf(pairs: readonly { readonly from: number; readonly to: number }[]): Routes {
  const routes = new Map<number, Set<number>>();
  for (const { from, to } of pairs) routes.set(from, (routes.get(from) ?? new Set()).add(to));
  return routes;
}

export const stageAction = (staging: Staging): Action => ({ type: 'stage', staging });
export const sendAction = (command: SeatCommand, confirmation?: string): SendAction =>
  confirmation === undefined ? { type: 'send', command } : { type: 'send', command, confirmation };

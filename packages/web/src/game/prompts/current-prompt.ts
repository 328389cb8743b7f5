import { accepts, type Position, type SeatCommand, toAct } from '@rubicon/engine';
import type { Words } from '../../words/words.ts';
import { ownerName } from '../facts/names.ts';
import type { OpenMatch } from '../match/open-match.ts';
import { ordersPrompt } from './orders/prompt.ts';
import type { Prompt, Selection } from './prompt.ts';
import { NOTHING_STAGED, type Staging } from './staging.ts';
import { turnsPrompt } from './turns/prompt.ts';

/** The prompt for the seat at the screen; undefined if it has nothing to decide. */
export function promptOf(
  {
    rules,
    view,
    seat,
    offers,
    game,
    yours,
  }: Pick<OpenMatch, 'rules' | 'view' | 'seat' | 'offers' | 'game' | 'yours'>,
  staging: Staging,
  words: Words,
): Prompt | undefined {
  if (typeof seat !== 'number' || offers.length === 0) return undefined;
  const isShared = yours.length > 1;
  const decision = { seat, offers, seats: game.seats, words, isShared };
  if (rules.family === 'turns' && view.family === 'turns')
    return turnsPrompt({ ...decision, rules, view }, staging);
  if (rules.family === 'orders' && view.family === 'orders')
    return ordersPrompt({ ...decision, rules, view }, staging);
  return undefined;
}

/** Commands that keep the staging; an attack keeps it for the next roll. */
const KEEPS_STAGING: readonly SeatCommand['type'][] = [
  'attack',
  'trade',
  'take-objective',
  'offer-draw',
  'accept-draw',
  'decline-draw',
];

/** The staging after a command is sent. */
export function stagingAfter(staging: Staging, { type }: SeatCommand, selection?: Selection): Staging {
  if (selection !== undefined) return { ...NOTHING_STAGED, ...selection };
  return KEEPS_STAGING.includes(type) ? staging : NOTHING_STAGED;
}

/**
 * Whether a queued command can be sent now. It cannot if something else must be decided first, and a turn does not end
 * while an objective can be taken.
 */
export function canFollow(
  { rules, view, seat, offers }: Pick<OpenMatch, 'rules' | 'view' | 'seat' | 'offers'>,
  command: SeatCommand,
): boolean {
  if (typeof seat !== 'number') return false;
  if (command.type === 'end-turn' && offers.some(({ type }) => type === 'take-objective')) return false;
  return accepts(rules, view, seat, command);
}

/** Identifies a decision. With written orders it does not depend on who else has committed. */
export function decisionKey(seat: OpenMatch['seat'], view: Position): string {
  if (view.family === 'turns') return `${seat} ${view.phase} ${toAct(view).join()}`;
  return `${seat} ${view.phase} ${view.round} ${view.lot.join()}`;
}

/** The staging for the next decision: keeps only the selected territories. */
export const stagingForNext = ({ from, isGiven, to }: Staging): Staging =>
  from === undefined ? NOTHING_STAGED : { ...NOTHING_STAGED, from, isGiven, to };

/** Names the other seats that are still to act; empty if there are none. */
export function waitingText(
  { view, game, seat }: Pick<OpenMatch, 'view' | 'game' | 'seat'>,
  words: Words,
): string {
  if (view.phase === 'over') return words.game.phases.over;
  const actors = toAct(view).filter((actor) => actor !== seat && game.seats[actor] !== undefined);
  if (actors.length === 0) return '';
  const names = words.common.list(actors.map((actor) => ownerName({ seats: game.seats, words }, actor)));
  const areBots = actors.every((actor) => game.seats[actor]?.bot !== undefined);
  return areBots ? words.actions.thinking(names, actors.length) : words.actions.waiting(names);
}

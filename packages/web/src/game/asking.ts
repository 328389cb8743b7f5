import { type Position, type SeatCommand, toAct } from '@rubicon/engine';
import type { Words } from '../words/words.ts';
import { type Draft, NO_DRAFT } from './draft.ts';
import { ownerName } from './names.ts';
import type { OpenMatch } from './open-match.ts';
import { ordersPrompt } from './orders/prompt.ts';
import type { Prompt } from './prompt.ts';
import { turnsPrompt } from './turns/prompt.ts';

/** What the seat in front of the page is asked, with what it has prepared; undefined when it is not asked anything. */
export function promptOf(
  { rules, view, seat, offers, game }: Pick<OpenMatch, 'rules' | 'view' | 'seat' | 'offers' | 'game'>,
  draft: Draft,
  words: Words,
): Prompt | undefined {
  if (typeof seat !== 'number' || offers.length === 0) return undefined;
  const chair = { seat, offers, seats: game.seats, words };
  if (rules.family === 'turns' && view.family === 'turns')
    return turnsPrompt({ ...chair, rules, view }, draft);
  if (rules.family === 'orders' && view.family === 'orders')
    return ordersPrompt({ ...chair, rules, view }, draft);
  return undefined;
}

/** Commands beside the one that is being prepared; an attack is prepared again for its next roll. */
const KEEPS_DRAFT: readonly SeatCommand['type'][] = [
  'attack',
  'trade',
  'take-objective',
  'offer-draw',
  'accept-draw',
  'decline-draw',
];

/** What is left of a draft when a command is sent. */
export const draftAfter = (draft: Draft, { type }: SeatCommand): Draft =>
  KEEPS_DRAFT.includes(type) ? draft : NO_DRAFT;

/** Changes with every decision of the game. With written orders it is one's own, whoever else has decided. */
export function decisionOf(seat: OpenMatch['seat'], view: Position): string {
  if (view.family === 'turns') return `${seat} ${view.phase} ${toAct(view).join()}`;
  return `${seat} ${view.phase} ${view.round} ${view.lot.join()}`;
}

/** What was prepared for one decision is not meant for another, but where it was is. */
export const draftForNext = ({ from, to }: Draft): Draft =>
  from === undefined ? NO_DRAFT : { ...NO_DRAFT, from, to };

/** Whom else is waited for; nothing, if only who reads it is left. */
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

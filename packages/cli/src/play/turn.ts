import type { Event, Seat, SeatCommand } from '@rubicon/engine';
import { progressOf } from '../games.ts';
import { type Decision, decisionOf, isOffered, offersOf } from './decision.ts';
import { handOver } from './hand-over.ts';
import { closedVerbs } from './prompts/closed.ts';
import { leavingVerbs } from './prompts/leaving.ts';
import { ordersPrompt } from './prompts/orders/prompts.ts';
import { askOnce, type Prompt } from './prompts/prompt.ts';
import { showBoard, showingVerbs } from './prompts/showing.ts';
import { turnsPrompt } from './prompts/turns/prompts.ts';
import { play, printNews, type Room } from './room.ts';
import { stagingAfter } from './staging.ts';
import { markedName, nameOf } from './texts/cast.ts';

/** Plays one decision of a person: hands over the keyboard, prints the log, asks, and prints the result. */
export async function personActs(room: Room, seat: Seat): Promise<void> {
  const isCleared = await handOver(room, seat);
  const decision = decisionOf(room, seat);
  printNews(room, isInOwnAttack(decision) ? 'every-roll' : 'summary');
  const part = partOf(decision);
  if (part !== room.shown) room.lastAttack = undefined;
  if (isCleared || part !== room.shown) showPart(decision);
  room.shown = part;
  await decide(decision);
  room.hasNews = printNews(room, 'every-roll').some(isNews);
}

function isInOwnAttack(decision: Decision): boolean {
  return (
    decision.family === 'turns' && decision.view.seat === decision.seat && decision.view.phase !== 'reinforce'
  );
}

/** Asks until a command is accepted. Does not ask if only one number of armies can move. */
async function decide(decision: Decision): Promise<void> {
  const { room } = decision;
  const [occupation] = offersOf(decision, 'occupy');
  if (occupation !== undefined && occupation.least === occupation.most) {
    await play(room, { type: 'occupy', armies: occupation.least });
    return;
  }
  room.terminal.print(...(promptFor(decision).intro ?? []));
  for (;;) {
    const command = await askForCommand(decision);
    if (command === undefined) continue;
    const refusal = await play(room, command);
    room.staging = stagingAfter(room.staging, command);
    if (refusal === undefined) return;
    room.terminal.print(refusal.reason);
    if (refusal.isLate) return;
  }
}

function askForCommand(decision: Decision): Promise<SeatCommand | undefined> {
  const prompt = promptFor(decision);
  const { room, seat } = decision;
  const verbs = [...prompt.verbs, ...showingVerbs(decision), ...leavingVerbs(decision)];
  return askOnce(decision, {
    ...prompt,
    label: `${room.host.label(seat)}${markedName(room.cast, seat)} ${prompt.label}`,
    verbs: [...verbs, ...closedVerbs(decision, verbs)],
  });
}

const promptFor = (decision: Decision): Prompt =>
  decision.family === 'turns' ? turnsPrompt(decision) : ordersPrompt(decision);

/** The part of the game for which the board is shown once: a phase of set-up, a turn or a round. */
function partOf({ view }: Decision): string {
  const turn = progressOf(view);
  return turn === 0 ? view.phase : `turn ${turn}`;
}

function showPart(decision: Decision): void {
  const { terminal, cast } = decision.room;
  showBoard(decision);
  if (isOffered(decision, 'accept-draw')) {
    terminal.print(`${nameOf(cast, decision.view.drawOfferedBy)} offers a draw. Type accept or decline.`);
  }
}

/** The log since the last time, read before the screen is cleared. */
const NEWS: readonly Event['type'][] = [
  'rolled',
  'drew',
  'objective-taken',
  'capitals-shown',
  'lot-won',
  'lot-left',
  'opened',
  'scored',
];

const isNews = ({ type }: Event): boolean => NEWS.includes(type);

import type { Event, Seat, SeatCommand } from '@rubicon/engine';
import { progressOf } from '../games.ts';
import { type Chair, isOffered, offersOf, sitDown } from './chair.ts';
import { draftAfter } from './draft.ts';
import { handOver } from './hand-over.ts';
import { closedVerbs } from './prompts/closed.ts';
import { leavingVerbs } from './prompts/leaving.ts';
import { ordersPrompt } from './prompts/orders/prompts.ts';
import { askOnce, type Prompt } from './prompts/prompt.ts';
import { showBoard, showingVerbs } from './prompts/showing.ts';
import { turnsPrompt } from './prompts/turns/prompts.ts';
import { play, type Room, tell } from './room.ts';
import { markedName, nameOf } from './texts/cast.ts';
import { rejectionText } from './texts/rejections.ts';

/** One decision of a person: the keyboard, the news, the question, and what came of it. */
export async function personActs(room: Room, seat: Seat): Promise<void> {
  const isCleared = await handOver(room, seat);
  const chair = sitDown(room, seat);
  tell(room, isInOwnAttack(chair) ? 'every-roll' : 'summary');
  const part = partOf(chair);
  if (part !== room.shown) room.lastAttack = undefined;
  if (isCleared || part !== room.shown) showPart(chair);
  room.shown = part;
  await decide(chair);
  room.hasNews = tell(room, 'every-roll').some(isNews);
}

function isInOwnAttack(chair: Chair): boolean {
  return chair.family === 'turns' && chair.view.seat === chair.seat && chair.view.phase !== 'reinforce';
}

/** Asks until a command is accepted. Where armies can move in one way only, nobody is asked. */
async function decide(chair: Chair): Promise<void> {
  const { room } = chair;
  const [occupation] = offersOf(chair, 'occupy');
  if (occupation !== undefined && occupation.least === occupation.most) {
    await play(room, { type: 'occupy', armies: occupation.least });
    return;
  }
  room.terminal.print(...(promptFor(chair).intro ?? []));
  for (;;) {
    const command = await askForCommand(chair);
    if (command === undefined) continue;
    const rejection = await play(room, command);
    room.draft = draftAfter(room.draft, command);
    if (rejection === undefined) return;
    room.terminal.print(rejectionText(room.cast, rejection));
  }
}

function askForCommand(chair: Chair): Promise<SeatCommand | undefined> {
  const prompt = promptFor(chair);
  const verbs = [...prompt.verbs, ...showingVerbs(chair), ...leavingVerbs(chair)];
  return askOnce(chair, {
    ...prompt,
    label: `${markedName(chair.room.cast, chair.seat)} ${prompt.label}`,
    verbs: [...verbs, ...closedVerbs(chair, verbs)],
  });
}

const promptFor = (chair: Chair): Prompt =>
  chair.family === 'turns' ? turnsPrompt(chair) : ordersPrompt(chair);

/** The board is shown once in each part of the set-up, and once a turn or round. */
function partOf({ view }: Chair): string {
  const turn = progressOf(view);
  return turn === 0 ? view.phase : `turn ${turn}`;
}

function showPart(chair: Chair): void {
  const { terminal, cast } = chair.room;
  showBoard(chair);
  if (isOffered(chair, 'accept-draw')) {
    terminal.print(`${nameOf(cast, chair.view.drawOfferedBy)} offers a draw: accept or decline.`);
  }
}

/** What a person wants to have read before the screen is cleared. */
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

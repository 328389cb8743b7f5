import type { Event, Seat, SeatCommand } from '@rubicon/engine';
import { handOver } from './hand-over.ts';
import { defendPrompt, occupyPrompt } from './prompts/answering.ts';
import { attackPrompt } from './prompts/attacking.ts';
import { claimPrompt } from './prompts/claiming.ts';
import { closedVerbs } from './prompts/closed.ts';
import { fortifyPrompt } from './prompts/fortifying.ts';
import { leavingVerbs } from './prompts/leaving.ts';
import { placePrompt } from './prompts/placing.ts';
import { askOnce, type Prompt } from './prompts/prompt.ts';
import { showBoard, showingVerbs } from './prompts/showing.ts';
import { tradePrompt } from './prompts/trading.ts';
import { type Chair, isOffered, NO_DRAFT, offersOf, play, sitDown, type Table, tell } from './table.ts';
import { markedName, nameOf } from './texts/cast.ts';
import { rejectionText } from './texts/rejections.ts';

/** One decision of a person: the keyboard, the news, the question, and what came of it. */
export async function personActs(table: Table, seat: Seat): Promise<void> {
  const isCleared = await handOver(table, seat);
  const chair = sitDown(table, seat);
  const isOwnAttack = chair.view.seat === seat && chair.view.phase !== 'reinforce';
  tell(table, seat, isOwnAttack ? 'every-roll' : 'summary');
  const part = partOf(chair);
  if (isCleared || part !== table.shown) showPart(chair);
  table.shown = part;
  await decide(chair);
  table.hasNews = tell(table, seat, 'every-roll').some(isNews);
}

/** Asks until a command is accepted. Where armies can move in one way only, nobody is asked. */
async function decide(chair: Chair): Promise<void> {
  const { table, seat } = chair;
  const [occupation] = offersOf(chair, 'occupy');
  if (occupation !== undefined && occupation.least === occupation.most) {
    play(table, seat, { type: 'occupy', armies: occupation.least });
    return;
  }
  table.terminal.print(...(promptFor(chair).intro ?? []));
  for (;;) {
    const command = await askForCommand(chair);
    if (command === undefined) continue;
    const rejection = play(table, seat, command);
    if (command.type === 'place' || command.type === 'place-rest') table.draft = NO_DRAFT;
    if (rejection === undefined) return;
    table.terminal.print(rejectionText(table.cast, rejection));
  }
}

function askForCommand(chair: Chair): Promise<SeatCommand | undefined> {
  const prompt = promptFor(chair);
  const verbs = [...prompt.verbs, ...showingVerbs(chair), ...leavingVerbs(chair)];
  return askOnce(chair, {
    ...prompt,
    label: `${markedName(chair.table.cast, chair.seat)} ${prompt.label}`,
    verbs: [...verbs, ...closedVerbs(chair, verbs)],
  });
}

function promptFor(chair: Chair): Prompt {
  const { phase, trading, toPlace } = chair.view;
  switch (phase) {
    case 'claim':
      return claimPrompt(chair);
    case 'deploy':
      return placePrompt(chair);
    case 'reinforce':
    case 'attack':
      if (trading === 'must') return tradePrompt(chair);
      return toPlace > 0 ? placePrompt(chair) : attackPrompt(chair);
    case 'defend':
      return defendPrompt(chair);
    case 'occupy':
      return occupyPrompt(chair);
    case 'fortify':
      return fortifyPrompt(chair);
    case 'start':
    case 'over':
      throw new Error(`nobody is asked in phase ${phase}`);
  }
}

/** The board is shown once in each part of the set-up and once a turn. */
function partOf({ view }: Chair): string {
  return view.turn === 0 ? view.phase : `turn ${view.turn}`;
}

function showPart(chair: Chair): void {
  const { terminal, cast } = chair.table;
  showBoard(chair);
  if (isOffered(chair, 'accept-draw')) {
    terminal.print(`${nameOf(cast, chair.view.drawOfferedBy)} offers a draw: accept or decline.`);
  }
}

/** What a person wants to have read before the screen is cleared. */
const isNews = ({ type }: Event): boolean => type === 'rolled' || type === 'drew';

import { offersOf, type TurnsChair } from '../../chair.ts';
import { NO_DRAFT, placesOf } from '../../draft.ts';
import { armies, territoryName, territoryNames } from '../../texts/cast.ts';
import { placesText } from '../../texts/turns/groups.ts';
import { readPlace } from '../places.ts';
import type { Prompt, Run, Verb } from '../prompt.ts';
import { draftCommand, leftToPlace, type Purse, spread, stage } from './placements.ts';
import { tradeIntro, tradeVerbs } from './trading.ts';

/**
 * Armies are staged here, changed freely, and sent as one command. Where a single army is asked for, naming
 * the territory sends it at once.
 */
export function placePrompt(chair: TurnsChair): Prompt {
  const { room, view } = chair;
  const isSingle = view.phase === 'deploy' && !room.draft.isRest && view.toPlace + view.neutralToPlace === 1;
  const territories = offersOf(chair, 'place').map(({ territory }) => territory);
  const example = territoryName(room.cast, territories[0]!).toLowerCase();

  const place: Run = async (words) => {
    const isStaged = await stageWords(chair, words, territories);
    if (isStaged && isSingle) return draftCommand(chair);
    if (isStaged) showDraft(chair);
    return undefined;
  };
  const help: Verb['help'] = isSingle
    ? [[example, `place the ${room.cast.words.army} there`]]
    : [
        [`${example} 2`, `stage 2 ${room.cast.words.armies} there; without a number 1`],
        [`${example} -1`, 'take 1 of them back'],
      ];
  return {
    label: labelOf(chair, isSingle),
    intro: [...settleIntro(chair), ...tradeIntro(chair)],
    territories,
    bare: place,
    verbs: [
      { name: 'place', help, run: place },
      ...(isSingle ? [] : stagingVerbs(chair, territories, example)),
      ...restVerbs(chair, territories, example),
      ...tradeVerbs(chair),
    ],
  };
}

/** CC-2: on what an overthrown player has left. */
function settleIntro({ room: { cast }, view }: TurnsChair): string[] {
  if (view.phase !== 'settle') return [];
  const where = territoryNames(cast, view.vacated);
  return [`You have taken ${where}; ${armies(cast, view.toPlace)} more go there.`];
}

function labelOf(chair: TurnsChair, isSingle: boolean): string {
  if (isSingle) return `place 1 of ${chair.view.reserve[chair.seat]}`;
  const left = leftToPlace(chair);
  return left.own + left.neutral > 0 ? `place (${leftText(left)} left)` : 'place (all staged: send)';
}

function leftText({ own, neutral }: Purse): string {
  return neutral === 0 ? String(own) : `${own} and ${neutral} neutral`;
}

/** Gives whether something was staged; says why not. */
async function stageWords(
  chair: TurnsChair,
  words: readonly string[],
  territories: readonly number[],
): Promise<boolean> {
  const { own, neutral } = leftToPlace(chair);
  const all = (territory: number): number => (chair.view.owner[territory] === chair.seat ? own : neutral);
  const place = await readPlace(chair, words, territories, all);
  if (place === undefined) return false;
  const problem = stage(chair, ...place);
  if (problem !== undefined) chair.room.terminal.print(problem);
  return problem === undefined;
}

function stagingVerbs(chair: TurnsChair, territories: readonly number[], example: string): Verb[] {
  const { room } = chair;
  const verb = (name: string, typed: string, meaning: string, run: Run): Verb => ({
    name,
    help: [[typed, meaning]],
    run,
  });
  return [
    verb('all', `all on ${example}`, 'stage all that is left there', async (words) => {
      if (await stageWords(chair, ['all', ...words], territories)) showDraft(chair);
      return undefined;
    }),
    verb('spread', 'spread', 'stage all that is left evenly on your borders', () => {
      spread(chair);
      showDraft(chair);
      return undefined;
    }),
    verb('undo', 'undo', 'take back the last thing staged', () => {
      room.draft = { ...room.draft, steps: room.draft.steps.slice(0, -1) };
      showDraft(chair);
      return undefined;
    }),
    verb('clear', 'clear', 'begin again with the placing', () => {
      room.draft = NO_DRAFT;
      showDraft(chair);
      return undefined;
    }),
    verb('send', 'send', 'send what is staged; it cannot be changed any more', () => {
      const { own, neutral } = leftToPlace(chair);
      const left = own + neutral;
      if (left === 0) return draftCommand(chair);
      room.terminal.print(`${armies(room.cast, left)} ${left === 1 ? 'is' : 'are'} still to be placed.`);
      return undefined;
    }),
  ];
}

/** Set-up: all that the seat has, at once. */
function restVerbs(chair: TurnsChair, territories: readonly number[], example: string): Verb[] {
  const { room } = chair;
  const [rest] = offersOf(chair, 'place-rest');
  if (rest === undefined) return [];
  const run: Run = async (words) => {
    const before = room.draft;
    room.draft = { ...before, isRest: true };
    if (words.length > 0) {
      if (await stageWords(chair, ['all', ...words], territories)) showDraft(chair);
      else room.draft = before;
      return undefined;
    }
    const neutral = rest.neutral > 0 ? ` and ${rest.neutral} neutral ones` : '';
    room.terminal.print(
      `Place all your ${armies(room.cast, rest.armies)}${neutral} now, then send; clear goes back to placing in turn.`,
    );
    return undefined;
  };
  const help: Verb['help'] = [
    ['rest', `place all your ${armies(room.cast, rest.armies)} now`],
    [`rest on ${example}`, 'stage all of them there'],
  ];
  return [{ name: 'rest', help: room.draft.isRest ? [] : help, run }];
}

function showDraft({ room }: TurnsChair): void {
  const places = placesOf(room.draft);
  const text = places.size === 0 ? 'Nothing is staged.' : `Staged: ${placesText(room.cast, places)}.`;
  room.terminal.print(text);
}

import { offersOf, type TurnsDecision } from '../../decision.ts';
import { NOTHING_STAGED, placesOf } from '../../staging.ts';
import { armies, territoryName, territoryNames } from '../../texts/cast.ts';
import { placesText } from '../../texts/turns/groups.ts';
import { readPlace } from '../places.ts';
import type { Prompt, Run, Verb } from '../prompt.ts';
import { leftToPlace, type Purse, spread, stage, stagedCommand } from './placements.ts';
import { tradeIntro, tradeVerbs } from './trading.ts';

/**
 * The placement of armies. They are staged, changed freely and sent as one command; a single army is sent at once.
 */
export function placePrompt(decision: TurnsDecision): Prompt {
  const { room, view } = decision;
  const isSingle =
    view.phase === 'deploy' && !room.staging.placesAll && view.toPlace + view.neutralToPlace === 1;
  const territories = offersOf(decision, 'place').map(({ territory }) => territory);
  const example = territoryName(room.cast, territories[0]!).toLowerCase();

  const place: Run = async (words) => {
    const isStaged = await stageWords(decision, words, territories);
    if (isStaged && isSingle) return stagedCommand(decision);
    if (isStaged) showStaged(decision);
    return undefined;
  };
  const help: Verb['help'] = isSingle
    ? [[example, `place the ${room.cast.words.army} there`]]
    : [
        [`${example} 2`, `stage 2 ${room.cast.words.armies} there (default 1)`],
        [`${example} -1`, 'remove 1 staged there'],
      ];
  return {
    label: labelOf(decision, isSingle),
    intro: [...settleIntro(decision), ...tradeIntro(decision)],
    territories,
    bare: place,
    verbs: [
      { name: 'place', help, run: place },
      ...(isSingle ? [] : stagingVerbs(decision, territories, example)),
      ...restVerbs(decision, territories, example),
      ...tradeVerbs(decision),
    ],
  };
}

/** CC-2: the introduction to placing on vacated territories. */
function settleIntro({ room: { cast }, view }: TurnsDecision): string[] {
  if (view.phase !== 'settle') return [];
  const where = territoryNames(cast, view.vacated);
  return [`You take over ${where}. Place ${armies(cast, view.toPlace)} there.`];
}

function labelOf(decision: TurnsDecision, isSingle: boolean): string {
  if (isSingle) return `place 1 of ${decision.view.reserve[decision.seat]}`;
  const left = leftToPlace(decision);
  return left.own + left.neutral > 0 ? `place (${leftText(left)} left)` : 'place (all staged: send)';
}

function leftText({ own, neutral }: Purse): string {
  return neutral === 0 ? String(own) : `${own} and ${neutral} neutral`;
}

/** Stages armies; returns whether it worked and prints the reason if not. */
async function stageWords(
  decision: TurnsDecision,
  words: readonly string[],
  territories: readonly number[],
): Promise<boolean> {
  const { own, neutral } = leftToPlace(decision);
  const all = (territory: number): number =>
    decision.view.owner[territory] === decision.seat ? own : neutral;
  const place = await readPlace(decision, words, territories, all);
  if (place === undefined) return false;
  const problem = stage(decision, ...place);
  if (problem !== undefined) decision.room.terminal.print(problem);
  return problem === undefined;
}

function stagingVerbs(decision: TurnsDecision, territories: readonly number[], example: string): Verb[] {
  const { room } = decision;
  const verb = (name: string, typed: string, meaning: string, run: Run): Verb => ({
    name,
    help: [[typed, meaning]],
    run,
  });
  return [
    verb('all', `all on ${example}`, 'stage all that are left there', async (words) => {
      if (await stageWords(decision, ['all', ...words], territories)) showStaged(decision);
      return undefined;
    }),
    verb('spread', 'spread', 'spread the rest evenly over your borders', () => {
      spread(decision);
      showStaged(decision);
      return undefined;
    }),
    verb('undo', 'undo', 'undo the last step', () => {
      room.staging = { ...room.staging, steps: room.staging.steps.slice(0, -1) };
      showStaged(decision);
      return undefined;
    }),
    verb('clear', 'clear', 'clear everything staged', () => {
      room.staging = NOTHING_STAGED;
      showStaged(decision);
      return undefined;
    }),
    verb('send', 'send', 'place everything staged; this is final', () => {
      const { own, neutral } = leftToPlace(decision);
      const left = own + neutral;
      if (left === 0) return stagedCommand(decision);
      room.terminal.print(`${armies(room.cast, left)} left to place.`);
      return undefined;
    }),
  ];
}

/** The verb to place the whole reserve at once in the set-up. */
function restVerbs(decision: TurnsDecision, territories: readonly number[], example: string): Verb[] {
  const { room } = decision;
  const [rest] = offersOf(decision, 'place-rest');
  if (rest === undefined) return [];
  const run: Run = async (words) => {
    const before = room.staging;
    room.staging = { ...before, placesAll: true };
    if (words.length > 0) {
      if (await stageWords(decision, ['all', ...words], territories)) showStaged(decision);
      else room.staging = before;
      return undefined;
    }
    const neutral = rest.neutral > 0 ? ` and ${rest.neutral} neutral` : '';
    room.terminal.print(
      `Place all your ${armies(room.cast, rest.armies)}${neutral} now, then type send. Type clear to go back to placing in turn.`,
    );
    return undefined;
  };
  const help: Verb['help'] = [
    ['rest', `place all your ${armies(room.cast, rest.armies)} now`],
    [`rest on ${example}`, 'stage all of them there'],
  ];
  return [{ name: 'rest', help: room.staging.placesAll ? [] : help, run }];
}

function showStaged({ room }: TurnsDecision): void {
  const places = placesOf(room.staging);
  const text = places.size === 0 ? 'Nothing staged.' : `Staged: ${placesText(room.cast, places)}.`;
  room.terminal.print(text);
}

import { type Chair, NO_DRAFT, offersOf, placesOf } from '../table.ts';
import { territoryName } from '../texts/cast.ts';
import { placesText } from '../texts/narration.ts';
import { armies } from '../texts/words.ts';
import { draftCommand, leftToPlace, type Purse, spread, stage } from './draft.ts';
import type { Prompt, Run, Verb } from './prompt.ts';
import { readOrChoose } from './questions.ts';
import { readNumber } from './reading.ts';
import { tradeIntro, tradeVerbs } from './trading.ts';

/**
 * Armies are staged here, changed freely, and sent as one command. Where a single army is asked for, naming
 * the territory sends it at once.
 */
export function placePrompt(chair: Chair): Prompt {
  const { table, view } = chair;
  const isSingle = view.phase === 'deploy' && !table.draft.isRest && view.toPlace + view.neutralToPlace === 1;
  const territories = offersOf(chair, 'place').map(({ territory }) => territory);
  const example = territoryName(table.cast, territories[0]!).toLowerCase();

  const place: Run = async (words) => {
    const isStaged = await stageWords(chair, words, territories);
    if (isStaged && isSingle) return draftCommand(chair);
    if (isStaged) showDraft(chair);
    return undefined;
  };
  const help: Verb['help'] = isSingle
    ? [[example, 'place the army there']]
    : [
        [`${example} 2`, 'stage 2 armies there; without a number 1'],
        [`${example} -1`, 'take 1 of them back'],
      ];
  return {
    label: labelOf(chair, isSingle),
    intro: tradeIntro(chair),
    territories,
    bare: place,
    verbs: [
      { name: 'place', help, run: place },
      ...(isSingle ? [] : stagingVerbs(chair, territories, example)),
      ...restVerbs(chair),
      ...tradeVerbs(chair),
    ],
  };
}

function labelOf(chair: Chair, isSingle: boolean): string {
  if (isSingle) return `place 1 of ${chair.view.reserve[chair.seat]}`;
  const left = leftToPlace(chair);
  return left.own + left.neutral > 0 ? `place (${leftText(left)} left)` : 'place (all staged: send)';
}

function leftText({ own, neutral }: Purse): string {
  return neutral === 0 ? String(own) : `${own} and ${neutral} neutral`;
}

/** `alaska`, `alaska 3`, `3 on alaska`, `alaska all`; without words the territories are listed. */
async function readPlace(
  chair: Chair,
  words: readonly string[],
  territories: readonly number[],
): Promise<{ territory: number; armies: number } | undefined> {
  const { table, view } = chair;
  const { own, neutral } = leftToPlace(chair);
  const isNumber = (word: string | undefined): boolean => word === 'all' || readNumber(word) !== undefined;
  const first = isNumber(words[0]) ? words[0] : undefined;
  const named = words.slice(first === undefined ? 0 : words[1] === 'on' ? 2 : 1);
  const items = territories.map((t) => [t, `${territoryName(table.cast, t)} ${view.armies[t]}`] as const);
  const read = await readOrChoose(chair, named, 'place where', items);
  if (read === undefined) return undefined;
  const [word = first ?? '1', ...tooMuch] = read.rest;
  if (!isNumber(word) || tooMuch.length > 0 || (first !== undefined && read.rest.length > 0)) {
    table.terminal.print('Type a territory and how many armies, for example: brazil 3');
    return undefined;
  }
  const all = view.owner[read.territory] === chair.seat ? own : neutral;
  return { territory: read.territory, armies: word === 'all' ? all : readNumber(word)! };
}

/** Gives whether something was staged; says why not. */
async function stageWords(
  chair: Chair,
  words: readonly string[],
  territories: readonly number[],
): Promise<boolean> {
  const read = await readPlace(chair, words, territories);
  if (read === undefined) return false;
  const problem = stage(chair, read.territory, read.armies);
  if (problem !== undefined) chair.table.terminal.print(problem);
  return problem === undefined;
}

function stagingVerbs(chair: Chair, territories: readonly number[], example: string): Verb[] {
  const { table } = chair;
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
      table.draft = { ...table.draft, steps: table.draft.steps.slice(0, -1) };
      showDraft(chair);
      return undefined;
    }),
    verb('clear', 'clear', 'begin again with the placing', () => {
      table.draft = NO_DRAFT;
      showDraft(chair);
      return undefined;
    }),
    verb('send', 'send', 'send what is staged; it cannot be changed any more', () => {
      const { own, neutral } = leftToPlace(chair);
      const left = own + neutral;
      if (left === 0) return draftCommand(chair);
      table.terminal.print(`${armies(left)} ${left === 1 ? 'is' : 'are'} still to be placed.`);
      return undefined;
    }),
  ];
}

/** Set-up: all that the seat has, at once. */
function restVerbs(chair: Chair): Verb[] {
  const { table } = chair;
  const [rest] = offersOf(chair, 'place-rest');
  if (rest === undefined || table.draft.isRest) return [];
  const run: Run = () => {
    table.draft = { ...table.draft, isRest: true };
    const neutral = rest.neutral > 0 ? ` and ${rest.neutral} neutral ones` : '';
    table.terminal.print(
      `Place all your ${armies(rest.armies)}${neutral} now, then send; clear goes back to placing in turn.`,
    );
    return undefined;
  };
  return [{ name: 'rest', help: [['rest', `place all your ${armies(rest.armies)} now`]], run }];
}

function showDraft({ table }: Chair): void {
  const places = placesOf(table.draft);
  const text = places.size === 0 ? 'Nothing is staged.' : `Staged: ${placesText(table.cast, places)}.`;
  table.terminal.print(text);
}

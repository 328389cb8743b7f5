import { accepts, NEUTRAL, type SeatCommand } from '@rubicon/engine';
import { offersOf, type TurnsChair } from '../chair.ts';
import { type Draft, NO_DRAFT, placedIn, withPlace } from '../draft.ts';
import { draftAct, MANY, NONE, type Prompt, type PromptButton, sendAct } from '../prompt.ts';
import { whyTrade } from './trades.ts';

/** Armies onto territories: staged, changed freely, sent as one command. */
export function placePrompt(chair: TurnsChair, draft: Draft): Prompt {
  const { view, words } = chair;
  const why = whyTrade(view, chair.seat, words);
  if (why !== undefined) return { text: why, lit: NONE };
  const { armies, neutral } = poolOf(chair, draft);
  const left = armies + neutral - placedIn(draft);
  const lit = new Set(
    openTo(chair, draft).filter((territory) => fits(chair, withPlace(draft, territory, 1))),
  );
  return {
    text: textOf(chair, armies, neutral),
    lit,
    selected: draft.to,
    panel: 'places',
    pick: (territory, more) => stage(chair, draft, territory, more ? MANY : 1),
    primary: sendButton(chair, draft, left === 0 || (lit.size === 0 && !draft.isRest)),
    buttons: [...allHere(chair, draft, left), ...clear(chair, draft), ...rest(chair, draft)],
    range: { least: 0, most: left, value: left },
  };
}

/** Where armies may come: of all that is left of the set-up both kinds, even if one of them is not asked for now. */
function openTo(chair: TurnsChair, { isRest }: Draft): number[] {
  const { view, seat } = chair;
  if (!isRest) return offersOf(chair, 'place').map(({ territory }) => territory);
  return view.owner.flatMap((owner, t) => (owner === seat || owner === NEUTRAL ? t : []));
}

/** The armies that are to be placed now, own and neutral (TP-2). */
function poolOf(chair: TurnsChair, { isRest }: Draft): { armies: number; neutral: number } {
  const [offer] = offersOf(chair, 'place-rest');
  if (isRest && offer !== undefined) return offer;
  return { armies: chair.view.toPlace, neutral: chair.view.neutralToPlace };
}

function textOf({ view, words: { actions } }: TurnsChair, armies: number, neutral: number): string {
  if (view.phase === 'settle') return actions.settle(armies);
  if (view.phase !== 'deploy') return actions.reinforce(armies);
  const own = armies > 0 ? [actions.deploy(armies)] : [];
  return [...own, ...(neutral > 0 ? [actions.deployNeutral(neutral)] : [])].join(' ');
}

/** Whether so many can be placed like this; of all that is left of the set-up, whether they do not exceed it. */
function fits(chair: TurnsChair, draft: Draft): boolean {
  const { rules, view, seat } = chair;
  if (!draft.isRest) return accepts(rules, view, seat, { type: 'place', places: draft.places });
  const { armies, neutral } = poolOf(chair, draft);
  const sum = (isNeutral: boolean): number =>
    placedIn({ ...draft, places: draft.places.filter(([t]) => (view.owner[t] === NEUTRAL) === isNeutral) });
  const isRoom = draft.places.every(([t, count]) => view.armies[t]! + count <= rules.armyLimit);
  return isRoom && sum(false) <= armies && sum(true) <= neutral;
}

/** As many as fit, up to this number. */
function stage(chair: TurnsChair, draft: Draft, territory: number, armies: number) {
  for (let count = armies; count > 0; count--) {
    const next = withPlace(draft, territory, count);
    if (fits(chair, next)) return draftAct(next);
  }
  return undefined;
}

function sendButton(chair: TurnsChair, draft: Draft, isDone: boolean): PromptButton | undefined {
  const { places, isRest } = draft;
  if (places.length === 0 || !isDone) return undefined;
  const command: SeatCommand = { type: isRest ? 'place-rest' : 'place', places };
  return { label: chair.words.actions.place(placedIn(draft)), act: sendAct(command) };
}

/** All that is left onto the territory that was picked last. */
function allHere(chair: TurnsChair, draft: Draft, left: number): PromptButton[] {
  if (draft.to === undefined || left === 0) return [];
  const act = stage(chair, draft, draft.to, left);
  return act === undefined ? [] : [{ label: chair.words.actions.placeAll, act }];
}

function clear(chair: TurnsChair, { places }: Draft): PromptButton[] {
  return places.length === 0 ? [] : [{ label: chair.words.actions.placeClear, act: draftAct(NO_DRAFT) }];
}

function rest(chair: TurnsChair, draft: Draft): PromptButton[] {
  const [offer] = offersOf(chair, 'place-rest');
  if (offer === undefined || draft.isRest || offer.armies <= chair.view.toPlace) return [];
  return [{ label: chair.words.actions.placeRest, act: draftAct({ ...draft, isRest: true }) }];
}

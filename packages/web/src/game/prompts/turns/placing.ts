import { accepts, NEUTRAL, NOBODY, type SeatCommand } from '@rubicon/engine';
import { offersOf, type TurnsDecision } from '../decision.ts';
import {
  type Action,
  MANY,
  NONE,
  type Prompt,
  type PromptButton,
  routesOf,
  type SendAction,
  sendAction,
  stageAction,
} from '../prompt.ts';
import { changesOf, NOTHING_STAGED, placedIn, type Staging, withPlace } from '../staging.ts';
import { placesAllAtOnce } from './all-at-once.ts';
import { attacksAfter } from './attacks-after.ts';
import { mustTradeText } from './trades.ts';

/** Places armies: staged first, then sent as one command. */
export function placePrompt(decision: TurnsDecision, entered: Staging): Prompt {
  const { rules, view, words } = decision;
  const staging = { ...entered, placesAll: entered.placesAll || placesAllAtOnce(decision) };
  const why = mustTradeText(rules, view, decision.seat, words);
  if (why !== undefined) return { text: why, lit: NONE };
  const { armies, neutral } = poolOf(decision, staging);
  const left = armies + neutral - placedIn(staging);
  const lit = new Set(
    placeableTerritories(decision, staging).filter((territory) =>
      fits(decision, withPlace(staging, territory, 1)),
    ),
  );
  const primary = sendButton(decision, staging, left === 0 || (lit.size === 0 && !staging.placesAll));
  const selected = staging.to ?? strongestBorder(decision, lit);
  return {
    text: textOf(decision, armies, neutral),
    lit,
    selected,
    panel: 'places',
    pick: (territory, more) => stageUpTo(decision, staging, territory, more ? MANY : 1),
    ...attackGestures(decision, staging, selected, primary?.action, left),
    primary,
    buttons: [
      ...placeAllButtons(decision, staging, selected, left),
      ...placeEvenlyButtons(decision, staging, lit, left),
      ...clearButtons(decision, staging),
      ...placeRestButtons(decision, staging),
    ],
    range: { least: 0, most: left, value: left },
  };
}

/** The first attack also sends the placements, once all armies are placed; before that, it says how many are left. */
function attackGestures(
  decision: TurnsDecision,
  staging: Staging,
  selected: number | undefined,
  place: SendAction | undefined,
  left: number,
): Partial<Pick<Prompt, 'lit' | 'pick' | 'drags' | 'drag'>> | undefined {
  const { phase } = decision.view;
  if (phase !== 'reinforce' && phase !== 'attack') return undefined;
  const routes = routesOf(attacksAfter(decision, changesOf(staging)));
  const drag = (from: number, to: number): Action | undefined => {
    if (!routes.get(from)?.has(to)) return undefined;
    return place === undefined
      ? { type: 'tell', text: decision.words.actions.placeFirst(left) }
      : { ...place, selection: { from, to } };
  };
  if (place === undefined) return { drags: routes, drag };
  const targets = routes.get(selected ?? NOBODY) ?? NONE;
  return {
    drags: routes,
    drag,
    lit: new Set([...routes.keys(), ...targets]),
    pick(territory) {
      if (routes.has(territory)) return { ...place, selection: { from: territory } };
      return targets.has(territory) ? { ...place, selection: { from: selected, to: territory } } : undefined;
    },
  };
}

/** The most likely place for new armies: the strongest territory next to another owner. */
function strongestBorder(decision: TurnsDecision, lit: ReadonlySet<number>): number | undefined {
  const { view } = decision;
  if (view.phase !== 'reinforce') return undefined;
  const [strongest] = [...lit]
    .filter((territory) => isBorder(decision, territory))
    .toSorted((a, b) => view.armies[b]! - view.armies[a]!);
  return strongest;
}

const isBorder = ({ rules, view }: TurnsDecision, territory: number): boolean =>
  rules.board.neighbours[territory]!.some((other) => view.owner[other] !== view.owner[territory]);

/** Territories that may get armies; with `placesAll`, those for neutral armies too. */
function placeableTerritories(decision: TurnsDecision, { placesAll }: Staging): number[] {
  const { view, seat } = decision;
  if (!placesAll) return offersOf(decision, 'place').map(({ territory }) => territory);
  return view.owner.flatMap((owner, t) => (owner === seat || owner === NEUTRAL ? t : []));
}

/** The armies to place now: the seat's own and neutral ones (TP-2). */
function poolOf(decision: TurnsDecision, { placesAll }: Staging): { armies: number; neutral: number } {
  const [offer] = offersOf(decision, 'place-rest');
  if (placesAll && offer !== undefined) return offer;
  return { armies: decision.view.toPlace, neutral: decision.view.neutralToPlace };
}

function textOf({ view, words: { actions } }: TurnsDecision, armies: number, neutral: number): string {
  if (view.phase === 'settle') return actions.settle(armies);
  if (view.phase !== 'deploy') return actions.reinforce(armies);
  const own = armies > 0 ? [actions.deploy(armies)] : [];
  return [...own, ...(neutral > 0 ? [actions.deployNeutral(neutral)] : [])].join(' ');
}

/** Whether the staged places are legal; with `placesAll`, whether they do not exceed the armies left. */
function fits(decision: TurnsDecision, staging: Staging): boolean {
  const { rules, view, seat } = decision;
  if (!staging.placesAll) return accepts(rules, view, seat, { type: 'place', places: staging.places });
  const { armies, neutral } = poolOf(decision, staging);
  const sum = (isNeutral: boolean): number =>
    placedIn({
      ...staging,
      places: staging.places.filter(([t]) => (view.owner[t] === NEUTRAL) === isNeutral),
    });
  const hasRoom = staging.places.every(([t, count]) => view.armies[t]! + count <= rules.armyLimit);
  return hasRoom && sum(false) <= armies && sum(true) <= neutral;
}

/** Stages as many armies as fit, up to this number. */
function stageUpTo(decision: TurnsDecision, staging: Staging, territory: number, armies: number) {
  for (let count = armies; count > 0; count--) {
    const next = withPlace(staging, territory, count);
    if (fits(decision, next)) return stageAction(next);
  }
  return undefined;
}

type SendButton = PromptButton & { readonly action: SendAction };

function sendButton(decision: TurnsDecision, staging: Staging, isDone: boolean): SendButton | undefined {
  const { places, placesAll } = staging;
  if (places.length === 0 || !isDone) return undefined;
  const command: SeatCommand = { type: placesAll ? 'place-rest' : 'place', places };
  return { label: decision.words.actions.place(placedIn(staging)), action: sendAction(command) };
}

/** Places all remaining armies on the selected territory. */
function placeAllButtons(
  decision: TurnsDecision,
  staging: Staging,
  selected: number | undefined,
  left: number,
): PromptButton[] {
  if (selected === undefined || left === 0) return [];
  const action = stageUpTo(decision, staging, selected, left);
  return action === undefined ? [] : [{ label: decision.words.actions.placeAll, action }];
}

/** Spreads the remaining armies over the borders, each to the border with the fewest new armies. */
function placeEvenlyButtons(
  decision: TurnsDecision,
  staging: Staging,
  lit: ReadonlySet<number>,
  left: number,
): PromptButton[] {
  const borders = [...lit].filter((territory) => isBorder(decision, territory));
  if (left < 2 || borders.length < 2) return [];
  const { armies } = decision.view;
  const staged = (from: Staging, t: number): number => changesOf(from).get(t) ?? 0;
  let spread = staging;
  for (let i = 0; i < left; i++) {
    const ordered = borders.toSorted(
      (a, b) => staged(spread, a) - staged(spread, b) || armies[a]! - armies[b]!,
    );
    const fitting = ordered.find((territory) => fits(decision, withPlace(spread, territory, 1)));
    if (fitting === undefined) break;
    spread = withPlace(spread, fitting, 1);
  }
  const action = stageAction({ ...spread, to: staging.to });
  return [{ label: decision.words.actions.placeEvenly, action }];
}

function clearButtons(decision: TurnsDecision, { places }: Staging): PromptButton[] {
  return places.length === 0
    ? []
    : [{ label: decision.words.actions.placeClear, action: stageAction(NOTHING_STAGED) }];
}

function placeRestButtons(decision: TurnsDecision, staging: Staging): PromptButton[] {
  const [offer] = offersOf(decision, 'place-rest');
  if (offer === undefined || staging.placesAll || offer.armies <= decision.view.toPlace) return [];
  return [{ label: decision.words.actions.placeRest, action: stageAction({ ...staging, placesAll: true }) }];
}

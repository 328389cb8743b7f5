import type { BoardArrow } from '../../../board/state.ts';
import { territoryName } from '../../facts/names.ts';
import type { OrdersDecision } from '../decision.ts';
import { type Action, type Prompt, sendAction, stageAction } from '../prompt.ts';
import { placedIn, type Staging } from '../staging.ts';
import { deployOnto } from './deploying.ts';
import { forecastOf, orderOf } from './forecast.ts';
import { mostFrom, moveBetween, type Sheet, targetsFrom, withCount, withMove } from './moves.ts';

interface Resources {
  readonly objectives: readonly number[];
  readonly troops: number; // before objectives are cashed in
}

/** The prompt for the sheet of a round: objectives to cash in, deployments and moves. */
export function orderPrompt(decision: OrdersDecision, staging: Staging, resources: Resources): Prompt {
  const { words } = decision;
  const left = leftToDeploy(decision, staging, resources);
  const sheet = { writer: decision, staging, forecast: forecastOf(decision, staging) };
  return {
    ...(toolOf(staging, left) === 'deploy'
      ? deployToolPrompt(decision, staging, left)
      : moveToolPrompt(decision, sheet)),
    panel: 'sheet',
    arrows: staging.moves.map(
      ([from, to, count]): BoardArrow => ({ from, to, kind: 'order', label: String(count) }),
    ),
    changes: sheet.forecast.changes,
    notes: new Map([...sheet.forecast.cuts].map(([t, troops]) => [t, words.orders.supplyNote(troops)])),
    drags: new Map(
      ownTerritories(decision).flatMap((from) => {
        const targets = targetsFrom(sheet, from);
        return targets.length === 0 ? [] : [[from, new Set(targets)] as const];
      }),
    ),
    drag: (from, to) => addMove(sheet, from, to),
    primary: {
      label: words.orders.commit,
      action: sendAction(orderOf(staging), left > 0 ? words.orders.confirmCommit(left) : undefined),
    },
  };
}

/** Troops that are not deployed yet, including those for objectives cashed in. */
export const leftToDeploy = (
  { rules }: Pick<OrdersDecision, 'rules'>,
  staging: Staging,
  { troops }: Pick<Resources, 'troops'>,
): number => troops + staging.cash.length * rules.cash - placedIn(staging);

/** The kind of order that a click adds to the sheet; always a move once everything is deployed. */
export const toolOf = ({ tool }: Staging, left: number): Staging['tool'] => (left > 0 ? tool : 'move');

const deployToolPrompt = (decision: OrdersDecision, staging: Staging, left: number): Prompt => ({
  ...deployOnto(decision, staging, ownTerritories(decision), left),
  text: decision.words.orders.order(left),
});

/** Origin, then target. Picking the target adds the move; its number can be changed while it is selected. */
function moveToolPrompt(decision: OrdersDecision, sheet: Sheet): Prompt {
  const { words } = decision;
  const { staging } = sheet;
  const origins = new Set(ownTerritories(decision).filter((t) => targetsFrom(sheet, t).length > 0));
  const line = moveBetween(staging, staging.from, staging.to);
  if (line !== undefined) {
    const [from, to, count] = line;
    const most = Math.max(1, mostFrom(sheet, from, to));
    return {
      text: words.orders.moveWritten(
        words.orders.moveLine(count, territoryName(decision, from), territoryName(decision, to)),
      ),
      lit: origins,
      selected: from,
      target: to,
      pick: (territory) => selectOrigin(staging, origins.has(territory) ? territory : undefined),
      range: { least: 1, most, value: Math.min(most, count) },
      chooseNumber: (number) => stageAction({ ...staging, moves: withCount(staging.moves, line, number) }),
    };
  }
  const from = origins.has(staging.from ?? -1) ? staging.from : undefined;
  if (from === undefined)
    return {
      text: words.orders.moveFrom,
      lit: origins,
      pick: (territory) => selectOrigin(staging, territory),
    };
  return {
    text: words.orders.moveTo(territoryName(decision, from)),
    lit: new Set([...targetsFrom(sheet, from), from]),
    selected: from,
    pick: (territory) =>
      territory === from ? selectOrigin(staging, undefined) : addMove(sheet, from, territory),
  };
}

const selectOrigin = (staging: Staging, from: number | undefined): Action =>
  stageAction({ ...staging, from, to: undefined, count: undefined });

/** Adds the move of two clicks or of an arrow drawn on the board. */
function addMove(sheet: Sheet, from: number, to: number): Action | undefined {
  const { writer } = sheet;
  if (writer.view.owner[from] !== writer.seat || !targetsFrom(sheet, from).includes(to)) return undefined;
  const staging = withMove(sheet, from, to);
  return staging && stageAction(staging);
}

const ownTerritories = ({ view, seat }: OrdersDecision): number[] =>
  view.owner.flatMap((owner, t) => (owner === seat ? t : []));

import { territoryName } from '../../facts/names.ts';
import { offersOf, type TurnsDecision } from '../decision.ts';
import { type Action, type Prompt, type PromptButton, routesOf, sendAction, stageAction } from '../prompt.ts';
import { NOTHING_STAGED, type Staging } from '../staging.ts';
import { endButtons } from './ending.ts';

/** Two clicks choose origin and target, then the battle is fought until it ends or the player stops. */
export function attackPrompt(decision: TurnsDecision, staging: Staging): Prompt {
  const { words } = decision;
  const attacks = offersOf(decision, 'attack');
  const moves = offersOf(decision, 'fortify'); // FG-16: before the first attack
  const pairs = [...attacks, ...moves];
  const from = pairs.some((offer) => offer.from === staging.from) ? staging.from : undefined;
  const targets = pairs.filter((offer) => offer.from === from).map(({ to }) => to);
  const to = from !== undefined && targets.includes(staging.to ?? -1) ? staging.to : undefined;
  const move = moves.find((offer) => offer.from === from && offer.to === to);
  const isBattle = to !== undefined && move === undefined;
  const attack = isBattle ? attacks.find((offer) => offer.from === from && offer.to === to) : undefined;
  const [end, endTurn] = endButtons(decision);
  const next =
    (attack && rollButton(decision, attack, staging)) ?? (move && moveButton(decision, move, staging));
  const origins = new Set(pairs.map((offer) => offer.from));
  return {
    text:
      move === undefined
        ? textOf(decision, from, to, attacks.length, moves.length)
        : words.actions.fortifyCount(territoryName(decision, move.from), territoryName(decision, move.to)),
    lit: from === undefined ? origins : new Set([...targets, from]),
    selected: from,
    target: to,
    panel: isBattle ? 'battle' : move === undefined ? undefined : 'number',
    pick: (territory) => pick(staging, from, targets, origins, territory),
    drags: routesOf(pairs),
    drag: (start, end) =>
      origins.has(start) ? stageAction({ ...NOTHING_STAGED, from: start, to: end }) : undefined,
    primary: next ?? end,
    buttons: next === undefined ? [endTurn] : [endTurn, end], // each keeps its place
    ...(move !== undefined && {
      range: { ...move, value: staging.count ?? move.most },
      chooseNumber: (count: number) => stageAction({ ...staging, count }),
    }),
  };
}

function pick(
  staging: Staging,
  from: number | undefined,
  targets: readonly number[],
  origins: ReadonlySet<number>,
  territory: number,
): Action | undefined {
  if (territory === from) return stageAction(staging.isGiven ? { ...NOTHING_STAGED, from } : NOTHING_STAGED);
  if (from !== undefined && targets.includes(territory))
    return stageAction({ ...staging, to: territory, count: undefined, stopAt: 1 });
  return origins.has(territory) ? stageAction({ ...NOTHING_STAGED, from: territory }) : undefined;
}

function textOf(
  decision: TurnsDecision,
  from: number | undefined,
  to: number | undefined,
  attacks: number,
  moves: number,
): string {
  const { actions } = decision.words;
  if (from !== undefined && to !== undefined)
    return actions.attackOn(territoryName(decision, from), territoryName(decision, to));
  if (from !== undefined) return actions.attackTo(territoryName(decision, from));
  if (moves > 0) return `${actions.attackFrom} ${actions.openingMove}`;
  return attacks === 0 ? actions.attackNone : actions.attackFrom;
}

/** One roll, with the most dice by default. */
function rollButton(
  { words }: TurnsDecision,
  { from, to, most }: { readonly from: number; readonly to: number; readonly most: number },
  { count }: Staging,
): PromptButton {
  const dice = Math.min(count ?? most, most);
  return { label: words.actions.roll, action: sendAction({ type: 'attack', from, to, dice }) };
}

function moveButton(
  { words }: TurnsDecision,
  { from, to, most }: { readonly from: number; readonly to: number; readonly most: number },
  { count }: Staging,
): PromptButton {
  const armies = count ?? most;
  return { label: words.actions.fortify(armies), action: sendAction({ type: 'fortify', from, to, armies }) };
}

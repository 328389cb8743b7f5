import { accepts, legal, type Move, OBJECTIVE_IDS } from '@rubicon/engine';
import { territoryName } from '../../facts/names.ts';
import { offersOf, type TurnsDecision } from '../decision.ts';
import { type Prompt, type PromptButton, routesOf, sendAction, stageAction } from '../prompt.ts';
import { changesOf, NOTHING_STAGED, type Staging } from '../staging.ts';

/** The end of a turn: objectives, then one move or several staged ones (EX-2). */
export function fortifyPrompt(decision: TurnsDecision, staging: Staging): Prompt {
  const isMany = offersOf(decision, 'fortify-many').length > 0;
  const offers = offersOf(isMany ? afterStaged(decision, staging) : decision, 'fortify');
  const from = offers.some((offer) => offer.from === staging.from) ? staging.from : undefined;
  const targets = offers.filter((offer) => offer.from === from).map(({ to }) => to);
  const to = from !== undefined && targets.includes(staging.to ?? -1) ? staging.to : undefined;
  const offer = offers.find((one) => one.from === from && one.to === to);
  const origins = new Set(offers.map((one) => one.from));
  const armies =
    offer === undefined ? 0 : Math.min(offer.most, Math.max(offer.least, staging.count ?? offer.most));
  const cleared: Staging = { ...NOTHING_STAGED, moves: staging.moves };
  const end = endButton(decision, staging);
  const chosen: Move | undefined = offer && [offer.from, offer.to, armies];
  const move = chosen && (isMany ? stageMoveButton(decision, cleared, chosen) : moveButton(decision, chosen));
  return {
    text: textOf(decision, from, to, isMany),
    lit: from === undefined ? origins : new Set([...targets, from]),
    selected: from,
    target: to,
    panel: offer !== undefined ? 'number' : staging.moves.length > 0 ? 'moves' : undefined,
    arrows: staging.moves.map(([start, end, count]) => ({
      from: start,
      to: end,
      kind: 'move',
      label: String(count),
    })),
    pick(territory) {
      if (territory === from) return stageAction(cleared);
      if (targets.includes(territory)) return stageAction({ ...staging, to: territory, count: undefined });
      return origins.has(territory) ? stageAction({ ...cleared, from: territory }) : undefined;
    },
    drags: routesOf(offers),
    drag: (start, end) =>
      origins.has(start) ? stageAction({ ...cleared, from: start, to: end }) : undefined,
    ...(offer !== undefined && {
      range: { least: offer.least, most: offer.most, value: armies },
      chooseNumber: (count: number) => stageAction({ ...staging, count }),
    }),
    primary: move ?? end,
    buttons: [
      ...(move === undefined ? [] : [end]),
      ...(staging.moves.length > 0 ? [undoButton(decision, staging)] : []),
      ...objectiveButtons(decision),
    ],
  };
}

function textOf(
  decision: TurnsDecision,
  from: number | undefined,
  to: number | undefined,
  isMany: boolean,
): string {
  const { actions } = decision.words;
  if (from !== undefined && to !== undefined)
    return actions.fortifyCount(territoryName(decision, from), territoryName(decision, to));
  if (from !== undefined) return actions.fortifyTo(territoryName(decision, from));
  return isMany ? actions.fortifyMany : actions.fortifyFrom;
}

function endButton({ words }: TurnsDecision, { moves }: Staging): PromptButton {
  if (moves.length === 0) return { label: words.actions.endTurn, action: sendAction({ type: 'end-turn' }) };
  return {
    label: words.actions.movesSend(moves.length),
    action: sendAction({ type: 'fortify-many', moves }),
  };
}

const moveButton = ({ words }: TurnsDecision, [from, to, armies]: Move): PromptButton => ({
  label: words.actions.fortify(armies),
  action: sendAction({ type: 'fortify', from, to, armies }),
});

const stageMoveButton = ({ words }: TurnsDecision, cleared: Staging, move: Move): PromptButton => ({
  label: `${words.actions.moveStage}: ${move[2]}`,
  action: stageAction({ ...cleared, moves: [...cleared.moves, move] }),
});

const undoButton = ({ words }: TurnsDecision, staging: Staging): PromptButton => ({
  label: words.actions.moveUndo,
  action: stageAction({ ...staging, moves: staging.moves.slice(0, -1) }),
});

function objectiveButtons(decision: TurnsDecision): PromptButton[] {
  const { goals, actions } = decision.words;
  return offersOf(decision, 'take-objective').map(({ objective }) => {
    const id = OBJECTIVE_IDS[objective];
    return {
      label: actions.objective(id === undefined ? '?' : goals.objectives[id]),
      action: sendAction({ type: 'take-objective', objective }),
    };
  });
}

/** The decision as it would be if the staged moves were made. */
function afterStaged(decision: TurnsDecision, staging: Staging): TurnsDecision {
  const { rules, view, seat } = decision;
  const isLegal =
    staging.moves.length === 0 || accepts(rules, view, seat, { type: 'fortify-many', moves: staging.moves });
  if (staging.moves.length === 0 || !isLegal) return decision;
  const changes = changesOf(staging);
  const staged = { ...view, armies: view.armies.map((armies, t) => armies + (changes.get(t) ?? 0)) };
  return { ...decision, view: staged, offers: legal(rules, staged, seat) };
}

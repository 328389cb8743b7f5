import { accepts, legal, type Move, OBJECTIVE_IDS } from '@rubicon/engine';
import { offersOf, type TurnsChair } from '../chair.ts';
import { changesOf, type Draft, NO_DRAFT } from '../draft.ts';
import { territoryName } from '../names.ts';
import { draftAct, type Prompt, type PromptButton, sendAct, waysOf } from '../prompt.ts';

/** The end of a turn: objectives first, then one move, or many that are staged (EX-2). */
export function fortifyPrompt(chair: TurnsChair, draft: Draft): Prompt {
  const isMany = offersOf(chair, 'fortify-many').length > 0;
  const offers = offersOf(isMany ? afterStaged(chair, draft) : chair, 'fortify');
  const from = offers.some((offer) => offer.from === draft.from) ? draft.from : undefined;
  const targets = offers.filter((offer) => offer.from === from).map(({ to }) => to);
  const to = from !== undefined && targets.includes(draft.to ?? -1) ? draft.to : undefined;
  const offer = offers.find((one) => one.from === from && one.to === to);
  const origins = new Set(offers.map((one) => one.from));
  const armies =
    offer === undefined ? 0 : Math.min(offer.most, Math.max(offer.least, draft.count ?? offer.most));
  const keep: Draft = { ...NO_DRAFT, moves: draft.moves };
  const end = endButton(chair, draft);
  const chosen: Move | undefined = offer && [offer.from, offer.to, armies];
  const move = chosen && (isMany ? noteButton(chair, keep, chosen) : moveButton(chair, chosen));
  return {
    text: textOf(chair, from, to, isMany),
    lit: from === undefined ? origins : new Set([...targets, from]),
    selected: from,
    target: to,
    panel: offer !== undefined ? 'number' : draft.moves.length > 0 ? 'moves' : undefined,
    arrows: draft.moves.map(([start, end, count]) => ({
      from: start,
      to: end,
      kind: 'move',
      label: String(count),
    })),
    pick(territory) {
      if (territory === from) return draftAct(keep);
      if (targets.includes(territory)) return draftAct({ ...draft, to: territory, count: undefined });
      return origins.has(territory) ? draftAct({ ...keep, from: territory }) : undefined;
    },
    drags: waysOf(offers),
    drag: (start, end) => (origins.has(start) ? draftAct({ ...keep, from: start, to: end }) : undefined),
    ...(offer !== undefined && {
      range: { least: offer.least, most: offer.most, value: armies },
      numbered: (count: number) => draftAct({ ...draft, count }),
    }),
    primary: move ?? end,
    buttons: [
      ...(move === undefined ? [] : [end]),
      ...(draft.moves.length > 0 ? [undoButton(chair, draft)] : []),
      ...objectiveButtons(chair),
    ],
  };
}

function textOf(
  chair: TurnsChair,
  from: number | undefined,
  to: number | undefined,
  isMany: boolean,
): string {
  const { actions } = chair.words;
  if (from !== undefined && to !== undefined)
    return actions.fortifyCount(territoryName(chair, from), territoryName(chair, to));
  if (from !== undefined) return actions.fortifyTo(territoryName(chair, from));
  return isMany ? actions.fortifyMany : actions.fortifyFrom;
}

function endButton({ words }: TurnsChair, { moves }: Draft): PromptButton {
  if (moves.length === 0) return { label: words.actions.endTurn, act: sendAct({ type: 'end-turn' }) };
  return { label: words.actions.movesSend(moves.length), act: sendAct({ type: 'fortify-many', moves }) };
}

const moveButton = ({ words }: TurnsChair, [from, to, armies]: Move): PromptButton => ({
  label: words.actions.fortify(armies),
  act: sendAct({ type: 'fortify', from, to, armies }),
});

const noteButton = ({ words }: TurnsChair, keep: Draft, move: Move): PromptButton => ({
  label: `${words.actions.moveStage}: ${move[2]}`,
  act: draftAct({ ...keep, moves: [...keep.moves, move] }),
});

const undoButton = ({ words }: TurnsChair, draft: Draft): PromptButton => ({
  label: words.actions.moveUndo,
  act: draftAct({ ...draft, moves: draft.moves.slice(0, -1) }),
});

function objectiveButtons(chair: TurnsChair): PromptButton[] {
  const { goals, actions } = chair.words;
  return offersOf(chair, 'take-objective').map(({ objective }) => {
    const id = OBJECTIVE_IDS[objective];
    return {
      label: actions.objective(id === undefined ? '?' : goals.objectives[id]),
      act: sendAct({ type: 'take-objective', objective }),
    };
  });
}

/** The chair as it would be if the staged moves were made. */
function afterStaged(chair: TurnsChair, draft: Draft): TurnsChair {
  const { rules, view, seat } = chair;
  const isLegal =
    draft.moves.length === 0 || accepts(rules, view, seat, { type: 'fortify-many', moves: draft.moves });
  if (draft.moves.length === 0 || !isLegal) return chair;
  const changes = changesOf(draft);
  const staged = { ...view, armies: view.armies.map((armies, t) => armies + (changes.get(t) ?? 0)) };
  return { ...chair, view: staged, offers: legal(rules, staged, seat) };
}

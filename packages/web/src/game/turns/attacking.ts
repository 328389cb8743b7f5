import { offersOf, type TurnsChair } from '../chair.ts';
import { type Draft, NO_DRAFT } from '../draft.ts';
import { territoryName } from '../names.ts';
import { type Act, draftAct, type Prompt, type PromptButton, sendAct, waysOf } from '../prompt.ts';

/** Two clicks, from and to; then the battle, until it is taken or called off. */
export function attackPrompt(chair: TurnsChair, draft: Draft): Prompt {
  const { words } = chair;
  const attacks = offersOf(chair, 'attack');
  const moves = offersOf(chair, 'fortify'); // FG-16: before the first attack
  const pairs = [...attacks, ...moves];
  const from = pairs.some((offer) => offer.from === draft.from) ? draft.from : undefined;
  const targets = pairs.filter((offer) => offer.from === from).map(({ to }) => to);
  const to = from !== undefined && targets.includes(draft.to ?? -1) ? draft.to : undefined;
  const move = moves.find((offer) => offer.from === from && offer.to === to);
  const isBattle = to !== undefined && move === undefined;
  const attack = isBattle ? attacks.find((offer) => offer.from === from && offer.to === to) : undefined;
  const end = { label: words.actions.endAttacks, act: sendAct({ type: 'end-attacks' }, sureOf(chair)) };
  const next = (attack && rollButton(chair, attack, draft)) ?? (move && moveButton(chair, move, draft));
  const origins = new Set(pairs.map((offer) => offer.from));
  return {
    text:
      move === undefined
        ? textOf(chair, from, to, attacks.length, moves.length)
        : words.actions.fortifyCount(territoryName(chair, move.from), territoryName(chair, move.to)),
    lit: from === undefined ? origins : new Set([...targets, from]),
    selected: from,
    target: to,
    panel: isBattle ? 'battle' : move === undefined ? undefined : 'number',
    pick: (territory) => pick(draft, from, targets, origins, territory),
    drags: waysOf(pairs),
    drag: (start, end) => (origins.has(start) ? draftAct({ ...NO_DRAFT, from: start, to: end }) : undefined),
    primary: next ?? end,
    buttons: next === undefined ? [] : [end],
    ...(move !== undefined && {
      range: { ...move, value: draft.count ?? move.most },
      numbered: (count: number) => draftAct({ ...draft, count }),
    }),
  };
}

function pick(
  draft: Draft,
  from: number | undefined,
  targets: readonly number[],
  origins: ReadonlySet<number>,
  territory: number,
): Act | undefined {
  if (territory === from) return draftAct(NO_DRAFT);
  if (from !== undefined && targets.includes(territory))
    return draftAct({ ...draft, to: territory, count: undefined, stopAt: 1 });
  return origins.has(territory) ? draftAct({ ...NO_DRAFT, from: territory }) : undefined;
}

function textOf(
  chair: TurnsChair,
  from: number | undefined,
  to: number | undefined,
  attacks: number,
  moves: number,
): string {
  const { actions } = chair.words;
  if (from !== undefined && to !== undefined)
    return actions.attackOn(territoryName(chair, from), territoryName(chair, to));
  if (from !== undefined) return actions.attackTo(territoryName(chair, from));
  if (moves > 0) return `${actions.attackFrom} ${actions.openingMove}`;
  return attacks === 0 ? actions.attackNone : actions.attackFrom;
}

/** Ending without a conquest is asked about, when one was possible. */
function sureOf(chair: TurnsChair): string | undefined {
  const couldAttack = offersOf(chair, 'attack').length > 0;
  return chair.view.captures === 0 && couldAttack ? chair.words.actions.endAttacksSure : undefined;
}

/** One roll, with the most dice unless fewer are chosen. */
function rollButton(
  { words }: TurnsChair,
  { from, to, most }: { readonly from: number; readonly to: number; readonly most: number },
  { count }: Draft,
): PromptButton {
  const dice = Math.min(count ?? most, most);
  return { label: words.actions.attack, act: sendAct({ type: 'attack', from, to, dice }) };
}

function moveButton(
  { words }: TurnsChair,
  { from, to, most }: { readonly from: number; readonly to: number; readonly most: number },
  { count }: Draft,
): PromptButton {
  const armies = count ?? most;
  return { label: words.actions.fortify(armies), act: sendAct({ type: 'fortify', from, to, armies }) };
}

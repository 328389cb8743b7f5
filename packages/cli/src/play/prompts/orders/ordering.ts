import type { OrdersDecision } from '../../decision.ts';
import { offersOf } from '../../decision.ts';
import { armies, territoryName, territoryNames } from '../../texts/cast.ts';
import type { Prompt, Run } from '../prompt.ts';
import { confirm } from '../questions.ts';
import { matchTerritory } from '../territories.ts';
import { readCash, readDeployment, readOrderedMove } from './order-lines.ts';
import { showPreview } from './previewing.ts';
import { deployedIn, editingVerbs, orderOf } from './sheet.ts';

/** The orders of a round, edited line by line and then committed. */
export function orderPrompt(decision: OrdersDecision): Prompt {
  const { room, rules, view, seat } = decision;
  const { cast } = room;
  const { objectives, troops } = offersOf(decision, 'order')[0]!;
  const left = troopsLeft(decision);
  const own = view.owner.flatMap((owner, t) => (owner === seat ? t : []));
  const commit: Run = async () => {
    const question = `You will lose ${armies(cast, left)} that are not deployed. Commit? yes or no`;
    return left > 0 && !(await confirm(decision, question)) ? undefined : orderOf(room.staging.sheet);
  };
  const cashable = objectives.length === 0 ? '' : ` Cash in an objective for ${rules.cash} more.`;
  return {
    label: `orders (${left} to deploy)`,
    intro: [
      `Write your orders: deploy ${armies(cast, troops)}, then move to neighbours.${cashable} Type ? for help.`,
    ],
    territories: own,
    bare: (words) => readLine(decision, words),
    verbs: [
      {
        name: 'deploy',
        also: ['place'],
        help: [['deploy brazil 3', 'deploy 3 on Brazil, which must be yours']],
        run: (words) => readDeployment(decision, words, own, left),
      },
      {
        name: 'move',
        help: [
          ['move brazil venezuela 2', 'move 2 to a neighbour'],
          ['move brazil venezuela all', 'move all; none stays behind'],
        ],
        run: (words) => readOrderedMove(decision, words, own),
      },
      {
        name: 'cash',
        help:
          objectives.length === 0
            ? []
            : [
                [
                  `cash ${territoryName(cast, objectives[0]!).toLowerCase()}`,
                  `cash in an objective: ${territoryNames(cast, objectives, 'or')}`,
                ],
              ],
        run: (words) => readCash(decision, words, objectives),
      },
      ...editingVerbs(decision),
      {
        name: 'preview',
        help: [['preview', 'show the result if nobody else moved']],
        run: () => showPreview(decision),
      },
      {
        name: 'commit',
        also: ['send', 'done'],
        help: [['commit', 'commit the sheet; this is final']],
        run: commit,
      },
    ],
  };
}

/** The troops left to deploy, including those of objectives to cash in. */
function troopsLeft(decision: OrdersDecision): number {
  const { objectives, troops } = offersOf(decision, 'order')[0]!;
  const { sheet } = decision.room.staging;
  const cashed = new Set(orderOf(sheet).cash.filter((territory) => objectives.includes(territory)));
  return Math.max(0, troops + decision.rules.cash * cashed.size - deployedIn(sheet));
}

/** Handles a line without a verb: 2 territories are a move, 1 is a deployment. */
function readLine(decision: OrdersDecision, words: readonly string[]): ReturnType<Run> {
  const { board } = decision.rules;
  const { view, seat } = decision;
  const own = view.owner.flatMap((owner, t) => (owner === seat ? t : []));
  const rest = words.slice(matchTerritory(board, words, own).length);
  const second = matchTerritory(board, rest[0] === 'to' ? rest.slice(1) : rest);
  return second.territories.length > 0
    ? readOrderedMove(decision, words, own)
    : readDeployment(decision, words, own, troopsLeft(decision));
}

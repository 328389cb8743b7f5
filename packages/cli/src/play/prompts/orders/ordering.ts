import type { OrdersChair } from '../../chair.ts';
import { offersOf } from '../../chair.ts';
import { armies, territoryName, territoryNames } from '../../texts/cast.ts';
import type { Prompt, Run } from '../prompt.ts';
import { confirm } from '../questions.ts';
import { matchTerritory } from '../territories.ts';
import { readCash, readDeployment, readOrderedMove } from './order-lines.ts';
import { showPreview } from './previewing.ts';
import { deployedIn, editingVerbs, orderOf } from './sheet.ts';

/** A round: the sheet of orders, edited line by line and then committed. */
export function orderPrompt(chair: OrdersChair): Prompt {
  const { room, rules, view, seat } = chair;
  const { cast } = room;
  const { objectives, troops } = offersOf(chair, 'order')[0]!;
  const left = troopsLeft(chair);
  const own = view.owner.flatMap((owner, t) => (owner === seat ? t : []));
  const commit: Run = async () => {
    const question = `${armies(cast, left)} would not be deployed. Commit? yes or no`;
    return left > 0 && !(await confirm(chair, question)) ? undefined : orderOf(room.draft.sheet);
  };
  const cashable = objectives.length === 0 ? '' : ` Cashing in an objective brings ${rules.cash} more.`;
  return {
    label: `orders (${left} to deploy)`,
    intro: [
      `Write your orders: ${armies(cast, troops)} to deploy, and any moves to neighbours.${cashable} Type ? for how.`,
    ],
    territories: own,
    bare: (words) => readLine(chair, words),
    verbs: [
      {
        name: 'deploy',
        also: ['place'],
        help: [['deploy brazil 3', 'write 3 for Brazil; it must be yours']],
        run: (words) => readDeployment(chair, words, own, left),
      },
      {
        name: 'move',
        help: [
          ['move brazil venezuela 2', 'write a move of 2 to a neighbour'],
          ['move brazil venezuela all', 'of all that are there, and none stays'],
        ],
        run: (words) => readOrderedMove(chair, words, own),
      },
      {
        name: 'cash',
        help:
          objectives.length === 0
            ? []
            : [
                [
                  `cash ${territoryName(cast, objectives[0]!).toLowerCase()}`,
                  `cash in one of ${territoryNames(cast, objectives)}`,
                ],
              ],
        run: (words) => readCash(chair, words, objectives),
      },
      ...editingVerbs(chair),
      {
        name: 'preview',
        help: [['preview', 'what would happen if nobody else moved']],
        run: () => showPreview(chair),
      },
      {
        name: 'commit',
        also: ['send', 'done'],
        help: [['commit', 'hand in the sheet; it cannot be changed any more']],
        run: commit,
      },
    ],
  };
}

/** What is to deploy, with what the written cashing brings, less what is written. */
function troopsLeft(chair: OrdersChair): number {
  const { objectives, troops } = offersOf(chair, 'order')[0]!;
  const { sheet } = chair.room.draft;
  const cashed = new Set(orderOf(sheet).cash.filter((territory) => objectives.includes(territory)));
  return Math.max(0, troops + chair.rules.cash * cashed.size - deployedIn(sheet));
}

/** A line without a verb: with two territories a move, with one a deployment. */
function readLine(chair: OrdersChair, words: readonly string[]): ReturnType<Run> {
  const { board } = chair.rules;
  const { view, seat } = chair;
  const own = view.owner.flatMap((owner, t) => (owner === seat ? t : []));
  const rest = words.slice(matchTerritory(board, words, own).length);
  const second = matchTerritory(board, rest[0] === 'to' ? rest.slice(1) : rest);
  return second.territories.length > 0
    ? readOrderedMove(chair, words, own)
    : readDeployment(chair, words, own, troopsLeft(chair));
}

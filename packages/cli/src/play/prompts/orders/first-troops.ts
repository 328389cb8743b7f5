import { fallback } from '@rubicon/engine';
import { type OrdersDecision, offersOf } from '../../decision.ts';
import { armies, territoryName, territoryNames } from '../../texts/cast.ts';
import { readPlace } from '../places.ts';
import type { Prompt, Run } from '../prompt.ts';
import { confirm } from '../questions.ts';
import { deployedIn, editingVerbs, placesIn, write } from './sheet.ts';

/** The first troops of the set-up, on a secret sheet. */
export function firstTroopsPrompt(decision: OrdersDecision): Prompt {
  const { room } = decision;
  const { cast, terminal } = room;
  const { territories, troops } = offersOf(decision, 'deploy')[0]!;
  const left = troops - deployedIn(room.staging.sheet);
  const example = territoryName(cast, territories[0]!).toLowerCase();

  const place: Run = async (words) => {
    const read = await readPlace(decision, words, territories, () => Math.max(0, left));
    if (read === undefined) return undefined;
    const [territory, count] = read;
    if (!territories.includes(territory))
      terminal.print(`${territoryName(cast, territory)} is not one of your starting territories.`);
    else if (count < 1 || count > left)
      terminal.print(`Type a number from 1 to ${left}. “remove” deletes a line.`);
    else write(decision, { type: 'deploy', place: read });
    return undefined;
  };
  const spread: Run = () => {
    const even = fallback(decision.rules, decision.view, decision.seat);
    const places = even?.type === 'deploy' ? even.places : [];
    room.staging = { ...room.staging, sheet: [] };
    for (const one of places) write(decision, { type: 'deploy', place: one });
    return undefined;
  };
  const commit: Run = async () => {
    const question = `You will lose ${armies(cast, left)} that are not deployed. Commit? yes or no`;
    if (left > 0 && !(await confirm(decision, question))) return undefined;
    return { type: 'deploy', places: placesIn(room.staging.sheet) };
  };
  return {
    label: left > 0 ? `deploy (${left} left)` : 'deploy (all deployed: commit)',
    intro: [`Deploy ${armies(cast, troops)} on ${territoryNames(cast, territories)}, then commit.`],
    territories,
    bare: place,
    verbs: [
      { name: 'deploy', also: ['place'], help: [[`${example} 3`, 'deploy 3 there']], run: place },
      { name: 'spread', help: [['spread', 'deploy all, spread evenly']], run: spread },
      ...editingVerbs(decision),
      {
        name: 'commit',
        also: ['send', 'done'],
        help: [['commit', 'commit the sheet; this is final']],
        run: commit,
      },
    ],
  };
}

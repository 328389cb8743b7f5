import { fallback } from '@rubicon/engine';
import { type OrdersChair, offersOf } from '../../chair.ts';
import { armies, territoryName, territoryNames } from '../../texts/cast.ts';
import { readPlace } from '../places.ts';
import type { Prompt, Run } from '../prompt.ts';
import { confirm } from '../questions.ts';
import { deployedIn, editingVerbs, placesIn, write } from './sheet.ts';

/** Set-up: the first troops, on a sheet that nobody sees before all are in. */
export function firstTroopsPrompt(chair: OrdersChair): Prompt {
  const { room } = chair;
  const { cast, terminal } = room;
  const { territories, troops } = offersOf(chair, 'deploy')[0]!;
  const left = troops - deployedIn(room.draft.sheet);
  const example = territoryName(cast, territories[0]!).toLowerCase();

  const place: Run = async (words) => {
    const read = await readPlace(chair, words, territories, () => Math.max(0, left));
    if (read === undefined) return undefined;
    const [territory, count] = read;
    if (!territories.includes(territory))
      terminal.print(`${territoryName(cast, territory)} is not one of your starting territories.`);
    else if (count < 1 || count > left)
      terminal.print(`Type a number from 1 to ${left}; remove takes a line out.`);
    else write(chair, { type: 'deploy', place: read });
    return undefined;
  };
  const spread: Run = () => {
    const usual = fallback(chair.rules, chair.view, chair.seat);
    const places = usual?.type === 'deploy' ? usual.places : [];
    room.draft = { ...room.draft, sheet: [] };
    for (const one of places) write(chair, { type: 'deploy', place: one });
    return undefined;
  };
  const commit: Run = async () => {
    const question = `${armies(cast, left)} are not placed and would be lost. Commit? yes or no`;
    if (left > 0 && !(await confirm(chair, question))) return undefined;
    return { type: 'deploy', places: placesIn(room.draft.sheet) };
  };
  return {
    label: left > 0 ? `place (${left} left)` : 'place (all written: commit)',
    intro: [`Place ${armies(cast, troops)} on ${territoryNames(cast, territories)}, then commit.`],
    territories,
    bare: place,
    verbs: [
      { name: 'deploy', also: ['place'], help: [[`${example} 3`, 'write 3 there']], run: place },
      { name: 'spread', help: [['spread', 'write all of them, evenly']], run: spread },
      ...editingVerbs(chair),
      {
        name: 'commit',
        also: ['send', 'done'],
        help: [['commit', 'hand in the sheet; it cannot be changed any more']],
        run: commit,
      },
    ],
  };
}

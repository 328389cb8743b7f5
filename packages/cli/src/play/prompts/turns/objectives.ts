import type { SeatCommand } from '@rubicon/engine';
import { offersOf, type TurnsChair } from '../../chair.ts';
import { rejectionText } from '../../texts/rejections.ts';
import { objectiveName, objectivesText } from '../../texts/turns/goals.ts';
import type { Verb } from '../prompt.ts';
import { askNumber } from '../questions.ts';
import { readNumber } from '../reading.ts';
import { wordsOf } from '../territories.ts';

/** Taking an objective; where none can be taken now, why. None in editions without objectives. */
export function objectiveVerbs(chair: TurnsChair): Verb[] {
  const open = reached(chair);
  if (chair.view.objectives.length === 0) return [];
  if (open.length === 0) return [{ name: 'take', help: [], run: () => sayWhyNot(chair) }];
  const example = objectiveName(open[0]!).toLowerCase();
  return [
    {
      name: 'take',
      help: [
        ['take', 'list the objectives you reach, and take one'],
        [`take ${example}`, 'take this one'],
      ],
      run: (words) => take(chair, open, words),
    },
  ];
}

function sayWhyNot({ room: { cast, terminal }, view }: TurnsChair): undefined {
  if (view.objectiveTaken === 1) terminal.print(rejectionText(cast, { code: 'objective-taken' }));
  else if (view.moves > 0) terminal.print(rejectionText(cast, { code: 'moved-already' }));
  else terminal.print('You reach no open objective now.');
}

/** That one could be taken now. */
export function objectiveIntro(chair: TurnsChair): string[] {
  const open = reached(chair);
  if (open.length === 0) return [];
  const cost = chair.view.captures > 0 ? ' It takes the place of the card of this turn.' : '';
  return [`You may take ${open.map(objectiveName).join(' or ')} first: type take.${cost}`];
}

const reached = (chair: TurnsChair): number[] =>
  offersOf(chair, 'take-objective').map(({ objective }) => objective);

async function take(
  chair: TurnsChair,
  open: readonly number[],
  words: readonly string[],
): Promise<SeatCommand | undefined> {
  const { room, rules, view, seat } = chair;
  let number = readNumber(words[0]);
  if (words.length === 0) {
    room.terminal.print(...objectivesText(room.cast, rules, view, seat), 'You can take:');
    room.terminal.print(...open.map((objective, i) => `  ${i + 1}  ${objectiveName(objective)}`));
    number = await askNumber(chair, 'take which', { least: 1, most: open.length });
    if (number === undefined) return undefined;
  }
  const named = open.filter((objective) => fits(words, wordsOf(objectiveName(objective))));
  const objective = number === undefined ? (named.length === 1 ? named[0] : undefined) : open[number - 1];
  if (objective !== undefined) return { type: 'take-objective', objective };
  room.terminal.print(`You can take ${open.map(objectiveName).join(' or ')}.`);
  return undefined;
}

/** Every word begins one of the words of the name, in their order. */
function fits(words: readonly string[], name: readonly string[]): boolean {
  let at = 0;
  return words.every((word) => {
    at = name.findIndex((part, i) => i >= at && part.startsWith(word)) + 1;
    return at > 0;
  });
}

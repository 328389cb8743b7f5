import type { SeatCommand } from '@rubicon/engine';
import { offersOf, type TurnsDecision } from '../../decision.ts';
import { rejectionText } from '../../texts/rejections.ts';
import { objectiveName, objectivesText } from '../../texts/turns/goals.ts';
import type { Verb } from '../prompt.ts';
import { askNumber } from '../questions.ts';
import { readNumber } from '../reading.ts';
import { wordsOf } from '../territories.ts';

/** The verb to take an objective; it prints the reason if none can be taken. Empty in editions without objectives. */
export function objectiveVerbs(decision: TurnsDecision): Verb[] {
  const open = reached(decision);
  if (decision.view.objectives.length === 0) return [];
  if (open.length === 0) return [{ name: 'take', help: [], run: () => sayWhyNot(decision) }];
  const example = objectiveName(open[0]!).toLowerCase();
  return [
    {
      name: 'take',
      help: [
        ['take', 'list the objectives you can take, and take one'],
        [`take ${example}`, 'take this objective'],
      ],
      run: (words) => take(decision, open, words),
    },
  ];
}

function sayWhyNot({ room: { cast, terminal }, view }: TurnsDecision): undefined {
  if (view.objectiveTaken === 1) terminal.print(rejectionText(cast, { code: 'objective-taken' }));
  else if (view.moves > 0) terminal.print(rejectionText(cast, { code: 'moved-already' }));
  else terminal.print('You cannot take an objective now.');
}

/** A hint that an objective can be taken now. */
export function objectiveIntro(decision: TurnsDecision): string[] {
  const open = reached(decision);
  if (open.length === 0) return [];
  const cost = decision.view.captures > 0 ? ' You then draw no card this turn.' : '';
  return [`You may take ${open.map(objectiveName).join(' or ')} first. Type take.${cost}`];
}

const reached = (decision: TurnsDecision): number[] =>
  offersOf(decision, 'take-objective').map(({ objective }) => objective);

async function take(
  decision: TurnsDecision,
  open: readonly number[],
  words: readonly string[],
): Promise<SeatCommand | undefined> {
  const { room, rules, view, seat } = decision;
  let number = readNumber(words[0]);
  if (words.length === 0) {
    room.terminal.print(...objectivesText(room.cast, rules, view, seat), 'You can take:');
    room.terminal.print(...open.map((objective, i) => `  ${i + 1}  ${objectiveName(objective)}`));
    number = await askNumber(decision, 'take', { least: 1, most: open.length });
    if (number === undefined) return undefined;
  }
  const named = open.filter((objective) => fits(words, wordsOf(objectiveName(objective))));
  const objective = number === undefined ? (named.length === 1 ? named[0] : undefined) : open[number - 1];
  if (objective !== undefined) return { type: 'take-objective', objective };
  room.terminal.print(`You can take ${open.map(objectiveName).join(' or ')}.`);
  return undefined;
}

/** Whether each word starts a word of the name, in order. */
function fits(words: readonly string[], name: readonly string[]): boolean {
  let at = 0;
  return words.every((word) => {
    at = name.findIndex((part, i) => i >= at && part.startsWith(word)) + 1;
    return at > 0;
  });
}

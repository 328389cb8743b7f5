import type { SeatCommand } from '@rubicon/engine';
import { offersOf, type TurnsDecision } from '../../decision.ts';
import { cardName, territoryName } from '../../texts/cast.ts';
import { listed } from '../../texts/words.ts';
import type { Prompt, Run, Verb } from '../prompt.ts';
import { readNumber, readTerritory } from '../reading.ts';

/** The decision of the attacker to change a die before the roll counts. */
export function dicePrompt(decision: TurnsDecision): Prompt {
  const isReRoll = decision.view.phase === 're-roll';
  const dice = isReRoll ? diceToRoll(decision) : offersOf(decision, 'commander').map(({ die }) => die);
  const change: Run = (words) =>
    isReRoll ? readReRoll(decision, words) : readCommand(decision, words, dice);
  const verb = isReRoll ? 'reroll' : 'commander';
  const [first] = dice;
  const example: Verb['help'] =
    first === undefined
      ? []
      : [[`${verb} ${first}`, isReRoll ? `re-roll the ${first}` : `turn the ${first} to 6`]];
  const keep: Run = () => ({ type: 'keep' });
  return {
    label: first === undefined ? 'dice (keep)' : `dice (keep, or ${verb} ${dice.join(' ')})`,
    intro: introOf(decision, dice),
    bare: change,
    verbs: [
      { name: verb, help: example, run: change },
      { name: 'keep', help: [['keep', 'keep the dice']], run: keep },
      {
        name: 'never',
        also: ['keep-all'],
        help: [['never', 'keep the dice and do not ask again this turn']],
        run: () => ({ type: 'keep-all' }),
      },
    ],
    enter: [keep, 'keep'],
  };
}

const diceToRoll = (decision: TurnsDecision): number[] => [
  ...new Set(offersOf(decision, 're-roll').map(({ die }) => die)),
];
const cardsToShow = (decision: TurnsDecision): number[] => [
  ...new Set(offersOf(decision, 're-roll').map(({ card }) => card)),
];

function introOf(decision: TurnsDecision, dice: readonly number[]): string[] {
  const { room, view } = decision;
  const { cast } = room;
  const thrown = `Your dice are ${listed(view.thrownAttack.map(String))}, against ${listed(view.thrownDefence.map(String))}.`;
  if (view.phase === 'commander') return [`${thrown} Once per turn your commander may turn 1 of yours to 6.`];
  if (dice.length === 0) {
    const pair = `${territoryName(cast, view.from)} or ${territoryName(cast, view.to)}`;
    return [`${thrown} You have no card of ${pair}, so you cannot re-roll.`];
  }
  const cards = cardsToShow(decision).map((card) => cardName(cast, card));
  return [`${thrown} You may show ${listed(cards, 'or')} to re-roll 1 of yours.`];
}

/** Reads `reroll 2`, or `reroll 2 alaska` to choose the card to show. */
function readReRoll(decision: TurnsDecision, [word, ...rest]: readonly string[]): SeatCommand | undefined {
  const die = readNumber(word);
  const cards = cardsToShow(decision);
  const shown = rest.length === 0 ? cards[0] : readTerritory(decision, rest, cards)?.territory;
  if (die !== undefined && shown !== undefined) return { type: 're-roll', card: shown, die };
  if (cards.length === 0) decision.room.terminal.print('You have no card to show. Type keep.');
  else if (die === undefined) decision.room.terminal.print('Type the number on one of your dice, or keep.');
  return undefined;
}

function readCommand(
  decision: TurnsDecision,
  [word, ...tooMuch]: readonly string[],
  dice: readonly number[],
): SeatCommand | undefined {
  const die = readNumber(word);
  if (die !== undefined && tooMuch.length === 0) return { type: 'commander', die };
  decision.room.terminal.print(`Type one of ${dice.join(', ')}, or keep.`);
  return undefined;
}

import type { SeatCommand } from '@rubicon/engine';
import { offersOf, type TurnsChair } from '../../chair.ts';
import { cardName, territoryName } from '../../texts/cast.ts';
import { listed } from '../../texts/words.ts';
import type { Prompt, Run, Verb } from '../prompt.ts';
import { readNumber, readTerritory } from '../reading.ts';

/** The dice of both sides lie open, and the attacker may do something about the own ones. */
export function dicePrompt(chair: TurnsChair): Prompt {
  const isReRoll = chair.view.phase === 're-roll';
  const dice = isReRoll ? diceToRoll(chair) : offersOf(chair, 'command').map(({ die }) => die);
  const change: Run = (words) => (isReRoll ? readReRoll(chair, words) : readCommand(chair, words, dice));
  const verb = isReRoll ? 'reroll' : 'command';
  const [first] = dice;
  const example: Verb['help'] =
    first === undefined
      ? []
      : [[`${verb} ${first}`, isReRoll ? `roll the ${first} again` : `turn the ${first} to 6`]];
  const keep: Run = () => ({ type: 'keep' });
  return {
    label: first === undefined ? 'dice (keep)' : `dice (keep, or ${verb} ${dice.join(' ')})`,
    intro: introOf(chair, dice),
    bare: change,
    verbs: [
      { name: verb, help: example, run: change },
      { name: 'keep', help: [['keep', 'leave the dice as they are']], run: keep },
      {
        name: 'never',
        also: ['keep-all'],
        help: [['never', 'leave them, and do not ask again in this turn']],
        run: () => ({ type: 'keep-all' }),
      },
    ],
    enter: [keep, 'keep'],
  };
}

const diceToRoll = (chair: TurnsChair): number[] => [
  ...new Set(offersOf(chair, 're-roll').map(({ die }) => die)),
];
const cardsToShow = (chair: TurnsChair): number[] => [
  ...new Set(offersOf(chair, 're-roll').map(({ card }) => card)),
];

function introOf(chair: TurnsChair, dice: readonly number[]): string[] {
  const { room, view } = chair;
  const { cast } = room;
  const thrown = `Your dice are ${listed(view.thrownAttack.map(String))}, against ${listed(view.thrownDefence.map(String))}.`;
  if (view.phase === 'commander') return [`${thrown} Once a turn your commander turns one of yours to 6.`];
  if (dice.length === 0) {
    const pair = `${territoryName(cast, view.from)} or ${territoryName(cast, view.to)}`;
    return [`${thrown} To roll one again you would have to show a card of ${pair}, and you hold none.`];
  }
  const cards = cardsToShow(chair).map((card) => cardName(cast, card));
  return [`${thrown} You may show ${listed(cards, 'or')} and roll one of yours again.`];
}

/** `reroll 2`, or `reroll 2 alaska` to say which card is shown. */
function readReRoll(chair: TurnsChair, [word, ...rest]: readonly string[]): SeatCommand | undefined {
  const die = readNumber(word);
  const cards = cardsToShow(chair);
  const shown = rest.length === 0 ? cards[0] : readTerritory(chair, rest, cards)?.territory;
  if (die !== undefined && shown !== undefined) return { type: 're-roll', card: shown, die };
  if (cards.length === 0) chair.room.terminal.print('None of your cards can be shown here: keep the dice.');
  else if (die === undefined) chair.room.terminal.print('Type the face of one of your dice, or keep.');
  return undefined;
}

function readCommand(
  chair: TurnsChair,
  [word, ...tooMuch]: readonly string[],
  dice: readonly number[],
): SeatCommand | undefined {
  const die = readNumber(word);
  if (die !== undefined && tooMuch.length === 0) return { type: 'command', die };
  chair.room.terminal.print(`Type one of ${dice.join(', ')}, or keep.`);
  return undefined;
}

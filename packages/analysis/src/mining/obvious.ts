import { scriptedBot, TEMPERS } from '@rubicon/bots/mind';
import {
  type Command,
  clonePosition,
  type Dice,
  legal,
  play,
  seededDice,
  type TurnsPosition,
  type TurnsRules,
  viewOf,
} from '@rubicon/engine';
import { outcomesOf } from '@rubicon/odds';
import { type Goal, isReached, targetsOf } from '../challenge/goal.ts';
import { DICE } from '../line/battles.ts';
import { type Line, MOST_STRIKES, type Placement, type Strike } from '../line/line.ts';

/**
 * Returns the obvious line: what the script of `medium` would do. The bot's view lists the territories of the goal as
 * capitals, which it wants to take, and every battle it starts is won with the average number of armies left.
 */
export function obviousLine(rules: TurnsRules, start: TurnsPosition, goal: Goal): Line {
  const { seat } = start;
  const script = scriptedBot(rules, seat, seededDice(`obvious/seat ${seat}`), TEMPERS.medium);
  const position = clonePosition(start);
  const capitals = targetsOf(rules.board, goal, start);
  const placements: Placement[] = [];
  const strikes: Strike[] = [];
  while (!isReached(rules.board, goal, seat, position) || position.phase === 'occupy') {
    const view = { ...viewOf(position, seat), capitals };
    const command = script(view, legal(rules, position, seat), undefined);
    switch (command.type) {
      case 'place':
        for (const [territory, armies] of command.places) placements.push({ territory, armies });
        act(rules, position, command);
        break;
      case 'attack':
        winOnAverage(rules, position, command.from, command.to);
        strikes.push({ from: command.from, to: command.to, leave: 1 });
        break;
      case 'occupy': {
        const leave = position.armies[position.from] - command.armies;
        strikes.push({ ...strikes.pop()!, leave });
        act(rules, position, command);
        if (strikes.length === MOST_STRIKES) return { placements, strikes };
        break;
      }
      default:
        return { placements, strikes };
    }
  }
  return { placements, strikes };
}

/** Wins a battle at the average cost in armies, up to the choice of how many move in. */
function winOnAverage(rules: TurnsRules, position: TurnsPosition, from: number, to: number): void {
  const { attackersLeft, width, side } = outcomesOf(DICE);
  const attackers = Math.min(side, position.armies[from] - 1);
  const left = attackersLeft[attackers * width + Math.min(side, position.armies[to])];
  position.armies[from] = Math.max(2, 1 + Math.round(left));
  position.armies[to] = 1;
  const dice = Math.min(DICE.attack, position.armies[from] - 1);
  act(rules, position, { type: 'attack', from, to, dice }, winningDice());
}

/** The attacker rolls only sixes, the defender, who rolls second, only ones. */
function winningDice(): Dice {
  let draws = 0;
  return { below: (n) => (draws++ === 0 ? n - 1 : 0) };
}

function act(rules: TurnsRules, position: TurnsPosition, command: Command, dice = winningDice()): void {
  const rejection = play(rules, position, position.seat, command, dice);
  if (rejection !== undefined) throw new Error(`the script was rejected: ${rejection.code}`);
}

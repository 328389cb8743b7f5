import { type Board, type Dice, NEUTRAL, type TurnsPosition } from '@rubicon/engine';
import { type Goal, isTask } from '../challenge/goal.ts';

/** How many `take-and-keep` goals are tried in a position, out of hundreds. */
const KEEPS = 4;

/** Returns the goals to try in a position. */
export function goalsOf(board: Board, position: TurnsPosition, dice: Dice): Goal[] {
  const goals: Goal[] = [
    ...board.continents.flatMap((_, continent): Goal[] => [
      { type: 'take-continent', continent },
      { type: 'break-continent', continent },
    ]),
    ...position.status.map((_, seat): Goal => ({ type: 'eliminate', seat })),
  ];
  for (let i = 0; i < KEEPS; i++) {
    const goal = randomKeep(board, position, dice);
    if (goal !== undefined) goals.push(goal);
  }
  return goals.filter((goal) => isTask(board, goal, position));
}

/** A territory up to three steps from a border stack, and a share of that stack that must stay. */
function randomKeep(board: Board, { owner, armies, seat }: TurnsPosition, dice: Dice): Goal | undefined {
  const stacks = owner.flatMap((holder, t) =>
    holder === seat && armies[t] >= 3 && board.neighbours[t].some((n) => owner[n] !== seat) ? t : [],
  );
  if (stacks.length === 0) return undefined;
  const keep = stacks[dice.below(stacks.length)];
  let take = keep;
  for (let step = 0; step < 3; step++) {
    const others = board.neighbours[take].filter((n) => owner[n] !== seat && owner[n] !== NEUTRAL);
    if (others.length > 0) take = others[dice.below(others.length)];
  }
  return { type: 'take-and-keep', take, keep, armies: 2 + dice.below(armies[keep]) };
}

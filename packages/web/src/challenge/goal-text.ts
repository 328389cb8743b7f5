import type { ChallengeWords } from '../words/en/challenge-page.ts';
import type { Words } from '../words/words.ts';
import type { GoalIds } from './goal-ids.ts';

/** `Take Brazil and keep 5 armies in Kamchatka` */
export function goalText({ board, common }: Words, { goals }: ChallengeWords, goal: GoalIds): string {
  const territory = (id: string): string => board.territories[id] ?? id;
  const continent = (id: string): string => board.continents[id] ?? id;
  switch (goal.type) {
    case 'take-continent':
      return goals.takeContinent(continent(goal.continent));
    case 'break-continent':
      return goals.breakContinent(continent(goal.continent));
    case 'eliminate':
      return goals.eliminate(common.colours[goal.colour]);
    case 'take-and-keep':
      return goals.takeAndKeep(territory(goal.take), goal.armies, territory(goal.keep));
  }
}

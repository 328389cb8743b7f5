import type { Position, Rules } from '@rubicon/engine';

/** The player's task in a scene. */
export type Goal =
  | { readonly type: 'hold'; readonly territories: readonly string[] }
  | { readonly type: 'armies'; readonly territory: string; readonly least: number } // on the territory at the end
  | { readonly type: 'trade' }; // a set of cards

/** Whether the player, seat 0, has reached the goal. */
export function isReached(goal: Goal, rules: Rules, view: Position): boolean {
  switch (goal.type) {
    case 'hold':
      return goal.territories.every((id) => view.owner[indexOf(rules, id)] === 0);
    case 'armies':
      return view.armies[indexOf(rules, goal.territory)]! >= goal.least;
    case 'trade':
      return view.family === 'turns' && view.sets > 0;
  }
}

export const indexOf = ({ board }: Rules, id: string): number =>
  board.territories.findIndex((territory) => territory.id === id);

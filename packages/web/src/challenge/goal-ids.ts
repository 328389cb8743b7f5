import type { Challenge } from '@rubicon/analysis';
import { COLOURS, type Colour } from '@rubicon/engine';

/** A goal by territory and continent ids and seat colour, so that it can be named without a board. */
export type GoalIds =
  | { readonly type: 'take-continent' | 'break-continent'; readonly continent: string }
  | { readonly type: 'eliminate'; readonly colour: Colour }
  | { readonly type: 'take-and-keep'; readonly take: string; readonly keep: string; readonly armies: number };

export function goalIds({ rules, position, goal }: Challenge): GoalIds {
  const { territories, continents } = rules.board;
  switch (goal.type) {
    case 'take-continent':
    case 'break-continent':
      return { type: goal.type, continent: continents[goal.continent]!.id };
    case 'eliminate':
      return { type: goal.type, colour: COLOURS[position.colours[goal.seat]!]! };
    case 'take-and-keep': {
      const [take, keep] = [goal.take, goal.keep].map((territory) => territories[territory]!.id);
      return { type: goal.type, take: take!, keep: keep!, armies: goal.armies };
    }
  }
}

import { type Board, COLOURS, type Position, type Rules, type Seat } from '@rubicon/engine';
import type { GameMessage } from './messages.ts';
import { makeRules } from './rule-numbers.ts';

/** Returns the message that introduces a game: its edition, its board, its seats and the numbers of its rules. */
export function makeGame(
  rules: Rules,
  view: Position,
  seat: Seat,
  about: { readonly game: number; readonly moveMs: number; readonly gameMs: number },
): GameMessage {
  const { edition, revision, options, players, family, board, words } = rules;
  return {
    type: 'game',
    game: about.game,
    edition,
    family,
    options: { ...options },
    revision,
    players,
    seat,
    seats: view.colours.map((colour) => ({ colour: COLOURS[colour] ?? null })),
    words: { ...words },
    board: makeBoardMessage(board),
    rules: makeRules(rules, view),
    limits: { moveMs: about.moveMs, gameMs: about.gameMs },
  };
}

function makeBoardMessage(board: Board): GameMessage['board'] {
  const idOf = (territory: number): string => board.territories[territory]!.id;
  return {
    id: board.id,
    continents: board.continents.map(({ id, name, bonus, territories }) => ({
      id,
      name,
      bonus,
      territories: territories.map(idOf),
    })),
    territories: board.territories.map(({ id, name, continent, figure, stars }, t) => ({
      id,
      name,
      continent: board.continents[continent]!.id,
      neighbours: board.neighbours[t]!.map(idOf),
      figure,
      stars,
    })),
  };
}

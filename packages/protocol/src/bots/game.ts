import { type Board, COLOURS, type Position, type Rules, type Seat } from '@rubicon/engine';
import { makeRules } from './figures.ts';
import type { GameMessage } from './messages.ts';

/** What a program has to know before a game: which one it is, its board, its seats and its rules in figures. */
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

import type { Board } from '../../board/board.ts';
import { makeTerritory } from '../../codec/ids.ts';
import type { Move, Place } from '../../codec/messages.ts';
import { fail, readCount, readTerritory } from '../../notation/notation-words.ts';
import type { SheetCommand } from '../command.ts';

/**
 * A sheet in one word, as its phase reads it: a bid `5`, a conversion `brazil+peru`, the first troops
 * `brazil:3+peru:1`, and the three lists of a round `siam/brazil:2+peru:1/brazil>venezuela:3`.
 */
export function makeSheet(board: Board, sheet: SheetCommand): string {
  switch (sheet.type) {
    case 'bid':
      return String(sheet.tokens);
    case 'convert':
      return makeTerritories(board, sheet.territories);
    case 'deploy':
      return makePlaces(board, sheet.places);
    case 'order': {
      const moves = sheet.moves.map(
        ([from, to, troops]) => `${makeTerritory(board, from)}>${makeTerritory(board, to)}:${troops}`,
      );
      return [makeTerritories(board, sheet.cash), makePlaces(board, sheet.deploy), moves.join('+')].join('/');
    }
  }
}

export function readSheet(board: Board, type: SheetCommand['type'], text: string): SheetCommand {
  switch (type) {
    case 'bid':
      return { type, tokens: readCount('sheets', text) };
    case 'convert':
      return { type, territories: readTerritories('sheets', board, text) };
    case 'deploy':
      return { type, places: readPlaces(board, text) };
    case 'order': {
      const [cash, deploy, moves, ...rest] = text.split('/');
      if (moves === undefined || rest.length > 0) return fail('sheets', text);
      return {
        type,
        cash: readTerritories('sheets', board, cash),
        deploy: readPlaces(board, deploy),
        moves: readList(moves).map((move) => readMove(board, move)),
      };
    }
  }
}

export function makeTerritories(board: Board, territories: readonly number[]): string {
  return territories.map((territory) => makeTerritory(board, territory)).join('+');
}

export function readTerritories(field: string, board: Board, text: string): number[] {
  return readList(text).map((id) => readTerritory(field, board, id));
}

function makePlaces(board: Board, places: readonly Place[]): string {
  return places.map(([territory, troops]) => `${makeTerritory(board, territory)}:${troops}`).join('+');
}

function readPlaces(board: Board, text: string): Place[] {
  return readList(text).map((word): Place => {
    const [, id, troops] = /^([^:>]+):(\d+)$/.exec(word) ?? fail('sheets', word);
    return [readTerritory('sheets', board, id), readCount('sheets', troops)];
  });
}

function readMove(board: Board, word: string): Move {
  const [, from, to, troops] = /^([^:>]+)>([^:>]+):(\d+)$/.exec(word) ?? fail('sheets', word);
  return [
    readTerritory('sheets', board, from),
    readTerritory('sheets', board, to),
    readCount('sheets', troops),
  ];
}

export const readList = (text: string): string[] => (text === '' ? [] : text.split('+'));

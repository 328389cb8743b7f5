import { isClosingLine } from '@rubicon/protocol';
import { wireGameOf } from '@rubicon/protocol/wire';
import type { Answer, SavedGame } from './lobby.ts';
import { recordOf } from './records.ts';
import type { GameStore } from './saves.ts';

interface Imported {
  readonly saved: SavedGame;
  readonly lines: readonly string[];
  readonly isTorn: boolean; // the last line was cut off and is left out
}

/** Checks a record from a file and returns the game to save. */
export function importedGame(text: string, id: string): Answer<Imported> {
  const record = recordOf(text);
  if (record.error !== undefined) return record;
  const { game, lines, torn } = record.value;
  const { edition, seats } = wireGameOf(game.header, id);
  const now = new Date().toISOString();
  return {
    value: {
      saved: {
        id,
        edition,
        seats,
        begun: now,
        played: now,
        commands: game.seq,
        isOver: lines.some(isClosingLine),
      },
      lines,
      isTorn: torn,
    },
  };
}

/** Returns the saved game with exactly these lines. A game continued since then does not count. */
export async function findSame(
  games: Pick<GameStore, 'list' | 'read'>,
  { edition, commands }: SavedGame,
  lines: readonly string[],
): Promise<SavedGame | undefined> {
  const text = lines.map((line) => `${line}\n`).join('');
  for (const saved of await games.list())
    if (saved.edition === edition && saved.commands === commands && (await games.read(saved.id)) === text)
      return saved;
  return undefined;
}

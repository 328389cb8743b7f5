import { readRecord } from '@rubicon/protocol';
import { wireGameOf } from '@rubicon/protocol/wire';
import type { Answer, SavedGame } from './lobby.ts';

interface Imported {
  readonly saved: SavedGame;
  readonly lines: readonly string[];
}

/** A record from a file, to be saved as a game of this browser. Every line of it is checked. */
export function importedGame(text: string, id: string): Answer<Imported> {
  const { game, error, status } = { status: undefined, ...readRecord(text) };
  const isTorn = error?.code === 'torn-line'; // all before the last line is there
  if (game === undefined) return { error: 'not-a-record' };
  if (error !== undefined && !isTorn) return { error: 'damaged' };
  const { edition, seats } = wireGameOf(game.header, id);
  const now = new Date().toISOString();
  const lines = text.split('\n').filter((line) => line !== '');
  return {
    value: {
      saved: {
        id,
        edition,
        seats,
        begun: now,
        played: now,
        commands: game.seq,
        isOver: status === 'verified' || (status === 'replayed' && lines.length > game.seq + 1),
      },
      lines: isTorn ? lines.slice(0, -1) : lines,
    },
  };
}

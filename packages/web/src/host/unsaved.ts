import { lastPlayedFirst } from './last-played.ts';
import type { GameResult, SavedGame } from './lobby.ts';
import type { GameStore } from './saves.ts';

/** Games of a browser that stores nothing. They last as long as the worker: until the tab is closed or reloaded. */
export class UnsavedGames implements GameStore {
  private readonly games = new Map<string, { readonly game: SavedGame; readonly lines: readonly string[] }>();
  private readonly ended = new Map<string, GameResult>();

  async list(): Promise<SavedGame[]> {
    return lastPlayedFirst([...this.games.values()].map(({ game }) => game));
  }

  async find(id: string): Promise<SavedGame | undefined> {
    return this.games.get(id)?.game;
  }

  async append(game: SavedGame, first: number, lines: readonly string[], result?: GameResult): Promise<void> {
    const before = this.games.get(game.id)?.lines.slice(0, first) ?? [];
    this.games.set(game.id, { game, lines: [...before, ...lines] });
    if (result !== undefined) this.ended.set(game.id, result);
  }

  async read(id: string): Promise<string> {
    return (this.games.get(id)?.lines ?? []).map((line) => `${line}\n`).join('');
  }

  async remove(id: string): Promise<void> {
    this.games.delete(id);
  }

  async results(): Promise<GameResult[]> {
    return [...this.ended.values()];
  }

  async removeResults(): Promise<void> {
    this.ended.clear();
  }
}

/** Whether the browser has no store for this page at all, as some private windows and settings do. */
export function isStoreDisabled(error: unknown): boolean {
  if (globalThis.indexedDB == null) return true;
  const { cause } = error as { readonly cause?: unknown };
  return (
    cause instanceof DOMException && (cause.name === 'SecurityError' || cause.name === 'InvalidStateError')
  );
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ApiError } from '../http/api-error.ts';
import { TokenBucket } from '../http/limits/token-bucket.ts';
import { lobbyOf } from '../lobby/stored-lobby.ts';
import { delayOf } from '../lobby/views.ts';
import type { Store, StoredTable, Time } from '../store/store.ts';
import { drawBoard, readBoard } from './board.ts';
import { ownersAfter } from './owners.ts';

/** The width of a picture, in pixels. */
const WIDTH = 1200;

/** The most pictures kept in memory, about 100 kB each. */
const MOST_KEPT = 100;

/** How many pictures may be drawn in a burst, and then per second, for all clients together. */
const BURST = 20;
const PER_SECOND = 2;

/** Pictures of tables for link previews: what spectators may see, and nothing earlier. */
export class Pictures {
  private readonly store: Store;
  private readonly page: string | undefined;
  private readonly now: () => Time;
  private readonly bucket: TokenBucket;
  private readonly kept = new Map<string, Promise<Uint8Array>>(); // by subject, oldest first
  private drawing: Promise<unknown> = Promise.resolve(); // pictures are drawn one after the other

  constructor(store: Store, page: string | undefined, now: () => Time) {
    this.store = store;
    this.page = page;
    this.now = now;
    this.bucket = new TokenBucket(BURST, PER_SECOND, now);
  }

  /** Returns the picture of a table as a PNG: its board, or its edition if there is no game that everyone may watch. */
  async of(table: StoredTable): Promise<Uint8Array> {
    const { page } = this;
    if (page === undefined) throw new ApiError('no-picture', 404);
    const { settings } = lobbyOf(table);
    const lines = settings.spectators === null ? 0 : await this.visibleLines(table);
    return lines === 0
      ? this.keep(settings.edition, () => this.drawEdition(page, settings.edition))
      : this.keep(`${table.id}/${lines}`, () => this.drawGame(page, table.id, lines));
  }

  /** The number of lines of the record that spectators may know. */
  private visibleLines(table: StoredTable): Promise<number> {
    return this.store.countLinesAt(table.id, this.now() - delayOf(table));
  }

  private keep(subject: string, draw: () => Promise<string>): Promise<Uint8Array> {
    const known = this.kept.get(subject);
    if (known !== undefined) return known;
    if (!this.bucket.take()) throw new ApiError('busy', 503);
    const picture = this.drawing.then(async () => renderPng(await draw()));
    this.drawing = picture.catch(() => this.kept.delete(subject));
    this.kept.set(subject, picture);
    const [oldest] = this.kept.keys();
    if (this.kept.size > MOST_KEPT && oldest !== undefined) this.kept.delete(oldest);
    return picture;
  }

  private async drawGame(page: string, id: string, lines: number): Promise<string> {
    const all = await this.store.readLines(id, 0);
    return this.drawOwners(page, ownersAfter(all.slice(0, lines)));
  }

  private async drawEdition(page: string, edition: string): Promise<string> {
    const svg = await readFile(join(page, 'editions', `${edition}.svg`), 'utf8').catch(() => undefined);
    return svg ?? this.drawOwners(page, []);
  }

  private async drawOwners(page: string, owners: readonly (string | undefined)[]): Promise<string> {
    const board = await readBoard(page);
    if (board === undefined) throw new ApiError('no-picture', 404);
    return drawBoard(board, owners);
  }
}

/** Renders an SVG on another thread. The library is loaded with the first picture. */
async function renderPng(svg: string): Promise<Uint8Array> {
  const { renderAsync } = await import('@resvg/resvg-js');
  const options = { fitTo: { mode: 'width', value: WIDTH }, font: { loadSystemFonts: false } } as const;
  return (await renderAsync(svg, options)).asPng();
}

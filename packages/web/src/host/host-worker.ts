import './no-eval.ts';
import { judgeRecord } from '@rubicon/api';
import { isClosingLine, rollsOf, seededChance } from '@rubicon/protocol';
import { wireGameOf } from '@rubicon/protocol/wire';
import type { AppendResult, Player, Table, TableHost } from '@rubicon/table';
import { createTable, openTable } from '@rubicon/table';
import { expose } from 'comlink';
import { areBotsKnown, startBots, UnknownBot } from './bots.ts';
import { Hosting, type Stop } from './hosting.ts';
import { findSame, importedGame } from './importing.ts';
import type { Answer, Lobby, LobbyError, NewGame, SavedGame } from './lobby.ts';
import { lock } from './lock.ts';
import { challengePreview, previewOf } from './preview.ts';
import { recordOf } from './records.ts';
import { replayDataOf } from './replay-data.ts';
import { resultOf } from './result.ts';
import { type GameStore, Saves, StoreError } from './saves.ts';
import { isStoreDisabled, UnsavedGames } from './unsaved.ts';

const hosting = new Hosting();
let games: Promise<GameStore> | undefined;

/**
 * Opened on the first request, and again after a failure or after the browser has closed it. In a browser without a store,
 * games are not saved.
 */
function store(): Promise<GameStore> {
  const forget = (): void => {
    games = undefined;
  };
  games ??= Saves.open(forget).catch((error) => {
    if (isStoreDisabled(error)) return new UnsavedGames();
    forget();
    throw error;
  });
  return games;
}

const lobby: Lobby = {
  async create(game) {
    return withStore((games) => createGame(games, game, randomHex()));
  },

  async createAgain(id) {
    return withStore(async (games) => {
      const record = recordOf(await games.read(id));
      if (record.error !== undefined) return record;
      const { header } = record.value.game;
      const { edition, options, seats } = wireGameOf(header, id);
      if (!record.value.isFinished) return { error: 'unfinished' }; // the seed of a running game is secret
      const { chance } = header;
      if (chance.type !== 'seeded' || header.position !== undefined) return { error: 'bad-settings' };
      return createGame(games, { edition, options, seats }, chance.seed);
    });
  },

  async list() {
    return withStore(async (games) => ({ value: await games.list() }));
  },

  async preview(id) {
    return withStore(async (games) => {
      const text = await games.read(id);
      return text === '' ? { error: 'unknown-game' } : previewOf(text);
    });
  },

  previewChallenge: challengePreview,

  async results() {
    return withStore(async (games) => ({ value: await games.results() }));
  },

  async removeResults() {
    return withStore(async (games) => {
      await games.removeResults();
      return { value: true };
    });
  },

  async isSaving() {
    return withStore(async (games) => ({ value: games instanceof Saves }));
  },

  async open(id, port) {
    return hosting.open(id, () => withStore((games) => hostGame(games, id, port)));
  },

  async practise(practice, port) {
    return hosting.open(practice.id, async () => {
      const { id, seed, ...game } = practice;
      const created = await createTable({ ...game, options: {} }, seededChance(seed), {
        id,
        append: () => 'stored',
        now: () => new Date(),
        openPlayer: () => ({ act: () => new Promise(() => {}) }),
        failed: ({ code, cause }) => console.warn(code, cause),
      });
      if (created.error !== undefined) return { error: 'bad-settings' };
      const { table } = created;
      connectPage(table, practice, port);
      return { value: () => table.close() };
    });
  },

  async leave(id) {
    await hosting.leave(id);
  },

  async remove(id) {
    return hosting.whileClosed(id, () => withStore((games) => removeGame(games, id)));
  },

  async export(id) {
    return withStore(async (games) => {
      const saved = await games.find(id);
      if (saved === undefined) return { error: 'unknown-game' };
      const name = `rubicon-${saved.begun.slice(0, 10)}-${id.slice(0, 8)}.jsonl`;
      return { value: { name, text: await games.read(id) } };
    });
  },

  async import(text) {
    return withStore(async (games) => {
      const read = importedGame(text, randomHex());
      if (read.error !== undefined) return read;
      const { saved, lines, isTorn } = read.value;
      const known = await findSame(games, saved, lines);
      if (known === undefined) await games.append(saved, 0, lines);
      return { value: { game: known ?? saved, isTorn, isKnown: known !== undefined } };
    });
  },

  async replay(id) {
    return withStore(async (games) => {
      const saved = await games.find(id);
      if (saved === undefined) return { error: 'unknown-game' };
      const data = replayDataOf(await games.read(id), id);
      const isRunning = data.error === undefined && data.value.canContinue;
      return isRunning && (await areBotsKnown(saved.seats)) ? { error: 'unfinished' } : data;
    });
  },

  async read(text) {
    return replayDataOf(text, 'file');
  },

  async judge(record, kept) {
    return { value: judgeRecord(record, kept) };
  },

  async rolls(record) {
    const rolls = rollsOf(record);
    return rolls === undefined ? { error: 'damaged' } : { value: rolls };
  },
};

async function createGame(games: GameStore, game: NewGame, seed: string): Promise<Answer<string>> {
  const id = randomHex();
  const now = new Date().toISOString();
  const saved: SavedGame = {
    id,
    edition: game.edition,
    seats: game.seats,
    begun: now,
    played: now,
    commands: 0,
    isOver: false,
  };
  const created = await createTable(game, seededChance(seed), tableHostOf(games, saved, 0, idle));
  if (created.error !== undefined) return { error: 'bad-settings' };
  await created.table.close();
  return { value: id };
}

/** Runs work with the store and turns thrown errors into `LobbyError` codes. */
async function withStore<T>(work: (games: GameStore) => Promise<Answer<T>>): Promise<Answer<T>> {
  try {
    return await work(await store());
  } catch (error) {
    console.warn(error);
    return { error: errorOf(error) };
  }
}

function errorOf(error: unknown): LobbyError {
  if (error instanceof StoreError) return 'no-storage';
  return error instanceof UnknownBot ? 'unknown-bot' : 'crashed';
}

/** Opens the table of a game and connects it to the port. */
async function hostGame(games: GameStore, id: string, port: MessagePort): Promise<Answer<Stop>> {
  const saved = await games.find(id);
  if (saved === undefined) return { error: 'unknown-game' };
  if (saved.isOver) return { error: 'over' };
  const release = await lock(id);
  if (release === undefined) return { error: 'busy' };
  const bots = startBots();
  const end = (): void => {
    bots.stop();
    release();
  };
  try {
    const text = await games.read(id);
    const opened = await openTable({ text }, tableHostOf(games, saved, linesIn(text), bots.openPlayer));
    if (opened.error !== undefined) {
      end();
      return { error: opened.error.code === 'newer-revision' ? 'newer' : 'damaged' };
    }
    const { table } = opened;
    connectPage(table, saved, port);
    table.begin();
    return {
      async value() {
        await table.close();
        port.close();
        end();
      },
    };
  } catch (error) {
    end();
    throw error;
  }
}

async function removeGame(games: GameStore, id: string): Promise<Answer<true>> {
  const release = await lock(id);
  if (release === undefined) return { error: 'busy' };
  try {
    await games.remove(id);
    return { value: true };
  } finally {
    release();
  }
}

/** The table's host, which stores its lines in this browser. */
function tableHostOf(
  games: GameStore,
  saved: SavedGame,
  lines: number,
  openPlayer: TableHost['openPlayer'],
): TableHost {
  let next = lines;
  return {
    id: saved.id,
    async append({ lines: added }): Promise<AppendResult> {
      const isOver = saved.isOver || added.some(isClosingLine);
      const now = new Date().toISOString();
      const game = {
        ...saved,
        played: now,
        commands: next + added.length - 1 - (isOver ? 1 : 0), // without the header and the closing line
        isOver,
      };
      await games.append(game, next, added, resultOf(saved, added, now));
      next += added.length;
      return 'stored';
    },
    now: () => new Date(),
    openPlayer,
    failed: ({ code, cause }) => console.warn(code, cause),
  };
}

/** Connects the page to all seats that people play. */
function connectPage(table: Table, { seats }: Pick<SavedGame, 'seats'>, port: MessagePort): void {
  const connection = table.connect({
    yours: seats.flatMap(({ bot }, seat) => (bot === undefined ? seat : [])),
    send: (message) => port.postMessage(message),
  });
  port.onmessage = ({ data }) => connection.receive(data);
}

/** A player for a game that is created but not opened. */
function idle(): Player {
  return {
    act() {
      throw new Error('the game is not open');
    },
  };
}

const linesIn = (text: string): number => text.split('\n').length - 1;

/** Replaces `crypto.randomUUID`, which is missing on pages served over plain HTTP. */
function randomHex(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

expose(lobby);

import './no-eval.ts';
import { isClosingLine } from '@rubicon/protocol';
import type { Player, Table, TableHost } from '@rubicon/table';
import { createTable, openTable } from '@rubicon/table';
import { expose } from 'comlink';
import { areBotsHere, startBots, UnknownBot } from './bots.ts';
import { Hosting, type Stop } from './hosting.ts';
import { importedGame } from './importing.ts';
import type { Answer, Lobby, LobbyError, SavedGame } from './lobby.ts';
import { lock } from './lock.ts';
import { Saves, StoreError } from './saves.ts';
import { tapeOf } from './tape.ts';

const hosting = new Hosting();
let saves: Promise<Saves> | undefined;

/** Opened with the first question, and again if that failed. */
function store(): Promise<Saves> {
  saves ??= Saves.open().catch((error) => {
    saves = undefined;
    throw error;
  });
  return saves;
}

const lobby: Lobby = {
  async create(game) {
    return guard(async (games) => {
      const id = crypto.randomUUID();
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
      const created = await createTable(
        { ...game, seats: [...game.seats], seed: game.seed ?? randomSeed() },
        hostOf(games, saved, 0, idle),
      );
      if (created.error !== undefined) return { error: 'bad-settings' };
      await created.table.close();
      return { value: id };
    });
  },

  async list() {
    return guard(async (games) => ({ value: await games.list() }));
  },

  async open(id, port) {
    return hosting.open(id, () => guard((games) => hostGame(games, id, port)));
  },

  async leave(id) {
    await hosting.leave(id);
  },

  async remove(id) {
    return hosting.alone(id, () => guard((games) => removeGame(games, id)));
  },

  async export(id) {
    return guard(async (games) => {
      const saved = await games.find(id);
      if (saved === undefined) return { error: 'unknown-game' };
      const name = `rubicon-${saved.begun.slice(0, 10)}-${id.slice(0, 8)}.jsonl`;
      return { value: { name, text: await games.read(id) } };
    });
  },

  async import(text) {
    return guard(async (games) => {
      const read = importedGame(text, crypto.randomUUID());
      if (read.error !== undefined) return read;
      const { saved, lines } = read.value;
      await games.append(saved, 0, lines);
      return { value: saved };
    });
  },

  async replay(id) {
    return guard(async (games) => {
      const saved = await games.find(id);
      if (saved === undefined) return { error: 'unknown-game' };
      const tape = tapeOf(await games.read(id), id);
      const isUnfinished = tape.error === undefined && tape.value.status === 'unfinished';
      return isUnfinished && (await areBotsHere(saved.seats)) ? { error: 'unfinished' } : tape;
    });
  },

  async read(text) {
    return tapeOf(text, 'file');
  },
};

/** What is thrown becomes an answer for the page. */
async function guard<T>(work: (games: Saves) => Promise<Answer<T>>): Promise<Answer<T>> {
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

/** Opens the table of a game, and talks through the port. */
async function hostGame(games: Saves, id: string, port: MessagePort): Promise<Answer<Stop>> {
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
    const opened = await openTable(text, hostOf(games, saved, linesIn(text), bots.openPlayer));
    if (opened.error !== undefined) {
      end();
      return { error: opened.error.code === 'revised' ? 'revised' : 'damaged' };
    }
    const { table } = opened;
    seatAt(table, saved, port);
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

async function removeGame(games: Saves, id: string): Promise<Answer<true>> {
  const release = await lock(id);
  if (release === undefined) return { error: 'busy' };
  try {
    await games.remove(id);
    return { value: true };
  } finally {
    release();
  }
}

/** The place of a table in this browser. */
function hostOf(
  games: Saves,
  saved: SavedGame,
  lines: number,
  openPlayer: TableHost['openPlayer'],
): TableHost {
  let next = lines;
  return {
    id: saved.id,
    async append(added) {
      const isOver = saved.isOver || added.some(isClosingLine);
      const game = {
        ...saved,
        played: new Date().toISOString(),
        commands: next + added.length - 1 - (isOver ? 1 : 0), // header and closing line are none
        isOver,
      };
      await games.append(game, next, added);
      next += added.length;
    },
    now: () => new Date(),
    openPlayer,
    failed: ({ code, cause }) => console.warn(code, cause),
  };
}

/** All seats of people are played in front of this page. */
function seatAt(table: Table, { seats }: SavedGame, port: MessagePort): void {
  const connection = table.connect({
    yours: seats.flatMap(({ bot }, seat) => (bot === undefined ? seat : [])),
    send: (message) => port.postMessage(message),
  });
  port.onmessage = ({ data }) => connection.receive(data);
}

/** Nobody plays before the game is opened. */
function idle(): Player {
  return {
    act() {
      throw new Error('the game is not open');
    },
  };
}

const linesIn = (text: string): number => text.split('\n').length - 1;

function randomSeed(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

expose(lobby);

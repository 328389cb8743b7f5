import type { FastifyInstance } from 'fastify';
import { Admin } from './admin/admin.ts';
import { addAdminRoute, removeAdminKey, writeAdminKey } from './admin/route.ts';
import { Chat } from './chat/chat.ts';
import { BotThreads } from './hosting/bot-threads.ts';
import { Downtime } from './hosting/downtime.ts';
import { Games } from './hosting/games.ts';
import { GroupCommit } from './hosting/group-commit.ts';
import { Sweeper } from './hosting/sweeper.ts';
import { StoreTime } from './hosting/time.ts';
import { addressOf } from './http/address.ts';
import { buildApp } from './http/app.ts';
import { Limits } from './http/limits/limits.ts';
import type { LogStream } from './http/logging.ts';
import { addSockets } from './http/sockets/socket-routes.ts';
import { Sockets } from './http/sockets/sockets.ts';
import { Identity } from './identity/identity.ts';
import { Lists } from './lobby/lists.ts';
import { Lobbies } from './lobby/lobbies.ts';
import { Metrics } from './metrics.ts';
import { Availability } from './nodes/availability.ts';
import { Follower } from './nodes/follower.ts';
import { Keeper } from './nodes/keeper.ts';
import { PresenceBoard } from './nodes/presence.ts';
import { Pictures } from './preview/pictures.ts';
import { Results } from './ratings/results.ts';
import { ROUTES } from './routes.ts';
import type { Services } from './services.ts';
import type { Settings } from './settings.ts';
import type { Store } from './store/store.ts';

/** Clients that are still connected this long after the server began to stop are disconnected. */
const GRACE_MS = 1000;

/** More than a person or a fast bot sends. */
const MESSAGES_PER_SECOND = 50;

export interface ServerOptions {
  readonly store: Store;
  readonly botScript: URL | string;
  readonly log?: LogStream;
  readonly messagesPerSecond?: number; // of one socket
}

export interface RunningServer {
  readonly url: string;
  /** Stops the server: everything received is still stored, clients are asked to reconnect, and the store is closed. */
  close(): Promise<void>;
}

/** The parts of a server, without its sockets and HTTP. */
export interface OpenServices extends Services {
  readonly results: Results;
  readonly bots: BotThreads;
  readonly commits: GroupCommit;
  readonly downtime: Downtime;
  readonly presence: PresenceBoard;
  /** Stops everything, and closes the store. */
  close(): Promise<void>;
}

interface ServicePorts {
  readonly store: Store;
  readonly botScript: URL | string;
  failed(table: string | undefined, code: string, cause: unknown): void;
  /** Called when a shared database is lost, or is back. */
  reached?(isReached: boolean, cause?: unknown): void;
}

export async function createServices(
  settings: Settings,
  { store, botScript, failed, reached = () => {} }: ServicePorts,
): Promise<OpenServices> {
  const time = await StoreTime.start(store);
  const downtime = new Downtime(time.now, store.isShared);
  const { now } = downtime;
  const availability = new Availability(store, (isDown, cause) => reached(!isDown, cause));
  const presence = new PresenceBoard(store, availability);
  const commits = new GroupCommit(store, availability);
  const bots = new BotThreads({
    script: botScript,
    threads: settings.botThreads,
    milliseconds: settings.botMilliseconds,
    pace: settings.botPace,
    limit: settings.botLimit,
  });
  const games = new Games({
    store,
    commits,
    availability,
    presence,
    bots,
    botLimit: settings.botLimit,
    now,
    downtimeAfter: downtime.after,
    closed(table) {
      const written = results
        .close(table)
        .catch((cause) => failed(table.id, 'result', cause))
        .finally(() => closing.delete(written));
      closing.add(written);
    },
    failed,
  });
  const closing = new Set<Promise<void>>(); // results that are being written
  const lobbies = new Lobbies(store, games, now);
  const results = new Results(store, (table) => lobbies.announce(table));
  const lists = new Lists(store, lobbies.views);
  const chat = new Chat(store, now);
  const pictures = new Pictures(store, settings.page, now);
  const identity = new Identity(store, settings, now);
  identity.onRenamed((player) => lobbies.showName(player));
  identity.onDeleted((player) => lobbies.drop(player));
  identity.onDeleted(async (player) => chat.forget(player));
  return {
    settings,
    store,
    identity,
    lobbies,
    lists,
    chat,
    games,
    pictures,
    results,
    bots,
    commits,
    downtime,
    availability,
    presence,
    now,
    async close() {
      availability.stop();
      await games.close();
      await Promise.all(closing);
      await bots.close();
      time.stop();
      if (store.isShared) await store.leaveNode().catch(() => {}); // others notice anyway
      await store.close();
    },
  };
}

/** Starts a server on a store. */
export async function startServer(settings: Settings, options: ServerOptions): Promise<RunningServer> {
  const { store, botScript, log, messagesPerSecond = MESSAGES_PER_SECOND } = options;
  const failed = (table: string | undefined, code: string, cause: unknown): void => {
    const message = cause instanceof Error ? cause.message : JSON.stringify(cause);
    app.log.error({ table, code, cause: message }, 'failed');
  };
  const reached = (isReached: boolean, cause?: unknown): void => {
    if (isReached) app.log.warn('the database is back');
    else
      app.log.error(
        { cause: cause instanceof Error ? cause.message : 'no beat' },
        'the database cannot be reached',
      );
  };
  const services = await createServices(settings, { store, botScript, failed, reached });
  const metrics = new Metrics();
  const limits = new Limits(services.now, store);
  const app = buildApp(services, ROUTES, { metrics, limits, ...(log === undefined ? {} : { log }) });
  const sockets = new Sockets({
    services,
    limits,
    messagesPerSecond,
    failed: (cause) => failed(undefined, 'list', cause),
  });
  await addSockets(app, services, sockets);
  const { token } = addAdminRoute(app, new Admin(services));
  const keeper = new Keeper(services);
  const sweeper = new Sweeper({ ...services, keeper, failed: (cause) => failed(undefined, 'sweep', cause) });
  const follower = new Follower({
    ...services,
    sockets,
    failed: (cause) => failed(undefined, 'follow', cause),
  });
  metrics.addGauge('rubicon_sockets', 'Open sockets', () => sockets.size);
  metrics.addGauge('rubicon_games', 'Games in memory', () => services.games.size);
  metrics.addGauge('rubicon_bot_queue', 'Questions that wait for a bot thread', () => services.bots.queued);
  metrics.addGauge(
    'rubicon_commit_queue',
    'Appends that wait for their transaction',
    () => services.commits.length,
  );
  metrics.addGauge('rubicon_appends', 'Appends of lines to games', () => services.commits.appends);
  metrics.addGauge('rubicon_transactions', 'Transactions with appends', () => services.commits.transactions);
  metrics.addGauge('rubicon_conflicts', 'Appends that came too late', () => services.commits.conflicts);
  metrics.addGauge('rubicon_database_lost', '1 while the database cannot be reached', () =>
    Number(services.availability.isDown),
  );
  await sweeper.start();
  follower.start();
  await app.listen({ host: settings.host, port: settings.port }).catch(async (error) => {
    sweeper.stop();
    follower.stop();
    sockets.close();
    await app.close();
    await services.close();
    throw error;
  });
  const url = addressOf(app);
  const hasFolder = settings.databaseUrl === undefined;
  if (hasFolder)
    writeAdminKey(settings.data, {
      url: url.replace('//0.0.0.0:', '//127.0.0.1:').replace('//[::]:', '//[::1]:'),
      token,
    });
  return {
    url,
    async close() {
      if (hasFolder) removeAdminKey(settings.data);
      sweeper.stop();
      follower.stop();
      sockets.close();
      await closeApp(app);
      await services.close();
    },
  };
}

/** Stops the HTTP server. Requests that have begun are answered; silent or slow clients do not hold it up. */
async function closeApp(app: FastifyInstance): Promise<void> {
  const timer = setInterval(() => {
    for (const socket of app.websocketServer.clients) socket.terminate();
    app.server.closeAllConnections();
  }, GRACE_MS);
  try {
    await app.close();
  } finally {
    clearInterval(timer);
  }
}

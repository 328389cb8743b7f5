import { isCorrespondence, type Settings } from '@rubicon/api';
import { COLOURS, type Colour, DEFAULT_COLOURS } from '@rubicon/engine';
import { type FairKey, hashHex, type VoidAttempt } from '@rubicon/protocol';
import type { Time } from '../store/store.ts';

/** A seat before the game. */
interface LobbySeat {
  readonly colour: Colour;
  readonly bot?: string; // a bot of the server
  readonly player?: string;
  readonly isBot?: boolean; // its player is a third-party program
  readonly isReady?: boolean;
  readonly swap?: number; // the seat whose player this one offers to swap with
  readonly hash?: string; // of the seed of its player
  readonly seed?: string; // once it is revealed
  readonly arriveBy?: Time; // a guest who does not come to the table by then loses the seat
}

/** The steps of a start: seats may change; hashes are sent again after a void attempt; seeds are revealed. */
type Step = 'gathering' | 'committing' | 'revealing';

/** A table before its game. All changes are pure functions that return the next lobby or an error code. */
export interface Lobby {
  readonly settings: Settings;
  readonly host: string;
  readonly isHostless?: true; // the host has left an empty table: the next player to sit down becomes its host
  readonly revision: number; // raised by every change
  readonly invite: string; // part of the link to a table that is not public
  readonly invitedAt?: Time; // when it was made, if not with the table
  readonly invited: readonly string[]; // players who need no link
  readonly rematch?: string; // the table of the rematch
  readonly rematchOf?: string;
  readonly listedFrom?: Time; // not listed earlier: spectators may not know yet that the previous game is over
  readonly seats: readonly LobbySeat[];
  readonly step: Step;
  readonly commitment: string; // to the secret of this attempt
  readonly secret?: string; // revealed when the table was closed without a game
  readonly deadline: Time | null; // of committing and revealing
  readonly voided: readonly VoidAttempt[];
  readonly waitsSince?: Time; // when a running game began to wait for a new key, after a backup was restored
  readonly failures: Readonly<Record<string, number>>; // by player: attempts that the player voided by not answering
}

export type LobbyError =
  | 'already-seated'
  | 'bad-seed' // it does not match its hash
  | 'colour-taken'
  | 'no-player' // nobody, or a bot, has the seat
  | 'not-host'
  | 'not-now' // the step of the start does not allow it
  | 'not-seated'
  | 'not-welcome' // the player has voided two starts of this table
  | 'rated-with-bots'
  | 'seat-taken';

export type Change = Lobby | LobbyError;

/** A player who voids this many starts cannot sit at the table again. */
const MOST_FAILURES = 2;

const DAY = 24 * 3600_000;
const HOUR = 3600_000;
const TEN_MINUTES = 600_000;
const HALF_A_MINUTE = 30_000;

export function createLobby(settings: Settings, host: string, invite: string, commitment: string): Lobby {
  const colours = coloursFor(settings.seats.map(({ colour }) => colour));
  return {
    settings,
    host,
    revision: 1,
    invite,
    invited: [],
    seats: settings.seats.map(({ bot }, i) => ({
      colour: colours[i] ?? 'red',
      ...(bot === undefined ? {} : { bot }),
    })),
    step: 'gathering',
    commitment,
    deadline: null,
    voided: [],
    failures: {},
  };
}

/** Takes a seat with the hash of a seed; by default the first open one. Rated games are between people. */
export function join(
  lobby: Lobby,
  player: string,
  hash: string,
  seat = firstOpen(lobby),
  facts: Pick<LobbySeat, 'arriveBy' | 'isBot'> = {},
): Change {
  if (lobby.settings.isRated && facts.isBot === true) return 'rated-with-bots';
  if (lobby.step !== 'gathering') return 'not-now';
  if ((lobby.failures[player] ?? 0) >= MOST_FAILURES) return 'not-welcome';
  if (seatOf(lobby, player) !== undefined) return 'already-seated';
  const wanted = lobby.seats[seat];
  if (wanted === undefined || !isOpen(wanted)) return 'seat-taken';
  return passHost(lobby, withSeat(lobby, seat, { colour: wanted.colour, player, hash, ...facts }));
}

/** Notes that a guest has come to the table. */
export function arrive(lobby: Lobby, player: string): Change {
  const seat = seatOf(lobby, player);
  if (seat === undefined) return 'not-seated';
  const { arriveBy: _, ...entry } = lobby.seats[seat] ?? emptied(undefined);
  return withSeat(lobby, seat, entry);
}

/** Whether a guest has a seat but has not come to the table. */
export const isExpected = ({ seats }: Lobby, player: string): boolean =>
  seats.some((seat) => seat.player === player && seat.arriveBy !== undefined);

/** Frees the seats of guests who did not come in time: perhaps they never got the answer that they have a seat. */
export function freeAbsent(lobby: Lobby, now: Time): Lobby {
  const isAbsent = ({ arriveBy }: LobbySeat): boolean => arriveBy !== undefined && arriveBy <= now;
  if (lobby.step !== 'gathering') return lobby;
  return lobby.seats.reduce((freed, entry, seat) => (isAbsent(entry) ? free(freed, seat) : freed), lobby);
}

/** Frees the seat of a deleted player. Once the seats are frozen, the deadline of the start frees it. */
export function drop(lobby: Lobby, player: string, now: Time): Change {
  const seat = seatOf(lobby, player);
  if (seat === undefined) return 'not-seated';
  if (lobby.step === 'revealing') return 'not-now';
  return proceed(free(lobby, seat), now);
}

/** Returns when a lobby must change by itself; infinity if never. */
export function dueTime({ deadline, seats, listedFrom }: Lobby): Time {
  const arrivals = seats.flatMap(({ arriveBy }) => arriveBy ?? []);
  return Math.min(deadline ?? Number.POSITIVE_INFINITY, listedFrom ?? Number.POSITIVE_INFINITY, ...arrivals);
}

/** Leaves the seat. That is not possible during a start: a player who does not answer voids the attempt. */
export function leave(lobby: Lobby, player: string): Change {
  const seat = seatOf(lobby, player);
  if (seat === undefined) return 'not-seated';
  if (lobby.step !== 'gathering') return 'not-now';
  return free(lobby, seat);
}

/** Moves to another open seat, with its colour. */
export function move(lobby: Lobby, player: string, to: number): Change {
  const from = seatOf(lobby, player);
  if (from === undefined) return 'not-seated';
  if (lobby.step !== 'gathering') return 'not-now';
  const [old, target] = [lobby.seats[from], lobby.seats[to]];
  if (old === undefined || target === undefined || !isOpen(target)) return 'seat-taken';
  const moved = reseat(lobby, from, emptied(old));
  return reseat(moved, to, { ...old, colour: target.colour, isReady: false });
}

/**
 * Offers to swap seats and colours, or agrees to the same offer of the other player; undefined withdraws an offer.
 * A player with an offer is not ready, and being ready ends it: no game starts with an offer.
 */
export function swap(lobby: Lobby, player: string, to: number | undefined): Change {
  const from = seatOf(lobby, player);
  const mine = from === undefined ? undefined : lobby.seats[from];
  if (from === undefined || mine === undefined) return 'not-seated';
  if (lobby.step !== 'gathering') return 'not-now';
  if (to === undefined) return withSeat(lobby, from, withoutSwap(mine));
  const theirs = lobby.seats[to];
  if (theirs?.player === undefined || to === from) return 'no-player';
  if (theirs.swap !== from) return withSeat(lobby, from, { ...mine, isReady: false, swap: to });
  const left = reseat(lobby, from, { ...theirs, colour: mine.colour, isReady: false });
  return reseat(left, to, { ...mine, colour: theirs.colour, isReady: false });
}

export function chooseColour(lobby: Lobby, player: string, colour: Colour): Change {
  const seat = seatOf(lobby, player);
  if (seat === undefined) return 'not-seated';
  if (lobby.step !== 'gathering') return 'not-now';
  const other = lobby.seats.findIndex((entry, i) => i !== seat && entry.colour === colour);
  const [mine, theirs] = [lobby.seats[seat], lobby.seats[other]];
  if (mine === undefined) return 'not-seated';
  if (theirs === undefined) return withSeat(lobby, seat, { ...mine, colour });
  if (theirs.player !== undefined) return 'colour-taken';
  return withSeat(withSeat(lobby, other, { ...theirs, colour: mine.colour }), seat, { ...mine, colour });
}

/** Sets whether the player is ready. When everyone is, the seeds are revealed. */
export function setReady(lobby: Lobby, player: string, isReady: boolean, now: Time): Change {
  const seat = seatOf(lobby, player);
  const entry = seat === undefined ? undefined : lobby.seats[seat];
  if (seat === undefined || entry === undefined) return 'not-seated';
  if (lobby.step !== 'gathering') return 'not-now';
  return proceed(reseat(lobby, seat, { ...entry, isReady }), now);
}

/** Puts a bot on a seat, or opens the seat. Only the host may, and only where no player sits. This may begin the start. */
export function setBot(lobby: Lobby, host: string, seat: number, bot: string | undefined, now: Time): Change {
  if (lobby.host !== host) return 'not-host';
  if (lobby.step !== 'gathering') return 'not-now';
  if (lobby.settings.isRated && bot !== undefined) return 'rated-with-bots';
  const entry = lobby.seats[seat];
  if (entry === undefined || entry.player !== undefined) return 'seat-taken';
  return proceed(
    reseat(lobby, seat, bot === undefined ? emptied(entry) : { colour: entry.colour, bot }),
    now,
  );
}

/** Frees the seat of another player. Only the host may. */
export function removePlayer(lobby: Lobby, host: string, seat: number): Change {
  if (lobby.host !== host) return 'not-host';
  if (lobby.step !== 'gathering') return 'not-now';
  const entry = lobby.seats[seat];
  return entry?.player === undefined ? 'not-seated' : free(lobby, seat);
}

/** Sets the hash of a new seed after a void attempt, or replaces it while players gather. */
export function commit(lobby: Lobby, player: string, hash: string, now: Time): Change {
  const seat = seatOf(lobby, player);
  const entry = seat === undefined ? undefined : lobby.seats[seat];
  if (seat === undefined || entry === undefined) return 'not-seated';
  if (lobby.step === 'revealing') return 'not-now';
  return proceed(withSeat(lobby, seat, { ...entry, hash }), now);
}

export function reveal(lobby: Lobby, player: string, seed: string): Change {
  const seat = seatOf(lobby, player);
  const entry = seat === undefined ? undefined : lobby.seats[seat];
  if (seat === undefined || entry === undefined) return 'not-seated';
  if (lobby.step !== 'revealing') return 'not-now';
  if (hashHex(seed) !== entry.hash) return 'bad-seed';
  return withSeat(lobby, seat, { ...entry, seed });
}

/** Whether all seeds are revealed: the game can begin. */
export function isComplete({ step, seats }: Lobby): boolean {
  return (
    step === 'revealing' && seats.every(({ player, seed }) => player === undefined || seed !== undefined)
  );
}

/**
 * Voids the attempt after a deadline: players who did not answer lose their seats, and everyone else sends a new hash.
 * `secret` is that of the void attempt, `commitment` that of the next one.
 */
export function voidAttempt(lobby: Lobby, secret: string, commitment: string, now: Time): Lobby {
  const isCommitting = lobby.step === 'committing';
  const failed = lobby.seats
    .filter(({ hash, seed }) => (isCommitting ? hash : seed) === undefined)
    .flatMap(({ player }) => player ?? []);
  const failures = { ...lobby.failures };
  for (const player of failed) failures[player] = (failures[player] ?? 0) + 1;
  const seats = lobby.seats.map((entry): LobbySeat => {
    const { colour, bot, player, isBot } = entry;
    if (player === undefined || failed.includes(player))
      return { colour, ...(bot === undefined ? {} : { bot }) };
    return { colour, player, ...(isBot === true ? { isBot } : {}), isReady: true };
  });
  const isFull = seats.every((entry) => !isOpen(entry));
  return passHost(lobby, {
    ...lobby,
    seats: isFull
      ? seats
      : seats.map((entry) => (entry.player === undefined ? entry : { ...entry, isReady: false })),
    ...(seats.some(({ player }) => player !== undefined)
      ? { step: 'committing', deadline: now + timeFor(lobby) }
      : { step: 'gathering', deadline: null }),
    commitment,
    voided: [...lobby.voided, attemptOf(lobby, secret, failed)],
    failures,
  });
}

/**
 * Voids the attempt of a lobby that comes from a backup: the original may have started with the same secret and seeds, and
 * shown its dice. Nobody has failed. Everyone keeps the seat, and has some time to come back and send a new hash.
 */
export function voidRestored(lobby: Lobby, secret: string, commitment: string, now: Time): Lobby {
  const isEmpty = playersOf(lobby).length === 0;
  return {
    ...lobby,
    seats: lobby.seats.map(unanswered),
    ...(isEmpty
      ? { step: 'gathering', deadline: null }
      : { step: 'committing', deadline: now + Math.max(timeFor(lobby), TEN_MINUTES) }),
    commitment,
    voided: [...lobby.voided, attemptOf(lobby, secret, [])],
  };
}

/** Begins the commit and reveal of a new key for a running game that comes from a backup. Everyone has a day. */
export function beginRekey(lobby: Lobby, commitment: string, now: Time): Lobby {
  return {
    ...lobby,
    seats: lobby.seats.map(unanswered),
    step: 'committing',
    commitment,
    deadline: now + DAY,
    waitsSince: lobby.waitsSince ?? now,
  };
}

/** Gives the players of a game that awaits a key some time to come back after the server was down. */
export function resumeRekey(lobby: Lobby, now: Time): Lobby {
  return { ...lobby, deadline: Math.max(lobby.deadline ?? 0, now + HOUR) };
}

/** The facts about a void attempt in the header of the record. */
function attemptOf({ commitment, seats }: Lobby, secret: string, failed: readonly string[]): VoidAttempt {
  return {
    commitment,
    secret,
    hashes: seats.flatMap(({ player, hash }) =>
      player === undefined || hash === undefined ? [] : { player, hash },
    ),
    seeds: seats.flatMap(({ player, seed }) =>
      player === undefined || seed === undefined ? [] : { player, seed },
    ),
    failed: [...failed],
  };
}

/** The seat as it was before its player sent anything for the dice. */
const unanswered = ({ hash: _, seed: __, arriveBy: ___, swap: ____, ...seat }: LobbySeat): LobbySeat => seat;

const seatOf = ({ seats }: Lobby, player: string): number | undefined => {
  const seat = seats.findIndex((entry) => entry.player === player);
  return seat === -1 ? undefined : seat;
};

/** The seeds that were revealed, by seat. */
export const seedsOf = ({ seats }: Lobby): FairKey['seeds'] =>
  seats.flatMap(({ hash, seed }, seat) =>
    hash === undefined || seed === undefined ? [] : { seat, hash, seed },
  );

export const playersOf = ({ seats }: Lobby): string[] => seats.flatMap(({ player }) => player ?? []);

const isOpen = ({ bot, player }: LobbySeat): boolean => bot === undefined && player === undefined;

const firstOpen = ({ seats }: Lobby): number => seats.findIndex(isOpen);

const emptied = (seat: LobbySeat | undefined): LobbySeat => ({ colour: seat?.colour ?? 'red' });

const timeFor = ({ settings }: Lobby): number => (isCorrespondence(settings) ? DAY : HALF_A_MINUTE);

/**
 * Moves to the next step once everything for it is there. After a void attempt the lobby waits only for hashes; then it
 * gathers players again if a seat is free, or reveals.
 */
function proceed(lobby: Lobby, now: Time): Lobby {
  const people = lobby.seats.filter(({ player }) => player !== undefined);
  if (people.some(({ hash }) => hash === undefined)) return lobby;
  const isFull = lobby.seats.every((seat) => !isOpen(seat));
  if (isFull && people.length > 0 && people.every(({ isReady }) => isReady === true))
    return { ...lobby, step: 'revealing', deadline: Math.max(lobby.deadline ?? 0, now + timeFor(lobby)) };
  return lobby.step === 'committing' ? { ...lobby, step: 'gathering', deadline: null } : lobby;
}

function withSeat(lobby: Lobby, seat: number, entry: LobbySeat): Lobby {
  return { ...lobby, seats: lobby.seats.map((old, i) => (i === seat ? entry : old)) };
}

/** Replaces a seat when its player comes, leaves or is ready: that ends offers to swap from and to it. */
function reseat(lobby: Lobby, seat: number, entry: LobbySeat): Lobby {
  const seats = lobby.seats.map((old) => (old.swap === seat ? withoutSwap(old) : old));
  return withSeat({ ...lobby, seats }, seat, withoutSwap(entry));
}

/** Removes the player from a seat. */
const free = (lobby: Lobby, seat: number): Lobby =>
  passHost(lobby, reseat(lobby, seat, emptied(lobby.seats[seat])));

/**
 * Makes another player the host if the host had a seat and has lost it: the first person at the table, or else the first
 * program. At an empty table it is the next player to sit down. The previous host may come back without an invitation.
 */
function passHost(before: Lobby, after: Lobby): Lobby {
  const { host, isHostless = seatOf(before, host) !== undefined, ...rest } = after;
  if (seatOf(after, host) !== undefined) return { ...rest, host };
  if (!isHostless) return after;
  const players = after.seats.filter(({ player }) => player !== undefined);
  const next = (players.find(({ isBot }) => isBot !== true) ?? players[0])?.player;
  if (next === undefined) return { ...rest, host, isHostless: true };
  return { ...rest, host: next, invited: [...new Set([...rest.invited, host])] };
}

const withoutSwap = ({ swap: _, ...seat }: LobbySeat): LobbySeat => seat;

/** Gives every seat a colour of its own: the chosen one, or the first that is left. */
function coloursFor(chosen: readonly (Colour | undefined)[]): Colour[] {
  const left = [...DEFAULT_COLOURS, ...COLOURS].filter((colour) => !chosen.includes(colour));
  const free = [...new Set(left)];
  return chosen.map((colour) => colour ?? free.shift() ?? 'red');
}

import type { SeatView, TableView } from '@rubicon/api';
import type { PlayerNames } from '@rubicon/protocol/wire';
import type { Nudge, Progress, Result, StoredTable } from '../store/store.ts';
import { entranceError, inviteOf } from './invites.ts';
import type { Lobby } from './lobby.ts';
import { lobbyOf } from './stored-lobby.ts';

/** Facts that a view shows in addition to the table itself. */
export interface TableFacts {
  readonly names: PlayerNames;
  readonly completions: ReadonlyMap<string, number>; // by player
  readonly result: Result | undefined;
  readonly progress?: Progress | undefined; // of a running game, as far as spectators may know
  readonly nudges?: readonly Nudge[] | undefined; // in lists, where players see what their game waits for
}

/**
 * Returns a table as a viewer may see it; undefined is a visitor. People without a seat do not see that a game is over
 * before the delay of spectators has passed.
 */
export function viewTable(
  table: StoredTable,
  lobby: Lobby,
  { names, completions, result, progress, nudges }: TableFacts,
  viewer: string | undefined,
): TableView {
  const stage = table.isEnding && !isSeated(table, viewer) ? 'playing' : table.stage;
  const rematch = stage === 'over' ? lobby.rematch : undefined;
  const mayInvite =
    stage !== 'over' && (isSeated(table, viewer) || (viewer !== undefined && viewer === lobby.host));
  const isPublished = lobby.step === 'revealing';
  const isClosed = stage === 'over' && lobby.secret !== undefined; // without a game, and so without a record
  return {
    id: table.id,
    version: lobby.revision + (stage === 'over' ? 1 : 0) + (rematch === undefined ? 0 : 1),
    stage,
    host: lobby.host,
    settings: lobby.settings,
    seats: lobby.seats.map(({ colour, bot, player, isBot, isReady, swap, hash, seed }): SeatView => {
      if (player === undefined) return bot === undefined ? { colour } : { colour, bot };
      const name = names.get(player);
      return {
        colour,
        player,
        ...(name === undefined ? {} : { name }),
        ...(isBot === true ? { isBot } : {}),
        completion: completions.get(player) ?? null,
        isReady: isReady === true,
        ...(swap === undefined ? {} : { swap }),
        ...(isPublished && hash !== undefined ? { hash, isRevealed: seed !== undefined } : {}),
      };
    }),
    step: lobby.step,
    commitment: lobby.commitment,
    ...(isClosed ? { secret: lobby.secret } : {}),
    deadline: lobby.deadline,
    voided: lobby.voided.map(({ commitment, failed, secret }) => ({
      commitment,
      failed: [...failed],
      ...(isClosed ? { secret } : {}),
    })),
    createdAt: table.createdAt,
    ...(mayInvite ? { invite: inviteOf(table) } : {}),
    ...progress,
    ...(nudges !== undefined && isSeated(table, viewer) ? viewWaiting(table, lobby, nudges, viewer) : {}),
    ...(result === undefined ? {} : { result: viewResult(result) }),
    ...(rematch === undefined ? {} : { rematch }),
    ...(lobby.rematchOf === undefined ? {} : { rematchOf: lobby.rematchOf }),
  };
}

export const isSeated = ({ players }: StoredTable, player: string | undefined): boolean =>
  player !== undefined && players.includes(player);

/**
 * Whether a client may read what a table is about. A private one is for the people who may come to it or sit there, also
 * after the invitation has ended. The result of a rated game is public.
 */
export function mayRead(table: StoredTable, player: string | undefined, invite: string | undefined): boolean {
  const isPublished = lobbyOf(table).settings.isRated && table.stage === 'over' && !table.isEnding;
  return isPublished || isSeated(table, player) || entranceError(table, player, invite, 0) === undefined;
}

/** The decision that a running game waits for, as a player with a seat may see it. */
function viewWaiting(
  { id, stage, waiting }: StoredTable,
  { seats }: Lobby,
  nudges: readonly Nudge[],
  viewer: string | undefined,
): Pick<TableView, 'turn' | 'round' | 'toAct' | 'clockEnds' | 'nudgedAt'> {
  if (stage !== 'playing' || waiting === null) return {};
  const { turn, round, toAct, clockEnds } = waiting;
  const own = toAct.find(({ seat }) => seats[seat]?.player === viewer);
  const nudge = nudges.find(
    ({ table, seat, lines }) => table === id && seat === own?.seat && lines >= own.since,
  );
  return {
    turn,
    ...(round === undefined ? {} : { round }),
    toAct: toAct.map(({ seat }) => seat),
    clockEnds,
    ...(nudge === undefined ? {} : { nudgedAt: nudge.at }),
  };
}

function viewResult({ closedAt, outcome, places }: Result): TableView['result'] {
  return {
    closedAt,
    outcome,
    places: places.map(({ player, place, hasLeft }) => ({ player, place, hasLeft })),
  };
}

import { IN, isToAct } from '@rubicon/engine';
import type { OpenMatch } from '../../game/match/open-match.ts';
import type { OnlineTable } from '../table/online-table.ts';

/** Whether the person at the screen plays, is away while a bot or nobody plays for them, or only watches. */
export function ownStatus(online: OnlineTable, { seat, view }: OpenMatch): 'playing' | 'away' | 'watching' {
  if (typeof seat !== 'number' || view.phase === 'over' || view.status[seat] !== IN) return 'watching';
  const player = online.match.table?.players[seat];
  return player?.bot !== undefined || player?.isAway === true ? 'away' : 'playing';
}

/** Whether the game is waiting for the person at the screen. Offers always include surrender, so they do not tell. */
export const isAsked = ({ seat, view, offers }: Pick<OpenMatch, 'seat' | 'view' | 'offers'>): boolean =>
  typeof seat === 'number' && offers.length > 0 && isToAct(view, seat);

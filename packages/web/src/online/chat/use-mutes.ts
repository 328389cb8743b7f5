import { listBlocks, type Me, setBlock } from '@rubicon/api';
import { useEffect } from 'react';
import { create } from 'zustand';
import { api } from '../api.ts';

/** The muted players, shared by all parts of the page that count or show chat. */
const useMuted = create<{ readonly of: string | undefined; readonly players: ReadonlySet<string> }>(() => ({
  of: undefined,
  players: new Set(),
}));

/** The players this player has muted. The server stores the list and no longer sends their lines. */
export function useMutes(me: Me | undefined) {
  const muted = useMuted(({ players }) => players);
  const id = me?.id;
  useEffect(() => {
    if (id === undefined || useMuted.getState().of === id) return;
    useMuted.setState({ of: id, players: new Set() });
    listBlocks(api)
      .then((players) => useMuted.setState({ players: new Set(players) }))
      .catch(() => {}); // without the list, everything is shown
  }, [id]);
  function mute(player: string, isMuted: boolean): void {
    const players = new Set(muted);
    if (isMuted) players.add(player);
    else players.delete(player);
    useMuted.setState({ players });
    void setBlock(api, player, isMuted).catch(() => useMuted.setState({ players: muted }));
  }
  return { muted, mute };
}

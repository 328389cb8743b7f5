import { listBlocks, type Me, setBlock } from '@rubicon/api';
import { useEffect, useState } from 'react';
import { api } from '../api.ts';

/** The players whose chat this player does not want to read. The server keeps them, and sends no more of their lines. */
export function useMutes(me: Me | undefined) {
  const [muted, setMuted] = useState<ReadonlySet<string>>(new Set());
  const id = me?.id;
  useEffect(() => {
    if (id === undefined) return;
    listBlocks(api)
      .then((players) => setMuted(new Set(players)))
      .catch(() => {}); // without the list, everything is shown
  }, [id]);
  function mute(player: string, isMuted: boolean): void {
    const next = new Set(muted);
    if (isMuted) next.add(player);
    else next.delete(player);
    setMuted(next);
    void setBlock(api, player, isMuted).catch(() => setMuted(muted));
  }
  return { muted, mute };
}

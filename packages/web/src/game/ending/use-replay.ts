import { positionAfter, type Replay } from '@rubicon/protocol/wire';
import { useEffect, useMemo, useState } from 'react';
import { ask } from '../../host/client.ts';
import type { Answer, ReplayData } from '../../host/lobby.ts';
import { openReplay } from '../../replay/replay.ts';

/** Loads the replay of a game that is over, and its last position. */
export function useReplay(id: string) {
  const [answer, setAnswer] = useState<Answer<ReplayData> | undefined>(undefined);
  useEffect(() => {
    void ask((host) => host.replay(id)).then(setAnswer);
  }, [id]);
  const data = answer?.value;
  const replay = useMemo((): Replay | undefined => data && openReplay(data), [data]);
  const end = useMemo(() => replay && positionAfter(replay, replay.entries.length), [replay]);
  return { replay, end, hasBeginning: data?.beginning !== undefined, error: answer?.error };
}

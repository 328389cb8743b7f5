import { positionAfter, type Replay } from '@rubicon/protocol/wire';
import { useEffect, useMemo, useState } from 'react';
import type { Answer, ReplayData } from '../../host/lobby.ts';
import { openReplay } from '../../replay/replay.ts';
import type { EndingSource } from './source.ts';

/** Loads the replay of a finished game, and its last position. */
export function useReplay(source: EndingSource) {
  const [answer, setAnswer] = useState<Answer<ReplayData> | undefined>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a source is identified by its game
  useEffect(() => {
    void source.loadReplay().then(setAnswer);
  }, [source.id]);
  const data = answer?.value;
  const replay = useMemo((): Replay | undefined => data && openReplay(data), [data]);
  const end = useMemo(() => replay && positionAfter(replay, replay.entries.length), [replay]);
  return { replay, end, hasBeginning: data?.beginning !== undefined, error: answer?.error };
}

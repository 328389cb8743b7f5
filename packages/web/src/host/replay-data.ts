import type { VerifiedRecord } from '@rubicon/protocol';
import { wireGameOf } from '@rubicon/protocol/wire';
import type { Answer, ReplayData } from './lobby.ts';
import { recordOf } from './records.ts';

/** Returns the whole game of a record, with everything that was hidden in it. */
export function replayDataOf(text: string, id: string): Answer<ReplayData> {
  const record = recordOf(text);
  if (record.error !== undefined) return record;
  const { game, isFinished } = record.value;
  const { position } = game.header;
  return {
    value: {
      game: wireGameOf(game.header, id),
      ...(position === undefined ? {} : { beginning: position }),
      entries: game.entries,
      canContinue: !isFinished && game.revision <= game.rules.revision,
      status: statusOf(record.value),
    },
  };
}

function statusOf({ isFinished, replayed }: VerifiedRecord): ReplayData['status'] {
  if (replayed > 0) return 'replayed';
  return isFinished ? 'verified' : 'unfinished';
}

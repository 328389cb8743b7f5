import type { RecordLine } from '@rubicon/protocol';
import { wireGameOf } from '@rubicon/protocol/wire';
import type { Answer, Tape } from './lobby.ts';
import { recordOf } from './records.ts';

/** The whole game of a record. */
export function tapeOf(text: string, id: string): Answer<Tape> {
  const record = recordOf(text);
  if (record.error !== undefined) return record;
  const { game, lines, status } = record.value;
  const { position } = game.header;
  return {
    value: {
      game: wireGameOf(game.header, id),
      ...(position === undefined ? {} : { beginning: position }),
      lines: lines.slice(1, game.seq + 1).map((line) => lineOf(JSON.parse(line))),
      status,
    },
  };
}

function lineOf({ seq, seat, time, events }: RecordLine) {
  return { seq, seat, ...(time === undefined ? {} : { time }), events: events as Record<string, unknown>[] };
}

import { type RecordLine, readRecord } from '@rubicon/protocol';
import { wireGameOf } from '@rubicon/protocol/wire';
import type { Answer, Tape } from './lobby.ts';

/** The whole game of a record; every line of it is checked. */
export function tapeOf(text: string, id: string): Answer<Tape> {
  const { game, error, status } = { status: undefined, ...readRecord(text) };
  if (game === undefined) return { error: 'not-a-record' };
  const isTorn = error?.code === 'torn-line';
  if (error !== undefined && !isTorn) return { error: 'damaged' };
  const { position } = game.header;
  return {
    value: {
      game: wireGameOf(game.header, id),
      ...(position === undefined ? {} : { beginning: position }),
      lines: text
        .split('\n')
        .slice(1, game.seq + 1)
        .map((line) => lineOf(JSON.parse(line))),
      status: status ?? 'unfinished',
    },
  };
}

function lineOf({ seq, seat, time, events }: RecordLine) {
  return { seq, seat, ...(time === undefined ? {} : { time }), events: events as Record<string, unknown>[] };
}

import { createGame, EDITIONS, evolve, makePosition, parseEvent } from '@rubicon/engine';
import { RecordedGame, seededChance } from '@rubicon/protocol';
import { positionAfter, type Replay } from '@rubicon/protocol/wire';
import { describe, expect, test } from 'vitest';
import { replayDataOf } from '../../src/host/replay-data.ts';
import { openReplay } from '../../src/replay/replay.ts';
import { Snapshots } from '../../src/replay/snapshots.ts';
import { record } from '../records.ts';

function replayOf(text: string): Replay {
  const answer = replayDataOf(text, 'replay');
  const replay = answer.error === undefined ? openReplay(answer.value) : undefined;
  if (replay === undefined) throw new Error('no replay');
  return replay;
}

describe('a replay shows the position of the engine after every line', () => {
  test.each(EDITIONS.map(({ id }) => id))('%s', (edition) => {
    const { game, lines } = record({ edition, players: 3, options: {}, seed: 'replay' }, 400);
    const replay = replayOf(lines.map((line) => `${line}\n`).join(''));
    const colours = game.header.seats.map(({ colour }) => colour);
    const created = createGame({ edition, options: {}, colours });
    if (created.error !== undefined) throw new Error(created.error.code);
    const { rules, position } = created;
    expect(positionAfter(replay, 0)).toEqual(position);
    for (const [i, line] of lines.slice(1, replay.entries.length + 1).entries()) {
      for (const json of JSON.parse(line).events) evolve(position, parseEvent(rules.board, json).value!);
      if (i % 7 === 0 || i === replay.entries.length - 1)
        expect(positionAfter(replay, i + 1)).toEqual(position);
    }
    expect(positionAfter(replay, replay.entries.length)).toEqual(game.position);
  });
});

test('jumping back and forth shows the same positions as folding from the beginning', () => {
  const replay = replayOf(record({ edition: 'classic', players: 3, options: {}, seed: 'replay' }, 400).text);
  const snapshots = new Snapshots(replay);
  const end = replay.entries.length;
  for (const at of [end, 0, 63, 64, 65, 200, 129, 128, 127, 1, end - 1, end])
    expect(snapshots.after(at)).toEqual(positionAfter(replay, at));
  for (let jump = 0; jump < 100; jump++) {
    const at = (jump * 7919) % (end + 1);
    expect(snapshots.after(at)).toEqual(positionAfter(replay, at));
  }
});

test('a game of an unknown edition has no replay', () => {
  const data = {
    game: { id: '', edition: 'chess', options: {}, revision: 1, seats: [] },
    entries: [],
    canContinue: false,
    status: 'replayed' as const,
  };
  expect(openReplay(data)).toBeUndefined();
});

test('a game that began from a position is shown from there', () => {
  const { game } = record({ edition: 'classic', players: 3, options: {}, seed: 'replay' }, 100);
  const { edition, options, seats } = game.header;
  const position = makePosition(game.rules, game.position);
  const lines: string[] = [];
  RecordedGame.create({ game: 'id', edition, options, seats, position }, seededChance('on'), (line) =>
    lines.push(line),
  );
  expect(positionAfter(replayOf(`${lines.join('\n')}\n`), 0)).toEqual(game.position);
});

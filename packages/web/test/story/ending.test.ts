import { createGame, EDITIONS, type Event, type Position } from '@rubicon/engine';
import { positionAfter } from '@rubicon/protocol/wire';
import { describe, expect, test } from 'vitest';
import { pointsNow } from '../../src/game/facts/standing.ts';
import { replayDataOf } from '../../src/host/replay-data.ts';
import { openReplay } from '../../src/replay/replay.ts';
import { awardsOf } from '../../src/story/awards.ts';
import { framesOf, frameTime } from '../../src/story/frames.ts';
import { placesOf } from '../../src/story/places.ts';
import { scoresOf } from '../../src/story/scores.ts';
import { record } from '../records.ts';

const created = createGame({ edition: 'classic', options: {}, colours: ['red', 'blue', 'green'] });
if (created.error !== undefined) throw new Error('no game');
const beginning: Position = { ...created.position, owner: created.position.owner.map((_, t) => t % 3) };

const line = (...events: Event[]) => ({ seq: 1, events });
const captured = (seat: number, loser: number): Event => ({
  type: 'captured',
  seat,
  from: seat,
  to: loser,
  loser,
  dice: 1,
});

describe('awards', () => {
  const [ann, bob, cleo] = [0, 1, 2];
  const lines = [
    line(captured(bob, ann), captured(cleo, ann)),
    line(captured(bob, ann)),
    line(captured(cleo, bob), captured(cleo, bob)),
  ];
  const awardOf = (type: string, viewer?: number) =>
    awardsOf(beginning, lines, viewer).find((award) => award.type === type);

  test('the most conquests', () => {
    expect(awardOf('conquests')).toEqual({ type: 'conquests', seat: cleo, territories: 3 });
  });

  test('the nemesis took the most territories from the viewer', () => {
    expect(awardOf('nemesis', ann)).toMatchObject({ seat: bob, victim: ann, territories: 2 });
    expect(awardOf('nemesis', bob)).toMatchObject({ seat: cleo, victim: bob, territories: 2 });
    expect(awardOf('nemesis', cleo)).toBeUndefined();
  });

  test('luck counts only beyond half an army', () => {
    const roll = (attackersLost: number): Event => ({
      type: 'rolled',
      from: ann,
      to: bob,
      attack: [3],
      defence: [3],
      attackersLost,
      defendersLost: 1 - attackersLost,
    });
    const luck = (events: Event[]) =>
      awardsOf(beginning, [line(...events)], undefined).flatMap(({ type, seat }) => [[type, seat]]);
    expect(luck([])).toEqual([]);
    expect(luck([roll(1), roll(1), roll(1)])).toEqual([
      ['luckiest', bob],
      ['unluckiest', ann],
    ]);
  });
});

test('a playback takes ten seconds, or less for a short game', () => {
  expect(frameTime(100) * 100).toBe(10_000);
  expect(frameTime(4) * 4).toBeLessThan(3000);
});

describe('the end of a game', () => {
  test.each(EDITIONS.map(({ id }) => id))('%s', (edition) => {
    const { text } = record({ edition, players: 3, options: {}, seed: 'ending' });
    const answer = replayDataOf(text, 'ending');
    const replay = answer.error === undefined ? openReplay(answer.value) : undefined;
    if (replay === undefined) throw new Error('no replay');
    const end = positionAfter(replay, replay.entries.length);

    const places = placesOf(replay.beginning, replay.entries);
    expect(places.map(({ place }) => place)).toEqual([1, 2, 3]);
    expect(places.map(({ seat }) => seat).toSorted()).toEqual([0, 1, 2]);
    expect(places[0]!.seat).toBe(end.winner);

    const frames = framesOf(replay.beginning, replay.entries);
    expect(frames.length).toBeGreaterThan(1);
    expect(frames.at(-1)!.owners.filter((owner) => owner !== undefined).length).toBe(
      end.owner.filter((owner) => owner >= 0).length,
    );

    const scores = scoresOf(end, replay.entries);
    expect(scores).toHaveLength(end.family === 'orders' ? 3 : 0);
    for (const { seat, points } of scores) expect(pointsNow(replay.rules, end, seat)).toBe(points);
  });
});

test('with written orders, the score is known in every round and ends at the final points', () => {
  const { text } = record({ edition: 'simultaneous', players: 3, options: {}, seed: 'score' });
  const answer = replayDataOf(text, 'score');
  const replay = answer.error === undefined ? openReplay(answer.value) : undefined;
  if (replay === undefined) throw new Error('no replay');
  const positions = replay.entries.map((_, i) => positionAfter(replay, i + 1));
  const before = positions.findLast(({ phase }) => phase === 'order')!;
  expect(pointsNow(replay.rules, positions[0]!, 0)).toBeUndefined();
  expect(pointsNow(replay.rules, before, 0)).toBeGreaterThan(0);
});

import { COLOURS } from '@rubicon/engine';
import { positionAfter } from '@rubicon/protocol/wire';
import { expect, test } from 'vitest';
import { replayDataOf } from '../../src/host/replay-data.ts';
import { milestonesOf, nextTurn, previousTurn, roundAt } from '../../src/replay/milestones.ts';
import { openReplay } from '../../src/replay/replay.ts';
import { record } from '../records.ts';

function replayOf(edition: string) {
  const { text } = record({ edition, players: 3, options: {}, seed: 'milestones' }, 5000);
  const { value } = replayDataOf(text, 'replay');
  return openReplay(value!)!;
}

test('every turn can be reached, forwards and backwards', () => {
  const replay = replayOf('world-domination');
  const end = replay.entries.length;
  const milestones = milestonesOf(replay);
  const forwards: number[] = [];
  for (let at = nextTurn(milestones, 0, end); at < end; at = nextTurn(milestones, at, end)) forwards.push(at);
  const turns = forwards.map((at) => {
    const position = positionAfter(replay, at);
    return position.family === 'turns' ? position.turn : -1;
  });
  expect(turns).toEqual(Array.from({ length: turns.length }, (_, i) => i + 1));
  expect(turns.length).toBeGreaterThan(10);
  const backwards: number[] = [];
  for (let at = previousTurn(milestones, end); at > 0; at = previousTurn(milestones, at)) backwards.push(at);
  expect(backwards.reverse()).toEqual(forwards);
});

test('every moment is in the round of its turn', () => {
  const replay = replayOf('world-domination');
  const milestones = milestonesOf(replay);
  const { turns } = milestones;
  const around = [0, turns[0]! - 1, turns[0]!, turns[2]!, turns[3]! - 1, turns[3]!, turns[6]!];
  expect(around.map((at) => roundAt(milestones, at))).toEqual([0, 0, 1, 1, 1, 2, 3]);
  const [first] = turns;
  const within = {
    ...replay,
    beginning: positionAfter(replay, first!),
    entries: replay.entries.slice(first),
  };
  expect([0, turns[3]! - first!].map((at) => roundAt(milestonesOf(within), at))).toEqual([1, 1]);
});

test('written orders step by round', () => {
  const { turns } = milestonesOf(replayOf('simultaneous'));
  expect(turns.length).toBeGreaterThan(1);
});

test('marks show eliminations and newly completed continents', () => {
  const replay = replayOf('world-domination');
  const { marks } = milestonesOf(replay);
  const eliminated = marks.filter(({ type }) => type === 'eliminated');
  expect(eliminated.map(({ seat }) => seat).sort()).toHaveLength(2);
  const { continents } = replay.rules.board;
  const completed = marks.flatMap((mark) => (mark.type === 'continent' ? mark : []));
  expect(completed.length).toBeGreaterThanOrEqual(COLOURS.length);
  for (const { at, seat, continent } of completed) {
    const holds = (shown: number): boolean =>
      continents[continent]!.territories.every((t) => positionAfter(replay, shown).owner[t] === seat);
    expect([holds(at - 1), holds(at)]).toEqual([false, true]);
  }
});

import { positionAfter } from '@rubicon/protocol/wire';
import { expect, test } from 'vitest';
import { type Reveal, stepsOf } from '../../src/game/review/review.ts';
import { stepNarration } from '../../src/game/review/step-text.ts';
import { replayDataOf } from '../../src/host/replay-data.ts';
import { openReplay } from '../../src/replay/replay.ts';
import { en } from '../../src/words/en/index.ts';
import { record } from '../records.ts';
import { seatsFor } from './games.ts';

const { text } = record({ edition: 'simultaneous', players: 3, options: {}, seed: 'review' });
const answer = replayDataOf(text, 'review');
const replay = (answer.error === undefined ? openReplay(answer.value) : undefined)!;

/** The first reveal with an event of this type. */
function revealWith(type: string): Reveal {
  const entry = replay.entries.find(({ events }) => events.some((event) => event.type === type))!;
  return { entry, before: positionAfter(replay, entry.seq - 1) };
}

function textsOf(reveal: Reveal): string[] {
  const naming = { rules: replay.rules, view: reveal.before, seats: seatsFor(3), words: en };
  return stepsOf(reveal).map((step) => stepNarration(naming, step, reveal)?.text ?? '');
}

test('placements are revealed together', () => {
  const reveal = revealWith('moved');
  const types = stepsOf(reveal).map(({ events }) => new Set(events.map(({ type }) => type)));
  expect(types.filter((set) => set.has('deployed'))).toHaveLength(1);
  expect(textsOf(reveal)[0]).toMatch(/^Troops placed: Ann \d+, Bob \d+,? and Cleo \d+\./);
});

test('the result of a lot lists all bids and the number of lots to come', () => {
  const texts = replay.entries
    .filter(({ events }) => events.some(({ type }) => type === 'lot-won' || type === 'lot-left'))
    .flatMap((entry) => textsOf({ entry, before: positionAfter(replay, entry.seq - 1) }));
  const left = texts.map((one) => /Bids: Ann \d+, Bob \d+,? and Cleo \d+\. (.*)$/.exec(one)?.[1]);
  expect(left.at(-1)).toBe('This is the last lot.');
  expect(left.at(-2)).toBe('1 more lot.');
  expect(left[0]).toBe(`${texts.length - 1} more lots.`);
});

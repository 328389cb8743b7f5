import { positionAfter } from '@rubicon/protocol/wire';
import { expect, test } from 'vitest';
import { replayDataOf } from '../../src/host/replay-data.ts';
import { auctionText } from '../../src/replay/auction-text.ts';
import { openReplay } from '../../src/replay/replay.ts';
import { en } from '../../src/words/en/index.ts';
import { record } from '../records.ts';

function textsOf(edition: string): (string | undefined)[] {
  const { text } = record({ edition, players: 3, options: {}, seed: 'auction' }, 5000);
  const { value } = replayDataOf(text, 'replay');
  const replay = openReplay(value!)!;
  const naming = { rules: replay.rules, view: replay.beginning, seats: value!.game.seats, words: en };
  return replay.entries.map((_, i) =>
    auctionText(naming, replay.entries.slice(0, i + 1), positionAfter(replay, i + 1)),
  );
}

test('a replay of an auction shows every lot with all bids, and how many lots are left', () => {
  const texts = textsOf('simultaneous');
  const auction = texts.filter((text) => text !== undefined);
  expect(auction[0]).toMatch(/^\d+ more lots\.$/);
  const results = [...new Set(auction)].filter((text) => text.includes('Bids:'));
  for (const text of results.slice(0, -1))
    expect(text).toMatch(/Bids: .+ \d+, .+ \d+ and .+ \d+\. .*lots?\.$/);
  expect(results.at(-1)).toMatch(/Bids: .+ \d+\.$/); // nothing comes after the last lot
  expect(results.length).toBeGreaterThan(8);
  expect(texts.at(-1)).toBeUndefined();
});

test('other editions have no auction', () => {
  expect(textsOf('classic').every((text) => text === undefined)).toBe(true);
});

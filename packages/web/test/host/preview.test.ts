import { describe, expect, test } from 'vitest';
import { recordAmong, recordUntil } from '../../browser/records.ts';
import { challengePreview, previewOf } from '../../src/host/preview.ts';

const seats = ['Ann', { bot: 'easy' }, { bot: 'easy' }] as const;
const quick = { edition: 'world-domination', options: { setup: 'quick' }, seats, seed: 'preview' };

const previewAfter = (turn: number) =>
  previewOf(recordUntil(quick, (position) => position.family === 'turns' && position.turn === turn)).value!;

describe('the preview of a game', () => {
  test('shows the owner of every territory, and who decides', () => {
    const { owners, colours, toAct } = recordedTurn();
    expect(owners).toHaveLength(42);
    expect(new Set(owners)).toEqual(new Set(colours));
    expect(toAct).toEqual([0]);
  });

  test('counts rounds of all seats, not turns', () => {
    const first = recordedTurn();
    expect(first.round).toBe(1);
    const turns = [first.turn, first.turn + 3, first.turn + 6];
    expect(turns.map((turn) => previewAfter(turn).round)).toEqual([1, 2, 3]);
  });

  test('has neither a round nor owners before the first turn', () => {
    const text = recordUntil({ edition: 'simultaneous', seats, seed: 'a' }, ({ phase }) => phase === 'bid');
    expect(previewOf(text).value).toMatchObject({ round: 0, toAct: [0, 1, 2] });
  });

  test('shows nothing hidden while headquarters are being chosen', () => {
    const text = recordAmong({ edition: 'capital', seats, seed: 'a' }, ({ phase }) => phase === 'capital');
    const { value } = previewOf(text);
    expect(Object.keys(value!)).toEqual(['owners', 'colours', 'round', 'toAct']);
  });

  test('fails for a damaged record', () => {
    expect(previewOf('{}\n').error).toBe('damaged');
  });
});

/** The preview of the first turn of the first seat, and the number of that turn. */
function recordedTurn() {
  const text = recordUntil(quick, (position) => position.family === 'turns' && position.turn > 0);
  const turn = text.split('"turn-began"').length - 1;
  return { ...previewOf(text).value!, turn };
}

test('the preview of a challenge names its goal and colours its board', async () => {
  const { value } = await challengePreview({ year: 2026, month: 11, day: 17 });
  expect(value?.goal).toEqual({ type: 'take-and-keep', take: 'china', keep: 'indonesia', armies: 4 });
  expect(value?.owners).toHaveLength(42);
  expect(new Set(value?.owners)).toEqual(new Set(['red', 'blue', 'yellow', 'black']));
});

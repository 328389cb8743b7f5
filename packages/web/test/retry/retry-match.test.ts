import { legal, type SeatCommand, UNKNOWN, viewOf } from '@rubicon/engine';
import { positionAfter } from '@rubicon/protocol/wire';
import { describe, expect, test } from 'vitest';
import { replayDataOf } from '../../src/host/replay-data.ts';
import { openReplay } from '../../src/replay/replay.ts';
import { answersTo } from '../../src/retry/answers.ts';
import { openRetry } from '../../src/retry/retry-match.ts';
import { record } from '../records.ts';

/** Every 17th entry is checked. */
const STRIDE = 17;

function finished(edition: string) {
  const { value: data } = replayDataOf(
    record({ edition, players: 3, options: {}, seed: 'retry' }, 300).text,
    'retry',
  );
  const replay = data && openReplay(data);
  if (data === undefined || replay === undefined) throw new Error('no replay');
  return { data, replay };
}

describe('a game opened at an earlier decision', () => {
  test.each(['secret-mission', 'capital', 'command-room'])(
    '%s: shows what the seat knew, and no more',
    (edition) => {
      const { data, replay } = finished(edition);
      const { rules, entries } = replay;
      for (const [i, { seq, seat }] of entries.entries()) {
        if (i % STRIDE !== 0 || seat === 'host') continue;
        const { view, offers, shown } = openRetry(data, replay, { seq, seat }, () => {}).store.getState();
        expect(view).toEqual(viewOf(positionAfter(replay, i), seat));
        if (seat === 0) expect(offers).toEqual(legal(rules, view!, seat)); // bots play the others
        expect(shown).toBe(i);
      }
    },
  );

  test('hides other seats’ missions', () => {
    const { data, replay } = finished('secret-mission');
    const { seq, seat } = replay.entries.findLast((entry) => entry.seat !== 'host')!;
    const { view } = openRetry(data, replay, { seq, seat: Number(seat) }, () => {}).store.getState();
    const missions = view?.family === 'turns' ? view.missions : [];
    expect(missions.filter((mission) => mission === UNKNOWN)).toHaveLength(2);
  });

  test('passes on the first command, and plays none', () => {
    const { data, replay } = finished('classic');
    const { seq, seat } = replay.entries.at(-1)!;
    const decided: SeatCommand[] = [];
    const match = openRetry(data, replay, { seq, seat: Number(seat) }, (command) => decided.push(command));
    const { view } = match.store.getState();
    match.send({ type: 'end-attacks' });
    match.send({ type: 'end-turn' });
    expect(decided).toEqual([{ type: 'end-attacks' }]);
    expect(match.store.getState()).toMatchObject({ view, offers: [], isSending: true });
  });
});

test('only offers of the same kind answer a decision', () => {
  const { replay } = finished('classic');
  const { rules, entries } = replay;
  const kinds = ['trade', 'place', 'attack', 'continue', 'stop', 'occupy', 'fortify'] as const;
  const seen = new Set<string>();
  for (const [i, { seat }] of entries.entries()) {
    const position = positionAfter(replay, i);
    if (seat === 'host' || position.family !== 'turns' || position.turn === 0) continue;
    const offers = legal(rules, position, seat);
    for (const kind of kinds) for (const { type } of answersTo(kind, offers)) seen.add(`${kind} ${type}`);
    expect(kinds.flatMap((kind) => answersTo(kind, offers)).map(({ type }) => type)).not.toContain(
      'surrender',
    );
  }
  expect(seen).toContain('trade trade');
  expect(seen).toContain('trade place');
  expect(seen).not.toContain('place trade');
  expect(seen).toContain('stop attack');
  expect(seen).toContain('attack end-attacks');
  expect(seen).toContain('fortify end-turn');
});

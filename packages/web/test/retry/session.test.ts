import type { Attempt } from '@rubicon/analysis/review';
import type { SeatCommand } from '@rubicon/engine';
import { describe, expect, test } from 'vitest';
import {
  advance,
  begin,
  decide,
  judge,
  type Session,
  showSolution,
  stepsOf,
  tryAgain,
} from '../../src/retry/session.ts';

const command: SeatCommand = { type: 'end-attacks' };
const passed: Attempt = { played: [command], best: 0.5, lost: 0, isPassed: true };
const wrong: Attempt = { ...passed, lost: 0.2, isPassed: false };

/** The session after a decision with this verdict. */
const attempt = (session: Session, verdict: Attempt | undefined): Session =>
  judge(decide(session, command), verdict);

describe('retrying mistakes', () => {
  test('counts mistakes corrected before the solution was shown', () => {
    let session = attempt(begin(4), passed);
    session = attempt(tryAgain(attempt(advance(session), wrong)), passed);
    session = attempt(tryAgain(showSolution(attempt(advance(session), wrong))), passed);
    session = attempt(advance(session), undefined);
    session = advance(session);
    expect(session.stage).toEqual({ type: 'over' });
    expect([...session.found]).toEqual([0, 1]);
  });

  test('counts a mistake once, and never forgets a success', () => {
    const session = attempt(tryAgain(showSolution(attempt(begin(2), passed))), wrong);
    expect(session.found.size).toBe(1);
  });

  test('accepts one decision per attempt, and each attempt has a new board', () => {
    const session = decide(decide(begin(1), command), { type: 'end-turn' });
    expect(session.stage).toEqual({ type: 'judging', command });
    expect(tryAgain(session).attempts).toBe(session.attempts + 1);
    expect(advance(begin(2))).toMatchObject({ at: 1, attempts: 1, stage: { type: 'asked' } });
  });

  test('never shows the solution before an attempt was judged', () => {
    for (const session of [begin(1), begin(3), decide(begin(3), command)])
      expect([stepsOf(session).main, ...stepsOf(session).others]).not.toContain('solution');
    expect(stepsOf(attempt(begin(1), wrong)).others).toContain('solution');
  });

  test('recommends another attempt after a wrong one, otherwise the next mistake', () => {
    expect(stepsOf(attempt(begin(3), wrong)).main).toBe('again');
    expect(stepsOf(attempt(begin(3), undefined)).main).toBe('again');
    expect(stepsOf(attempt(begin(3), passed)).main).toBe('next');
    expect(stepsOf(showSolution(attempt(begin(3), wrong))).main).toBe('next');
    expect(stepsOf(attempt(begin(1), passed)).main).toBe('back');
    expect(stepsOf(advance(begin(1))).main).toBe('back');
  });
});

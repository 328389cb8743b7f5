import { parseLine } from '@rubicon/analysis';
import { legal, parsePosition, type TurnsPosition, type TurnsRules } from '@rubicon/engine';
import { describe, expect, test } from 'vitest';
import { nextStep, type Plan, type PlanStep, type Progress, placesFor } from '../../src/plan/plan.ts';

/** Red holds Venezuela, Peru and Brazil; Argentina has 2. */
const positionIn = (phase: string, armies = 'a1a3a3b2'): { rules: TurnsRules; position: TurnsPosition } => {
  const text = `world-domination - red,blue b1b1b1b1b1b1b1b1b1/${armies}/b1b1b1b1b1b1b1/b2b2b2b2b2b2/b1b1b1b1b1b1b1b1b1b1b1b1/b1b1b1b1 ${phase} turn=9 first=a`;
  const parsed = parsePosition(text);
  if (parsed.error !== undefined) throw new Error(JSON.stringify(parsed.error));
  return parsed as unknown as { rules: TurnsRules; position: TurnsPosition };
};
const { rules } = positionIn('reinforce:a');
const at = (id: string): number => rules.board.indices.get(id)!;
const START: Progress = { turn: 9, hasPlaced: false, strike: 0 };

function planOf(text: string, change: Partial<Plan> = {}): Plan {
  const { line } = parseLine(rules.board, text);
  if (line === undefined) throw new Error(text);
  return { line, odds: line.strikes.map(() => 50), endsTurn: false, ...change };
}

function step(plan: Plan, position: TurnsPosition, progress = START, chance = 0.9): PlanStep {
  const game = { rules, view: position, seat: 0, offers: legal(rules, position, 0) };
  return nextStep(plan, progress, game, () => chance);
}

describe('a plan', () => {
  const plan = planOf('place peru 3; strike peru argentina leave 2');

  test('places its armies first, in one command', () => {
    const { position } = positionIn('reinforce:a');
    expect(step(plan, position)).toEqual({
      command: { type: 'place', places: [[at('peru'), position.toPlace]] },
      progress: { ...START, hasPlaced: true },
    });
  });

  test('attacks with the most dice, and leaves the planned armies behind', () => {
    const attacking = positionIn('attack:a').position;
    expect(step(plan, attacking)).toMatchObject({
      command: { type: 'attack', from: at('peru'), to: at('argentina'), dice: 2 },
    });
  });

  test('continues with the next strike when the target is taken', () => {
    const two = planOf('strike peru argentina; strike brazil north-africa');
    const { position } = positionIn('attack:a', 'a1a1a3a2');
    expect(step(two, position)).toMatchObject({ command: { type: 'attack', from: at('brazil') } });
  });

  test('stops before a strike whose odds are too low', () => {
    const { position } = positionIn('attack:a');
    expect(step(plan, position, START, 0.49)).toEqual({ stop: 'odds' });
    expect(step(plan, position, START, 0.5)).toHaveProperty('command');
  });

  test('stops when an attack has failed, or its territory is lost', () => {
    expect(step(plan, positionIn('attack:a', 'a1a1a3b2').position)).toEqual({ stop: 'failed' });
    expect(step(plan, positionIn('attack:a', 'a1b3a3b2').position)).toEqual({ stop: 'lost-territory' });
    expect(step(plan, positionIn('reinforce:a', 'a1b3a3b2').position)).toEqual({ stop: 'lost-territory' });
  });

  test('stops at a forced trade', () => {
    const { position } = positionIn('reinforce:a');
    expect(step(plan, { ...position, trading: 'must' })).toEqual({ stop: 'forced-trade' });
  });

  test('ends the turn only if planned', () => {
    const { position } = positionIn('attack:a', 'a1a3a3a2');
    expect(step(plan, position)).toEqual({ isDone: true });
    expect(step({ ...plan, endsTurn: true }, position)).toMatchObject({ command: { type: 'end-attacks' } });
  });

  test('places armies in order if there are fewer, and extra ones in the first place', () => {
    const { line } = planOf('place peru 2; place brazil 2');
    expect(placesFor(line, 3)).toEqual([
      [at('peru'), 2],
      [at('brazil'), 1],
    ]);
    expect(placesFor(line, 6)).toEqual([
      [at('peru'), 4],
      [at('brazil'), 2],
    ]);
  });
});

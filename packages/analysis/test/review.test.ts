import { makeCommandText } from '@rubicon/engine';
import { describe, expect, test } from 'vitest';
import { chances } from '../src/evaluation.ts';
import { type Decision, reconsider } from '../src/review/decision.ts';
import { outlook } from '../src/review/outlook.ts';
import { accuracyOf } from '../src/review/summary/skill.ts';
import {
  type Analysis,
  type AnalysisSettings,
  analyse,
  type Chapter,
  decisionsOf,
  type PlayedGame,
  playedGame,
  restsOf,
  summarise,
  timelineOf,
  turnsOf,
} from '../src/review.ts';
import { playGame, playScript } from './played-games.ts';
import { gameAt, INLAND, quiet } from './positions.ts';

/** The chapters of an analysis, and what it returns. */
function read(game: PlayedGame, settings?: AnalysisSettings): { chapters: Chapter[]; analysis: Analysis } {
  const chapters: Chapter[] = [];
  const parts = analyse(game, settings);
  let part = parts.next();
  for (; part.done !== true; part = parts.next()) chapters.push(part.value);
  return { chapters, analysis: part.value };
}

/** Red takes the last headquarters from Siam, and wins, or it stops. */
const HEADQUARTERS =
  'capital - red,blue,green c2c2c2c2c2c2c2c2c2/a2a2a2a2/c2c2c2c2c2c2c2/a2a2a2a2a2a2/c2c2c2c2c2c2c2c2c2c2c2a12/b1b3b3b3 attack:a turn=9 first=a capitals=a:brazil,b:egypt,c:indonesia';

const CONGO = 23;

describe('decisions', () => {
  test('stopping next to the last headquarters is very bad, and the attack is better', () => {
    const game = playScript(HEADQUARTERS, ['end-attacks'], []);
    const { analysis } = read(game);
    expect(analysis.decisions).toHaveLength(1);
    const [{ kind, mark, lost, better, change }] = analysis.decisions as never as [
      (typeof analysis.decisions)[0],
    ];
    expect({ kind, mark }).toEqual({ kind: 'stop', mark: 'very-bad' });
    expect(lost).toBeGreaterThan(0.3);
    expect(change[0]).toBeCloseTo(-lost, 9);
    expect(makeCommandText(game.rules.board, better[0]!)).toBe('assault siam indonesia 1');
    expect(analysis.skill[0]).toMatchObject({ decisions: 1, turns: 1, lostPerTurn: lost });
    expect(analysis.skill[1]).toMatchObject({ decisions: 0, accuracy: undefined, mistakes: [] });
  });

  test('the attack that wins costs nothing', () => {
    const game = playScript(HEADQUARTERS, ['attack siam indonesia 3'], [6, 5, 4, 1]);
    const { analysis } = read(game);
    expect(analysis.decisions.map(({ kind, lost }) => ({ kind, lost }))).toEqual([
      { kind: 'attack', lost: 0 },
    ]);
    expect(analysis.timeline.entries.at(-1)!.chances).toEqual([1, 0, 0]);
    expect(analysis.skill[0]!.accuracy).toBeCloseTo(100, 9);
    expect(analysis.turningPoints).toMatchObject([
      { seq: 1, seat: 0, action: { type: 'battle', from: 37, to: 38 } },
    ]);
  });

  test.each([
    ['at once', ['place argentina:14']],
    ['bit by bit', ['place argentina:7', 'place argentina:4', 'place argentina:3']],
  ])('armies far from any front, placed %s, are one very bad placement', (_, commands) => {
    const { analysis } = read(playScript(INLAND, commands, []));
    expect(analysis.decisions).toMatchObject([{ seq: 1, kind: 'place', mark: 'very-bad' }]);
    expect(analysis.decisions[0]!.better[0]).toMatchObject({ type: 'place' });
  });

  test('moving nothing at the end of a turn costs nothing if there is nothing to move', () => {
    const { analysis } = read(playScript(quiet(2), ['end-turn'], []));
    expect(analysis.skill[0]).toMatchObject({ lostPerTurn: 0, mistakes: [] });
  });

  test('leaving a large army far from any front is a mistake', () => {
    const { analysis } = read(playScript(quiet(40), ['end-turn'], []));
    expect(analysis.decisions).toMatchObject([
      { kind: 'fortify', better: [{ type: 'fortify', from: CONGO, armies: 39 }] },
    ]);
    expect(analysis.decisions[0]!.lost).toBeGreaterThan(0.01);
  });

  test('a cost is removed if a later decision of the turn had the same chances', () => {
    const decision = (seq: number, best: number, lost: number): Decision => ({
      seq,
      seat: 0,
      kind: 'attack',
      best,
      lost,
      change: [-lost, lost],
      mark: undefined,
      played: [],
      better: [{ type: 'end-attacks' }],
    });
    const found = reconsider([decision(1, 0.8, 0.5), decision(2, 0.9, 0), decision(3, 0.6, 0.3)]);
    expect(found.map(({ lost }) => lost)).toEqual([expect.closeTo(0.2, 9), 0, 0.3]);
    expect(found[0]!.change).toEqual([expect.closeTo(-0.2, 9), expect.closeTo(0.2, 9)]);
    expect(reconsider([decision(1, 0.6, 0.5), decision(2, 0.6, 0.3)])[0]).toMatchObject({
      lost: 0,
      better: [],
    });
  });

  test('the seat whose turn it is has better chances than the evaluation says, and they still add up to 1', () => {
    const { rules, position } = gameAt(INLAND);
    const values = outlook(rules, position);
    expect(values[0]).toBeGreaterThan(chances(rules, position)[0]!);
    expect(values[0]! + values[1]!).toBeCloseTo(1, 9);
  });

  test('accuracy falls with the share of the best chance that was lost', () => {
    const accuracies = [0, 0.1, 0.35, 1].map((lost) => accuracyOf({ lost: lost / 2, best: 0.5 }));
    expect(accuracies).toEqual([100, 80.1, 45, 8.5].map((value) => expect.closeTo(value, 0)));
  });
});

describe('a whole analysis', () => {
  const game = playGame({ edition: 'world-domination', players: 3 }, 'whole', 170);
  const { chapters, analysis } = read(game, { seed: 'a' });

  test('begins with the chances, then covers turn after turn', () => {
    expect(chapters[0]).toEqual({ type: 'timeline', timeline: timelineOf(game) });
    const turns = chapters.flatMap((chapter) => (chapter.type === 'turn' ? chapter.turn : []));
    expect(turns).toEqual(turnsOf(game).map(({ turn }) => turn));
    expect(chapters.flatMap((c) => (c.type === 'turn' ? c.decisions : []))).toEqual(analysis.decisions);
  });

  test('is the same whatever order its turns are analysed in', () => {
    const parts = turnsOf(game)
      .toReversed()
      .flatMap((turn) => decisionsOf(game, turn, { seed: 'a' }));
    expect(summarise(game, timelineOf(game), parts)).toEqual(analysis);
  });

  test('of one seat has the decisions of that seat only', () => {
    const turn = turnsOf(game).find(({ seat }) => seat === 1)!;
    const own = decisionsOf(game, turn, { seed: 'a', seat: 1 });
    expect(own).toEqual(analysis.decisions.filter(({ seq }) => own.some((decision) => decision.seq === seq)));
    expect(decisionsOf(game, turn, { seed: 'a', seat: 2 })).toEqual([]);
  });

  test('explains the end by start, luck, decisions and a rest', () => {
    expect(analysis.balance.reduce((sum, { rest }) => sum + rest, 0)).toBeCloseTo(0, 9);
    for (const { seat, start, luck, own, others, rest, end } of analysis.balance) {
      expect(start + luck + own + others + rest).toBeCloseTo(end, 9);
      expect(own).toBeLessThanOrEqual(0);
      expect(analysis.luck[seat]!.total).toBeCloseTo(luck, 9);
      const kinds = Object.values(analysis.luck[seat]!.byKind);
      expect(kinds.reduce((sum, value) => sum + value, 0)).toBeCloseTo(luck, 9);
    }
    for (const { rest, byPart } of restsOf(analysis.timeline, analysis.decisions)) {
      expect(rest.reduce((sum, value) => sum + value, 0)).toBeCloseTo(0, 9);
      const { reinforce, attack, fortify } = byPart;
      expect(reinforce[0]! + attack[0]! + fortify[0]!).toBeCloseTo(rest[0]!, 9);
    }
  });

  test('has at most five turning points, one in a turn', () => {
    const turns = analysis.turningPoints.map(({ turn }) => turn);
    expect(turns.length).toBeGreaterThan(1);
    expect(turns.length).toBeLessThanOrEqual(5);
    expect(new Set(turns).size).toBe(turns.length);
  });

  test('is for dice and turns', () => {
    expect(playedGame(game)).toBe(game);
    expect(playedGame({ ...game, rules: { family: 'orders' } as never })).toBeUndefined();
  });
});

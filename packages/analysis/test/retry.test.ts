import type { TurnsCommand } from '@rubicon/engine';
import { describe, expect, test } from 'vitest';
import { playBotGame } from '../bench/bot-game.ts';
import { type Decision, decisionsOf, type PlayedGame, retry, turnsOf } from '../src/review.ts';
import { playScript } from './played-games.ts';
import { INLAND, quiet } from './positions.ts';

/** A game between bots that play at random and are asked about every die. */
const random = (seed: string, commands: number): PlayedGame => {
  const options = { defence: 'chosen', reRoll: 'on', commander: 'on', setup: 'quick' };
  return playBotGame({ edition: 'world-domination', options, bots: ['random', 'random'] }, seed, commands);
};

/** Red can take the last headquarters from Siam, and wins. It has 20 armies in India, next to Siam. */
const HEADQUARTERS =
  'capital - red,blue,green c2c2c2c2c2c2c2c2c2/a2a2a2a2/c2c2c2c2c2c2c2/a2a2a2a2a2a2/c2c2c2c2c2c2c2c2c2c2a20c1/b3b3b3b3 attack:a turn=9 first=a capitals=a:brazil,b:egypt,c:indonesia';

const inland = playScript(INLAND, ['place argentina:10', 'place argentina:4'], []);

const GAMES: readonly PlayedGame[] = [
  inland,
  playScript(HEADQUARTERS, ['end-attacks'], []),
  playScript(HEADQUARTERS, ['attack india siam 3', 'occupy 3'], [6, 5, 4, 1]),
  random('retry-0', 8),
  random('retry-2', 9),
  random('retry-5', 20),
  playScript(quiet(40), ['end-turn'], []),
  random('retry-30', 52),
  random('retry-24', 236),
];

const territoryOf = (id: string): number =>
  inland.rules.board.territories.findIndex((territory) => territory.id === id);

interface Case {
  readonly game: PlayedGame;
  readonly decision: Decision;
  readonly others: readonly Decision[]; // of the same turn
}

/** The mistakes in the last turn of a game. */
function mistakesIn(game: PlayedGame): Case[] {
  const others = decisionsOf(game, turnsOf(game).at(-1)!);
  return others.filter(({ mark }) => mark !== undefined).map((decision) => ({ game, decision, others }));
}

const CASES = GAMES.flatMap(mistakesIn);

/** Converts the commands of a decision into the one command with which a seat answers. */
function answerOf(
  { decision: { kind, seq }, others }: Case,
  commands: readonly TurnsCommand[],
): TurnsCommand {
  const moves = commands.flatMap((command) =>
    command.type === 'fortify' ? [[command.from, command.to, command.armies] as const] : [],
  );
  if (moves.length > 1) return { type: 'fortify-many', moves };
  if (commands[0] !== undefined) return commands[0];
  if (kind === 'fortify') return { type: 'end-turn' };
  return others.find((other) => other.seq === seq && other.kind === 'place')!.played[0]!; // keeps the cards
}

describe('another attempt at a mistake', () => {
  test.each(CASES)('$decision.kind at $decision.seq: the better move passes', (one) => {
    const { game, decision } = one;
    const judge = retry(game, decision);
    expect(judge(answerOf(one, decision.better))).toMatchObject({ isPassed: true, best: decision.best });
  });

  test.each(CASES)(
    '$decision.kind at $decision.seq: the same move fails again, and costs the same',
    (one) => {
      const { game, decision } = one;
      const { best, lost } = decision;
      expect(retry(game, decision)(answerOf(one, decision.played))).toMatchObject({
        isPassed: false,
        best,
        lost: expect.closeTo(lost, 12), // it may have been divided and multiplied
      });
    },
  );

  test('the cases cover all kinds of decisions', () => {
    const kinds = new Set(CASES.map(({ decision }) => decision.kind));
    expect([...kinds].sort()).toEqual(
      ['attack', 'continue', 'defend', 'dice', 'fortify', 'occupy', 'place', 'stop', 'trade'].sort(),
    );
  });
});

describe('an attempt', () => {
  const [{ decision }] = mistakesIn(inland) as [Case];
  const judge = retry(inland, decision);
  const place = (...ids: readonly (readonly [string, number])[]): TurnsCommand => ({
    type: 'place',
    places: ids.map(([id, armies]) => [territoryOf(id), armies] as const),
  });

  test('costs the same whenever it is made', () => {
    const attempt = place(['congo', 14]);
    const { lost } = judge(attempt);
    expect(lost).toBeGreaterThan(0);
    judge(place(['north-africa', 14]));
    expect(judge(attempt).lost).toBe(lost);
    expect(retry(inland, decision)(attempt).lost).toBe(lost);
  });

  test('passes if it costs at most 5 % of the best chance', () => {
    const attempts = ['congo', 'east-africa', 'greenland', 'north-africa'].map((id) =>
      judge(place([id, 14])),
    );
    for (const { isPassed, lost, best } of attempts) expect(isPassed).toBe(lost <= 0.05 * best);
    expect(new Set(attempts.map(({ isPassed }) => isPassed))).toEqual(new Set([true, false]));
  });

  test('may place the armies in any order', () => {
    const better = decision.better[0] as Extract<TurnsCommand, { type: 'place' }>;
    expect(better.places.length).toBeGreaterThan(1);
    expect(judge({ type: 'place', places: better.places.toReversed() })).toMatchObject({ lost: 0 });
  });

  test('is not judged if the rules refuse it', () => {
    expect(() => judge(place(['argentina', 15]))).toThrow('place is not possible');
    expect(() => judge({ type: 'end-turn' })).toThrow('end-turn is not possible');
  });
});

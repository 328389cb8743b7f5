import { makeBot } from '@rubicon/bots';
import {
  createGame,
  DEFAULT_COLOURS,
  EDITIONS,
  HOST,
  isIn,
  isTurns,
  legal,
  makePosition,
  NOBODY,
  play,
  seededDice,
  type TurnsGame,
  toAct,
  viewOf,
} from '@rubicon/engine';
import { describe, expect, test } from 'vitest';
import { chances, chancesFrom } from '../src/evaluation/chances.ts';

/** Plays a game of `easy` bots, and calls back before every command and at the end. */
function eachPosition(edition: string, players: number, visit: (game: TurnsGame) => void): void {
  const game = createGame({ edition, colours: DEFAULT_COLOURS.slice(0, players) });
  if (game.error !== undefined || !isTurns(game)) throw new Error(`no game of ${edition}`);
  const { rules, position } = game;
  const dice = seededDice(`${edition}/${players}`);
  const bots = position.colours.map((_, seat) => makeBot('easy', rules, seat, 'evaluation')!);
  visit(game);
  play(rules, position, HOST, { type: 'start' }, dice);
  for (let commands = 0; position.phase !== 'over' && commands < 3000; commands++) {
    visit(game);
    const [seat] = toAct(position);
    const view = viewOf(position, seat!);
    expect(
      play(rules, position, seat!, bots[seat!]!.act(view, legal(rules, view, seat!)), dice),
    ).toBeUndefined();
  }
  visit(game);
}

const TABLES = EDITIONS.filter(({ family }) => family === 'turns').flatMap(({ id, players }) =>
  players.map((number) => [id, number] as const),
);

describe.each(TABLES)('%s with %i players', (edition, players) => {
  test('chances add up to 1, and seats that are out have none', () => {
    let visits = 0;
    eachPosition(edition, players, ({ rules, position }) => {
      if (visits++ % 7 !== 0 && position.phase !== 'over') return;
      const all = chances(rules, position);
      const context = makePosition(rules, position);
      expect(
        all.reduce((sum, chance) => sum + chance, 0),
        context,
      ).toBeCloseTo(1, 9);
      for (const [seat, chance] of all.entries()) {
        expect(chance, context).toBeGreaterThanOrEqual(0);
        if (!isIn(position, seat)) expect(chance, context).toBe(0);
        if (position.winner !== NOBODY) expect(chance).toBe(seat === position.winner ? 1 : 0);
      }
    });
  });
});

test('a view in which nothing is hidden has the chances of its position', () => {
  eachPosition('classic', 3, ({ rules, position }) => {
    if (position.turn !== 1) return;
    expect(chancesFrom(rules, position, { worlds: 3, seed: 'any' })).toEqual(chances(rules, position));
  });
});

test('the same seed has the same chances, another seed others', () => {
  let isDifferent = false;
  eachPosition('secret-mission', 4, ({ rules, position }) => {
    if (position.turn !== 8 || position.phase !== 'reinforce') return;
    const view = viewOf(position, position.seat) as typeof position;
    const once = chancesFrom(rules, view, { worlds: 4, seed: 'one' });
    expect(chancesFrom(rules, view, { worlds: 4, seed: 'one' })).toEqual(once);
    isDifferent ||= chancesFrom(rules, view, { worlds: 4, seed: 'two' })[0] !== once[0];
  });
  expect(isDifferent).toBe(true);
});

import { seededDice } from '@rubicon/engine';
import { describe, expect, test } from 'vitest';
import { change } from '../../bench/balance/changes.ts';
import { begunGame, chartsFor, PLAYERS, playGame } from '../../bench/balance/games.ts';
import { searchCharts } from '../../bench/balance/search.ts';
import { unevenness } from '../../bench/balance/tally.ts';
import { CITIES } from '../../packages/engine/src/editions/basic-training-charts.ts';

/** The numbers of each colour that no change may alter. */
const numbersOf = (charts) =>
  charts.map(({ colour, capital, troops }) => ({
    colour,
    capital,
    onCapital: troops[capital],
    territories: Object.keys(troops).length,
    cities: Object.keys(troops).filter((id) => CITIES.includes(id)).length,
    troops: Object.values(troops).reduce((sum, count) => sum + count, 0),
  }));

describe.each(PLAYERS)('charts for %i players', (players) => {
  const charts = chartsFor(players);

  test('keep these numbers and all 42 territories through any changes', () => {
    const dice = seededDice('changes');
    for (let n = 0; n < 50; n++) {
      const { charts: changed, changes } = change(charts, 1 + dice.below(3), dice);
      expect(changes.length).toBeGreaterThan(0);
      expect(numbersOf(changed)).toEqual(numbersOf(charts));
      expect(new Set(changed.flatMap(({ troops }) => Object.keys(troops))).size).toBe(42);
      expect(changed.flatMap(({ troops }) => Object.values(troops)).every((count) => count > 0)).toBe(true);
    }
  });

  test('can be played as they are and after changes, and the position shows them', () => {
    const { charts: changed } = change(charts, 3, seededDice('played'));
    const { rules, position } = begunGame(changed);
    const [{ troops }] = changed;
    const first = position.colours.indexOf(rules.setup.colours[0]);
    const held = rules.board.territories.flatMap(({ id }, t) =>
      position.owner[t] === first ? [[id, position.armies[t]]] : [],
    );
    expect(Object.fromEntries(held)).toEqual(troops);
    expect(playGame(changed, 'random', 'a game')).toBeLessThan(players);
  });
});

describe('the search', () => {
  /** Games whose winner depends on who holds Brazil: that colour wins too often. */
  const searchWith = (bias, games = 20_000) => {
    const notes = [];
    return searchCharts({
      charts: chartsFor(4),
      seed: 'test',
      games,
      play: async (charts, first, last) => {
        const strong = charts.findIndex(({ troops }) => troops.brazil !== undefined);
        const wins = charts.map(() => 0);
        for (let number = first; number <= last; number++) {
          const dice = seededDice(`${charts[0].colour} ${number}`);
          wins[dice.below(100) < bias(strong) ? strong : dice.below(4)]++;
        }
        return { games: last - first + 1, wins };
      },
      report: (text) => void notes.push(text),
    }).then((found) => ({ found, notes }));
  };

  test('leaves fair charts as they are', async () => {
    const { found } = await searchWith(() => 0);
    expect([found.isFair, found.changes]).toEqual([true, []]);
  });

  test('finds a change that makes uneven charts fair, the same one each time', async () => {
    const onlyGreen = (strong) => (strong === 1 ? 20 : 0);
    const games = 60_000; // the evaluation cannot know that Brazil matters so much
    const { found, notes } = await searchWith(onlyGreen, games);
    expect(found.isFair).toBe(true);
    expect(found.charts[1].troops.brazil).toBeUndefined();
    expect(notes.length).toBeGreaterThan(1);
    expect((await searchWith(onlyGreen, games)).found).toEqual(found);
  });

  test('gives up when it has played all the games it may', async () => {
    const { found } = await searchWith(() => 60);
    expect(found.isFair).toBe(false);
  });
});

test('unevenness is 0 on average for a fair game', () => {
  const dice = seededDice('fair');
  let sum = 0;
  for (let n = 0; n < 2000; n++) {
    const wins = [0, 0, 0];
    for (let game = 0; game < 30; game++) wins[dice.below(3)]++;
    sum += unevenness({ games: 30, wins });
  }
  expect(Math.abs(sum / 2000)).toBeLessThan(0.002);
  expect(unevenness({ games: 1000, wins: [500, 300, 200] })).toBeGreaterThan(0.03);
});

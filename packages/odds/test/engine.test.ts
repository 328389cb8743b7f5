import {
  clonePosition,
  isTurns,
  NOBODY,
  parsePosition,
  parseTerritory,
  REWARD_IDS,
  seededDice,
  type TurnsGame,
  turns,
} from '@rubicon/engine';
import { expect, test } from 'vitest';
import { battleOdds, type DiceSettings, makeDice } from '../src/index.ts';

/** Compares battles played by the engine with the computed odds. */

const REST = 'c1c1c1c1c1c1c1/a1a1a1a1/b1b1b1b1b1b1b1/c1c1c1c1c1c1/a1a1a1a1a1a1a1a1a1a1a1a1/b1b1b1b1';
const GAMES = 25_000;

type Rewards = Partial<Record<(typeof REWARD_IDS)[number], number>>;

const battles: [
  attackers: number,
  defenders: number,
  stop: number,
  rewards: Rewards,
  settings: DiceSettings,
][] = [
  [3, 2, 0, {}, {}],
  [12, 10, 0, {}, {}],
  [10, 9, 4, {}, {}],
  [8, 8, 0, { 'attack-die': 0 }, { attackDie: true }],
  [9, 6, 0, { 'defence-die': 1 }, { defenceDie: true }],
  [7, 8, 0, { 'minor-airfield': 0 }, { attackAirfield: true }],
  [9, 7, 1, { 'major-airfield': 1 }, { defenceAirfield: true }],
  [
    8,
    8,
    0,
    { 'attack-die': 0, 'defence-die': 1, 'minor-airfield': 0, 'major-airfield': 1 },
    { attackDie: true, defenceDie: true, attackAirfield: true, defenceAirfield: true },
  ],
];

/** Alaska (seat 0) attacks the Northwest Territory (seat 1); airfields are there. */
function startOf(attackers: number, defenders: number, rewards: Rewards): TurnsGame {
  const fields = 'capitals=a:brazil,b:iceland,c:congo objectives=control-europe:.:two-troops';
  const game = parsePosition(
    `command-room - yellow,green,blue a${attackers + 1}b${defenders}${REST} attack:a turn=1 first=a ${fields}`,
  );
  if (game.error !== undefined) throw new Error(JSON.stringify(game.error));
  if (!isTurns(game)) throw new Error('a game of another family');
  const { position, rules } = game;
  const places = ['alaska', 'northwest-territory'].map((id) => parseTerritory(rules.board, id));
  position.rewards = REWARD_IDS.map((id) => rewards[id] ?? NOBODY);
  position.airfields = REWARD_IDS.map((id) =>
    id.endsWith('airfield') ? (places[rewards[id] ?? NOBODY] ?? NOBODY) : NOBODY,
  );
  return game;
}

test.each(battles)(
  `${GAMES} assaults of %i against %i with stop %i and %j are within four standard errors`,
  (attackers, defenders, stop, rewards, settings) => {
    const { rules, position } = startOf(attackers, defenders, rewards);
    const from = parseTerritory(rules.board, 'alaska');
    const to = parseTerritory(rules.board, 'northwest-territory');
    const dice = seededDice('odds');
    const lost = { wins: 0, attackers: 0, defenders: 0 };
    for (let n = 0; n < GAMES; n++) {
      const p = clonePosition(position);
      const rejection = turns.play(rules, p, 0, { type: 'assault', from, to, stopAt: stop + 1 }, dice);
      if (rejection !== undefined) throw new Error(rejection.code);
      const isTaken = p.owner[to] === 0;
      if (isTaken) lost.wins++;
      lost.attackers += attackers + 1 - p.armies[from];
      lost.defenders += isTaken ? defenders : defenders - p.armies[to];
    }
    const odds = battleOdds(makeDice(settings), attackers, defenders, stop);
    const variance = (of: (a: number, d: number) => number, mean: number): number =>
      odds.distribution.reduce(
        (sum, e) => sum + e.probability * (of(e.attackers, e.defenders) - mean) ** 2,
        0,
      );
    const near = (total: number, mean: number, of: (a: number, d: number) => number): void => {
      expect(Math.abs(total / GAMES - mean)).toBeLessThan(4 * Math.sqrt(variance(of, mean) / GAMES));
    };
    near(lost.wins, odds.win, (_, d) => (d === 0 ? 1 : 0));
    near(lost.attackers, odds.expectedLosses.attacker, (a) => attackers - a);
    near(lost.defenders, odds.expectedLosses.defender, (_, d) => defenders - d);
  },
);

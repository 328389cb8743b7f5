import { makeBot } from '@rubicon/bots';
import { evolve, type Position, viewOf } from '@rubicon/engine';
import { beforeEach, expect, test, vi } from 'vitest';
import { programsOf } from '../src/input.ts';
import type { PlayerSettings } from '../src/players/open.ts';
import type { Player } from '../src/players/player.ts';
import type { PlayerSpec } from '../src/players/spec.ts';
import {
  rulesOf,
  type SimulationSettings,
  simulate,
  simulateRecorded,
} from '../src/simulation/simulation.ts';

/** Test players in place of bots. */
const opened = vi.hoisted(() => ({
  open: (_spec: PlayerSpec, _player: PlayerSettings): Player => ({}) as Player,
}));
vi.mock('../src/players/open.ts', () => ({
  openPlayer: (spec: PlayerSpec, playerSettings: PlayerSettings) => opened.open(spec, playerSettings),
}));

const settingsOf = (edition: string, isTimed = false): SimulationSettings => ({
  edition,
  players: 3,
  options: {},
  isTimed,
  programs: programsOf({}),
});

const plan = {
  number: 1,
  seed: 's',
  seats: ['prompt', 'late', 'watchful'].map((name): PlayerSpec => ({ type: 'bot', name })),
};

let closed: number[] = [];

beforeEach(() => {
  closed = [];
});

/** Plays at random; answers at once or asynchronously. */
function randomPlayer({ rules, seat, seed }: PlayerSettings, isLate: boolean): Player {
  const bot = makeBot('random', rules, seat, seed)!;
  return {
    act(view, offers) {
      const command = bot.act(view, offers);
      return isLate ? new Promise((resolve) => setImmediate(resolve, command)) : command;
    },
    async close() {
      closed.push(seat);
    },
  };
}

/** The same, but folds its own view from events and compares it with the view it gets. */
function watchfulPlayer(playerSettings: PlayerSettings, view: Position): Player & { compared: number } {
  const player = randomPlayer(playerSettings, true);
  return {
    compared: 0,
    see(events) {
      for (const event of events) evolve(view, event);
    },
    act(shown, offers) {
      expect(view).toEqual(shown);
      this.compared++;
      return player.act(shown, offers);
    },
    close: async () => player.close?.(),
  };
}

const beginningOf = (settings: SimulationSettings): Position => {
  const game = rulesOf(settings);
  if (game.error !== undefined) throw new Error(game.error.code);
  return game.position;
};

test.each(['world-domination', 'secret-mission', 'capital', 'world-conquest', 'simultaneous'])(
  '%s: who answers later plays the same game, and events lead from view to view',
  async (edition) => {
    const settings = settingsOf(edition);
    opened.open = (_, playerSettings) => randomPlayer(playerSettings, false);
    const expected = await simulate(settings, plan);
    expect(expected.isFinished).toBe(true);

    for (const isTimed of [false, true]) {
      const watchful: ReturnType<typeof watchfulPlayer>[] = [];
      opened.open = (spec, playerSettings) => {
        if (spec.type !== 'bot' || spec.name !== 'watchful')
          return randomPlayer(playerSettings, spec === plan.seats[1]);
        const player = watchfulPlayer(playerSettings, viewOf(beginningOf(settings), playerSettings.seat));
        watchful.push(player);
        return player;
      };
      closed = [];
      const { efforts, ...outcome } = await simulate(settingsOf(edition, isTimed), plan);
      expect({ ...outcome, efforts: [] }).toEqual(expected);
      expect(watchful.map(({ compared }) => compared > 0)).toEqual([true]);
      expect(closed.toSorted()).toEqual([0, 1, 2]);
      expect(efforts.every(({ ms, turns }) => ms > 0 && turns > 0)).toBe(true);
      expect(efforts).toHaveLength(isTimed ? 3 : 0);
    }

    opened.open = (spec, playerSettings) =>
      spec === plan.seats[2]
        ? watchfulPlayer(playerSettings, viewOf(beginningOf(settings), playerSettings.seat))
        : randomPlayer(playerSettings, false);
    const lines: string[] = [];
    expect(await simulateRecorded(settings, plan, (line) => lines.push(line))).toEqual(expected);
    expect(lines).toHaveLength(expected.commands + 2);
  },
);

test('seats that lasted longer rank higher, and only the winner is first', async () => {
  opened.open = (_, playerSettings) => randomPlayer(playerSettings, false);
  for (let number = 1; number <= 20; number++) {
    const { winner, places } = await simulate(settingsOf('classic'), { ...plan, number, seed: `s${number}` });
    expect(places[winner]).toBe(0);
    expect(places.toSorted()).toEqual([0, 1, 2]);
  }
});

test('turns are counted by seat', async () => {
  opened.open = (_, playerSettings) => randomPlayer(playerSettings, false);
  const turns = await simulate(settingsOf('classic', true), plan);
  expect(turns.efforts.reduce((sum, effort) => sum + effort.turns, 0)).toBe(turns.turns);
  const rounds = await simulate(settingsOf('simultaneous', true), plan);
  expect(rounds.efforts.map((effort) => effort.turns)).toEqual([rounds.turns, rounds.turns, rounds.turns]);
});

test.each<[what: string, act: Player['act'], message: string]>([
  [
    'throws',
    () => {
      throw new Error('no idea');
    },
    'no idea',
  ],
  ['gives up later', () => Promise.reject(new Error('too late')), 'too late'],
  ['may not do that', () => ({ type: 'end-turn' }), 'late was rejected: wrong-phase'],
])('all players are closed if one %s', async (_, act, message) => {
  opened.open = (spec, playerSettings) => {
    const player = randomPlayer(playerSettings, false);
    return spec === plan.seats[1] ? { ...player, act } : player;
  };
  await expect(simulate(settingsOf('world-domination'), plan)).rejects.toThrow(message);
  expect(closed.toSorted()).toEqual([0, 1, 2]);
});

test('opened players are closed if another cannot be opened', async () => {
  opened.open = (spec, playerSettings) => {
    if (spec === plan.seats[2]) throw new Error('nobody there');
    return randomPlayer(playerSettings, false);
  };
  await expect(simulate(settingsOf('classic'), plan)).rejects.toThrow('nobody there');
  expect(closed.toSorted()).toEqual([0, 1]);
});

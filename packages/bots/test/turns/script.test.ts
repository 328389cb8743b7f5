import {
  classicBoard,
  HOST,
  legal,
  NOBODY,
  play,
  seededDice,
  type TurnsGame,
  toAct,
  viewOf,
} from '@rubicon/engine';
import { describe, expect, test } from 'vitest';
import { makeBot } from '../../src/index.ts';
import { oddsOf } from '../../src/turns/battle.ts';
import { at, decide, newGame, playOut, situation } from './support.ts';

const SEEDS = ['a', 'b', 'c', 'd'];

/** Returns all attacks of a seat, with the chance of each. */
function attacksOf({ rules, position }: TurnsGame, seat: number): { to: number; chance: number }[] {
  const { owner, armies } = position;
  return owner.flatMap((holder, from) =>
    holder !== seat
      ? []
      : rules.board.neighbours[from]!.filter((to) => owner[to] !== seat).map((to) => ({
          to,
          chance: oddsOf(armies[from]!, armies[to]!),
        })),
  );
}

/** Calls back whenever `medium` ends its attacks in a game of six. */
function atEndOfAttacks(seed: string, look: (game: TurnsGame, seat: number) => void): void {
  const game = newGame('world-domination', 6, { setup: 'deal' });
  const { position } = game;
  let seat = NOBODY;
  playOut(game, Array(6).fill('medium'), seed, undefined, (asked) => {
    if (position.phase === 'fortify' && seat !== asked) look(game, asked);
    seat = position.phase === 'fortify' ? asked : NOBODY;
  });
}

describe('medium', () => {
  test.each(SEEDS)('never ends a turn without a card if an attack at 90 %% is possible: game %s', (seed) => {
    let ends = 0;
    atEndOfAttacks(seed, (game, seat) => {
      ends++;
      if (game.position.captures > 0) return;
      expect(attacksOf(game, seat).filter(({ chance }) => chance >= 0.9)).toEqual([]);
    });
    expect(ends).toBeGreaterThan(20);
  });

  test.each(SEEDS)('breaks every continent that it can break at 70 %%: game %s', (seed) => {
    let whole = 0;
    atEndOfAttacks(seed, (game, seat) => {
      const { owner } = game.position;
      for (const { territories } of classicBoard.continents) {
        const holder = owner[territories[0]!];
        if (holder === seat || !territories.every((t) => owner[t] === holder)) continue;
        whole++;
        const breaks = attacksOf(game, seat).filter(
          ({ to, chance }) => territories.includes(to) && chance >= 0.7,
        );
        expect(breaks).toEqual([]);
      }
    });
    expect(whole).toBeGreaterThan(0);
  });
});

describe('set-up', () => {
  test.each(['easy', 'medium'])('%s opposes a seat that claims a continent alone', (name) => {
    const game = newGame('world-domination', 3, { setup: 'claim' });
    const { rules, position } = game;
    play(rules, position, HOST, { type: 'start' }, seededDice('claims'));
    for (const id of ['indonesia', 'peru', 'egypt', 'new-guinea', 'congo']) {
      const [seat] = toAct(position);
      expect(
        play(rules, position, seat!, { type: 'claim', territory: at(id) }, seededDice('x')),
      ).toBeUndefined();
    }
    const [seat] = toAct(position);
    expect(position.owner[at('indonesia')]).not.toBe(seat);
    const view = viewOf(position, seat!);
    const command = makeBot(name, rules, seat!, 'claims')!.act(view, legal(rules, view, seat!));
    const blocks = ['western-australia', 'eastern-australia'].map(at);
    expect(command.type === 'claim' && blocks.includes(command.territory)).toBe(true);
  });

  test.each(['easy', 'medium'])('six %s bots never let one of them claim a whole continent', (name) => {
    for (const seed of SEEDS) {
      const { rules, position } = newGame('world-domination', 6, { setup: 'claim' });
      const dice = seededDice(seed);
      const bots = position.status.map((_, seat) => makeBot(name, rules, seat, seed)!);
      play(rules, position, HOST, { type: 'start' }, dice);
      while (position.phase === 'claim') {
        const [seat] = toAct(position);
        const view = viewOf(position, seat!);
        play(rules, position, seat!, bots[seat!]!.act(view, legal(rules, view, seat!)), dice);
      }
      for (const { territories } of classicBoard.continents)
        expect(new Set(territories.map((t) => position.owner[t])).size).toBeGreaterThan(1);
    }
  });
});

test('FG-14: a second airfield goes to another territory', () => {
  const next = (airfields: string) =>
    decide(
      'expert',
      situation(
        `command-room - red,blue,green asia=a2,siam=a20,australia=c2,*=b2 airfield:a capitals=a:india,b:egypt,c:indonesia cities=brazil+egypt objectives=control-asia:a:major-airfield,control-europe:a:minor-airfield rewards=major-airfield:a,minor-airfield:a ${airfields} began=india`,
      ),
      0,
    );
  expect(next('airfields=major-airfield:india')).toEqual({ type: 'place-airfield', territory: at('siam') });
  expect(next('airfields=major-airfield:siam')).not.toEqual({
    type: 'place-airfield',
    territory: at('siam'),
  });
});

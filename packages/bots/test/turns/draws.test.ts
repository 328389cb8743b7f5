import { isToAct, legal, play, seededDice, type TurnsGame, viewOf } from '@rubicon/engine';
import { describe, expect, test } from 'vitest';
import { BOT_NAMES, isClearlyBehind, makeBot } from '../../src/index.ts';
import { decide, newGame, playOut, SHORT, situation } from './support.ts';

const NAMES = BOT_NAMES.filter((name) => name !== 'random');

const three = (territories: string, phase = 'attack:b'): TurnsGame =>
  situation(`classic - red,blue,green ${territories} ${phase}`);

describe('clearly behind', () => {
  test.each([
    ['as strong as all others', 'north-america=a2,asia=b2,africa=a2,*=c2', false],
    ['hardly any armies, hardly any land', 'alaska=a1,kamchatka=b3,asia=b3,*=c3', true],
    ['one strong army', 'alaska=a60,asia=b3,*=c3', false],
    ['much land, few armies', 'asia=a1,europe=a1,alaska=b90,*=c9', false],
    ['a little less than its share', 'north-america=a2,asia=b2,europe=b2,*=c2', false],
  ])('%s', (_, territories, isBehind) => {
    expect(isClearlyBehind(three(territories).position, 0)).toBe(isBehind);
  });

  test('seats that are out do not count', () => {
    const text = 'red,blue,green-eliminated,yellow-eliminated alaska=a5,north-america=a2,*=b2 attack:b';
    expect(isClearlyBehind(situation(`classic - ${text}`).position, 0)).toBe(true);
    const even = 'red,blue,green-eliminated,yellow-eliminated asia=a2,north-america=a2,*=b2 attack:b';
    expect(isClearlyBehind(situation(`classic - ${even}`).position, 0)).toBe(false);
  });
});

describe.each(NAMES)('%s', (name) => {
  test.each([
    ['agrees when it is clearly behind', 'alaska=a1,kamchatka=b3,asia=b3,*=c3', 'accept-draw'],
    ['declines otherwise', 'north-america=a3,asia=b3,*=c2', 'decline-draw'],
  ])('%s', (_, territories, answer) => {
    const game = three(territories);
    expect(play(game.rules, game.position, 2, { type: 'offer-draw' }, seededDice(''))).toBeUndefined();
    expect(decide(name, game, 0)).toEqual({ type: answer });
  });

  test('continues to act after it has answered', () => {
    const { rules, position } = three('north-america=a3,asia=b3,*=c2', 'attack:a');
    const bot = makeBot(name, rules, 0, 'answer')!;
    const act = () => {
      const view = viewOf(position, 0);
      return bot.act(view, legal(rules, view, 0), SHORT);
    };
    play(rules, position, 2, { type: 'offer-draw' }, seededDice(''));
    const answer = act();
    expect(answer).toEqual({ type: 'decline-draw' });
    expect(play(rules, position, 0, answer, seededDice(''))).toBeUndefined();
    expect(isToAct(position, 0)).toBe(true);
    expect(['attack', 'end-attacks']).toContain(act().type);
  });

  test('plays to the end against a seat that offers a draw every turn', () => {
    const { rules, position } = newGame('classic', 3);
    let turn = 0;
    const commands = playOut({ rules, position }, Array(3).fill(name), 'draws', SHORT, (seat) => {
      if (position.turn === turn) return;
      turn = position.turn;
      play(rules, position, (seat + 1) % 3, { type: 'offer-draw' }, seededDice(''));
    });
    const types = new Set(commands.map(({ type }) => type));
    expect(types).toContain('decline-draw');
    expect(types).not.toContain('offer-draw');
    expect(types).not.toContain('surrender');
  });
});

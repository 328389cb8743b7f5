import { createGame, type Event, NOBODY, type Rejection } from '@rubicon/engine';
import pc from 'picocolors';
import { expect, test } from 'vitest';
import { wrap } from '../../src/columns.ts';
import { makeCast } from '../../src/play/texts/cast.ts';
import { narrate } from '../../src/play/texts/narration.ts';
import { rejectionText } from '../../src/play/texts/rejections.ts';
import type { Detail } from '../../src/play/texts/turns/groups.ts';

const game = createGame({ edition: 'classic', colours: ['red', 'blue'] });
if (game.error !== undefined) throw new Error(game.error.code);
const { rules, position } = game;
const seats = [
  { name: 'Ann', colour: 'red' as const },
  { name: 'Bob', colour: 'blue' as const },
];
const cast = makeCast(game, seats, pc.createColors(false));

test('every rejection is a sentence', () => {
  const rejections: { readonly [Code in Rejection['code']]: Extract<Rejection, { code: Code }> } = {
    'unknown-command': { code: 'unknown-command' },
    'game-over': { code: 'game-over' },
    'host-only': { code: 'host-only' },
    'unknown-seat': { code: 'unknown-seat', seat: 9 },
    'seat-out': { code: 'seat-out', seat: 1 },
    'not-your-turn': { code: 'not-your-turn', toAct: [1] },
    'wrong-phase': { code: 'wrong-phase', phase: 'occupy' },
    'not-the-default': { code: 'not-the-default', seat: 0, command: { type: 'end-turn' } },
    'unknown-territory': { code: 'unknown-territory', territory: 99 },
    'not-yours': { code: 'not-yours', territory: 0 },
    'already-claimed': { code: 'already-claimed', territory: 0 },
    'nothing-to-place': { code: 'nothing-to-place' },
    'no-places': { code: 'no-places' },
    'armies-out-of-range': { code: 'armies-out-of-range', armies: 9, least: 1, most: 3 },
    'not-the-rest': { code: 'not-the-rest', armies: 9, neutral: 2 },
    'must-trade': { code: 'must-trade', cards: 5 },
    'armies-to-place': { code: 'armies-to-place', armies: 1 },
    'trading-closed': { code: 'trading-closed' },
    'not-your-card': { code: 'not-your-card', card: 0 },
    'not-a-set': {
      code: 'not-a-set',
      cards: [0, 1, 42],
      stars: undefined,
      least: undefined,
      most: undefined,
    },
    'wrong-extra': { code: 'wrong-extra', extra: 5, extras: [0, 1] },
    'own-territory': { code: 'own-territory', territory: 0 },
    'not-adjacent': { code: 'not-adjacent', from: 0, to: 9 },
    'too-few-armies': { code: 'too-few-armies', territory: 0, armies: 1 },
    'dice-out-of-range': { code: 'dice-out-of-range', dice: 1, least: 2, most: 2 },
    'stop-out-of-range': { code: 'stop-out-of-range', stopAt: 9, least: 1, most: 3 },
    'draw-offered': { code: 'draw-offered', by: 1 },
    'no-draw-offered': { code: 'no-draw-offered' },
    'draw-agreed': { code: 'draw-agreed' },
    'unknown-colour': { code: 'unknown-colour', colour: 9 },
    'colour-taken': { code: 'colour-taken', colour: 4 },
    'not-vacated': { code: 'not-vacated', territory: 0 },
    'card-shows-neither': { code: 'card-shows-neither', card: 5, from: 0, to: 1 },
    'no-such-die': { code: 'no-such-die', die: 2, dice: [6, 3] },
    'unknown-objective': { code: 'unknown-objective', objective: 99 },
    'objective-not-open': { code: 'objective-not-open', objective: 0 },
    'objective-not-reached': { code: 'objective-not-reached', objective: 8 },
    'objective-taken': { code: 'objective-taken' },
    'not-connected': { code: 'not-connected', from: 0, to: 9 },
    'same-territory': { code: 'same-territory', territory: 0 },
    'no-room': { code: 'no-room', territory: 0, most: 12 },
    'moved-already': { code: 'moved-already' },
    'one-move-only': { code: 'one-move-only' },
    'moves-out-of-range': { code: 'moves-out-of-range', moves: 0, least: 1, most: 100 },
    'tokens-out-of-range': { code: 'tokens-out-of-range', tokens: 21, least: 0, most: 20 },
    'objectives-out-of-range': { code: 'objectives-out-of-range', objectives: 0, least: 1, most: 3 },
    'not-an-objective': { code: 'not-an-objective', territory: 0 },
    'named-twice': { code: 'named-twice', territory: 0 },
    'too-many-entries': { code: 'too-many-entries', entries: 201, most: 200 },
  };
  expect(
    Object.values(rejections)
      .map((rejection) => rejectionText(cast, rejection))
      .join('\n'),
  ).toMatchInlineSnapshot(`
    "This game has no such command.
    The game is over.
    Only the host can do that.
    There is no seat 9.
    Bob is out of the game.
    It is not your turn. Waiting for Bob.
    You cannot do that now: move into the captured territory first.
    The default for Ann is end-turn.
    There is no territory 99.
    Alaska is not yours.
    Alaska is already claimed.
    You have no armies to place.
    Choose at least 1 territory.
    You cannot choose 9 armies here; choose 1 to 3.
    Place all 9 armies you have left, and 2 neutral.
    You have 5 cards; trade in a set first.
    Place your 1 army first.
    You cannot trade in cards now.
    You do not hold Alaska (infantry).
    Alaska (infantry), Northwest Territory (artillery) and a wild card do not make a set.
    Quebec cannot get the extra armies; choose Alaska or Northwest Territory.
    Alaska is already yours.
    Alaska does not border Venezuela.
    Alaska has 1 army; you need 2 to attack or move.
    You cannot roll 1 die; roll 2.
    The attack cannot stop at 9 armies; choose 1 to 3.
    Bob has already offered a draw.
    Nobody has offered a draw.
    You have already agreed to the draw.
    That is not a colour of this game.
    red is taken.
    Alaska did not belong to the overthrown player; choose a territory that did.
    Quebec (cavalry) shows neither Alaska nor Northwest Territory.
    There is no 2 to change; your dice are 6 and 3.
    There is no objective 99.
    Control Europe is not open.
    You do not fulfil Control 18 Territories.
    You can take only 1 objective per turn.
    Your territories do not connect Alaska with Venezuela.
    Alaska cannot move armies to itself.
    Alaska is full: a territory holds at most 12 armies.
    You have already moved armies this turn.
    You can make only 1 move this turn.
    You cannot make 0 moves; make 1 to 100.
    You cannot bid 21 tokens; bid 0 to 20.
    You cannot convert 0 objectives; convert 1 to 3.
    Alaska is not one of your objectives.
    Alaska is named twice.
    201 orders do not fit on a sheet; write at most 200."
  `);
});

const story: Event[] = [
  { type: 'rolled-off', seats: [0, 1], faces: [5, 3] },
  { type: 'started', seat: 0, reserve: [21, 21, 0, 0, 0, 0, 0] },
  { type: 'dealt', owners: rules.board.territories.map((_, t) => t % 2) },
  { type: 'turn-began', seat: 0, armies: 7, trading: 'none' },
  { type: 'placed', seat: 0, territory: 0, armies: 4 },
  { type: 'placed', seat: 0, territory: 8, armies: 2 },
  { type: 'placed', seat: 0, territory: 0, armies: 1 },
  { type: 'attacks-began', seat: 0 },
  { type: 'rolled', from: 0, to: 1, attack: [6, 4, 2], defence: [6], attackersLost: 1, defendersLost: 0 },
  { type: 'rolled', from: 0, to: 1, attack: [5, 4, 2], defence: [3], attackersLost: 0, defendersLost: 1 },
  { type: 'captured', seat: 0, from: 0, to: 1, loser: 1, dice: 3 },
  { type: 'occupied', from: 0, to: 1, armies: 3 },
  { type: 'rolled', from: 1, to: 3, attack: [1, 1], defence: [3], attackersLost: 1, defendersLost: 0 },
  { type: 'attacks-ended', seat: 0 },
  { type: 'fortified', from: 1, to: 0, armies: 1 },
  { type: 'drew', seat: 0, card: 43 },
  { type: 'turn-began', seat: 1, armies: 6, trading: 'may' },
  { type: 'traded', seat: 1, cards: [1, 2, 42], armies: 4, extra: NOBODY, extraArmies: 0, trading: 'none' },
  { type: 'surrendered', seat: 1, cards: [], unplaced: 10 },
  { type: 'won', seat: 0 },
];

function told(detail: Detail): string {
  const view = structuredClone(position);
  const text = narrate(cast, view, story, detail).join('\n');
  expect(view.phase).toBe('over');
  return text;
}

test('the log of a game with every roll', () => {
  expect(told('every-roll')).toMatchInlineSnapshot(`
    "Roll for the first turn: Ann 5 and Bob 3.
    Ann (R) goes first.
    The territories are dealt, with 1 army on each.

    Turn 1: Ann (R) receives 7 armies for 21 territories.
    Ann places 5 on Alaska and 2 on Central America.
    Alaska (6) attacks Northwest Territory (Bob, 1):
      6 4 2  against  6   6=6   attacker loses 1   5 : 1 left
      5 4 2  against  3   5>3   defender loses 1   5 : 0 left
    Ann captures Northwest Territory from Bob.
    3 armies move from Alaska into Northwest Territory.
    Northwest Territory (3) attacks Alberta (Bob, 1):
      1 1  against  3   1<3   attacker loses 1   2 : 1 left
    Ann moves 1 army from Northwest Territory to Alaska.
    Ann draws a wild card.

    Turn 2: Bob (B) receives 6 armies for 20 territories.
    Bob trades in Northwest Territory (artillery), Greenland (cavalry) and a wild card for 4 armies.
    Bob surrenders. The armies stay on the board and only defend.
    Ann wins."
  `);
});

test('the log of a game with summaries of attacks', () => {
  expect(told('summary')).toMatchInlineSnapshot(`
    "Roll for the first turn: Ann 5 and Bob 3.
    Ann (R) goes first.
    The territories are dealt, with 1 army on each.

    Turn 1: Ann (R) receives 7 armies for 21 territories.
    Ann places 5 on Alaska and 2 on Central America.
    Ann captures Northwest Territory from Bob.
    Ann fails to capture Alberta (Bob, 1 left).
    Losses: Ann 2, defenders 1.
    Ann moves 1 army from Northwest Territory to Alaska.
    Ann draws a wild card.

    Turn 2: Bob (B) receives 6 armies for 20 territories.
    Bob trades in Northwest Territory (artillery), Greenland (cavalry) and a wild card for 4 armies.
    Bob surrenders. The armies stay on the board and only defend.
    Ann wins."
  `);
});

test('long lines are wrapped at spaces and indented', () => {
  expect(wrap('  one two three four', 12)).toBe('  one two\n    three\n    four');
  expect(wrap('\x1b[31mred\x1b[39m and blue', 12)).toBe('\x1b[31mred\x1b[39m and blue');
});

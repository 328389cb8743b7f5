import { expect, test } from 'vitest';
import {
  DISCARDED,
  type Event,
  HIDDEN_CARD,
  SPECTATOR,
  type TurnsGame,
  turns,
  viewOf,
} from '../../src/index.ts';
import { after, BOTH, cardsAt, eventsOf, game, hand, seatOf } from '../support.ts';

/** A turn of a begins with three infantry cards that show territories of b. */
const turnWith = (edition: string, cards: string): TurnsGame =>
  after(game(`${edition} - red,blue,green-eliminated alaska=a1,*=b1 fortify:b hands=a:${cards}`), 'end-turn');
const INFANTRY = 'venezuela+peru+argentina';

test.each(BOTH)('C-10 in %s traded cards go to the discards', (edition) => {
  const traded = after(turnWith(edition, `${INFANTRY}+wild-1`), 'trade venezuela+argentina+wild-1');
  expect(cardsAt(traded, DISCARDED)).toBe('venezuela+argentina+wild-1');
  expect(hand(traded, 'a')).toBe('peru');
});

test('C-10 traded cards are seen by all', () => {
  const [traded] = eventsOf(after(turnWith('classic', INFANTRY), `trade ${INFANTRY}`), 'traded');
  expect(traded.cards).toHaveLength(3);
  expect([0, 1, SPECTATOR].map((viewer) => turns.redact(traded, viewer))).toEqual([traded, traded, traded]);
});

const dealtOut = 'classic - red,blue,green a1b1c1/a1b1c1 attack:a hands=a:oak+wild-1,b:pine discards=yew';

test('C-10 a hand is seen by its holder alone', () => {
  const { rules, position } = game(dealtOut);
  const seen = (viewer: number): string[] =>
    ['a', 'b', 'c'].map((seat) => hand({ rules, position: viewOf(position, viewer) }, seat));
  expect(seen(seatOf('a'))).toEqual(['oak+wild-1', '', '']);
  expect(seen(seatOf('b'))).toEqual(['', 'pine', '']);
  expect(seen(SPECTATOR)).toEqual(['', '', '']);
});

test('C-10 the sizes of hands, draw pile and discards are public', () => {
  const { rules, position } = game(dealtOut);
  const view = viewOf(position, seatOf('c'));
  expect([view.hand, view.deck, cardsAt({ rules, position: view }, DISCARDED)]).toEqual([
    [2, 1, 0],
    4,
    'yew',
  ]);
});

test('C-10 a drawn card is seen by its owner alone', () => {
  const start = game('world-domination - red,blue,green a1b1c1/a1b1c1 attack:a captures=1');
  const [drew] = eventsOf(after(start, 'end-attacks', [3]), 'drew');
  const hidden: Event = { type: 'drew', seat: 0, card: HIDDEN_CARD };
  expect([0, 1, 2, SPECTATOR].map((viewer) => turns.redact(drew, viewer))).toEqual([
    drew,
    hidden,
    hidden,
    hidden,
  ]);
  expect(drew.card).toBe(3);
});

test('C-10 the cards of an eliminated player are seen by the seat that takes them', () => {
  const start = game('classic - red,blue,green a4b1c1/a1a1c1 attack:a hands=b:oak+wild-1');
  const [eliminated] = eventsOf(after(start, 'attack oak pine 3', [6, 6, 6, 1]), 'eliminated');
  const shown = (viewer: number): Event => turns.redact(eliminated, viewer);
  expect(shown(0)).toMatchObject({ cards: [0, 6] });
  expect(shown(2)).toMatchObject({ cards: [HIDDEN_CARD, HIDDEN_CARD] });
  expect(shown(SPECTATOR)).toMatchObject({ cards: [HIDDEN_CARD, HIDDEN_CARD] });
});

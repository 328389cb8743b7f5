import type { Board } from '../../board/board.ts';
import { makeCard, makeTerritory, parseCard } from '../../codec/ids.ts';
import { fill, withCell, withSum } from '../../columns.ts';
import {
  fail,
  failAt,
  letterOf,
  makeByOwner,
  type NotationField,
  readByOwner,
  readBySeat,
  readCount,
  readFlag,
  readSeat,
  readTerritory,
  readWord,
} from '../../notation/notation-words.ts';
import { NOBODY, type Seat, UNKNOWN } from '../../vocabulary.ts';
import { MISSIONS } from '../goals/missions.ts';
import {
  clockwise,
  DISCARDED,
  handOf,
  IN_DECK,
  OPEN,
  type Position,
  REMOVED,
  SEEN,
  seatsFrom,
  TRADING,
} from '../position.ts';
import type { Rules } from '../rules.ts';
import { makeGuideFields, readGuideField } from './field-guide-notation.ts';
import { usualTrading } from './omitted.ts';

/**
 * Returns the fields of a position that follow edition, options, seats, territories and phase.
 *   turn=7 first=b captures=1 sets=2 hands=a:brazil+?,c:wild-1 discards=peru+siam
 */
export function makeFields(rules: Rules, p: Position): NotationField[] {
  const { board } = rules;
  const territory = (t: number): string => (t === UNKNOWN ? '?' : makeTerritory(board, t));
  const mission = (m: number): string => (m === UNKNOWN ? '?' : MISSIONS[m].id);
  const pending = `${territory(p.from)}>${territory(p.to)}:${p.dice}:${p.stopAt}`;
  const reserve = makeByOwner(p.reserve);
  const hands = p.hand.flatMap((size, seat) =>
    size === 0 ? [] : `${letterOf(seat)}:${makeHand(board, p, seat)}`,
  );
  const discards = cardsAt(board, p.cards, DISCARDED);
  const removed = cardsAt(board, p.cards, REMOVED);
  const seen = cardsAt(board, p.seen, SEEN);
  const open = cardsAt(board, p.seen, OPEN);
  const isClockwise = p.left.join() === clockwise(p.left.length).join();
  const shown = p.missions.map((_, seat) => ((p.missionsShown & (1 << seat)) === 0 ? '' : letterOf(seat)));
  return [
    ['turn', p.turn > 0, p.turn],
    ['first', p.first !== NOBODY, letterOf(p.first)],
    ['order', !isClockwise, seatsFrom(p, 0).map(letterOf).join('')],
    ['place', p.toPlace > 0, p.toPlace],
    ['neutral', p.neutralToPlace > 0, p.neutralToPlace],
    ['trading', p.trading !== 'none' || usualTrading(rules, p) !== 'none', p.trading],
    ['extra', p.extraTaken === 1, 'taken'],
    ['captures', p.captures > 0, p.captures],
    ['sets', p.sets > 0, p.sets],
    ['pending', p.from !== NOBODY, pending],
    ['thrown', p.thrownAttack.length > 0, `${p.thrownAttack.join('-')}/${p.thrownDefence.join('-')}`],
    ['commander', p.commanderUsed === 1, 'used'],
    ['asking', p.questionsStopped === 1, 'stopped'],
    ['moves', p.moves > 0, p.moves],
    ['opening', p.openingMoves > 0, p.openingMoves],
    ['reserve', reserve !== '', reserve],
    ['hands', hands.length > 0, hands.join(',')],
    ['discards', discards !== '', discards],
    ['removed', removed !== '', removed],
    ['seen', seen !== '', seen],
    ['open', open !== '', open],
    ['capitals', p.capitals.some((t) => t !== NOBODY), bySeat(p.capitals, territory)],
    [
      'vacated',
      p.vacated.length > 0,
      `${letterOf(p.settler)}:${p.vacated.map((t) => territory(t)).join('+')}`,
    ],
    ['missions', p.missions.length > 0, bySeat(p.missions, mission)],
    ['shown', p.missionsShown > 0, shown.join('')],
    ...makeGuideFields(board, p),
  ];
}

/** A card that the viewer does not know is a question mark. */
function makeHand(board: Board, p: Position, seat: number): string {
  const known = handOf(p, seat).map((card) => makeCard(board, card));
  const unknown = Array.from({ length: p.hand[seat] - known.length }, () => '?');
  return [...known, ...unknown].join('+');
}

function cardsAt(board: Board, column: readonly number[], place: number): string {
  return column.flatMap((cell, card) => (cell === place ? makeCard(board, card) : [])).join('+');
}

function bySeat(column: readonly number[], make: (cell: number) => string): string {
  return column.flatMap((cell, seat) => (cell === NOBODY ? [] : `${letterOf(seat)}:${make(cell)}`)).join(',');
}

/** Reads one field; false if there is no such field. */
export function readField(rules: Rules, p: Position, key: string, value: string): boolean {
  const { board } = rules;
  const players = p.colours.length;
  switch (key) {
    case 'turn':
      p.turn = readCount(key, value);
      return true;
    case 'first':
      p.first = readSeat(key, value, players);
      return true;
    case 'order':
      p.left = readOrder(value, players);
      return true;
    case 'place':
      p.toPlace = readCount(key, value);
      return true;
    case 'neutral':
      p.neutralToPlace = readCount(key, value);
      return true;
    case 'trading':
      p.trading = readWord(key, value, TRADING);
      return true;
    case 'extra':
      p.extraTaken = readFlag(key, value, 'taken');
      return true;
    case 'captures':
      p.captures = readCount(key, value);
      return true;
    case 'sets':
      p.sets = readCount(key, value);
      return true;
    case 'pending':
      readPending(board, p, value);
      return true;
    case 'thrown':
      readThrown(p, value);
      return true;
    case 'commander':
      p.commanderUsed = readFlag(key, value, 'used');
      return true;
    case 'asking':
      p.questionsStopped = readFlag(key, value, 'stopped');
      return true;
    case 'moves':
      p.moves = readCount(key, value);
      return true;
    case 'opening':
      p.openingMoves = readCount(key, value);
      return true;
    case 'reserve':
      p.reserve = readByOwner(key, value, players);
      return true;
    case 'hands':
      for (const [seat, hand] of readBySeat(key, value, players)) readHand(board, p, seat, hand);
      return true;
    case 'discards':
      for (const card of value.split('+')) takeCard(board, p, key, card, DISCARDED);
      return true;
    case 'removed':
      for (const card of value.split('+')) takeCard(board, p, key, card, REMOVED);
      return true;
    case 'seen':
    case 'open':
      for (const card of value.split('+')) markSeen(board, p, key, card);
      return true;
    case 'capitals':
      if (p.capitals.length === 0) fail(key, value, { isUnused: true });
      for (const [seat, id] of readBySeat(key, value, players))
        p.capitals = withCell(p.capitals, seat, id === '?' ? UNKNOWN : readTerritory(key, board, id));
      return true;
    case 'vacated':
      readVacated(board, p, value);
      return true;
    case 'missions':
      p.missions = readMissions(value, players);
      return true;
    case 'shown':
      for (const letter of value) p.missionsShown |= 1 << readSeat(key, letter, players);
      return true;
    default:
      return readGuideField(board, p, key, value);
  }
}

/** All seats in turn order, beginning with the first. */
function readOrder(text: string, players: number): Seat[] {
  const order = [...text].map((letter) => readSeat('order', letter, players));
  if (order.length !== players || new Set(order).size !== players || order[0] !== 0)
    return fail('order', text);
  return order.map((_, seat) => order[(order.indexOf(seat) + 1) % players]);
}

function readPending(board: Board, p: Position, text: string): void {
  const [, from = '', to = '', dice = '', stopAt = ''] =
    /^(.+)>(.+):(\d+):(\d+)$/.exec(text) ?? fail('pending', text);
  p.from = readTerritory('pending', board, from);
  p.to = readTerritory('pending', board, to);
  p.dice = readCount('pending', dice);
  p.stopAt = readCount('pending', stopAt);
}

function readThrown(p: Position, text: string): void {
  const [, attack = '', defence = ''] =
    /^([1-6](?:-[1-6])*)\/([1-6](?:-[1-6])*)$/.exec(text) ?? fail('thrown', text);
  p.thrownAttack = attack.split('-').map(Number);
  p.thrownDefence = defence.split('-').map(Number);
}

function readHand(board: Board, p: Position, seat: number, text: string): void {
  for (const card of text.split('+')) {
    if (card !== '?') takeCard(board, p, 'hands', card, seat);
    else p.deck--;
    p.hand = withSum(p.hand, seat, 1);
  }
}

function takeCard(board: Board, p: Position, field: string, id: string, place: number): void {
  const card = readCard(board, p, field, id);
  if (p.cards[card] !== IN_DECK) fail(field, id, { isTwice: true });
  p.cards = withCell(p.cards, card, place);
  p.deck--;
}

function markSeen(board: Board, p: Position, field: 'seen' | 'open', id: string): void {
  const card = readCard(board, p, field, id);
  if (p.seen.length === 0) fail(field, id, { isUnused: true });
  p.seen = withCell(p.seen, card, field === 'seen' ? SEEN : OPEN);
}

function readCard(board: Board, p: Position, field: string, id: string): number {
  const card = parseCard(board, id);
  if (card !== undefined && p.cards[card] !== undefined) return card;
  return failAt(
    field,
    id,
    p.cards.map((_, known) => makeCard(board, known)),
    'card',
  );
}

function readVacated(board: Board, p: Position, text: string): void {
  const [settler, territories = ''] = text.split(':');
  p.settler = settler === letterOf(NOBODY) ? NOBODY : readSeat('vacated', settler, p.colours.length);
  p.vacated = territories.split('+').map((id) => readTerritory('vacated', board, id));
}

const MISSION_IDS: readonly string[] = MISSIONS.map(({ id }) => id);

function readMissions(text: string, players: number): number[] {
  const missions = fill(players, NOBODY);
  for (const [seat, id] of readBySeat('missions', text, players)) {
    const mission = id === '?' ? UNKNOWN : MISSIONS.findIndex((known) => known.id === id);
    missions[seat] = mission === NOBODY ? failAt('missions', id, MISSION_IDS, 'mission') : mission;
  }
  return missions.includes(NOBODY) ? fail('missions', text) : missions;
}

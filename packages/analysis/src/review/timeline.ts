import {
  clonePosition,
  type EventOf,
  evolve,
  HOST,
  IN_DECK,
  play,
  type Seat,
  seatsFrom,
  seededDice,
  type TurnsEvent,
  type TurnsPosition,
  type TurnsRules,
} from '@rubicon/engine';
import { Battle } from './battle/battle.ts';
import {
  diceChoicesOf,
  meanOfReRoll,
  meanOfThrow,
  throwOf,
  valueAfterReRoll,
  valueOfThrow,
} from './battle/throw.ts';
import type { PlayedGame, Step } from './game.ts';
import { partOf, type TurnPart } from './outlook.ts';
import { valueAt } from './state.ts';
import { meanOf, subtract, type Values } from './values.ts';

/** The kinds of chance: the deal and the order of turns, a roll, a card. */
type ChanceKind = 'deal' | 'roll' | 'card';

/** The luck of one chance event: the value after it less the mean before it. */
export interface LuckEvent {
  readonly seq: number;
  readonly kind: ChanceKind;
  readonly seat: Seat | undefined; // the attacker, or the seat that drew
  readonly against: number | undefined; // the owner of the attacked territory
  readonly luck: Values;
}

/** The change an entry makes to the board, if it can be a turning point. */
export type Action =
  | { readonly type: 'battle'; readonly from: number; readonly to: number }
  | { readonly type: 'placement' }
  | { readonly type: 'trade' };

export interface TimelineEntry {
  readonly seq: number;
  readonly round: number; // 0 in set-up
  readonly turn: number; // 0 in set-up
  readonly seat: Seat; // the seat that acted, or whose turn it was; NOBODY for the host in set-up
  readonly part: TurnPart; // of the turn, before the entry
  readonly chances: Values; // after the entry
  readonly action: Action | undefined;
}

/** The chances along a game, and the luck of every chance event. */
export interface Timeline {
  readonly start: Values;
  readonly entries: readonly TimelineEntry[];
  readonly luck: readonly LuckEvent[];
}

export function timelineOf(game: PlayedGame): Timeline {
  const walk = new Walk(game);
  const start = walk.value;
  const entries = game.entries.map((step) => walk.take(step));
  return { start, entries, luck: walk.luck };
}

/** Deals that are sampled for the mean before the real one. */
const DEALS = 100;

/** Events between two rolls of one battle. */
const IN_BATTLE: readonly TurnsEvent['type'][] = [
  'announced',
  'cards-covered',
  'commander-used',
  'dice-asked',
  'dice-helped',
  'opening-moves',
  'questions-stopped',
  're-rolled',
  'rolled',
  'thrown',
];

/** Follows a game entry by entry. */
class Walk {
  readonly luck: LuckEvent[] = [];
  value: Values;
  readonly #rules: TurnsRules;
  readonly #position: TurnsPosition;
  #battle: Battle | undefined;
  #round = 0;
  #help = { attackDice: 0, defenceDice: 0 };

  constructor({ rules, beginning }: PlayedGame) {
    this.#rules = rules;
    this.#position = clonePosition(beginning);
    this.value = valueAt(rules, beginning);
    if (beginning.turn > 0) this.#round = 1;
  }

  take({ seq, seat: actor, events }: Step): TimelineEntry {
    const position = this.#position;
    const { turn, seat, phase } = position;
    const round = this.#round;
    const before = phase === 'start' ? clonePosition(position) : undefined;
    const draws: EventOf<'drew'>[] = [];
    let hasRolled = false;
    for (const event of events) {
      if (event.type === 'drew') draws.push(event);
      if (this.#fight(seq, event)) hasRolled = true;
      else evolve(position, event);
      if (!IN_BATTLE.includes(event.type)) this.#battle = undefined;
      if (event.type === 'turn-began') this.#countRound(seat, turn);
    }
    if (events.length > 0 && (!hasRolled || position.phase === 'over'))
      this.value = valueAt(this.#rules, position, this.#battle);
    if (before !== undefined && position.phase !== 'start') this.#deal(seq, before);
    if (position.phase !== 'over') for (const draw of draws) this.#draw(seq, draw);
    return {
      seq,
      round,
      turn,
      seat: actor === 'host' ? seat : actor,
      part: partOf({ phase }),
      chances: this.value,
      action: actionOf(events),
    };
  }

  /** Handles an event if it is about dice, and notes its luck; returns whether it was one. */
  #fight(seq: number, event: TurnsEvent): boolean {
    const position = this.#position;
    switch (event.type) {
      case 'dice-helped':
        this.#help = event;
        return false;
      case 'rolled':
        this.#roll(seq, event);
        return true;
      case 'thrown': {
        const { from, to, attack, defence } = event;
        const battle = this.#battleFor(from, to);
        const choices = diceChoicesOf(this.#rules, position, from, to);
        const [armies, defenders] = [position.armies[from], position.armies[to]];
        const dice = { attack: attack.length, defence: defence.length };
        const mean = meanOfThrow(battle, armies, defenders, dice, choices);
        evolve(position, event);
        this.#note(seq, position.owner[to], mean, valueOfThrow(battle, throwOf(position), choices));
        return true;
      }
      case 're-rolled': {
        const battle = this.#battleFor(position.from, position.to);
        const choices = diceChoicesOf(this.#rules, position, position.from, position.to);
        const mean = meanOfReRoll(battle, throwOf(position), event.die, choices);
        evolve(position, event);
        this.#note(
          seq,
          position.owner[position.to],
          mean,
          valueAfterReRoll(battle, throwOf(position), choices),
        );
        return true;
      }
      default:
        return false;
    }
  }

  #roll(seq: number, event: EventOf<'rolled'>): void {
    const position = this.#position;
    const { from, to, attack, defence, attackersLost, defendersLost } = event;
    const battle = this.#battleFor(from, to);
    const { attackDice, defenceDice } = this.#help;
    this.#help = { attackDice: 0, defenceDice: 0 };
    const [armies, defenders] = [position.armies[from], position.armies[to]];
    const after = battle.valueWith(armies - attackersLost, defenders - defendersLost);
    if (position.thrownAttack.length > 0)
      this.value = after; // the dice were on the table
    else {
      const dice = { attack: attack.length - attackDice, defence: defence.length - defenceDice };
      const mean = battle.meanOfRoll(armies, defenders, dice.attack, dice.defence);
      this.#note(seq, position.owner[to], mean, after);
    }
    evolve(position, event);
  }

  #battleFor(from: number, to: number): Battle {
    if (this.#battle?.from !== from || this.#battle.to !== to)
      this.#battle = new Battle(this.#rules, this.#position, from, to);
    return this.#battle;
  }

  #note(seq: number, against: number, mean: Values, after: Values): void {
    this.luck.push({ seq, kind: 'roll', seat: this.#position.seat, against, luck: subtract(after, mean) });
    this.value = after;
  }

  /** Notes the luck of the deal, compared with a sample of deals. */
  #deal(seq: number, before: TurnsPosition): void {
    const parts = Array.from({ length: DEALS }, (_, deal) => {
      const position = clonePosition(before);
      play(this.#rules, position, HOST, { type: 'start' }, seededDice(`deal ${deal}`));
      return [1 / DEALS, valueAt(this.#rules, position)] as const;
    });
    const luck = subtract(this.value, meanOf(parts, this.value.length));
    this.luck.push({ seq, kind: 'deal', seat: undefined, against: undefined, luck });
  }

  /** Notes the luck of a card, compared with all cards in the deck; other cards of the same entry stay as they are. */
  #draw(seq: number, { seat, card }: EventOf<'drew'>): void {
    const position = this.#position;
    const deck = [card, ...position.cards.flatMap((place, other) => (place === IN_DECK ? other : []))];
    const parts = deck.map((other) => {
      if (other === card) return [1 / deck.length, this.value] as const;
      const cards = position.cards.slice();
      cards[card] = IN_DECK;
      cards[other] = seat;
      return [1 / deck.length, valueAt(this.#rules, { ...position, cards })] as const;
    });
    const luck = subtract(this.value, meanOf(parts, this.value.length));
    this.luck.push({ seq, kind: 'card', seat, against: undefined, luck });
  }

  /** A round begins with the first turn, and whenever the turn passes to an earlier place in the order. */
  #countRound(lastSeat: Seat, lastTurn: number): void {
    const { seat, first } = this.#position;
    const order = first < 0 ? [] : seatsFrom(this.#position, first);
    if (lastTurn === 0 || order.indexOf(seat) <= order.indexOf(lastSeat)) this.#round++;
  }
}

function actionOf(events: readonly TurnsEvent[]): Action | undefined {
  for (const event of events) {
    if (event.type === 'rolled' || event.type === 'announced' || event.type === 'thrown')
      return { type: 'battle', from: event.from, to: event.to };
    if (event.type === 'occupied') return { type: 'battle', from: event.from, to: event.to };
    if (event.type === 'traded') return { type: 'trade' };
    if (event.type === 'placed') return { type: 'placement' };
  }
  return undefined;
}

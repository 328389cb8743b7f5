import {
  clonePosition,
  diceHelp,
  evolve,
  MOST_ATTACK_DICE,
  MOST_DEFENCE_DICE,
  play,
  type Seat,
  seededDice,
  type TurnsPosition,
  type TurnsRules,
} from '@rubicon/engine';
import { type Dice, helpedDice } from '@rubicon/odds';
import { outlook } from '../outlook.ts';
import { addPart, bestFor, noValues, type Values } from '../values.ts';
import { winningDice } from './forced-dice.ts';
import { valueOfCapture } from './occupation.ts';

/** The most rows and columns to evaluate. Values between them are interpolated: evaluating all would take too long. */
const FINE = 12;

/**
 * The value of every state of a battle, by armies of both territories. After each roll the attacker continues or stops,
 * whichever is better for it.
 */
export class Battle {
  readonly from: number;
  readonly to: number;
  readonly attacker: Seat;
  readonly seats: number;
  readonly #rules: TurnsRules;
  readonly #base: TurnsPosition; // before its first roll, with nothing on the table
  readonly #dice: Dice;
  readonly #values = new Map<number, Values>();
  readonly #stops = new Map<number, Values>();
  readonly #captures = new Map<number, Values>();
  readonly #attackLines: readonly number[];
  readonly #defenceLines: readonly number[];

  constructor(rules: TurnsRules, position: TurnsPosition, from: number, to: number) {
    this.#rules = rules;
    this.from = from;
    this.to = to;
    this.attacker = position.seat;
    this.seats = position.status.length;
    this.#base = clonePosition(position);
    lose(this.#base, from, to, 0, 0);
    this.#attackLines = linesOf(position.armies[from]);
    this.#defenceLines = linesOf(position.armies[to]);
    this.#dice = helpedDice(diceHelp(rules, position, position.seat, to));
  }

  /** The value with these armies on the two territories. */
  valueWith(armies: number, defenders: number): Values {
    if (defenders === 0) return this.#capture(armies);
    if (armies < 2) return this.#stop(armies, defenders);
    const key = keyOf(armies, defenders);
    let value = this.#values.get(key);
    if (value === undefined) {
      const attack = Math.min(MOST_ATTACK_DICE, armies - 1);
      const roll = this.meanOfRoll(armies, defenders, attack, Math.min(MOST_DEFENCE_DICE, defenders));
      value = bestFor(this.attacker, [this.#stop(armies, defenders), roll]);
      this.#values.set(key, value);
    }
    return value;
  }

  /** The value if the attacker stops. */
  valueOfStop(armies: number, defenders: number): Values {
    return this.#stop(armies, defenders);
  }

  /** The exact mean over the outcomes of one roll with these numbers of dice. */
  meanOfRoll(armies: number, defenders: number, attack: number, defence: number): Values {
    const pairs = Math.min(attack, defence);
    const odds = this.#dice.chances[attack][defence];
    const mean = noValues(this.seats);
    for (let lost = 0; lost <= pairs; lost++)
      if (odds[lost] > 0)
        addPart(mean, odds[lost], this.valueWith(armies - lost, Math.max(0, defenders - pairs + lost)));
    return mean;
  }

  /** The value before the defender has chosen its dice. */
  valueOfDefence(armies: number, defenders: number, attack: number, chooser: Seat): Values {
    const most = Math.min(MOST_DEFENCE_DICE, defenders);
    const values = Array.from({ length: most }, (_, i) =>
      this.meanOfRoll(armies, defenders, attack, most - i),
    );
    return bestFor(chooser, values);
  }

  #stop(armies: number, defenders: number): Values {
    return this.#sampled(armies, defenders, this.#stops, (a, d) => {
      const position = clonePosition(this.#base);
      this.#leave(position, a, d);
      return outlook(this.#rules, position);
    });
  }

  #capture(armies: number): Values {
    return this.#sampled(armies, 0, this.#captures, (a) => {
      const position = clonePosition(this.#base);
      const { from, to, attacker } = this;
      this.#leave(position, a, 1);
      evolve(position, { type: 'questions-stopped', seat: attacker });
      const dice = Math.min(MOST_ATTACK_DICE, a - 1);
      play(
        this.#rules,
        position,
        attacker,
        { type: 'attack', from, to, dice },
        winningDice(seededDice('capture')),
      );
      return position.phase === 'occupy'
        ? valueOfCapture(this.#rules, position)
        : outlook(this.#rules, position);
    });
  }

  #leave(position: TurnsPosition, armies: number, defenders: number): void {
    const { from, to } = this;
    lose(position, from, to, position.armies[from] - armies, position.armies[to] - defenders);
  }

  /** The value with these armies; between the lines of the grid, the mean of the corners, weighted by distance. */
  #sampled(
    armies: number,
    defenders: number,
    known: Map<number, Values>,
    evaluate: (armies: number, defenders: number) => Values,
  ): Values {
    const [a, a2, aShare] = between(this.#attackLines, armies);
    const [d, d2, dShare] = between(this.#defenceLines, defenders);
    const at = (x: number, y: number): Values => {
      const key = keyOf(x, y);
      let value = known.get(key);
      if (value === undefined) {
        value = evaluate(x, y);
        known.set(key, value);
      }
      return value;
    };
    if (aShare === 0 && dShare === 0) return at(a, d);
    const mean = noValues(this.seats);
    for (const [x, xShare] of [
      [a, 1 - aShare],
      [a2, aShare],
    ] as const)
      for (const [y, yShare] of [
        [d, 1 - dShare],
        [d2, dShare],
      ] as const)
        if (xShare * yShare > 0) addPart(mean, xShare * yShare, at(x, y));
    return mean;
  }
}

const keyOf = (armies: number, defenders: number): number => armies * 65_536 + defenders;

/** The army counts to evaluate: all if there are few, a selection if there are many. */
function linesOf(most: number): readonly number[] {
  const parts = Math.min(FINE, Math.max(1, most - 1));
  return [0, ...Array.from({ length: parts + 1 }, (_, part) => 1 + Math.round(((most - 1) * part) / parts))];
}

/** Returns the lines around an army count, and how far it is from the first to the second, from 0 to 1. */
function between(lines: readonly number[], armies: number): readonly [number, number, number] {
  const above = lines.findIndex((line) => line >= armies);
  const high = lines[above];
  if (high === armies || above < 1) return [armies, armies, 0];
  const low = lines[above - 1];
  return [low, high, (armies - low) / (high - low)];
}

/** Removes armies as a roll does; the seat may then continue to attack. */
function lose(
  position: TurnsPosition,
  from: number,
  to: number,
  attackersLost: number,
  defendersLost: number,
): void {
  evolve(position, { type: 'rolled', from, to, attack: [], defence: [], attackersLost, defendersLost });
}

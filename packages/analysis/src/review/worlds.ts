import {
  type Dice,
  isWhole,
  sampleWorld,
  seededDice,
  type TurnsPosition,
  type TurnsRules,
  viewOf,
} from '@rubicon/engine';
import type { Choice } from './choices.ts';

/** Deals positions that fit what a seat knew when it decided. */
export class Worlds {
  readonly #rules: TurnsRules;
  readonly #view: TurnsPosition;
  readonly #dice: Dice;

  constructor(rules: TurnsRules, { position, seat }: Choice, seed: string) {
    this.#rules = rules;
    this.#view = viewOf(position, seat);
    this.#dice = seededDice(`${seed}/worlds`);
  }

  /** Whether nothing is hidden from the seat, so that only one position fits. */
  get isKnown(): boolean {
    return isWhole(this.#view);
  }

  next(): TurnsPosition {
    return this.isKnown ? this.#view : sampleWorld(this.#rules, this.#view, this.#dice);
  }
}

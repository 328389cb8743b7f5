/** The engine's only source of chance, injected by the caller. */
export interface Dice {
  /**
   * A uniform integer from 0 to n - 1. If the draw is a roll of dice, `dice` is their number and n is 6^dice; only scripted
   * dice, which are written as faces, use it.
   */
  below(n: number, dice?: number): number;
}

/** Faces of one roll, highest first. The arrays are shared: never change them. */
export type Faces = readonly number[];

/** Three attackers and a bonus die (FG-15). */
const MOST_DICE = 4;

/** The faces of all rolls of k dice, highest first, indexed by number below 6^k. */
const FACES: readonly (readonly Faces[])[] = Array.from({ length: MOST_DICE + 1 }, (_, k) =>
  Array.from({ length: 6 ** k }, (_, index) => {
    const faces: number[] = [];
    for (let rest = index; faces.length < k; rest = Math.floor(rest / 6)) faces.push((rest % 6) + 1);
    return faces.sort((a, b) => b - a);
  }),
);

export function rollDice(dice: Dice, count: number): Faces {
  const rolls = FACES[count];
  return rolls[dice.below(rolls.length, count)];
}

/** One number below 6^k for each distinguishable roll. */
export function differentRolls(count: number): number[] {
  return FACES[count].flatMap((faces, number) => (rollNumber(faces) === number ? number : []));
}

/** The number below 6^k of the roll that shows these faces. */
function rollNumber(faces: Faces): number {
  return faces.reduceRight((number, face) => number * 6 + face - 1, 0);
}

/** Two rounds of multiply and shift: every input bit changes about half of the output bits. */
function mix(hash: number): number {
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}

/** sfc32: integers only, so a seed gives the same games on every machine. */
class SeededDice implements Dice {
  private readonly state = new Int32Array(4);

  constructor(seed: string) {
    for (let word = 0; word < 4; word++) {
      let hash = Math.imul(word + 1, 0x9e3779b9);
      for (let i = 0; i < seed.length; i++) hash = mix(hash ^ seed.charCodeAt(i)) + word;
      this.state[word] = mix(hash ^ seed.length);
    }
    for (let i = 0; i < 16; i++) this.next();
  }

  /** n is at most 65,536. */
  below(n: number): number {
    // 16 random bits times n: the upper 16 bits are the outcome; the lower ones identify the few draws that would favour
    // some outcomes, which are rejected.
    for (;;) {
      const product = Math.imul(this.next(), n);
      const low = product & 0xffff;
      if (low >= n || low >= 0x1_0000 % n) return product >>> 16;
    }
  }

  private next(): number {
    const { state } = this;
    const sum = (state[0] + state[1] + state[3]) | 0;
    state[3] = state[3] + 1;
    state[0] = state[1] ^ (state[1] >>> 9);
    state[1] = state[2] + (state[2] << 3);
    state[2] = ((state[2] << 21) | (state[2] >>> 11)) + sum;
    return sum >>> 16;
  }
}

/** The fast generator for simulations and offline games. Any text is a seed; it is mixed into all of the state. */
export function seededDice(seed: string): Dice {
  return new SeededDice(seed);
}

/** Thrown when a script has run out, or its next entry does not fit the draw. */
export class ScriptError extends Error {
  readonly code: 'script-exhausted' | 'script-mismatch' | 'script-left-over';

  constructor(code: ScriptError['code'], message: string) {
    super(message);
    this.code = code;
  }
}

export interface ScriptedDice extends Dice {
  /** Returns the rest of the script. */
  unused(): readonly number[];
  /** Throws if any of the script is left. */
  assertUsedUp(): void;
}

/** Dice that follow a script: faces (1 to 6) for rolls, the drawn number (from 0) for any other draw. */
export function scriptedDice(script: readonly number[]): ScriptedDice {
  let used = 0;
  const take = (least: number, most: number): number => {
    if (used === script.length) throw new ScriptError('script-exhausted', `${used} outcomes are not enough`);
    const value = script[used];
    if (!Number.isInteger(value) || value < least || value > most) {
      throw new ScriptError('script-mismatch', `outcome ${used + 1} is ${value}, not ${least} to ${most}`);
    }
    used++;
    return value;
  };
  return {
    below(n, dice) {
      if (dice === undefined) return take(0, n - 1);
      return rollNumber(Array.from({ length: dice }, () => take(1, 6)));
    },
    unused: () => script.slice(used),
    assertUsedUp() {
      if (used === script.length) return;
      throw new ScriptError(
        'script-left-over',
        `${script.length - used} outcomes of the script were not used`,
      );
    },
  };
}

/** One draw in a record: its index in the game, its upper bound, and the number drawn. */
export type Outcome = readonly [index: number, below: number, value: number];

export interface RecordingDice extends Dice {
  /** Returns the outcomes since the last call. */
  takeOutcomes(): Outcome[];
}

/** Records every draw of other dice; `first` is the index of the first. */
export function recordingDice(dice: Dice, first = 0): RecordingDice {
  let index = first;
  let outcomes: Outcome[] = [];
  return {
    below(n, count) {
      const value = dice.below(n, count);
      outcomes.push([index++, n, value]);
      return value;
    },
    takeOutcomes() {
      const taken = outcomes;
      outcomes = [];
      return taken;
    },
  };
}

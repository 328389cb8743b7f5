/**
 * The same odds in fractions of whole numbers, written down as plainly as the rules are and shared with nothing:
 * every order of every die is rolled.
 */

export interface Help {
  readonly attackDie: boolean;
  readonly defenceDie: boolean;
  readonly attackAirfield: boolean;
  readonly defenceAirfield: boolean;
}

const BOTH = [false, true];

/** Every combination of bonus dice and airfields. */
export const HELPS: readonly Help[] = BOTH.flatMap((attackDie) =>
  BOTH.flatMap((defenceDie) =>
    BOTH.flatMap((attackAirfield) =>
      BOTH.map((defenceAirfield) => ({ attackDie, defenceDie, attackAirfield, defenceAirfield })),
    ),
  ),
);

export const NO_HELP = HELPS[0];

export function helpText(help: Help): string {
  const names = Object.entries(help).flatMap(([name, isOn]) => (isOn ? [name] : []));
  return names.join(', ') || 'no help';
}

function throwsOf(dice: number): number[][] {
  if (dice === 0) return [[]];
  return throwsOf(dice - 1).flatMap((faces) => [1, 2, 3, 4, 5, 6].map((face) => [...faces, face]));
}

const sortedThrowsOf = (dice: number): number[][] =>
  throwsOf(dice).map((faces) => faces.sort((a, b) => b - a));

/** The number of the 6^n rolls in which the attacker loses 0, 1 or 2 armies. */
export function countLosses(attackers: number, defenders: number, help: Help): number[] {
  const counts: number[] = new Array(Math.min(attackers, defenders) + 1).fill(0);
  const defences = sortedThrowsOf(defenders + (help.defenceDie ? 1 : 0));
  for (const attack of sortedThrowsOf(attackers + (help.attackDie ? 1 : 0))) {
    for (const defence of defences) {
      let lost = 0;
      if (attack[0] + (help.attackAirfield ? 1 : 0) <= defence[0] + (help.defenceAirfield ? 1 : 0)) lost++;
      if (counts.length > 2 && attack[1] <= defence[1]) lost++;
      if (counts.length > 3 && attack[2] <= defence[2]) lost++;
      counts[lost]++;
    }
  }
  return counts;
}

/** No roll has more dice: with this factor per lost army, all denominators are powers of one number. */
const MOST_DICE = 7n;

export class Reference {
  private readonly weights: bigint[][][];
  private readonly dice: readonly [attack: number, defence: number];

  constructor(help: Help, dice: readonly [number, number] = [3, 2]) {
    this.dice = dice;
    const upTo = (n: number) => Array.from({ length: n + 1 }, (_, i) => i);
    this.weights = upTo(dice[0]).map((a) =>
      upTo(dice[1]).map((d) => {
        if (a === 0 || d === 0) return [];
        const thrown = BigInt(a + d + Number(help.attackDie) + Number(help.defenceDie));
        const scale = 6n ** (MOST_DICE * BigInt(Math.min(a, d)) - thrown);
        return countLosses(a, d, help).map((count) => BigInt(count) * scale);
      }),
    );
  }

  /** Wins of every battle up to this size, with this stop, as doubles. */
  wins(attackers: number, defenders: number, stop = 0): number[][] {
    const numerators: bigint[][] = [];
    for (let a = 0; a <= attackers; a++) {
      numerators[a] = [6n ** (MOST_DICE * BigInt(a))];
      for (let d = 1; d <= defenders; d++) {
        let sum = 0n;
        if (a > stop) for (const [a2, d2, weight] of this.next(a, d)) sum += weight * numerators[a2][d2];
        numerators[a][d] = sum;
      }
    }
    return numerators.map((row, a) => row.map((numerator, d) => divide(numerator, a + d)));
  }

  /** The final states of one battle as doubles, by `attackers,defenders`. */
  ends(attackers: number, defenders: number, stop = 0): Map<string, number> {
    const masses = new Map([[`${attackers},${defenders}`, 1n]]);
    const ends = new Map<string, number>();
    for (let a = attackers; a >= 0; a--) {
      for (let d = defenders; d >= 0; d--) {
        const mass = masses.get(`${a},${d}`);
        if (mass === undefined) continue;
        if (a <= stop || d === 0) ends.set(`${a},${d}`, divide(mass, attackers + defenders - a - d));
        else {
          for (const [a2, d2, weight] of this.next(a, d)) {
            if (weight === 0n) continue;
            const key = `${a2},${d2}`;
            masses.set(key, (masses.get(key) ?? 0n) + mass * weight);
          }
        }
      }
    }
    return ends;
  }

  private next(a: number, d: number): [a: number, d: number, weight: bigint][] {
    const attack = Math.min(a, this.dice[0]);
    const defence = Math.min(d, this.dice[1]);
    const pairs = Math.min(attack, defence);
    return this.weights[attack][defence].map((weight, lost) => [a - lost, d - pairs + lost, weight]);
  }
}

const BITS = 100n;

/** The fraction with the denominator 6^7 to this power. */
function divide(numerator: bigint, power: number): number {
  return Number((numerator << BITS) / 6n ** (MOST_DICE * BigInt(power))) / 2 ** Number(BITS);
}

/** The dice of both sides; defaults are those of the usual game. */
export interface DiceSettings {
  readonly attackDice?: number; // the most an attacker rolls: 3
  readonly defenceDice?: number; // the most a defender rolls: 2
  readonly attackDie?: boolean; // FG-15: one more die for the attacker, the lowest is dropped
  readonly defenceDie?: boolean; // FG-15: the same for the defender
  readonly attackAirfield?: boolean; // FG-14: adds 1 to the attacker's highest die
  readonly defenceAirfield?: boolean; // FG-14: the same for the defender
}

/** The probabilities of every roll with these settings: made once, used for any battle. */
export interface Dice {
  readonly attack: number; // the most dice of an attacker
  readonly defence: number; // the most dice of a defender
  readonly pairs: number; // the most comparisons of a roll
  readonly chances: readonly (readonly Float64Array[])[]; // by dice of both sides and armies the attacker loses
}

/** Counts of up to 6^14 rolls are exact, and nobody plays with more dice. */
const MOST_DICE = 6;

/** A result of the dice, highest first, and the number of rolls that show it. */
interface Faces {
  readonly faces: readonly number[];
  readonly ways: number;
}

export function makeDice(settings: DiceSettings = {}): Dice {
  const { attackDice = 3, defenceDice = 2 } = settings;
  for (const dice of [attackDice, defenceDice]) {
    if (!Number.isInteger(dice) || dice < 1 || dice > MOST_DICE)
      throw new RangeError(`dice must be 1 to ${MOST_DICE}, not ${dice}`);
  }
  const attacks = rollsUpTo(attackDice, settings.attackDie === true);
  const defences = rollsUpTo(defenceDice, settings.defenceDie === true);
  const raised = Number(settings.attackAirfield === true) - Number(settings.defenceAirfield === true);
  return {
    attack: attackDice,
    defence: defenceDice,
    pairs: Math.min(attackDice, defenceDice),
    chances: attacks.map((attack, attackers) =>
      defences.map((defence, defenders) =>
        probabilities(attack, defence, Math.min(attackers, defenders), raised),
      ),
    ),
  };
}

/** The probabilities that the attacker loses 0, 1, 2 … armies in one roll with these numbers of dice. */
export function rollProbabilities(dice: Dice, attackers: number, defenders: number): readonly number[] {
  return [...dice.chances[attackers][defenders]];
}

/** Rolls of 0, 1, 2 … dice that count. FG-15: a bonus die is rolled as well, and the lowest is dropped. */
function rollsUpTo(dice: number, hasBonus: boolean): Faces[][] {
  return Array.from({ length: dice + 1 }, (_, count) => rollsOf(hasBonus ? count + 1 : count));
}

/** Every multiset of faces, with the number of orders in which the dice can show it. */
function rollsOf(count: number): Faces[] {
  const rolls: Faces[] = [];
  const faces: number[] = [];
  const add = (face: number, ways: number): void => {
    const left = count - faces.length;
    if (left === 0) rolls.push({ faces: [...faces], ways });
    else if (face > 0) {
      for (let same = 0; same <= left; same++) {
        add(face - 1, ways * choose(left, same));
        faces.push(face);
      }
      faces.length -= left + 1;
    }
  };
  add(6, 1);
  return rolls;
}

function choose(n: number, k: number): number {
  let ways = 1;
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i;
  return ways;
}

/** Uses whole numbers until the last step, which divides by 6^k: each probability is the nearest double. */
function probabilities(
  attacks: readonly Faces[],
  defences: readonly Faces[],
  pairs: number,
  raised: number,
): Float64Array {
  const counts = new Float64Array(pairs + 1);
  let total = 0;
  for (const attack of attacks) {
    for (const defence of defences) {
      counts[lostByAttacker(attack.faces, defence.faces, pairs, raised)] += attack.ways * defence.ways;
      total += attack.ways * defence.ways;
    }
  }
  return counts.map((count) => count / total);
}

/** highest against highest, and so on; the defender wins ties. FG-14: only the highest is raised. */
function lostByAttacker(
  attack: readonly number[],
  defence: readonly number[],
  pairs: number,
  raised: number,
): number {
  let lost = 0;
  for (let i = 0; i < pairs; i++) if (attack[i] + (i === 0 ? raised : 0) <= defence[i]) lost++;
  return lost;
}

import { clonePosition, type Event, type EventOf, evolve, type Position, type Seat } from '@rubicon/engine';
import { type Help, helpedDice, NO_HELP, rollProbabilities } from '@rubicon/odds';

/** Armies lost, and armies lost on average. */
interface Losses {
  readonly expected: number;
  readonly actual: number;
}

/** All rolls of one fight for a territory. */
export interface Battle {
  readonly seq: number; // the line of its first roll
  readonly attacker: Seat;
  readonly defender: number; // a seat, or neutral
  readonly from: number;
  readonly to: number;
  readonly rolls: number;
  readonly attack: Losses;
  readonly defence: Losses;
}

/** The losses of a seat and of its opponents, compared with the average. */
export interface Luck {
  readonly seat: Seat;
  readonly own: Losses;
  readonly others: Losses;
}

const NO_LOSSES: Losses = { expected: 0, actual: 0 };

/** Returns the battles of a game. Consecutive rolls between the same two territories are one battle. */
export function battlesOf(
  beginning: Position,
  lines: Iterable<{ readonly seq: number; readonly events: readonly Event[] }>,
): Battle[] {
  const position = clonePosition(beginning);
  const battles: Battle[] = [];
  let help: Help = NO_HELP;
  let isOpen = false; // the next roll may continue the last battle
  for (const { seq, events } of lines) {
    for (const event of events) {
      if (event.type === 'dice-helped') help = event;
      if (event.type === 'rolled') {
        const roll = rollOf(position, event, help, seq);
        const last = battles.at(-1);
        const isSame = isOpen && last?.from === roll.from && last.to === roll.to;
        if (isSame) battles[battles.length - 1] = mergeBattles(last, roll);
        else battles.push(roll);
        isOpen = true;
        help = NO_HELP;
      } else if (event.type === 'captured' || event.type === 'attacks-ended') isOpen = false;
      evolve(position, event);
    }
  }
  return battles;
}

export function luckOf(battles: readonly Battle[], seats: number): Luck[] {
  return Array.from({ length: seats }, (_, seat) => {
    const attacks = battles.filter(({ attacker }) => attacker === seat);
    const defences = battles.filter(({ defender }) => defender === seat);
    return {
      seat,
      own: [...attacks.map(({ attack }) => attack), ...defences.map(({ defence }) => defence)].reduce(
        addLosses,
        NO_LOSSES,
      ),
      others: [...attacks.map(({ defence }) => defence), ...defences.map(({ attack }) => attack)].reduce(
        addLosses,
        NO_LOSSES,
      ),
    };
  });
}

/** The luck of a seat in armies; positive is good luck. */
export const netLuck = ({ own, others }: Pick<Luck, 'own' | 'others'>): number =>
  own.expected - own.actual + (others.actual - others.expected);

const addLosses = (a: Losses, b: Losses): Losses => ({
  expected: a.expected + b.expected,
  actual: a.actual + b.actual,
});

const mergeBattles = (a: Battle, b: Battle): Battle => ({
  ...a,
  rolls: a.rolls + b.rolls,
  attack: addLosses(a.attack, b.attack),
  defence: addLosses(a.defence, b.defence),
});

function rollOf(position: Position, roll: EventOf<'rolled'>, help: Help, seq: number): Battle {
  const { from, to, attackersLost, defendersLost } = roll;
  const counted = (faces: readonly number[], extra: number): number => faces.length - extra;
  const chances = rollProbabilities(
    helpedDice(help),
    counted(roll.attack, help.attackDice),
    counted(roll.defence, help.defenceDice),
  );
  const lost = chances.reduce((total, chance, armies) => total + chance * armies, 0);
  const pairs = chances.length - 1;
  return {
    seq,
    attacker: position.owner[from]!,
    defender: position.owner[to]!,
    from,
    to,
    rolls: 1,
    attack: { expected: lost, actual: attackersLost },
    defence: { expected: pairs - lost, actual: defendersLost },
  };
}

import type { Event, Position } from '@rubicon/engine';
import { tabulate } from '../../columns.ts';
import { type Cast, nameOf, territoryName } from './cast.ts';
import { listed } from './words.ts';

type Rolled = Extract<Event, { type: 'rolled' }>;

/** `6>5 4=4`: highest against highest; the attacker wins only what is higher. */
function pairsText({ attack, defence }: Rolled): string {
  const pairs = Math.min(attack.length, defence.length);
  return Array.from({ length: pairs }, (_, i) => {
    const [a, d] = [attack[i]!, defence[i]!];
    return `${a}${a > d ? '>' : a === d ? '=' : '<'}${d}`;
  }).join(' ');
}

function lossText({ attackersLost, defendersLost }: Rolled): string {
  if (attackersLost === 0) return `defender loses ${defendersLost}`;
  if (defendersLost === 0) return `attacker loses ${attackersLost}`;
  return `each loses ${attackersLost}`;
}

/** `Alaska (6) attacks Kamchatka (Bob, 3)`, as it was before the first of the rolls. */
function headText(cast: Cast, view: Position, { from, to }: Rolled): string {
  const defender = nameOf(cast, view.owner[to]!);
  return `${territoryName(cast, from)} (${view.armies[from]}) attacks ${territoryName(cast, to)} (${defender}, ${view.armies[to]})`;
}

/** Every roll with its dice sorted and paired, and the armies that are left. */
export function rollsText(cast: Cast, view: Position, rolls: readonly Rolled[]): string[] {
  const first = rolls[0]!;
  let left = view.armies[first.from]!;
  let right = view.armies[first.to]!;
  const rows = rolls.map((roll) => {
    left -= roll.attackersLost;
    right -= roll.defendersLost;
    return [
      `  ${cast.colours.red(roll.attack.join(' '))}`,
      'against',
      cast.colours.bold(roll.defence.join(' ')),
      ` ${pairsText(roll)} `,
      lossText(roll),
      ` ${left} : ${right} left`,
    ];
  });
  return [`${headText(cast, view, first)}:`, ...tabulate(rows)];
}

/** What was taken from whom, what was attacked in vain, and what it cost. */
export function campaignText(cast: Cast, view: Position, events: readonly Event[]): string[] {
  const attacker = nameOf(cast, view.seat);
  const taken = new Map<number, string[]>(); // by loser
  const beaten = new Map<number, number>(); // defenders lost, by territory not taken
  let attackersLost = 0;
  let defendersLost = 0;
  for (const event of events) {
    if (event.type === 'rolled') {
      attackersLost += event.attackersLost;
      defendersLost += event.defendersLost;
      beaten.set(event.to, (beaten.get(event.to) ?? 0) + event.defendersLost);
    } else if (event.type === 'captured') {
      taken.set(event.loser, [...(taken.get(event.loser) ?? []), territoryName(cast, event.to)]);
      beaten.delete(event.to);
    }
  }
  const captures = [...taken].map(([loser, names]) => `${listed(names)} from ${nameOf(cast, loser)}`);
  const failures = [...beaten].map(([territory, lost]) => {
    const owner = nameOf(cast, view.owner[territory]!);
    return `${territoryName(cast, territory)} (${owner}, ${view.armies[territory]! - lost} left)`;
  });
  const lines = [
    `Lost in these attacks: ${attackersLost} of ${attacker}, ${defendersLost} of the defenders.`,
  ];
  if (failures.length > 0) lines.unshift(`${attacker} attacks ${listed(failures)} in vain.`);
  if (captures.length > 0) lines.unshift(`${attacker} takes ${captures.join(', ')}.`);
  return lines;
}

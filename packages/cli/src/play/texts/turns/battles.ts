import type { TurnsEvent, TurnsPosition } from '@rubicon/engine';
import { tabulate } from '../../../columns.ts';
import { type Cast, cardName, nameOf, territoryName } from '../cast.ts';
import { listed } from '../words.ts';

type Rolled = Extract<TurnsEvent, { type: 'rolled' }>;
type Helped = Extract<TurnsEvent, { type: 'dice-helped' }>;
type Thrown = Extract<TurnsEvent, { type: 'thrown' }>;

/** A roll, and what helped in it. */
interface Roll {
  readonly rolled: Rolled;
  readonly help: Helped | undefined;
}

/** The rolls among these events, each with the help that came before it. */
export function rollsIn(events: readonly TurnsEvent[]): Roll[] {
  return events.flatMap((event, i) => {
    if (event.type !== 'rolled') return [];
    const before = events[i - 1];
    return { rolled: event, help: before?.type === 'dice-helped' ? before : undefined };
  });
}

/** `6>5 4=4`: highest against highest; the attacker wins only what is higher. Whoever is helped may add 1 to the first. */
function pairsText({ rolled, help }: Roll): string {
  const { attack, defence, attackersLost, defendersLost } = rolled;
  const pairs = attackersLost + defendersLost;
  return Array.from({ length: pairs }, (_, i) => {
    const a = attack[i]! + (i === 0 ? (help?.attackRaised ?? 0) : 0);
    const d = defence[i]! + (i === 0 ? (help?.defenceRaised ?? 0) : 0);
    return `${a}${a > d ? '>' : a === d ? '=' : '<'}${d}`;
  }).join(' ');
}

function lossText({ attackersLost, defendersLost }: Rolled): string {
  if (attackersLost === 0) return `defender loses ${defendersLost}`;
  if (defendersLost === 0) return `attacker loses ${attackersLost}`;
  return `each loses ${attackersLost}`;
}

/** `Alaska (6) attacks Kamchatka (Bob, 3)`, as it is before the first of the rolls. */
export function headText(cast: Cast, view: TurnsPosition, from: number, to: number): string {
  const defender = nameOf(cast, view.owner[to]!);
  return `${territoryName(cast, from)} (${view.armies[from]}) attacks ${territoryName(cast, to)} (${defender}, ${view.armies[to]})`;
}

/** Every roll with its dice sorted and paired, and the armies that are left. */
export function rollsText(cast: Cast, view: TurnsPosition, rolls: readonly Roll[]): string[] {
  const { from, to } = rolls[0]!.rolled;
  let left = view.armies[from]!;
  let right = view.armies[to]!;
  const rows = rolls.map((roll) => {
    left -= roll.rolled.attackersLost;
    right -= roll.rolled.defendersLost;
    return [
      `  ${cast.colours.red(roll.rolled.attack.join(' '))}`,
      'against',
      cast.colours.bold(roll.rolled.defence.join(' ')),
      ` ${pairsText(roll)} `,
      lossText(roll.rolled),
      ` ${left} : ${right} left`,
    ];
  });
  const help = rolls[0]!.help;
  return [
    `${headText(cast, view, from, to)}:`,
    ...(help === undefined ? [] : [`  ${helpText(help)}`]),
    ...tabulate(rows),
  ];
}

/** Dice that lie open while the attacker decides about them. */
export function thrownText(cast: Cast, view: TurnsPosition, { from, to, attack, defence }: Thrown): string {
  return `${headText(cast, view, from, to)}: ${cast.colours.red(attack.join(' '))} against ${cast.colours.bold(defence.join(' '))}.`;
}

/** What rewards do to the dice of a roll. */
export function helpText({ attackDice, defenceDice, attackRaised, defenceRaised }: Helped): string {
  const sides = (attack: number, defence: number): string =>
    listed([...(attack > 0 ? ['attacker'] : []), ...(defence > 0 ? ['defender'] : [])]);
  const dice = sides(attackDice, defenceDice);
  const raised = sides(attackRaised, defenceRaised);
  const helps = [
    ...(dice === '' ? [] : [`one die more for the ${dice}, the lowest is dropped`]),
    ...(raised === '' ? [] : [`an airfield adds 1 to the highest die of the ${raised}`]),
  ];
  return `Rewards: ${helps.join('; ')}.`;
}

/** What was taken from whom, what was attacked in vain, and what it cost. */
export function campaignText(cast: Cast, view: TurnsPosition, events: readonly TurnsEvent[]): string[] {
  const attacker = nameOf(cast, view.seat);
  const taken = new Map<number, string[]>(); // by loser
  const beaten = new Map<number, number>(); // defenders lost, by territory not taken
  const shown = new Set<string>(); // cards that all have seen
  let attackersLost = 0;
  let defendersLost = 0;
  for (const event of events) {
    if (event.type === 're-rolled') shown.add(cardName(cast, event.card));
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
  if (shown.size > 0) lines.push(`${attacker} has shown ${listed([...shown])} to roll dice again.`);
  if (failures.length > 0) lines.unshift(`${attacker} attacks ${listed(failures)} in vain.`);
  if (captures.length > 0) lines.unshift(`${attacker} takes ${captures.join(', ')}.`);
  return lines;
}

import type { TurnsEvent, TurnsPosition } from '@rubicon/engine';
import { tabulate } from '../../../columns.ts';
import { type Cast, cardName, nameOf, territoryName } from '../cast.ts';
import { listed } from '../words.ts';

type Rolled = Extract<TurnsEvent, { type: 'rolled' }>;
type Helped = Extract<TurnsEvent, { type: 'dice-helped' }>;
type Thrown = Extract<TurnsEvent, { type: 'thrown' }>;

/** A roll with the bonuses from rewards. */
interface Roll {
  readonly rolled: Rolled;
  readonly help: Helped | undefined;
}

/** The rolls among these events, each with its bonuses. */
export function rollsIn(events: readonly TurnsEvent[]): Roll[] {
  return events.flatMap((event, i) => {
    if (event.type !== 'rolled') return [];
    const before = events[i - 1];
    return { rolled: event, help: before?.type === 'dice-helped' ? before : undefined };
  });
}

/** `6>5 4=4`: highest against highest; the attacker needs the higher die. An airfield adds 1 to the first. */
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

/** `Alaska (6) attacks Kamchatka (Bob, 3)`, with the armies before the first roll. */
export function headText(cast: Cast, view: TurnsPosition, from: number, to: number): string {
  const defender = nameOf(cast, view.owner[to]!);
  return `${territoryName(cast, from)} (${view.armies[from]}) attacks ${territoryName(cast, to)} (${defender}, ${view.armies[to]})`;
}

/** Every roll with its dice sorted and paired, the losses, and the armies left. */
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

/** The log text of dice that wait for a decision of the attacker. */
export function thrownText(cast: Cast, view: TurnsPosition, { from, to, attack, defence }: Thrown): string {
  return `${headText(cast, view, from, to)}: ${cast.colours.red(attack.join(' '))} against ${cast.colours.bold(defence.join(' '))}.`;
}

/** The effects of rewards on a roll. */
export function helpText({ attackDice, defenceDice, attackRaised, defenceRaised }: Helped): string {
  const sides = (attack: number, defence: number): string =>
    listed([...(attack > 0 ? ['attacker'] : []), ...(defence > 0 ? ['defender'] : [])]);
  const dice = sides(attackDice, defenceDice);
  const raised = sides(attackRaised, defenceRaised);
  const helps = [
    ...(dice === '' ? [] : [`+1 die for the ${dice}, lowest dropped`]),
    ...(raised === '' ? [] : [`airfield, +1 to the highest die of the ${raised}`]),
  ];
  return `Rewards: ${helps.join('; ')}.`;
}

/** A summary of several attacks: captures, failed attacks and losses. */
export function campaignText(cast: Cast, view: TurnsPosition, events: readonly TurnsEvent[]): string[] {
  const attacker = nameOf(cast, view.seat);
  const taken = new Map<number, string[]>(); // by loser
  const beaten = new Map<number, number>(); // defenders lost, by territory not taken
  const shown = new Set<string>(); // cards shown to all
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
  const lines = [`Losses: ${attacker} ${attackersLost}, defenders ${defendersLost}.`];
  if (shown.size > 0) lines.push(`${attacker} shows ${listed([...shown])} to re-roll.`);
  if (failures.length > 0) lines.unshift(`${attacker} fails to capture ${listed(failures)}.`);
  if (captures.length > 0) lines.unshift(`${attacker} captures ${captures.join(', ')}.`);
  return lines;
}

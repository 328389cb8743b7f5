import { type DiceHelp, diceHelp, type Seat, type TurnsPosition, type TurnsRules } from '@rubicon/engine';
import { type BattleOdds, battleOdds, helpedDice, NO_HELP } from '@rubicon/odds';
import { armies, type Cast } from '../cast.ts';
import { listed } from '../words.ts';
import { headText, helpText } from './battles.ts';

/** What a seat would attack from where, in a position that may be thought out. */
export interface Attack {
  readonly rules: TurnsRules;
  readonly view: TurnsPosition;
  readonly seat: Seat;
  readonly from: number;
  readonly to: number;
}

const helpOf = ({ rules, view, seat, to }: Attack): DiceHelp => diceHelp(rules, view, seat, to);

/** How it ends when it goes on until the territory is taken or so many armies are left. */
function oddsOf(attack: Attack, stopAt: number): BattleOdds {
  const { view, from, to } = attack;
  return battleOdds(helpedDice(helpOf(attack)), view.armies[from]! - 1, view.armies[to]!, stopAt - 1);
}

/** `84 %, -1.4`: the chance to take it with all that may attack, and the own losses to expect. */
export function shortOdds(attack: Attack): string {
  const { win, expectedLosses } = oddsOf(attack, 1);
  return `${chanceText(win)}, -${expectedLosses.attacker.toFixed(1)}`;
}

/** Whole percents; what can happen is never 0 %, and what can fail never 100 %. */
function chanceText(chance: number): string {
  const percent = Math.round(100 * chance);
  if (percent === 0) return '<1 %';
  return percent === 100 ? '>99 %' : `${percent} %`;
}

/** What stands after a target, and what is not in the numbers. */
export function oddsLegend(rules: TurnsRules): string {
  return `owner and ${rules.words.armies}, chance to take it with all that may attack, own losses to expect${uncounted(rules)}`;
}

function uncounted({ combat }: TurnsRules): string {
  const options = [
    ...(combat.reRoll ? ['rolling again'] : []),
    ...(combat.commander ? ['the commander'] : []),
  ];
  return `${combat.asksDefender ? '; if the most dice defend' : ''}${options.length === 0 ? '' : `; without ${listed(options)}`}`;
}

/** All about one attack. */
export function attackOdds(cast: Cast, attack: Attack, stopAt: number): string[] {
  const { rules, view, from, to } = attack;
  const help = helpOf(attack);
  const isHelped = Object.values(help).some((one) => one > 0);
  const until = `until it is taken or ${armies(cast, stopAt)} ${stopAt === 1 ? 'is' : 'are'} left`;
  return [
    `If ${headText(cast, view, from, to)} ${until}${uncounted(rules)}:`,
    ...(isHelped ? [`  ${helpText({ type: 'dice-helped', ...help })}`] : []),
    `  ${endsText(cast, oddsOf(attack, stopAt))}`,
  ];
}

/** The same for any numbers: so many may attack, so many defend, and nothing helps. */
export function numbersOdds(cast: Cast, attackers: number, defenders: number): string[] {
  return [
    `${attackers} may attack and 1 more stays behind, ${defenders} ${defenders === 1 ? 'defends' : 'defend'}:`,
    `  ${endsText(cast, battleOdds(helpedDice(NO_HELP), attackers, defenders))}`,
  ];
}

function endsText(cast: Cast, { win, expectedLosses, distribution }: BattleOdds): string {
  const likely = distribution.reduce((best, end) => (end.probability > best.probability ? end : best));
  const end =
    likely.defenders === 0
      ? `taken with ${armies(cast, likely.attackers + 1)} left`
      : `held with ${armies(cast, likely.defenders)} left`;
  const { attacker, defender } = expectedLosses;
  return (
    `${chanceText(win)} to take it; losses to expect: ${attacker.toFixed(1)} of the attacker, ${defender.toFixed(1)} of the defender; ` +
    `most likely ${end} (${chanceText(likely.probability)}).`
  );
}

import { type DiceHelp, diceHelp, type Seat, type TurnsPosition, type TurnsRules } from '@rubicon/engine';
import { type BattleOdds, battleOdds, helpedDice, NO_HELP } from '@rubicon/odds';
import { armies, type Cast } from '../cast.ts';
import { listed } from '../words.ts';
import { headText, helpText } from './battles.ts';

/** An attack of a seat in a position, which may be hypothetical. */
export interface Attack {
  readonly rules: TurnsRules;
  readonly view: TurnsPosition;
  readonly seat: Seat;
  readonly from: number;
  readonly to: number;
}

const helpOf = ({ rules, view, seat, to }: Attack): DiceHelp => diceHelp(rules, view, seat, to);

/** The result of an attack until the territory is taken or this many armies are left. */
function oddsOf(attack: Attack, stopAt: number): BattleOdds {
  const { view, from, to } = attack;
  return battleOdds(helpedDice(helpOf(attack)), view.armies[from]! - 1, view.armies[to]!, stopAt - 1);
}

/** `84 %, -1.4`: the win chance with all armies that may attack, and the expected losses. */
export function shortOdds(attack: Attack): string {
  const { win, expectedLosses } = oddsOf(attack, 1);
  return `${chanceText(win)}, -${expectedLosses.attacker.toFixed(1)}`;
}

/** Whole percents, but `<1 %` and `>99 %` instead of 0 and 100. */
function chanceText(chance: number): string {
  const percent = Math.round(100 * chance);
  if (percent === 0) return '<1 %';
  return percent === 100 ? '>99 %' : `${percent} %`;
}

/** The legend of the numbers after a target. */
export function oddsLegend(rules: TurnsRules): string {
  return `owner and ${rules.words.armies}, win chance attacking with all, expected losses${uncounted(rules)}`;
}

function uncounted({ combat }: TurnsRules): string {
  const options = [...(combat.reRoll ? ['re-rolls'] : []), ...(combat.commander ? ['the commander'] : [])];
  return `${combat.asksDefender ? '; if the defender rolls the most dice' : ''}${options.length === 0 ? '' : `; without ${listed(options)}`}`;
}

/** The odds of one attack in detail. */
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

/** The same for any numbers of attackers and defenders, without bonus dice. */
export function numbersOdds(cast: Cast, attackers: number, defenders: number): string[] {
  return [
    `${attackers} attacking (plus 1 that stays behind), ${defenders} defending:`,
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
    `Win chance: ${chanceText(win)}. Expected losses: attacker ${attacker.toFixed(1)}, defender ${defender.toFixed(1)}. ` +
    `Most likely: ${end} (${chanceText(likely.probability)}).`
  );
}

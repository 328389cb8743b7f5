import {
  type Dice,
  type Event,
  MOST_ATTACK_DICE,
  play,
  type TurnsCommand,
  type TurnsPosition,
  type TurnsRules,
} from '@rubicon/engine';
import { armiesMovingIn, type Line, type Strike } from './line.ts';

/** Plays the placements of a line in place. */
export function playPlacements(
  rules: TurnsRules,
  position: TurnsPosition,
  { placements }: Line,
  dice: Dice,
  log?: Event[],
): void {
  const places = placements.map(({ territory, armies }) => [territory, armies] as const);
  if (places.length > 0) act(rules, position, { type: 'place', places }, dice, log);
}

/** Plays a strike in place, all its rolls at once, and returns whether it took the territory. */
export function playStrike(
  rules: TurnsRules,
  position: TurnsPosition,
  { from, to, leave }: Strike,
  dice: Dice,
  log?: Event[],
): boolean {
  if (position.armies[from] < 2) return false;
  const { seat } = position;
  act(rules, position, { type: 'assault', from, to, stopAt: 1 }, dice, log);
  if (position.owner[to] !== seat) return false;
  if (position.phase !== 'occupy') return true;
  const armies = armiesMovingIn(position.armies[from], leave, MOST_ATTACK_DICE, rules.armyLimit);
  act(rules, position, { type: 'occupy', armies }, dice, log);
  return true;
}

/** Plays a line in place, until it is finished or a strike fails. */
export function playLine(rules: TurnsRules, position: TurnsPosition, line: Line, dice: Dice): void {
  playPlacements(rules, position, line, dice);
  for (const strike of line.strikes) if (!playStrike(rules, position, strike, dice)) return;
}

function act(
  rules: TurnsRules,
  position: TurnsPosition,
  command: TurnsCommand,
  dice: Dice,
  log: Event[] | undefined,
): void {
  const rejection = play(rules, position, position.seat, command, dice, log);
  if (rejection !== undefined) throw new Error(`a line was rejected: ${command.type}, ${rejection.code}`);
}

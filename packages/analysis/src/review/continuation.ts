import { habit } from '@rubicon/bots/mind';
import { isBorder, type Seat, type TurnsCommand, type TurnsPosition, type TurnsRules } from '@rubicon/engine';
import { mostToMove } from './battle/occupation.ts';

/** A battle to be fought to the end. */
export interface Fight {
  readonly from: number;
  readonly to: number;
}

/** A way to play the rest of a turn: commands, then fights as long as they succeed. */
export interface Continuation {
  readonly commands: readonly TurnsCommand[];
  readonly fights: readonly Fight[];
}

export function canFight({ phase, owner, armies, seat }: TurnsPosition, { from, to }: Fight): boolean {
  return phase === 'attack' && owner[from] === seat && owner[to] !== seat && armies[from] > 1;
}

/** Returns how many armies move in: those that `neededArmies` asks for, or else half of them. */
export function armiesToMove(rules: TurnsRules, position: TurnsPosition, later: readonly Fight[]): number {
  return neededArmies(rules, position, later) ?? Math.max(position.dice, mostToMove(rules, position) >> 1);
}

/**
 * Returns how many armies must move in so that most are where the next fight starts, or else on the side with enemies.
 * Undefined if both sides have enemies and no fight follows.
 */
export function neededArmies(
  rules: TurnsRules,
  position: TurnsPosition,
  later: readonly Fight[],
): number | undefined {
  const { from, to, dice, owner, seat } = position;
  const most = mostToMove(rules, position);
  const next = later.find((fight) => owner[fight.to] !== seat && (fight.from === to || fight.from === from));
  if (next !== undefined) return next.from === to ? most : dice;
  if (!isBorder(rules, position, to)) return dice;
  return isBorder(rules, position, from) ? undefined : most;
}

/** The trade that bots make with this hand; undefined if there is none. */
export function tradeFor(rules: TurnsRules, position: TurnsPosition, seat: Seat): TurnsCommand | undefined {
  if (position.trading === 'none') return undefined;
  const command = habit(rules, position, seat, rules.trade.offers(rules, position, seat));
  return command?.type === 'trade' ? command : undefined;
}

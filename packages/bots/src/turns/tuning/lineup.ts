import { type Dice, type Seat, seededDice, type TurnsRules } from '@rubicon/engine';
import type { Act } from '../../bot.ts';
import { pick } from '../../chance.ts';
import { TEMPERS } from '../characters.ts';
import type { Net } from '../mind/net.ts';
import { thinker } from '../mind/thinker.ts';
import { randomTurns } from '../random.ts';
import { commander } from '../script/commander.ts';
import type { Temper } from '../script/temper.ts';
import { normal } from './chance.ts';
import { NODES, RANDOM_SHARE, SCRIPT_SHARE } from './recipe.ts';

/** Who sits there, by lot. Without networks nobody thinks. */
export function seatPlayer(
  rules: TurnsRules,
  seat: Seat,
  seed: string,
  nets: readonly Net[],
  lots: Dice,
): Act<'turns'> {
  const dice = seededDice(`${seed}/seat ${seat}`);
  const lot = lots.below(100);
  if (lot < RANDOM_SHARE) return randomTurns(rules, seat, dice);
  if (lot < RANDOM_SHARE + SCRIPT_SHARE || nets.length === 0)
    return commander(rules, seat, dice, anyTemper(lots));
  return thinker(rules, seat, dice, { net: pick(nets, lots), nodes: NODES });
}

/** Somebody like `medium`, in a mood of its own. */
function anyTemper(lots: Dice): Temper {
  const usual = TEMPERS.medium;
  const about = (value: number): number => value * Math.exp(0.4 * normal(lots));
  return {
    ...usual,
    odds: 0.5 + lots.below(30) / 100,
    cardOdds: 0.4 + lots.below(30) / 100,
    home: about(usual.home),
    breaking: about(usual.breaking),
    hunting: about(usual.hunting),
    envy: about(usual.envy),
    goal: about(usual.goal),
    guard: about(usual.guard),
    whim: 0.1,
  };
}

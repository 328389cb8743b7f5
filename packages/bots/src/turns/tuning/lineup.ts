import { type Dice, type Seat, seededDice, type TurnsRules } from '@rubicon/engine';
import type { Act } from '../../bot.ts';
import { pick } from '../../chance.ts';
import { TEMPERS } from '../characters.ts';
import type { Net } from '../mind/net.ts';
import { thinker } from '../mind/thinker.ts';
import { scriptedBot } from '../script/scripted-bot.ts';
import type { Temper } from '../script/temper.ts';
import { normal } from './chance.ts';
import { NODES, SCRIPT_SHARE } from './recipe.ts';

/** Draws the players of a game at random, the same kind for all seats. Without networks all follow the script. */
export function seatPlayers(
  rules: TurnsRules,
  seed: string,
  nets: readonly Net[],
  chance: Dice,
): Act<'turns'>[] {
  const isScripted = nets.length === 0 || chance.below(100) < SCRIPT_SHARE;
  const seats = Array.from({ length: rules.players }, (_, seat) => seat);
  const diceOf = (seat: Seat): Dice => seededDice(`${seed}/seat ${seat}`);
  if (isScripted) {
    const temper = anyTemper(chance);
    return seats.map((seat) => scriptedBot(rules, seat, diceOf(seat), temper));
  }
  const net = pick(nets, chance);
  return seats.map((seat) => thinker(rules, seat, diceOf(seat), { net, nodes: NODES }));
}

/** Returns a variation of `medium`. */
function anyTemper(chance: Dice): Temper {
  const usual = TEMPERS.medium;
  const about = (value: number): number => value * Math.exp(0.4 * normal(chance));
  return {
    ...usual,
    odds: 0.5 + chance.below(30) / 100,
    cardOdds: 0.4 + chance.below(30) / 100,
    home: about(usual.home),
    breaking: about(usual.breaking),
    hunting: about(usual.hunting),
    envy: about(usual.envy),
    goal: about(usual.goal),
    guard: about(usual.guard),
    whim: 0.1,
  };
}

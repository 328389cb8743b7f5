import { type Dice, type Seat, seededDice, type TurnsRules } from '@rubicon/engine';
import type { Act } from '../../bot.ts';
import { pick } from '../../chance.ts';
import { TEMPERS } from '../characters.ts';
import type { Net } from '../mind/network/net.ts';
import { thinker } from '../mind/thinker.ts';
import { operationsBot } from '../operations/operations-bot.ts';
import type { Style } from '../operations/style.ts';
import { STYLES } from '../operations/styles.ts';
import { scriptedBot } from '../script/scripted-bot.ts';
import type { Temper } from '../script/temper.ts';
import { normal } from './chance.ts';
import { NODES, PARTNER_SHARE, SEARCH_SHARE } from './recipe.ts';

/**
 * Draws the players of a game at random, the same kind for all seats: they search with one of the networks, follow the
 * script, or play like sparring partners. Without networks nobody searches.
 */
export function seatPlayers(
  rules: TurnsRules,
  seed: string,
  nets: readonly Net[],
  chance: Dice,
): Act<'turns'>[] {
  const seats = Array.from({ length: rules.players }, (_, seat) => seat);
  const diceOf = (seat: Seat): Dice => seededDice(`${seed}/seat ${seat}`);
  if (nets.length > 0 && chance.below(100) < SEARCH_SHARE) {
    const net = pick(nets, chance);
    return seats.map((seat) => thinker(rules, seat, diceOf(seat), { net, nodes: NODES }));
  }
  if (rules.goal === undefined && chance.below(100) < PARTNER_SHARE) {
    const style = anyStyle(chance);
    return seats.map((seat) => operationsBot(rules, seat, diceOf(seat), style));
  }
  const temper = anyTemper(chance);
  return seats.map((seat) => scriptedBot(rules, seat, diceOf(seat), temper));
}

const about = (value: number, chance: Dice): number => value * Math.exp(0.4 * normal(chance));

/** Returns a variation of a sparring partner; some partners are left out, so that they can measure the networks. */
function anyStyle(chance: Dice): Style {
  const usual = pick([STYLES.killer, STYLES.stalker, STYLES.planner], chance);
  return {
    ...usual,
    kill: about(usual.kill, chance),
    land: about(usual.land, chance),
    breaking: about(usual.breaking, chance),
    card: about(usual.card, chance),
    thrift: about(usual.thrift, chance),
    nerve: 0.45 + chance.below(25) / 100,
    script: anyTemper(chance),
  };
}

/** Returns a variation of `medium`. */
function anyTemper(chance: Dice): Temper {
  const usual = TEMPERS.medium;
  return {
    ...usual,
    odds: 0.5 + chance.below(30) / 100,
    cardOdds: 0.4 + chance.below(30) / 100,
    home: about(usual.home, chance),
    breaking: about(usual.breaking, chance),
    hunting: about(usual.hunting, chance),
    envy: about(usual.envy, chance),
    goal: about(usual.goal, chance),
    guard: about(usual.guard, chance),
    whim: 0.1,
  };
}

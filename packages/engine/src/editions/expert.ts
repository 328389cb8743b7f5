import { roll } from '../turns/battle.ts';
import { rollAndAsk } from '../turns/dice-decisions.ts';
import { fortifyFreely, fortifyOnce } from '../turns/fortify.ts';
import { NO_LIMIT, type TradeRule } from '../turns/rules.ts';
import { risingValue, slowValue } from '../turns/trade.ts';
import { type Options, type TurnsSlots, toggle } from './edition.ts';

/** EX: five variations, each on its own or with any of the others. */
export const expertOptions = {
  slowSets: toggle,
  pathFortify: toggle,
  armyLimit: toggle,
  reRoll: toggle,
  commander: toggle,
};

/** EX-3 */
const ARMY_LIMIT = 12;

type ExpertSlots = Pick<TurnsSlots, 'trade' | 'armyLimit' | 'combat' | 'fortify'>;

/** The slots that the variations decide, in an edition that trades like this. */
export function expertSlots(
  options: Options,
  trade: (value: (nth: number) => number) => TradeRule,
): ExpertSlots {
  const reRoll = options.reRoll === 'on';
  const commander = options.commander === 'on';
  return {
    trade: trade(options.slowSets === 'on' ? slowValue : risingValue),
    armyLimit: options.armyLimit === 'on' ? ARMY_LIMIT : NO_LIMIT,
    combat: {
      asksDefender: options.defence === 'chosen',
      roll: reRoll || commander ? rollAndAsk : roll,
      reRoll,
      commander,
    },
    fortify: options.pathFortify === 'on' ? fortifyFreely : fortifyOnce,
  };
}

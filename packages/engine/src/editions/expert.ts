import { roll } from '../turns/battle/battle.ts';
import { rollAndAsk } from '../turns/battle/dice-decisions.ts';
import { NO_LIMIT, type TradeRule } from '../turns/rules.ts';
import { fortifyFreely, fortifyOnce } from '../turns/turn/fortify.ts';
import { risingValue, slowValue } from '../turns/turn/trade.ts';
import { type Options, type TurnsSlots, toggle } from './edition.ts';

/** EX: the five variations, which can be combined freely. */
export const expertOptions = {
  slowSets: toggle,
  pathFortify: toggle,
  armyLimit: toggle,
  reRoll: toggle,
  commander: toggle,
};

/** EX-3: the most armies on a territory, with the option `armyLimit`. */
export const ARMY_LIMIT = 12;

type ExpertSlots = Pick<TurnsSlots, 'trade' | 'armyLimit' | 'combat' | 'fortify'>;

/** The slots that the variations fill, for an edition with this trading rule. */
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

import { ARMY_LIMIT } from '@rubicon/engine';
import {
  armiesNeeded,
  armiesNeededForChain,
  battleOdds,
  type ChainSettings,
  chainOdds,
  type Dice,
  makeDice,
} from '@rubicon/odds';
import { wholeNumber } from '../input.ts';
import { print, printJson } from '../output.ts';
import { battleText, chainText, neededText } from '../texts/odds.ts';
import { UsageError } from '../usage.ts';

export interface OddsOptions {
  readonly chain?: true;
  readonly chance?: string;
  readonly stop?: string;
  readonly leave?: string;
  readonly armyLimit?: true;
  readonly attackDie?: true;
  readonly defenceDie?: true;
  readonly airfield: readonly string[];
  readonly json?: true;
}

/** Limits that keep the computation below a second. */
const MOST_IN_BATTLE = 10_000;
const MOST_IN_CHAIN = 1_000;
const MOST_TERRITORIES = 41;

export function oddsCommand(armies: readonly string[], options: OddsOptions): number {
  const expected = options.chance === undefined ? 2 : 1;
  if (armies.length !== expected)
    throw new UsageError(
      expected === 2
        ? `odds takes 2 numbers, attackers and defenders${options.chain ? ' with commas' : ''}, not ${armies.length}`
        : `with --chance, odds takes only the defenders, not ${armies.length} numbers`,
    );
  const dice = diceFrom(options);
  const result = options.chain ? chain(dice, armies, options) : battle(dice, armies, options);
  if (options.json) printJson(result.value);
  else for (const line of result.lines()) print(line);
  return 0;
}

interface Result {
  readonly value: object;
  lines(): string[];
}

function battle(dice: Dice, armies: readonly string[], options: OddsOptions): Result {
  if (options.leave !== undefined) throw new UsageError('--leave needs --chain; use --stop for a battle');
  if (options.armyLimit) throw new UsageError('--army-limit needs --chain');
  const defenders = wholeNumber('defenders', armies.at(-1) ?? '', 1, MOST_IN_BATTLE);
  if (options.chance !== undefined) {
    const stop = wholeNumber('--stop', options.stop ?? '0', 0, MOST_IN_BATTLE - 1);
    const chance = chanceFrom(options.chance);
    const needed = armiesNeeded(dice, defenders, chance, MOST_IN_BATTLE, stop);
    const value = { defenders, chance, attackers: needed?.attackers ?? null, win: needed?.win ?? null };
    return { value, lines: () => [neededText(chance, MOST_IN_BATTLE, needed)] };
  }
  const attackers = wholeNumber('attackers', armies[0] ?? '', 1, MOST_IN_BATTLE);
  const stop = wholeNumber('--stop', options.stop ?? '0', 0, attackers - 1);
  const odds = battleOdds(dice, attackers, defenders, stop);
  return { value: odds, lines: () => battleText(odds, stop) };
}

function chain(dice: Dice, armies: readonly string[], options: OddsOptions): Result {
  if (options.stop !== undefined) throw new UsageError('--stop does not work with --chain; use --leave');
  const most = options.armyLimit ? ARMY_LIMIT : MOST_IN_CHAIN;
  const list = (armies.at(-1) ?? '').split(',');
  if (list.length > MOST_TERRITORIES)
    throw new UsageError(`a chain has at most ${MOST_TERRITORIES} territories, not ${list.length}`);
  const defenders = list.map((text) => wholeNumber('defenders', text, 1, most));
  const mostAttackers = options.armyLimit ? most - 1 : most; // one of them stays behind
  const leave = wholeNumber('--leave', options.leave ?? '1', 1, mostAttackers);
  const settings: ChainSettings = { leave, ...(options.armyLimit ? { armyLimit: ARMY_LIMIT } : {}) };
  if (options.chance !== undefined) {
    const chance = chanceFrom(options.chance);
    const needed = armiesNeededForChain(dice, defenders, chance, mostAttackers, settings);
    const value = { defenders, chance, attackers: needed?.attackers ?? null, win: needed?.win ?? null };
    return { value, lines: () => [neededText(chance, mostAttackers, needed)] };
  }
  const attackers = wholeNumber('attackers', armies[0] ?? '', leave, mostAttackers);
  const odds = chainOdds(dice, attackers, defenders, settings);
  return { value: odds, lines: () => chainText(odds, leave) };
}

function diceFrom(options: OddsOptions): Dice {
  const sides = options.airfield;
  const wrong = sides.find((side) => side !== 'attack' && side !== 'defence');
  if (wrong !== undefined) throw new UsageError(`--airfield takes attack or defence, not "${wrong}"`);
  return makeDice({
    attackDie: options.attackDie === true,
    defenceDie: options.defenceDie === true,
    attackAirfield: sides.includes('attack'),
    defenceAirfield: sides.includes('defence'),
  });
}

function chanceFrom(text: string): number {
  const chance = Number(text);
  if (/^\d*\.?\d+$/.test(text) && chance > 0 && chance < 1) return chance;
  throw new UsageError(`--chance must be a number between 0 and 1, not "${text}"`);
}

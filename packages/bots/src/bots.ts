import { type Rules, type Seat, seededDice } from '@rubicon/engine';
import type { Bot, BotMaker } from './bot.ts';
import { randomBot } from './random.ts';

const makers: Readonly<Record<string, BotMaker>> = { random: randomBot };

export const BOT_NAMES: readonly string[] = Object.keys(makers);

/** Undefined when no bot has that name. */
export function makeBot(name: string, rules: Rules, seat: Seat, seed: string): Bot | undefined {
  const maker = Object.hasOwn(makers, name) ? makers[name] : undefined;
  return maker?.(rules, seat, seededDice(`${seed}/seat ${seat}`));
}

export type { Bot, Budget } from './bot.ts';
export type { BotEntry } from './bots.ts';
export { BOT_NAMES, BOTS, makeBot } from './bots.ts';
export { isClearlyBehind } from './draws.ts';

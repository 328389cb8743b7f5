export type { Bot, Budget } from './bot.ts';
export { BOT_NAMES, makeBot } from './bots.ts';

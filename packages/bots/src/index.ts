export type { Bot, BotMaker } from './bot.ts';
export { BOT_NAMES, makeBot } from './bots.ts';

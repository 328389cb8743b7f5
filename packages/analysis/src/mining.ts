/** Finds challenges in games between bots. Programs that only play them do not need it. */
export { beatsObvious, bestLine, CRITERIA, isKeepingHard, isSubtle } from './mining/criteria.ts';
export { mineGame } from './mining/miner.ts';
export { obviousLine } from './mining/obvious.ts';
export { DAYS, scheduleYear } from './mining/schedule.ts';

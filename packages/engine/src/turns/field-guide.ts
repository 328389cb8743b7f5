/** The objectives and rewards of the editions of 2008, the minor ones first; everywhere else they are their indices. */

export const OBJECTIVE_IDS = [
  'control-europe',
  'control-north-america',
  'control-asia',
  'control-8-cities',
  'control-an-enemy-capital',
  'take-4-cities-in-a-turn',
  'take-10-territories-in-a-turn',
  'control-2-enemy-capitals',
  'control-18-territories',
  'control-2-continents',
  'take-a-continent-in-a-turn',
  'control-11-cities',
] as const;
export type ObjectiveId = (typeof OBJECTIVE_IDS)[number];

export const MINOR_OBJECTIVES: readonly number[] = [0, 1, 2, 3, 4, 5];
export const MAJOR_OBJECTIVES: readonly number[] = [6, 7, 8, 9, 10, 11];

export const REWARD_IDS = [
  'minor-airfield',
  'additional-maneuver',
  'guaranteed-card',
  'starting-maneuver',
  'major-airfield',
  'attack-die',
  'defence-die',
  'two-troops',
] as const;
export type RewardId = (typeof REWARD_IDS)[number];

export const MINOR_REWARDS: readonly number[] = [0, 1, 2, 3];
export const MAJOR_REWARDS: readonly number[] = [4, 5, 6, 7];

/** NOBODY when there is no such objective. */
export const parseObjective = (id: string): number => (OBJECTIVE_IDS as readonly string[]).indexOf(id);
/** NOBODY when there is no such reward. */
export const parseReward = (id: string): number => (REWARD_IDS as readonly string[]).indexOf(id);

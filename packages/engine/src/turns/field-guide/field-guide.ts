/** The objectives and rewards of the editions of 2008, the minor ones first; other code uses their indices. */

/** The aim of an objective: a count, or a continent, which is counted territory by territory. */
export type Aim =
  | { readonly continent: string }
  | { readonly continents: number }
  | { readonly territories: number }
  | { readonly cities: number }
  | { readonly enemyCapitals: number };

/** FG-12: held now, or taken within the turn. */
export type Objective = { readonly id: string } & ({ readonly hold: Aim } | { readonly takeInATurn: Aim });

export const OBJECTIVES = [
  { id: 'control-europe', hold: { continent: 'europe' } },
  { id: 'control-north-america', hold: { continent: 'north-america' } },
  { id: 'control-asia', hold: { continent: 'asia' } },
  { id: 'control-8-cities', hold: { cities: 8 } },
  { id: 'control-an-enemy-capital', hold: { enemyCapitals: 1 } },
  { id: 'take-4-cities-in-a-turn', takeInATurn: { cities: 4 } },
  { id: 'take-10-territories-in-a-turn', takeInATurn: { territories: 10 } },
  { id: 'control-2-enemy-capitals', hold: { enemyCapitals: 2 } },
  { id: 'control-18-territories', hold: { territories: 18 } },
  { id: 'control-2-continents', hold: { continents: 2 } },
  { id: 'take-a-continent-in-a-turn', takeInATurn: { continents: 1 } },
  { id: 'control-11-cities', hold: { cities: 11 } },
] as const satisfies readonly Objective[];
export type ObjectiveId = (typeof OBJECTIVES)[number]['id'];
export const OBJECTIVE_IDS: readonly ObjectiveId[] = OBJECTIVES.map(({ id }) => id);

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

/** Returns NOBODY if there is no such objective. */
export const parseObjective = (id: string): number => (OBJECTIVE_IDS as readonly string[]).indexOf(id);
/** Returns NOBODY if there is no such reward. */
export const parseReward = (id: string): number => (REWARD_IDS as readonly string[]).indexOf(id);

import {
  COLOURS,
  INSTEAD_OF_ONESELF,
  isReached,
  MISSIONS,
  NOBODY,
  OBJECTIVE_IDS,
  ON_TABLE,
  progressOf,
  REWARD_IDS,
  type Seat,
  type TurnsPosition,
  type TurnsRules,
  UNKNOWN,
} from '@rubicon/engine';
import { type Cast, nameOf } from '../cast.ts';
import { count, listed } from '../words.ts';

/** Texts about missions, objectives and rewards. */

const OBJECTIVES: Readonly<Record<(typeof OBJECTIVE_IDS)[number], string>> = {
  'control-europe': 'Control Europe',
  'control-north-america': 'Control North America',
  'control-asia': 'Control Asia',
  'control-8-cities': 'Control 8 Cities',
  'control-an-enemy-capital': 'Control an Enemy Capital',
  'take-4-cities-in-a-turn': 'Take Over 4 Cities in 1 Turn',
  'take-10-territories-in-a-turn': 'Take Over 10 Territories in 1 Turn',
  'control-2-enemy-capitals': 'Control 2 Enemy Capitals',
  'control-18-territories': 'Control 18 Territories',
  'control-2-continents': 'Control 2 Complete Continents',
  'take-a-continent-in-a-turn': 'Take Over an Entire Continent in 1 Turn',
  'control-11-cities': 'Control 11 Cities',
};

const REWARDS: Readonly<Record<(typeof REWARD_IDS)[number], readonly [name: string, effect: string]>> = {
  'minor-airfield': ['Airfield', '+1 to the highest die there and next to it'],
  'additional-maneuver': ['Additional Maneuver', '2 maneuvers per turn'],
  'guaranteed-card': ['Guaranteed Card', 'a card every turn'],
  'starting-maneuver': ['Starting Maneuver', 'a maneuver before the first attack'],
  'major-airfield': ['Airfield', '+1 to the highest die there and next to it'],
  'attack-die': ['Attack Die', '+1 die in attack, lowest dropped'],
  'defence-die': ['Defense Die', '+1 die in defence, lowest dropped'],
  'two-troops': ['2 Troops', '2 more troops in every draft'],
};

export function objectiveName(objective: number): string {
  const id = OBJECTIVE_IDS[objective];
  return id === undefined ? 'that' : OBJECTIVES[id];
}

export function rewardName(reward: number): string {
  const id = REWARD_IDS[reward];
  return id === undefined ? 'no reward' : REWARDS[id][0];
}

/** `Airfield (+1 to the highest die …)`. */
function rewardText(reward: number): string {
  const id = REWARD_IDS[reward];
  return id === undefined ? '' : `${REWARDS[id][0]} (${REWARDS[id][1]})`;
}

/** The objectives of the game with their state, and the rewards that players hold. */
export function objectivesText(cast: Cast, rules: TurnsRules, view: TurnsPosition, seat: Seat): string[] {
  const lines = view.objectives.flatMap((holder, objective) => {
    if (holder < ON_TABLE) return [];
    const reward = view.rewardOn[objective] ?? NOBODY;
    const brings = reward === NOBODY ? '' : `, with ${rewardText(reward)}`;
    return `  ${objectiveName(objective)}: ${stateText(cast, rules, view, seat, objective)}${holder === ON_TABLE ? brings : ''}`;
  });
  const held = view.rewards.flatMap((holder, reward) =>
    holder === NOBODY ? [] : `  ${rewardText(reward)}: ${nameOf(cast, holder)}`,
  );
  return ['Objectives (take 1 per turn, after your attacks):', ...lines].concat(
    held.length === 0 ? [] : ['Rewards held:', ...held],
  );
}

function stateText(
  cast: Cast,
  rules: TurnsRules,
  view: TurnsPosition,
  seat: Seat,
  objective: number,
): string {
  const holder = view.objectives[objective]!;
  if (holder !== ON_TABLE) return `taken by ${nameOf(cast, holder)}`;
  const isReachedNow = view.seat === seat && isReached(rules, view, seat, objective);
  if (isReachedNow) return 'open, you can take it now';
  const [has, needed] = progressOf(rules, view, seat, objective);
  return needed === 1 ? 'open' : `open, ${has} of ${needed}`;
}

/** The goal of editions with headquarters; undefined for other goals. */
export function capitalsGoalText({ rules, words }: Cast): string | undefined {
  if (rules.family !== 'turns' || rules.goal?.kind !== 'capitals') return undefined;
  const needed = rules.goal.capitals;
  return `Hold your ${words.capital} and ${needed === 1 ? '1 other' : `${needed} others`} to win`;
}

/** The number of capitals a seat holds, including its own. */
export function capitalsHeld({ capitals, owner }: TurnsPosition, seat: Seat): number {
  return capitals.filter((territory) => owner[territory] === seat).length;
}

/** The text of a mission for a seat. */
export function missionText(cast: Cast, index: number, seat: Seat): string {
  const mission = MISSIONS[index];
  if (index === UNKNOWN || mission === undefined) return 'secret';
  if ('destroy' in mission) return destroyText(cast, COLOURS.indexOf(mission.destroy), seat);
  if ('territories' in mission) {
    const each = mission.armies > 1 ? ` with at least ${mission.armies} ${cast.words.armies} on each` : '';
    return `hold ${mission.territories} territories${each}`;
  }
  const { continents } = cast.rules.board;
  const names = mission.continents.map((id) => continents.find((c) => c.id === id)?.name ?? id);
  return `hold ${listed(mission.others > 0 ? [...names, '1 more continent of your choice'] : names)}`;
}

function destroyText(cast: Cast, colour: number, seat: Seat): string {
  const target = cast.position.colours.indexOf(colour);
  if (target === seat)
    return `destroy ${COLOURS[colour]}; that is you, so ${missionText(cast, INSTEAD_OF_ONESELF, seat)} instead`;
  return `destroy ${COLOURS[colour]} (${nameOf(cast, target)}), no matter who removes the last ${cast.words.army}`;
}

/** The progress of a seat with its mission. */
export function missionStateText(cast: Cast, view: TurnsPosition, index: number, seat: Seat): string {
  const mission = MISSIONS[index];
  if (index === UNKNOWN || mission === undefined) return '';
  const held = (least: number): number =>
    view.owner.filter((owner, t) => owner === seat && view.armies[t]! >= least).length;
  if ('destroy' in mission) {
    const target = cast.position.colours.indexOf(COLOURS.indexOf(mission.destroy));
    if (target === seat) return `You hold ${held(1)}.`;
    return `${nameOf(cast, target)} holds ${count(view.territories[target]!, 'territory', 'territories')}.`;
  }
  if ('territories' in mission) return `You hold ${held(mission.armies)}.`;
  const parts = cast.rules.board.continents.flatMap(({ name, territories }) => {
    const own = territories.filter((territory) => view.owner[territory] === seat).length;
    return own === 0 ? [] : `${own} of ${territories.length} in ${name}`;
  });
  return parts.length === 0 ? '' : `You hold ${listed(parts)}.`;
}

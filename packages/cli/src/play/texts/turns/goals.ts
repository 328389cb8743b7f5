import {
  COLOURS,
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

/** What players are after: missions, objectives, and the rewards on those. */

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
  'minor-airfield': ['Airfield', '+1 on the highest die where it stands and next to it'],
  'additional-maneuver': ['Additional Maneuver', 'two maneuvers at the end of a turn'],
  'guaranteed-card': ['Guaranteed Card', 'a card in every turn'],
  'starting-maneuver': ['Starting Maneuver', 'a maneuver before the first attack'],
  'major-airfield': ['Airfield', '+1 on the highest die where it stands and next to it'],
  'attack-die': ['Attack Die', 'one more die in attack, the lowest is dropped'],
  'defence-die': ['Defense Die', 'one more die in defence, the lowest is dropped'],
  'two-troops': ['2 Troops', 'two more in every draft'],
};

export function objectiveName(objective: number): string {
  const id = OBJECTIVE_IDS[objective];
  return id === undefined ? 'that' : OBJECTIVES[id];
}

export function rewardName(reward: number): string {
  const id = REWARD_IDS[reward];
  return id === undefined ? 'no reward' : REWARDS[id][0];
}

/** `Airfield (+1 on the highest die …)`. */
function rewardText(reward: number): string {
  const id = REWARD_IDS[reward];
  return id === undefined ? '' : `${REWARDS[id][0]} (${REWARDS[id][1]})`;
}

/** Every objective of the game: open and reached or not, or whose it is; and the rewards that are held. */
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
  return ['Objectives, one of which may be taken after the attacks of a turn:', ...lines].concat(
    held.length === 0 ? [] : ['Rewards that somebody has:', ...held],
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
  if (holder !== ON_TABLE) return `${nameOf(cast, holder)} has it`;
  const isReachedNow = view.seat === seat && isReached(rules, view, seat, objective);
  if (isReachedNow) return 'open, and you reach it now';
  const [has, needed] = progressOf(rules, view, seat, objective);
  return needed === 1 ? 'open' : `open, you have ${has} of ${needed}`;
}

/** What wins with headquarters; undefined where that is not the goal. */
export function capitalsGoalText({ rules, words }: Cast): string | undefined {
  const needed = rules.family === 'turns' ? rules.goal?.capitals : undefined;
  if (needed === undefined) return undefined;
  return `Whoever holds the own ${words.capital} and ${needed === 1 ? '1 other' : `${needed} others`} wins`;
}

/** How many capitals a seat holds, the own one too. */
export function capitalsHeld({ capitals, owner }: TurnsPosition, seat: Seat): number {
  return capitals.filter((territory) => owner[territory] === seat).length;
}

/** What a mission asks of a seat. */
export function missionText(cast: Cast, index: number, seat: Seat): string {
  const mission = MISSIONS[index];
  if (index === UNKNOWN || mission === undefined) return 'nobody else knows it';
  if ('destroy' in mission) return destroyText(cast, COLOURS.indexOf(mission.destroy), seat);
  if ('territories' in mission) {
    const each = mission.armies > 1 ? ` with at least ${mission.armies} ${cast.words.armies} on each` : '';
    return `hold ${mission.territories} territories${each}`;
  }
  const { continents } = cast.rules.board;
  const names = mission.continents.map((id) => continents.find((c) => c.id === id)?.name ?? id);
  return `hold ${listed(mission.others > 0 ? [...names, 'one more continent of your choice'] : names)}`;
}

function destroyText(cast: Cast, colour: number, seat: Seat): string {
  const target = cast.position.colours.indexOf(colour);
  if (target === seat) return `destroy ${COLOURS[colour]}, which is you: hold 24 territories instead`;
  return `destroy ${COLOURS[colour]}, which is ${nameOf(cast, target)}: the last of them has to leave the board`;
}

/** How far a seat is with its mission. */
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
  if ('territories' in mission) return `You hold ${held(mission.armies)} of them.`;
  const parts = cast.rules.board.continents.flatMap(({ name, territories }) => {
    const own = territories.filter((territory) => view.owner[territory] === seat).length;
    return own === 0 ? [] : `${own} of ${territories.length} in ${name}`;
  });
  return parts.length === 0 ? '' : `You hold ${listed(parts)}.`;
}

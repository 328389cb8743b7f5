import {
  handOf,
  NOBODY,
  objectivesOf,
  type Seat,
  type TurnsPosition,
  tradeStars,
  UNKNOWN,
} from '@rubicon/engine';
import type { Chair, OrdersChair, TurnsChair } from '../chair.ts';
import { armies, cardName, nameOf, territoryName } from '../texts/cast.ts';
import {
  capitalsGoalText,
  capitalsHeld,
  missionStateText,
  missionText,
  objectivesText,
} from '../texts/turns/goals.ts';
import { count } from '../texts/words.ts';
import { worthOf } from './turns/worth.ts';

/** Something of one's own that can be looked at at any time; without a meaning where the edition does not have it. */
interface Belonging {
  readonly name: string;
  readonly also?: readonly string[];
  readonly meaning: string | undefined;
  readonly text: () => string[];
}

export function belongings(chair: Chair): Belonging[] {
  const { words } = chair.room.cast;
  const has = (isThere: boolean, meaning: string): string | undefined => (isThere ? meaning : undefined);
  const isTurns = chair.family === 'turns';
  return [
    { name: 'cards', meaning: has(isTurns, 'your own cards'), text: () => cardsText(chair) },
    {
      name: 'mission',
      meaning: has(isTurns && chair.view.missions.length > 0, 'your secret mission'),
      text: () => missionLines(chair),
    },
    {
      name: 'objectives',
      meaning: has(!isTurns || chair.view.objectives.length > 0, 'the objectives, and how they stand'),
      text: () => objectiveLines(chair),
    },
    {
      name: 'capitals',
      also: ['headquarters'],
      meaning: has(isTurns && chair.rules.capital !== undefined, `where every ${words.capital} is`),
      text: () => capitalLines(chair),
    },
  ];
}

function cardsText(chair: Chair): string[] {
  return chair.family === 'turns' ? handText(chair) : ['There are no cards to collect in this game.'];
}

function handText(chair: TurnsChair): string[] {
  const { room, seat, view, rules } = chair;
  const { cast } = room;
  const hand = handOf(view, seat);
  const areStars = rules.trade === tradeStars;
  const next = areStars ? '' : `The next set traded brings ${armies(cast, worthOf(chair, []))}.`;
  if (hand.length === 0) return [`You hold no cards. ${next}`.trim()];
  const lines = hand.map(
    (card) => `  ${cardName(cast, card)}${view.owner[card] === seat ? ', a territory of yours' : ''}`,
  );
  const stars = hand.reduce((sum, card) => sum + (rules.board.territories[card]?.stars ?? 0), 0);
  const together = areStars ? ` with ${count(stars, 'star')} together` : '';
  return [`You hold ${count(hand.length, 'card')}${together}:`, ...lines, ...(next === '' ? [] : [next])];
}

function missionLines({ view, seat, room: { cast } }: Chair): string[] {
  const mission = view.family === 'turns' ? view.missions[seat] : undefined;
  if (view.family !== 'turns' || mission === undefined) return ['Nobody has a mission in this game.'];
  const state = missionStateText(cast, view, mission, seat);
  return [`Your mission: ${missionText(cast, mission, seat)}.`, ...(state === '' ? [] : [state])];
}

function objectiveLines(chair: Chair): string[] {
  if (chair.family === 'orders') return secretLines(chair);
  const { room, rules, view, seat } = chair;
  if (view.objectives.length === 0) return ['There are no objectives in this game.'];
  return objectivesText(room.cast, rules, view, seat);
}

/** Written orders: the own objectives, which nobody else knows. */
function secretLines({ room: { cast }, rules, view, seat }: OrdersChair): string[] {
  const own = objectivesOf(view, seat);
  if (own.length === 0) return ['You have no objectives any more.'];
  const lines = own.map(
    (territory) => `  ${territoryName(cast, territory)}${view.owner[territory] === seat ? ', held' : ''}`,
  );
  const worth = `${count(rules.points.objective, 'point')} each if held at the end, or ${armies(cast, rules.cash)} when cashed in`;
  return [`Your secret objectives, ${worth}:`, ...lines];
}

function capitalLines({ view, seat, room: { cast } }: Chair): string[] {
  const { words } = cast;
  if (view.family !== 'turns' || view.capitals.length === 0)
    return [`Nobody has a ${words.capital} in this game.`];
  const lines = view.capitals.map((territory, of) => {
    const name = nameOf(cast, of);
    if (territory === NOBODY) return `${name} has not chosen a ${words.capital} yet.`;
    if (territory === UNKNOWN) return `${name} has chosen a ${words.capital}.`;
    const holder = view.owner[territory]!;
    const held = holder === of ? '' : `, held by ${nameOf(cast, holder)}`;
    return `The ${words.capital} of ${name} is ${territoryName(cast, territory)}${held}.`;
  });
  const goal = capitalsGoalText(cast);
  return goal === undefined ? lines : [...lines, `${goal}${heldText(view, seat)}.`];
}

/** How far a seat is with it, once the game is under way. */
function heldText(view: TurnsPosition, seat: Seat): string {
  if (view.turn === 0) return '';
  const isOwn = view.owner[view.capitals[seat]!] === seat;
  const others = count(capitalsHeld(view, seat) - (isOwn ? 1 : 0), 'other');
  return `; you hold ${isOwn ? `your own and ${others}` : `${others}, but not your own`}`;
}

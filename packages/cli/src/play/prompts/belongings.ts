import { handOf, NOBODY, objectivesOf, type Seat, type TurnsPosition, UNKNOWN } from '@rubicon/engine';
import type { Decision, OrdersDecision, TurnsDecision } from '../decision.ts';
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

/** Cards, mission, objectives or capitals of a seat, which can be shown at any time. */
interface Belonging {
  readonly name: string;
  readonly also?: readonly string[];
  readonly meaning: string | undefined;
  readonly text: () => string[];
}

export function belongings(decision: Decision): Belonging[] {
  const { words } = decision.room.cast;
  const has = (isThere: boolean, meaning: string): string | undefined => (isThere ? meaning : undefined);
  const isTurns = decision.family === 'turns';
  return [
    { name: 'cards', meaning: has(isTurns, 'your cards'), text: () => cardsText(decision) },
    {
      name: 'mission',
      meaning: has(isTurns && decision.view.missions.length > 0, 'your secret mission'),
      text: () => missionLines(decision),
    },
    {
      name: 'objectives',
      meaning: has(!isTurns || decision.view.objectives.length > 0, 'the objectives and their state'),
      text: () => objectiveLines(decision),
    },
    {
      name: 'capitals',
      also: ['headquarters'],
      meaning: has(isTurns && decision.rules.capital !== undefined, `where every ${words.capital} is`),
      text: () => capitalLines(decision),
    },
  ];
}

function cardsText(decision: Decision): string[] {
  return decision.family === 'turns' ? handText(decision) : ['This game has no cards.'];
}

function handText(decision: TurnsDecision): string[] {
  const { room, seat, view, rules } = decision;
  const { cast } = room;
  const hand = handOf(view, seat);
  const areStars = rules.trade.by === 'stars';
  const next = areStars ? '' : `The next set traded in is worth ${armies(cast, worthOf(decision, []))}.`;
  if (hand.length === 0) return [`You have no cards. ${next}`.trim()];
  const lines = hand.map(
    (card) => `  ${cardName(cast, card)}${view.owner[card] === seat ? ', your territory' : ''}`,
  );
  const stars = hand.reduce((sum, card) => sum + (rules.board.territories[card]?.stars ?? 0), 0);
  const together = areStars ? ` with ${count(stars, 'star')}` : '';
  return [`You have ${count(hand.length, 'card')}${together}:`, ...lines, ...(next === '' ? [] : [next])];
}

function missionLines({ view, seat, room: { cast } }: Decision): string[] {
  const mission = view.family === 'turns' ? view.missions[seat] : undefined;
  if (view.family !== 'turns' || mission === undefined) return ['This game has no missions.'];
  const state = missionStateText(cast, view, mission, seat);
  return [`Your mission: ${missionText(cast, mission, seat)}.`, ...(state === '' ? [] : [state])];
}

function objectiveLines(decision: Decision): string[] {
  if (decision.family === 'orders') return secretLines(decision);
  const { room, rules, view, seat } = decision;
  if (view.objectives.length === 0) return ['This game has no objectives.'];
  return objectivesText(room.cast, rules, view, seat);
}

/** The secret objectives of a seat, with written orders. */
function secretLines({ room: { cast }, rules, view, seat }: OrdersDecision): string[] {
  const own = objectivesOf(view, seat);
  if (own.length === 0) return ['You have no objectives left.'];
  const lines = own.map(
    (territory) => `  ${territoryName(cast, territory)}${view.owner[territory] === seat ? ', held' : ''}`,
  );
  const worth = `${count(rules.points.objective, 'point')} each if held at the end, or ${armies(cast, rules.cash)} if cashed in`;
  return [`Your secret objectives (${worth}):`, ...lines];
}

function capitalLines({ view, seat, room: { cast } }: Decision): string[] {
  const { words } = cast;
  if (view.family !== 'turns' || view.capitals.length === 0) return [`This game has no ${words.capital}.`];
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

/** The progress of a seat towards that goal. */
function heldText(view: TurnsPosition, seat: Seat): string {
  if (view.turn === 0) return '';
  const isOwn = view.owner[view.capitals[seat]!] === seat;
  const others = count(capitalsHeld(view, seat) - (isOwn ? 1 : 0), 'other');
  return `; you hold ${isOwn ? `your own and ${others}` : `${others}, but not your own`}`;
}

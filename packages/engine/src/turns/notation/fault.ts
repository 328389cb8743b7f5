import { touches } from '../../board/board.ts';
import { territoriesOf } from '../../columns.ts';
import { ELIMINATED, isIn, lastSeatIn, seatsIn } from '../../seats.ts';
import { NEUTRAL, NOBODY, type Seat, UNKNOWN } from '../../vocabulary.ts';
import { defenceDice, MOST_ATTACK_DICE, mayChooseDefence } from '../battle/battle.ts';
import { hasRoom, isToAct, roomOn } from '../checks.ts';
import { isAirfield } from '../field-guide/rewards.ts';
import { SETTLERS } from '../goals/capitals.ts';
import { MISSIONS, missionsInPlay } from '../goals/missions.ts';
import { DISCARDED, type Position, REMOVED, seatsFrom } from '../position.ts';
import { NO_LIMIT, type Rules, type TradingRule } from '../rules.ts';
import { makeFields } from './notation.ts';
import { isInPlay } from './omitted.ts';

/** Reasons why no game can reach a position; docs/notation.md explains each. */
export const FAULTS = [
  'started-already',
  'unclaimed-territories',
  'empty-territory',
  'too-many-armies',
  'too-many-cards',
  'cards-in-set-up',
  'wrong-removed-cards',
  'seen-cards',
  'neutral-territories',
  'eliminated-seat',
  'no-turn',
  'wrong-turn',
  'too-many-captures',
  'too-many-moves',
  'nobody-has-won',
  'no-first-seat',
  'nobody-to-play-against',
  'no-territories',
  'nothing-to-place',
  'too-many-to-place',
  'armies-left-over',
  'wrong-reserve',
  'no-set-to-trade',
  'trade-not-forced',
  'no-pending-attack',
  'pending-attack',
  'thrown-dice',
  'wrong-colours',
  'no-capitals',
  'wrong-capitals',
  'no-missions',
  'wrong-missions',
  'wrong-objectives',
  'wrong-airfields',
  'nothing-vacated',
] as const;
export type Fault = (typeof FAULTS)[number];

/** Returns the first fault of a position; undefined if a game can continue from it. */
export function findFault(rules: Rules, p: Position): Fault | undefined {
  if (p.phase === 'start') return isUntouched(rules, p) ? undefined : 'started-already';
  if (p.phase === 'occupy' && p.to !== NOBODY && p.armies[p.to] > 0) return 'pending-attack';
  if (p.armies.some((armies, t) => (armies === 0) !== hasNoArmies(p, t))) return 'empty-territory';
  if (p.armies.some((_, t) => roomOn(rules, p, t) < 0)) return 'too-many-armies';
  if (p.deck < 0) return 'too-many-cards';
  if (SET_UP.includes(p.phase) && p.cards.length !== p.deck) return 'cards-in-set-up';
  if (rules.players > 2 && p.territories[NEUTRAL] > 0) return 'neutral-territories';
  const isLeftOver = (seat: Seat) => p.status[seat] === ELIMINATED && p.territories[seat] + p.hand[seat] > 0;
  if (p.status.some((_, seat) => isLeftOver(seat))) return 'eliminated-seat';
  return piecesFault(rules, p) ?? (p.phase === 'over' ? endFault : stateFault)(rules, p);
}

/** A winner is the last seat in the game or has reached its goal, as far as the viewer knows that. */
function endFault(rules: Rules, p: Position): Fault | undefined {
  if (p.captures > mostCaptures(rules, p)) return 'too-many-captures';
  if (p.winner === NOBODY || lastSeatIn(p) === p.winner) return undefined;
  const isHidden = p.missions[p.winner] === UNKNOWN;
  const hasWon = isHidden || rules.goal?.isReached(rules, p, p.winner) === true;
  return p.turn > 0 && hasWon ? undefined : 'nobody-has-won';
}

const SET_UP: readonly Position['phase'][] = ['colour', 'capital', 'claim', 'deploy'];

/** Whether the host still has to start the game: no territory is held, and no field says that anything has happened. */
function isUntouched(rules: Rules, p: Position): boolean {
  return p.owner.every((owner) => owner === NOBODY) && makeFields(rules, p).every(([, isThere]) => !isThere);
}

/** Returns the fault of pieces, cards and goals that only some editions have. */
function piecesFault(rules: Rules, p: Position): Fault | undefined {
  if (!coloursFit(rules, p)) return 'wrong-colours';
  if (p.seen.some((seen, card) => seen > 0 && (p.cards[card] === DISCARDED || p.cards[card] === REMOVED)))
    return 'seen-cards';
  if (lacksCapitals(rules, p)) return 'no-capitals';
  if (!capitalsFit(rules, p)) return 'wrong-capitals';
  if (!removedFit(rules, p)) return 'wrong-removed-cards';
  if (rules.missions.length > 0 && p.missions.length === 0) return 'no-missions';
  if (!missionsFit(rules, p)) return 'wrong-missions';
  if (!objectivesFit(rules, p)) return 'wrong-objectives';
  const isLost = (territory: number, reward: number) =>
    territory !== NOBODY && p.owner[territory] !== p.rewards[reward];
  return p.airfields.some(isLost) ? 'wrong-airfields' : undefined;
}

function coloursFit({ setup }: Rules, p: Position): boolean {
  if (setup.colours.length === 0) return true;
  const chosen = p.colours.filter((colour) => colour !== NOBODY);
  const areKnown = chosen.every((colour) => setup.colours.includes(colour));
  return (
    areKnown && (p.phase === 'colour' ? chosen.length < p.colours.length : chosen.length === p.colours.length)
  );
}

/** Whether no capital is written, although all have been chosen: in play, and where they are chosen before the claims. */
function lacksCapitals({ capital }: Rules, p: Position): boolean {
  if (capital === undefined || p.capitals.some((territory) => territory !== NOBODY)) return false;
  const isFounded = capital.chosen === 'first' && (p.phase === 'claim' || p.phase === 'deploy');
  return isFounded || isInPlay(p) || (p.phase === 'over' && p.turn > 0);
}

/** Every capital is on its own territory of the board; until all are chosen, only where one may be chosen. */
function capitalsFit({ capital, board }: Rules, p: Position): boolean {
  if (capital === undefined || p.phase === 'colour') return p.capitals.every((t) => t === NOBODY);
  const chosen = p.capitals.filter((territory) => territory >= 0);
  if (new Set(chosen).size !== chosen.length || chosen.some((t) => t >= board.size)) return false;
  const isChoosing = p.turn === 0;
  if (!isChoosing && chosen.length < p.capitals.length) return false;
  if (p.phase === 'capital' && !p.capitals.includes(NOBODY)) return false;
  const isOwn = (territory: number, seat: Seat) => territory < 0 || p.owner[territory] === seat;
  if (isChoosing && !p.capitals.every(isOwn)) return false;
  const isHidden = p.capitals.includes(UNKNOWN);
  return !isHidden || (capital.isSecret && p.seat === NOBODY);
}

/** CH-2: the cards of the headquarters are out of the game from the first turn on, and no others. */
function removedFit({ capital }: Rules, p: Position): boolean {
  const areShown = capital?.isSecret === true && p.turn > 0;
  return p.cards.every((place, card) => (place === REMOVED) === (areShown && p.capitals.includes(card)));
}

function missionsFit(rules: Rules, p: Position): boolean {
  if (rules.missions.length === 0) return p.missions.length === 0;
  const deck = missionsInPlay(rules, p.colours);
  const known = p.missions.filter((mission) => mission !== UNKNOWN);
  return (
    p.missions.length === rules.players &&
    new Set(known).size === known.length &&
    known.every((mission) => MISSIONS[mission] !== undefined && deck.includes(mission))
  );
}

/** A reward that a seat holds came with an objective that is off the table; nobody holds lost ones. */
function objectivesFit(rules: Rules, p: Position): boolean {
  if (rules.objectives.length === 0) return p.objectives.length === 0;
  if (p.phase === 'colour') return p.objectives.length === 0;
  const onTable = p.rewardOn.filter((reward, objective) => reward !== NOBODY && p.objectives[objective] < 0);
  return p.objectives.length > 0 && onTable.every((reward) => p.rewards[reward] === NOBODY);
}

function stateFault(rules: Rules, p: Position): Fault | undefined {
  const isOpen = p.phase === 'claim' || p.phase === 'colour' || (p.phase === 'capital' && isFounding(rules));
  if (p.owner.includes(NOBODY) !== isOpen || (p.phase === 'claim' && !rules.setup.claims))
    return 'unclaimed-territories';
  if (!hasTurn(rules, p)) return 'no-turn';
  if (!turnFits(p)) return 'wrong-turn';
  if (p.first === NOBODY && p.phase !== 'colour') return 'no-first-seat';
  if (seatsIn(p).length < 2) return 'nobody-to-play-against';
  if (!isOpen && seatsIn(p).some((seat) => p.territories[seat] === 0)) return 'no-territories';
  const isPlacing = p.phase === 'deploy' || p.phase === 'reinforce' || p.phase === 'settle';
  if (isPlacing && p.toPlace + p.neutralToPlace === 0) return 'nothing-to-place';
  if (!isPlacing && !isOpen && p.phase !== 'attack' && p.toPlace > 0) return 'armies-left-over';
  if (missesCapital(rules, p)) return 'wrong-capitals';
  if (!reserveFits(rules, p)) return 'wrong-reserve';
  if (p.captures > mostCaptures(rules, p)) return 'too-many-captures';
  if (p.moves > mostMoves(rules, p)) return 'too-many-moves';
  if (p.trading === 'must' && !canBeForced(rules, p)) return 'no-set-to-trade';
  if (skipsForcedTrade(rules, p)) return 'trade-not-forced';
  if (p.phase === 'settle' && !vacatedFits(rules, p)) return 'nothing-vacated';
  if (waitsInVain(rules, p)) return 'armies-left-over';
  if (p.toPlace > mostToPlace(rules, p)) return 'too-many-to-place';
  if (p.phase === 'airfield' && !awaitsAirfield(p)) return 'wrong-airfields';
  return pendingFault(rules, p);
}

/** Returns the most armies that can wait to be placed: income and traded sets in a turn, CC-2 after an overthrow. */
function mostToPlace(rules: Rules, p: Position): number {
  switch (p.phase) {
    case 'reinforce':
      return rules.income(rules, p, p.seat) + rules.trade.mostInTurn(rules, p.sets);
    case 'attack':
      return rules.trade.mostInTurn(rules, p.sets);
    case 'settle':
      return SETTLERS;
    default:
      return NO_LIMIT; // see reserveFits
  }
}

/** Turns begin after set-up. */
const turnFits = (p: Position): boolean => p.turn > 0 !== SET_UP.includes(p.phase);

/** Returns the most captures of this turn: none before the attacks, then all territories but the first attacker's. */
const mostCaptures = ({ board }: Rules, p: Position): number =>
  SET_UP.includes(p.phase) || p.phase === 'reinforce' ? 0 : board.size - 1;

/** Returns the most moves of this turn. The last one ends the turn, so that one fewer has been made while it lasts. */
function mostMoves({ fortify }: Rules, p: Position): number {
  if (p.phase === 'settle') return fortify.moves(p, p.seat);
  return p.phase === 'fortify' ? fortify.moves(p, p.seat) - 1 : 0;
}

/** The rule for the cards of the seat in this phase. */
const tradingRule = ({ trade }: Rules, p: Position): TradingRule =>
  p.phase === 'reinforce' ? trade.atTurnStart : trade.afterElimination;

/** Whether a hand of this size forces a trade, at once or after another one. */
function canBeForced(rules: Rules, p: Position): boolean {
  const { opens, afterTrade } = tradingRule(rules, p);
  return opens(p.hand[p.seat]) === 'must' || afterTrade(p.hand[p.seat]) === 'must';
}

/** C-5, C-6, E-2, E-3: too many cards must be traded in first. Only an earlier trade this turn can have lifted that. */
function skipsForcedTrade(rules: Rules, p: Position): boolean {
  if (p.trading === 'must' || (p.phase !== 'reinforce' && p.phase !== 'attack')) return false;
  const { opens, afterTrade } = tradingRule(rules, p);
  const hand = p.hand[p.seat];
  return opens(hand) === 'must' && (p.sets === 0 || afterTrade(hand) === 'must');
}

/** Finds a capital that no seat will be asked for: all are founded, or its seat is out while the others choose (L-7). */
function missesCapital({ capital }: Rules, p: Position): boolean {
  if (p.phase === 'claim' || p.phase === 'deploy')
    return capital?.chosen === 'first' && p.capitals.includes(NOBODY);
  const isPicking = p.phase === 'capital' && capital?.isSecret === true;
  return isPicking && p.capitals.some((t, seat) => t === NOBODY && !isIn(p, seat));
}

/** CC-2: the settler holds all vacated territories, and they have room for its armies. */
function vacatedFits(rules: Rules, p: Position): boolean {
  return p.vacated.every((t) => p.owner[t] === p.settler) && p.toPlace <= roomOnAll(rules, p, p.vacated);
}

function roomOnAll(rules: Rules, p: Position, territories: readonly number[]): number {
  return territories.reduce((sum, t) => sum + roomOn(rules, p, t), 0);
}

/** EX-3: armies without room are lost at once. */
function waitsInVain(rules: Rules, p: Position): boolean {
  if (p.phase !== 'reinforce' && p.phase !== 'attack') return false;
  return p.toPlace > 0 && p.trading !== 'must' && !hasRoom(rules, p, p.seat);
}

const isFounding = ({ capital }: Rules): boolean => capital?.chosen === 'first';

/** Whether a seat is asked: the one whose turn it is, if it is in, or those that choose in secret. */
function hasTurn({ capital }: Rules, p: Position): boolean {
  if (p.phase === 'capital' && capital === undefined) return false;
  if (p.phase === 'capital' && capital?.isSecret)
    return p.seat === NOBODY && p.status.some((_, s) => isToAct(p, s));
  if (p.seat === NOBODY) return false;
  return p.phase === 'settle' ? p.settler !== NOBODY && isIn(p, p.settler) : isIn(p, p.seat);
}

const awaitsAirfield = (p: Position): boolean =>
  p.rewards.some((seat, reward) => seat === p.seat && isAirfield(reward) && p.airfields[reward] === NOBODY);

/** Whether the armies of the set-up are exactly those that its remaining prompts will ask for. */
function reserveFits(rules: Rules, p: Position): boolean {
  const { setup } = rules;
  if (p.phase === 'claim' || (p.phase === 'capital' && isFounding(rules)))
    return p.toPlace === 1 && claimsLeft(p).every((claims, seat) => p.reserve[seat] >= claims);
  if (p.phase !== 'deploy') return p.neutralToPlace === 0 && p.reserve.every((armies) => armies === 0);
  if (p.toPlace > setup.armies || p.neutralToPlace > setup.neutral) return false;
  if (p.reserve.some((armies, owner) => armies > roomOnAll(rules, p, territoriesOf(p, owner)))) return false;
  const unasked = p.status.map((_, seat) => p.reserve[seat] - (seat === p.seat ? p.toPlace : 0));
  const prompts = unasked.reduce((sum, armies) => sum + armies / setup.armies, 0);
  const areWhole = unasked.every((armies) => armies >= 0 && armies % setup.armies === 0);
  return areWhole && p.reserve[NEUTRAL] === p.neutralToPlace + prompts * setup.neutral;
}

/** The number of territories each seat will still claim, in turn from the one that is asked. */
function claimsLeft(p: Position): number[] {
  const claims = p.status.map(() => 0);
  const unclaimed = p.owner.filter((owner) => owner === NOBODY).length;
  const order = seatsFrom(p, p.seat);
  for (let n = 0; n < unclaimed; n++) claims[order[n % order.length]]++;
  return claims;
}

/** Only an unclaimed territory, or one that waits to be occupied, has no armies. */
function hasNoArmies(p: Position, territory: number): boolean {
  return p.owner[territory] === NOBODY || (p.phase === 'occupy' && p.to === territory);
}

const PENDING: readonly Position['phase'][] = ['defend', 're-roll', 'commander', 'occupy'];

function pendingFault(rules: Rules, p: Position): Fault | undefined {
  if (!PENDING.includes(p.phase)) {
    if (p.thrownAttack.length > 0) return 'thrown-dice';
    return p.from === NOBODY ? undefined : 'pending-attack';
  }
  if (p.from === NOBODY) return 'no-pending-attack';
  const isOpen = p.owner[p.from] === p.seat && p.armies[p.from] > p.dice && p.dice > 0;
  const target = p.owner[p.to];
  const fits = (target === p.seat) === (p.phase === 'occupy');
  if (!isOpen || !fits || p.dice > MOST_ATTACK_DICE) return 'pending-attack';
  if (p.phase === 'defend' && !mayChooseDefence(rules, p, p.to)) return 'pending-attack';
  if (!touches(rules.board, p.from, p.to)) return 'pending-attack';
  return thrownFits(rules, p) ? undefined : 'thrown-dice';
}

/** Dice are on the table exactly while there is a decision about them. */
function thrownFits({ combat }: Rules, p: Position): boolean {
  const isAsked = p.phase === 're-roll' || p.phase === 'commander';
  if (!isAsked) return p.thrownAttack.length === 0;
  const defenders = p.thrownDefence.length;
  const areSorted = [p.thrownAttack, p.thrownDefence].every((faces) =>
    faces.every((face, i) => i === 0 || face <= faces[i - 1]),
  );
  if (p.thrownAttack.length !== p.dice || !areSorted) return false;
  if (defenders < 1 || defenders > defenceDice(p.armies[p.to])) return false;
  return p.phase === 're-roll'
    ? combat.reRoll && p.hand[p.seat] > 0
    : combat.commander && p.commanderUsed === 0 && p.thrownAttack.some((face) => face < 6);
}

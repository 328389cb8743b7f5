import { touches } from '../board.ts';
import { territoriesOf } from '../columns.ts';
import { ELIMINATED, isIn, seatsIn } from '../seats.ts';
import { NEUTRAL, NOBODY, type Seat, UNKNOWN } from '../vocabulary.ts';
import { defenceDice, mayChooseDefence } from './battle.ts';
import { hasRoom, isToAct, roomOn } from './checks.ts';
import { MISSIONS, missionsInPlay } from './missions.ts';
import { DISCARDED, type Position, REMOVED, seatsFrom } from './position.ts';
import { isAirfield } from './rewards.ts';
import type { Rules } from './rules.ts';

/** Why no game can stand like this. */
export type Fault =
  | 'started-already'
  | 'unclaimed-territories'
  | 'empty-territory'
  | 'too-many-armies'
  | 'too-many-cards'
  | 'seen-cards'
  | 'neutral-territories'
  | 'eliminated-seat'
  | 'no-turn'
  | 'no-first-seat'
  | 'nobody-to-play-against'
  | 'no-territories'
  | 'nothing-to-place'
  | 'armies-left-over'
  | 'wrong-reserve'
  | 'no-set-to-trade'
  | 'pending-attack'
  | 'thrown-dice'
  | 'wrong-colours'
  | 'wrong-capitals'
  | 'wrong-missions'
  | 'wrong-objectives'
  | 'wrong-airfields'
  | 'nothing-vacated';

/** The first fault of a position; undefined when a game can go on from it. */
export function findFault(rules: Rules, p: Position): Fault | undefined {
  if (p.phase === 'start') return p.owner.every((owner) => owner === NOBODY) ? undefined : 'started-already';
  if (p.armies.some((armies, t) => (armies === 0) !== hasNoArmies(p, t))) return 'empty-territory';
  if (p.armies.some((_, t) => roomOn(rules, p, t) < 0)) return 'too-many-armies';
  if (p.deck < 0) return 'too-many-cards';
  if (rules.players > 2 && p.territories[NEUTRAL] > 0) return 'neutral-territories';
  const isLeftOver = (seat: Seat) => p.status[seat] === ELIMINATED && p.territories[seat] + p.hand[seat] > 0;
  if (p.status.some((_, seat) => isLeftOver(seat))) return 'eliminated-seat';
  return piecesFault(rules, p) ?? (p.phase === 'over' ? undefined : stateFault(rules, p));
}

/** What is wrong with the pieces, cards and goals that only some editions have. */
function piecesFault(rules: Rules, p: Position): Fault | undefined {
  if (!coloursFit(rules, p)) return 'wrong-colours';
  if (p.seen.some((seen, card) => seen > 0 && (p.cards[card] === DISCARDED || p.cards[card] === REMOVED)))
    return 'seen-cards';
  if (!capitalsFit(rules, p)) return 'wrong-capitals';
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

/** A capital stands on a territory of the board, no two on one; before all are chosen only where they may be chosen. */
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
  if (isHidden && !(capital.isSecret && p.seat === NOBODY)) return false;
  const out = p.cards.filter((place) => place === REMOVED).length;
  return out === (capital.isSecret && !isChoosing ? chosen.length : 0);
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

/** Whoever has a reward got it with an objective that is off the table; lost ones are nobody's. */
function objectivesFit(rules: Rules, p: Position): boolean {
  if (rules.spoils === undefined) return p.objectives.length === 0;
  if (p.phase === 'colour') return p.objectives.length === 0;
  const onTable = p.rewardOn.filter((reward, objective) => reward !== NOBODY && p.objectives[objective] < 0);
  return p.objectives.length > 0 && onTable.every((reward) => p.rewards[reward] === NOBODY);
}

function stateFault(rules: Rules, p: Position): Fault | undefined {
  const isOpen = p.phase === 'claim' || p.phase === 'colour' || (p.phase === 'capital' && isFounding(rules));
  if (p.owner.includes(NOBODY) !== isOpen || (p.phase === 'claim' && !rules.setup.claims))
    return 'unclaimed-territories';
  if (!hasTurn(rules, p)) return 'no-turn';
  if (p.first === NOBODY && p.phase !== 'colour') return 'no-first-seat';
  if (seatsIn(p).length < 2) return 'nobody-to-play-against';
  if (!isOpen && seatsIn(p).some((seat) => p.territories[seat] === 0)) return 'no-territories';
  const isPlacing = p.phase === 'deploy' || p.phase === 'reinforce' || p.phase === 'settle';
  if (isPlacing && p.toPlace + p.neutralToPlace === 0) return 'nothing-to-place';
  if (!isPlacing && !isOpen && p.phase !== 'attack' && p.toPlace > 0) return 'armies-left-over';
  if (missesCapital(rules, p)) return 'wrong-capitals';
  if (!reserveFits(rules, p)) return 'wrong-reserve';
  if (p.trading === 'must' && p.hand[p.seat] < 5) return 'no-set-to-trade';
  if (p.phase === 'settle' && !vacatedFits(rules, p)) return 'nothing-vacated';
  if (waitsInVain(rules, p)) return 'armies-left-over';
  if (p.phase === 'airfield' && !awaitsAirfield(p)) return 'wrong-airfields';
  return pendingFault(rules, p);
}

/** A capital that nobody will be asked for any more: all are founded, or its seat is out while the others pick (L-7). */
function missesCapital({ capital }: Rules, p: Position): boolean {
  if (p.phase === 'claim' || p.phase === 'deploy')
    return capital?.chosen === 'first' && p.capitals.includes(NOBODY);
  const isPicking = p.phase === 'capital' && capital?.isSecret === true;
  return isPicking && p.capitals.some((t, seat) => t === NOBODY && !isIn(p, seat));
}

/** CC-2: the settler holds all that was vacated, and the armies to come have room there. */
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

/** Somebody is asked: the seat whose turn it is and that is in, or those who choose in secret. */
function hasTurn({ capital }: Rules, p: Position): boolean {
  if (p.phase === 'capital' && capital === undefined) return false;
  if (p.phase === 'capital' && capital?.isSecret)
    return p.seat === NOBODY && p.status.some((_, s) => isToAct(p, s));
  if (p.seat === NOBODY) return false;
  return p.phase === 'settle' ? p.settler !== NOBODY && isIn(p, p.settler) : isIn(p, p.seat);
}

const awaitsAirfield = (p: Position): boolean =>
  p.rewards.some((seat, reward) => seat === p.seat && isAirfield(reward) && p.airfields[reward] === NOBODY);

/** Whether the armies of the set-up are just those that its remaining prompts will ask for. */
function reserveFits(rules: Rules, p: Position): boolean {
  const { setup } = rules;
  if (p.phase === 'claim' || (p.phase === 'capital' && isFounding(rules)))
    return p.toPlace === 1 && claimsLeft(p).every((claims, seat) => p.reserve[seat] >= claims);
  if (p.phase !== 'deploy') return p.neutralToPlace === 0 && p.reserve.every((armies) => armies === 0);
  if (p.toPlace > setup.armies || p.neutralToPlace > setup.neutral) return false;
  if (p.reserve.some((armies, owner) => armies > roomOnAll(rules, p, territoriesOf(p, owner)))) return false;
  const later = p.status.map((_, seat) => p.reserve[seat] - (seat === p.seat ? p.toPlace : 0));
  const prompts = later.reduce((sum, armies) => sum + armies / setup.armies, 0);
  const areWhole = later.every((armies) => armies >= 0 && armies % setup.armies === 0);
  return areWhole && p.reserve[NEUTRAL] === p.neutralToPlace + prompts * setup.neutral;
}

/** How many territories each seat will still claim, in turn from the one that is asked. */
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
  const isOpen = p.from !== NOBODY && p.owner[p.from] === p.seat && p.armies[p.from] > p.dice && p.dice > 0;
  const target = p.owner[p.to];
  const fits = (target === p.seat) === (p.phase === 'occupy');
  if (!isOpen || !fits || p.dice > 3) return 'pending-attack';
  if (p.phase === 'defend' && !mayChooseDefence(rules, p, p.to)) return 'pending-attack';
  if (!touches(rules.board, p.from, p.to)) return 'pending-attack';
  return thrownFits(rules, p) ? undefined : 'thrown-dice';
}

/** Dice lie on the table just while there is a decision about them. */
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

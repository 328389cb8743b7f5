import { TerritorySet } from '../board/territory-set.ts';
import { HIDDEN_CARD } from '../codec/ids.ts';
import { fill, moveArmies, setOwner, territoriesOf, withCell, withCells, withSum } from '../columns.ts';
import { ELIMINATED, evolveDraw, SURRENDERED } from '../seats.ts';
import { NEUTRAL, NOBODY, type Seat } from '../vocabulary.ts';
import type { Event, EventOf } from './event.ts';
import { OBJECTIVE_IDS, REWARD_IDS } from './field-guide/field-guide.ts';
import {
  DISCARDED,
  IN_DECK,
  isSeen,
  NOT_IN_PLAY,
  ON_TABLE,
  OPEN,
  type Position,
  REMOVED,
  SEEN,
  setPending,
  UNSEEN,
} from './position.ts';

type FrequentEvent =
  | 'placed'
  | 'rolled'
  | 'captured'
  | 'occupied'
  | 'attacks-began'
  | 'attacks-ended'
  | 'fortified'
  | 'turn-began'
  | 'drew'
  | 'traded';

/**
 * Writes one event into a position. The only writer: it never rejects, never rolls, and works on a view with redacted
 * events just as on the whole position. It is small and calls small functions, so that V8 can inline the right one where
 * the type of an event is known.
 */
export function evolve(p: Position, event: Event): void {
  switch (event.type) {
    case 'placed':
      return placed(p, event);
    case 'rolled':
      return rolled(p, event);
    case 'captured':
      return captured(p, event);
    case 'occupied':
      return occupied(p, event);
    case 'attacks-began':
      return attacksBegan(p);
    case 'attacks-ended':
      return attacksEnded(p);
    case 'fortified':
      return fortified(p, event);
    case 'turn-began':
      return turnBegan(p, event);
    case 'drew':
      return drew(p, event);
    case 'traded':
      return traded(p, event);
    default:
      return evolveRarely(p, event);
  }
}

/** The events of set-up, of leaving, and others that are rare in a game. */
function evolveRarely(p: Position, event: Exclude<Event, { type: FrequentEvent }>): void {
  switch (event.type) {
    case 'started':
      return started(p, event);
    case 'seated':
      p.left = event.left;
      return;
    case 'colour-chosen':
      p.colours = withCell(p.colours, event.seat, event.colour);
      return;
    case 'missions-dealt':
      p.missions = event.missions;
      return;
    case 'cities-placed':
      return citiesPlaced(p, event);
    case 'objectives-laid':
      return objectivesLaid(p, event);
    case 'capitals-asked':
      p.phase = 'capital';
      p.seat = NOBODY;
      return;
    case 'capital-picked':
    case 'capital-named':
      p.capitals = withCell(p.capitals, event.seat, event.territory);
      return;
    case 'capitals-shown':
      return capitalsShown(p, event);
    case 'dealt':
      return dealt(p, event);
    case 'spread':
      return spread(p, event);
    case 'prompted':
      return prompted(p, event);
    case 'claimed':
      return claimed(p, event);
    case 'armies-lost':
      return armiesLost(p, event);
    case 'opening-moves':
      p.openingMoves = event.moves;
      return;
    case 'announced':
      return announced(p, event);
    case 'thrown':
      return thrown(p, event);
    case 'dice-asked':
      p.phase = event.phase;
      return;
    case 're-rolled':
      p.cards = withCell(p.cards, event.card, p.seat); // in a view it was in the deck until now
      p.seen = withCell(p.seen, event.card, OPEN);
      p.thrownAttack = withFace(p.thrownAttack, event.die, event.face);
      return;
    case 'commander-used':
      p.commanderUsed = 1;
      p.thrownAttack = withFace(p.thrownAttack, event.die, 6);
      return;
    case 'questions-stopped':
      p.questionsStopped = 1;
      return;
    case 'cards-covered':
      p.seen = withCells(p.seen, event.cards, SEEN);
      return;
    case 'eliminated':
      return eliminated(p, event);
    case 'airfield-lost':
      return airfieldLost(p, event.territory);
    case 'spoils-taken': // FG-22: not the objective of this turn
      p.objectives = p.objectives.map((seat) => (seat === event.seat ? event.by : seat));
      return loseRewards(p, event.seat);
    case 'rewards-lost':
      return loseRewards(p, event.seat);
    case 'objective-taken':
      return objectiveTaken(p, event);
    case 'airfield-placed':
      p.airfields = withCell(p.airfields, event.reward, event.territory);
      p.phase = 'fortify';
      return;
    case 'reshuffled':
      return reshuffled(p);
    case 'overthrown':
      return overthrown(p, event);
    case 'settled':
      return settled(p, event);
    case 'surrendered':
      return surrendered(p, event);
    case 'draw-offered':
    case 'draw-accepted':
    case 'draw-declined':
    case 'draw-expired':
      return evolveDraw(p, event);
    case 'mission-shown':
      p.missions = withCell(p.missions, event.seat, event.mission);
      p.missionsShown |= 1 << event.seat;
      return;
    case 'won':
      return over(p, event.seat);
    case 'drawn':
      return over(p, NOBODY);
    case 'dice-helped':
    case 'rolled-off':
    case 'skipped':
    case 'expired':
      return;
  }
}

function started(p: Position, event: EventOf<'started'>): void {
  p.first = event.seat;
  p.reserve = event.reserve;
}

function citiesPlaced(p: Position, { territories }: EventOf<'cities-placed'>): void {
  p.cities = [...TerritorySet.of([...p.cities, ...territories])];
}

function objectivesLaid(p: Position, event: EventOf<'objectives-laid'>): void {
  const objectives = fill(OBJECTIVE_IDS.length, NOT_IN_PLAY);
  const rewardOn = fill(OBJECTIVE_IDS.length, NOBODY);
  for (const [i, objective] of event.objectives.entries()) {
    objectives[objective] = ON_TABLE;
    rewardOn[objective] = event.rewards[i] ?? NOBODY;
  }
  p.objectives = objectives;
  p.rewardOn = rewardOn;
  p.rewards = fill(REWARD_IDS.length, NOBODY);
  p.airfields = fill(REWARD_IDS.length, NOBODY);
}

function capitalsShown(p: Position, { territories }: EventOf<'capitals-shown'>): void {
  p.capitals = territories;
  p.cards = p.cards.map((place, card) => (territories.includes(card) ? REMOVED : place));
  p.deck -= territories.length;
}

function dealt(p: Position, event: EventOf<'dealt'>): void {
  const reserve = p.reserve.slice();
  for (let t = 0; t < event.owners.length; t++) {
    setOwner(p, t, event.owners[t]);
    p.armies[t] = 1;
    reserve[event.owners[t]]--;
  }
  p.reserve = reserve;
}

function spread(p: Position, event: EventOf<'spread'>): void {
  const reserve = p.reserve.slice();
  for (let t = 0; t < event.armies.length; t++) {
    p.armies[t] += event.armies[t];
    reserve[p.owner[t]] -= event.armies[t];
  }
  p.reserve = reserve;
}

function prompted(p: Position, event: EventOf<'prompted'>): void {
  p.phase = event.phase;
  p.seat = event.seat;
  p.toPlace = event.armies;
  p.neutralToPlace = event.neutral;
}

function claimed(p: Position, event: EventOf<'claimed'>): void {
  setOwner(p, event.territory, event.seat);
  p.armies[event.territory] = 1;
  p.reserve = withSum(p.reserve, event.seat, -1);
  p.toPlace--;
}

function turnBegan(p: Position, event: EventOf<'turn-began'>): void {
  p.phase = 'reinforce';
  p.seat = event.seat;
  p.turn++;
  p.toPlace = event.armies;
  p.neutralToPlace = 0;
  p.trading = event.trading;
  p.extraTaken = 0;
  p.captures = 0;
  p.moves = 0;
  setPending(p, NOBODY, NOBODY, 0, 0);
  forgetTurn(p);
}

/** Resets the columns that some editions and options keep for a turn. */
function forgetTurn(p: Position): void {
  p.openingMoves = 0;
  p.commanderUsed = 0;
  p.questionsStopped = 0;
  p.objectiveTaken = 0;
  p.settler = NOBODY;
  p.vacated = [];
  if (p.objectives.length === 0) return;
  p.began = territoriesOf(p, p.seat);
}

function traded(p: Position, event: EventOf<'traded'>): void {
  discard(p, event.seat, event.cards);
  p.sets++;
  p.toPlace += event.armies;
  p.trading = event.trading;
  if (event.extra === NOBODY) return;
  p.armies[event.extra] += event.extraArmies;
  p.extraTaken = 1;
}

export function placed(p: Position, event: EventOf<'placed'>): void {
  const owner = p.owner[event.territory];
  p.armies[event.territory] += event.armies;
  if (owner === NEUTRAL) p.neutralToPlace -= event.armies;
  else p.toPlace -= event.armies;
  if (p.phase === 'deploy') p.reserve = withSum(p.reserve, owner, -event.armies);
  if (p.phase === 'reinforce') p.trading = 'none'; // C-4
}

function armiesLost(p: Position, event: EventOf<'armies-lost'>): void {
  if (event.territory !== NOBODY) return;
  p.toPlace -= event.armies;
  if (p.phase === 'reinforce') p.trading = 'none'; // C-4
}

function announced(p: Position, event: EventOf<'announced'>): void {
  p.phase = 'defend';
  p.trading = 'none';
  setPending(p, event.from, event.to, event.dice, event.stopAt);
}

function thrown(p: Position, event: EventOf<'thrown'>): void {
  p.trading = 'none';
  setPending(p, event.from, event.to, event.attack.length, event.stopAt);
  p.thrownAttack = event.attack;
  p.thrownDefence = event.defence;
}

/** The faces with one of them changed, highest first. */
function withFace(faces: readonly number[], before: number, after: number): number[] {
  return withCell(faces, faces.indexOf(before), after).sort((a, b) => b - a);
}

export function rolled(p: Position, event: EventOf<'rolled'>): void {
  p.armies[event.from] -= event.attackersLost;
  p.armies[event.to] -= event.defendersLost;
  p.trading = 'none'; // E-3
  if (p.phase !== 'attack') resumeAttacks(p);
}

/** Resumes the attacks after a roll that waited for a decision. */
function resumeAttacks(p: Position): void {
  p.phase = 'attack';
  clearThrownDice(p);
  setPending(p, NOBODY, NOBODY, 0, 0);
}

function clearThrownDice(p: Position): void {
  p.thrownAttack = [];
  p.thrownDefence = [];
}

export function captured(p: Position, event: EventOf<'captured'>): void {
  setOwner(p, event.to, event.seat);
  p.captures++;
  p.phase = 'occupy';
  setPending(p, event.from, event.to, event.dice, 0);
}

function eliminated(p: Position, event: EventOf<'eliminated'>): void {
  p.status = withCell(p.status, event.seat, ELIMINATED);
  p.trading = event.trading;
  takeCards(p, event);
}

/** Moves all cards of a hand to another. A viewer to whom they are hidden knows only those that all have seen. */
function takeCards(p: Position, { seat, by, cards }: EventOf<'eliminated' | 'overthrown'>): void {
  p.hand = withSum(withSum(p.hand, seat, -cards.length), by, cards.length);
  p.cards = p.cards.map((place, card) => {
    if (cards.includes(card)) return by;
    if (place !== seat) return place;
    return isSeen(p, card) ? by : IN_DECK;
  });
}

function airfieldLost(p: Position, territory: number): void {
  p.rewards = p.rewards.map((holder, reward) => (p.airfields[reward] === territory ? NOBODY : holder));
  p.airfields = p.airfields.map((place) => (place === territory ? NOBODY : place));
}

function loseRewards(p: Position, seat: Seat): void {
  p.airfields = p.airfields.map((place, reward) => (p.rewards[reward] === seat ? NOBODY : place));
  p.rewards = p.rewards.map((holder) => (holder === seat ? NOBODY : holder));
}

export function occupied(p: Position, event: EventOf<'occupied'>): void {
  moveArmies(p, event.from, event.to, event.armies);
  p.phase = 'attack';
  setPending(p, NOBODY, NOBODY, 0, 0);
}

function attacksBegan(p: Position): void {
  p.phase = 'attack';
}

function attacksEnded(p: Position): void {
  p.phase = 'fortify';
  p.trading = 'none';
  p.openingMoves = 0;
  setPending(p, NOBODY, NOBODY, 0, 0);
}

function objectiveTaken(p: Position, { seat, objective, reward }: EventOf<'objective-taken'>): void {
  p.objectives = withCell(p.objectives, objective, seat);
  p.objectiveTaken = 1;
  if (reward !== NOBODY) p.rewards = withCell(p.rewards, reward, seat);
}

function fortified(p: Position, event: EventOf<'fortified'>): void {
  moveArmies(p, event.from, event.to, event.armies);
  if (p.phase === 'attack') p.openingMoves--;
  else p.moves++;
}

function reshuffled(p: Position): void {
  p.deck += p.cards.filter((place) => place === DISCARDED).length;
  p.cards = p.cards.map((place) => (place === DISCARDED ? IN_DECK : place));
}

function drew(p: Position, { seat, card }: EventOf<'drew'>): void {
  if (card !== HIDDEN_CARD) p.cards = withCell(p.cards, card, seat);
  p.hand = withSum(p.hand, seat, 1);
  p.deck--;
}

function overthrown(p: Position, event: EventOf<'overthrown'>): void {
  p.status = withCell(p.status, event.seat, ELIMINATED);
  takeCards(p, event);
  const vacated: number[] = [];
  for (let t = 0; t < p.owner.length; t++) {
    if (p.owner[t] !== event.seat) continue;
    vacated.push(t);
    setOwner(p, t, NOBODY);
    p.armies[t] = 0;
  }
  p.vacated = vacated;
}

function settled(p: Position, event: EventOf<'settled'>): void {
  for (const territory of p.vacated) {
    setOwner(p, territory, event.seat);
    p.armies[territory] = 1;
  }
  p.phase = 'settle';
  p.settler = event.seat;
  p.toPlace = event.armies;
}

function surrendered(p: Position, event: EventOf<'surrendered'>): void {
  p.status = withCell(p.status, event.seat, SURRENDERED);
  discard(p, event.seat, event.cards);
  p.toPlace -= event.unplaced;
  if (event.seat === p.seat) clearThrownDice(p);
}

/** C-10: moves shown cards from a hand to the discards. */
function discard(p: Position, seat: Seat, cards: readonly number[]): void {
  p.cards = withCells(p.cards, cards, DISCARDED);
  p.hand = withSum(p.hand, seat, -cards.length);
  if (p.seen.length > 0) p.seen = withCells(p.seen, cards, UNSEEN);
}

function over(p: Position, winner: Seat): void {
  p.phase = 'over';
  p.winner = winner;
  p.trading = 'none';
}

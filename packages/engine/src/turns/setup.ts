import { type Dice, rollDice } from '../dice.ts';
import { NEUTRAL, NOBODY, OWNERS, type Seat } from '../vocabulary.ts';
import { isTerritory, refusePrompt } from './checks.ts';
import type { CommandOf, Offer, Rejection } from './command.ts';
import { defaultCommand } from './fallback.ts';
import { place, restOf } from './place.ts';
import { isIn, leftOf, nextSeatIn, type Position, territoriesOf } from './position.ts';
import { emit, type Play, type Rules, type SetupRule } from './rules.ts';
import { beginTurn } from './turn.ts';

/** S-1 */
const startingArmies = (players: number): number => 50 - 5 * players;
/** TP-1 */
const ARMIES_FOR_TWO = 40;

/** The starter rolls for it; `fill` fills the board and says after whom placing goes on. */
function setupByRoll(claims: boolean, fill: (play: Play, first: Seat) => Seat): SetupRule {
  return {
    claims,
    armies: 1,
    neutral: 0,
    start(play) {
      const first = highestRoller(play);
      start(play, first, startingArmies(play.rules.players));
      goOn(play, fill(play, first));
    },
  };
}

/** S-3, S-4: claimed in turn, then placed in turn. */
export const claimSetup = setupByRoll(true, ({ position }, first) => rightOf(position, first));

/** Dealt from the starter on, then placed as S-4. */
export const dealSetup = setupByRoll(false, (play, first) => deal(play, seatsFrom(play.position, first)));

/** Dealt, and all armies spread evenly at once. */
export const quickSetup = setupByRoll(false, (play, first) => {
  deal(play, seatsFrom(play.position, first));
  spread(play);
  return first;
});

/** S-6: all cards are dealt from the dealer's left, one army on each territory and no more. */
export const bareSetup: SetupRule = {
  claims: false,
  armies: 1,
  neutral: 0,
  start(play) {
    const { rules, position, dice } = play;
    const first = rules.starter ?? leftOf(position, dice.below(rules.players)); // S-10: the dealer is drawn
    const order = seatsFrom(position, first);
    const reserve = noArmies();
    for (let t = 0; t < rules.board.size; t++) reserve[order[t % order.length]]++;
    emit(play, { type: 'started', seat: first, reserve });
    goOn(play, deal(play, order));
  },
};

/** TP-1, TP-8: three piles and the starter by lot; `fill` says after whom placing goes on. */
function setupForTwo(fill: (play: Play, first: Seat) => Seat): SetupRule {
  return {
    claims: false,
    armies: 2,
    neutral: 1,
    start(play) {
      const { rules, position, dice } = play;
      const first = rules.starter ?? dice.below(rules.players);
      start(play, first, ARMIES_FOR_TWO, ARMIES_FOR_TWO);
      deal(play, [...seatsFrom(position, first), NEUTRAL]);
      goOn(play, fill(play, first));
    },
  };
}

/** TP-2: two own armies and a neutral one at a time. */
export const neutralSetup = setupForTwo(({ position }, first) => rightOf(position, first));

/** The same with all armies spread evenly at once. */
export const quickNeutralSetup = setupForTwo((play, first) => {
  spread(play);
  return first;
});

function start(play: Play, first: Seat, armies: number, neutral = 0): void {
  const reserve = noArmies();
  for (let seat = 0; seat < play.rules.players; seat++) reserve[seat] = armies;
  reserve[NEUTRAL] = neutral;
  emit(play, { type: 'started', seat: first, reserve });
}

const noArmies = (): number[] => Array.from({ length: OWNERS }, () => 0);

/** S-2: the highest die starts; those tied for it roll again. */
function highestRoller(play: Play): Seat {
  if (play.rules.starter !== undefined) return play.rules.starter;
  let seats = seatsFrom(play.position, 0);
  while (seats.length > 1) {
    const faces = seats.map(() => rollDice(play.dice, 1)[0]);
    emit(play, { type: 'rolled-off', seats, faces });
    const highest = Math.max(...faces);
    seats = seats.filter((_, i) => faces[i] === highest);
  }
  return seats[0];
}

function seatsFrom(position: Position, first: Seat): Seat[] {
  const players = position.status.length;
  return Array.from({ length: players }, (_, i) => (first + i) % players);
}

function rightOf(position: Position, seat: Seat): Seat {
  return (seat === 0 ? position.status.length : seat) - 1;
}

/** Deals all territories one at a time to these owners in turn; gives the one who got the last. */
function deal(play: Play, order: readonly number[]): number {
  const { board } = play.rules;
  const left = board.territories.map((_, t) => t);
  const owners = left.map(() => NOBODY);
  for (let i = 0; i < board.size; i++) owners[takeByLot(play.dice, left)] = order[i % order.length];
  emit(play, { type: 'dealt', owners });
  return order[(board.size - 1) % order.length];
}

/** Spreads each owner's armies over its territories as equally as they go, the remainder by lot. */
function spread(play: Play): void {
  const { position, dice } = play;
  const armies = position.owner.map(() => 0);
  for (let owner = 0; owner < OWNERS; owner++) {
    const left = territoriesOf(position, owner);
    if (left.length === 0) continue;
    const reserve = position.reserve[owner];
    for (const t of left) armies[t] = Math.floor(reserve / left.length);
    for (let rest = reserve % left.length; rest > 0; rest--) armies[takeByLot(dice, left)]++;
  }
  emit(play, { type: 'spread', armies });
}

function takeByLot(dice: Dice, from: number[]): number {
  return from.splice(dice.below(from.length), 1)[0];
}

/**
 * Asks the next seat after this one to claim or to place, and begins the first turn when nothing is left
 * (S-4, S-5). For seats that are out the default is played, so that set-up always ends (L-7).
 */
export function goOn(play: Play, after: Seat): void {
  const { rules, position } = play;
  for (let seat = leftOf(position, after); ; seat = leftOf(position, seat)) {
    if (position.owner.includes(NOBODY)) {
      emit(play, { type: 'prompted', phase: 'claim', seat, armies: 1, neutral: 0 });
    } else {
      if (position.status.every((_, s) => position.reserve[s] === 0)) break;
      if (position.reserve[seat] === 0) continue;
      const { armies, neutral } = rules.setup;
      emit(play, { type: 'prompted', phase: 'deploy', seat, armies, neutral });
    }
    if (isIn(position, seat)) return;
    playDefault(play, seat);
  }
  const { first } = position;
  beginTurn(play, isIn(position, first) ? first : nextSeatIn(position, first));
}

/** L-7: a claim, or what is left of a prompt to place, for a seat that is out. */
export function playDefault(play: Play, seat: Seat): void {
  const command = defaultCommand(play.rules, play.position, seat);
  if (command?.type === 'claim') emit(play, { type: 'claimed', seat, territory: command.territory });
  if (command?.type === 'place') place(play, seat, command.places);
}

export function offerClaims(position: Position, offers: Offer[]): void {
  for (const territory of territoriesOf(position, NOBODY)) offers.push({ type: 'claim', territory });
}

/** S-3 */
export function refuseClaim(
  rules: Rules,
  p: Position,
  seat: Seat,
  { territory }: CommandOf<'claim'>,
): Rejection | undefined {
  const refusal = refusePrompt(p, seat, 'claim');
  if (refusal !== undefined) return refusal;
  if (!isTerritory(rules, territory)) return { code: 'unknown-territory', territory };
  return p.owner[territory] === NOBODY ? undefined : { code: 'already-claimed', territory };
}

export function claim(play: Play, seat: Seat, territory: number): undefined {
  emit(play, { type: 'claimed', seat, territory });
  goOn(play, seat);
}

/** Armies placed in a turn or in set-up, where the prompt goes to the next seat once it is answered. */
export function placeOrDeploy(
  play: Play,
  seat: Seat,
  { places }: CommandOf<'place' | 'place-rest'>,
): undefined {
  const { position } = play;
  if (position.phase !== 'deploy') return place(play, seat, places);
  place(play, seat, places);
  if (position.toPlace + position.neutralToPlace === 0) goOn(play, seat);
}

/** Widens the prompt to all that the seat has left, and answers it. */
export function placeRest(play: Play, seat: Seat, command: CommandOf<'place-rest'>): undefined {
  emit(play, { type: 'prompted', phase: 'deploy', seat, ...restOf(play.rules, play.position) });
  placeOrDeploy(play, seat, command);
}

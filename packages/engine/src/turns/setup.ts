import { fill, territoriesOf } from '../columns.ts';
import { drawLots, takeByLot } from '../lots.ts';
import { rollOff } from '../roll-off.ts';
import { isIn } from '../seats.ts';
import { NEUTRAL, NOBODY, OWNERS, type Seat } from '../vocabulary.ts';
import { endSettling, setCapital } from './capitals.ts';
import { isTerritory, refusePrompt } from './checks.ts';
import type { CommandOf, Offer, Rejection } from './command.ts';
import { defaultCommand } from './fallback.ts';
import { dealMissions } from './missions.ts';
import { place, restOf } from './place.ts';
import { leftOf, nextSeatIn, type Phase, type Position, seatsFrom } from './position.ts';
import { emit, type Play, type Rules, type SetupRule } from './rules.ts';
import { beginTurn } from './turn.ts';

/** S-1 */
const startingArmies = (players: number): number => 50 - 5 * players;
/** TP-1 */
const ARMIES_FOR_TWO = 40;

/** What most ways to set up a game have in common. */
const inTurn = { claims: false, reserve: startingArmies, armies: 1, neutral: 0, colours: [] };

/** The starter rolls for it; `fillBoard` says after whom placing goes on. */
function setupByRoll(claims: boolean, fillBoard: (play: Play, first: Seat) => Seat): SetupRule {
  return {
    ...inTurn,
    claims,
    start(play) {
      const first = starter(play);
      start(play, first);
      goOn(play, fillBoard(play, first));
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
  ...inTurn,
  reserve: () => 0,
  start(play) {
    const { rules, position } = play;
    const first = leftOfLot(play);
    const order = seatsFrom(position, first);
    const reserve = fill(OWNERS, 0);
    for (let t = 0; t < rules.board.size; t++) reserve[order[t % order.length]]++;
    emit(play, { type: 'started', seat: first, reserve });
    goOn(play, deal(play, order));
  },
};

/** S-7, S-10: missions, then territories from the General's left, who also places first. */
export const missionSetup: SetupRule = {
  ...inTurn,
  start(play) {
    const { position } = play;
    const first = leftOfLot(play);
    start(play, first);
    dealMissions(play, first);
    deal(play, seatsFrom(position, first));
    goOn(play, rightOf(position, first));
  },
};

/** TP-1, TP-8: three piles and the starter by lot; `fillBoard` says after whom placing goes on. */
function setupForTwo(fillBoard: (play: Play, first: Seat) => Seat): SetupRule {
  return {
    ...inTurn,
    reserve: () => ARMIES_FOR_TWO,
    armies: 2,
    neutral: 1,
    start(play) {
      const { rules, position, dice } = play;
      const first = rules.starter ?? dice.below(rules.players);
      start(play, first, ARMIES_FOR_TWO);
      deal(play, [...seatsFrom(position, first), NEUTRAL]);
      goOn(play, fillBoard(play, first));
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

/** Everybody gets the armies of the rule, and the neutral ones theirs. */
export function start(play: Play, first: Seat, neutral = 0): void {
  const { setup, players } = play.rules;
  const reserve = fill(OWNERS, 0);
  for (let seat = 0; seat < players; seat++) reserve[seat] = setup.reserve(players);
  reserve[NEUTRAL] = neutral;
  emit(play, { type: 'started', seat: first, reserve });
}

/** S-2: who takes the first turn, by roll if nothing else is said. */
export function starter(play: Play): Seat {
  const { rules, position, dice } = play;
  return rules.starter ?? rollOff(dice, seatsFrom(position, 0), (event) => emit(play, event));
}

/** S-10: the dealer, or the General, is drawn; the seat at the left begins. */
function leftOfLot({ rules, position, dice }: Play): Seat {
  return rules.starter ?? leftOf(position, dice.below(rules.players));
}

export function rightOf(position: Position, seat: Seat): Seat {
  return position.left.indexOf(seat);
}

/** Deals all territories one at a time to these owners in turn; gives the one who got the last. */
function deal(play: Play, order: readonly number[]): number {
  const { board } = play.rules;
  const lots = drawLots(
    play.dice,
    board.territories.map((_, t) => t),
    board.size,
  );
  const owners = fill(board.size, NOBODY);
  for (const [i, territory] of lots.entries()) owners[territory] = order[i % order.length];
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

/** What set-up asks for next; undefined when it is done. */
function nextPhase({ capital }: Rules, position: Position): 'capital' | 'claim' | 'deploy' | undefined {
  const isChoosing = capital !== undefined && position.capitals.includes(NOBODY);
  if (isChoosing && capital.chosen === 'first') return 'capital';
  if (position.owner.includes(NOBODY)) return 'claim';
  if (position.status.some((_, seat) => position.reserve[seat] > 0)) return 'deploy';
  return isChoosing ? 'capital' : undefined;
}

/**
 * Asks the next seat after this one for what set-up needs, and begins the first turn when nothing is left (S-4,
 * S-5). For seats that are out the default is played, so that set-up always ends (L-7).
 */
export function goOn(play: Play, after: Seat): void {
  const { rules, position } = play;
  for (let seat = leftOf(position, after); ; seat = leftOf(position, seat)) {
    const phase = nextPhase(rules, position);
    if (phase === undefined) return beginFirstTurn(play);
    if (phase === 'capital' && rules.capital?.isSecret) return askAll(play);
    if (phase === 'capital' && position.capitals.every((territory) => territory === NOBODY))
      seat = position.first; // CC-7, FG-3
    if (phase === 'deploy' && position.reserve[seat] === 0) continue;
    emit(play, { type: 'prompted', phase, seat, ...armiesFor(phase, position, rules.setup) });
    if (isIn(position, seat)) return;
    playDefault(play, seat);
  }
}

/** The armies a prompt is about: those of the rule, or the one for an empty territory. */
function armiesFor(phase: Phase, position: Position, { armies, neutral }: SetupRule) {
  if (phase === 'deploy') return { armies, neutral };
  return { armies: position.owner.includes(NOBODY) ? 1 : 0, neutral: 0 };
}

function beginFirstTurn(play: Play): void {
  const { rules, position } = play;
  rules.setup.finish?.(play);
  const { first } = position;
  beginTurn(play, isIn(position, first) ? first : nextSeatIn(position, first));
}

/** CH-1: all at once; those that are out by default (L-7). */
function askAll(play: Play): void {
  const { position } = play;
  emit(play, { type: 'capitals-asked' });
  for (const seat of position.status.keys()) if (!isIn(position, seat)) playDefault(play, seat);
  showIfAllPicked(play);
}

/** CH-1: what was picked is shown when the last has picked. */
function showIfAllPicked(play: Play): void {
  const { capitals } = play.position;
  if (capitals.includes(NOBODY)) return;
  emit(play, { type: 'capitals-shown', territories: capitals });
  beginFirstTurn(play);
}

/** L-7: what is left of a prompt of set-up, for a seat that is out. */
function playDefault(play: Play, seat: Seat): void {
  const command = defaultCommand(play.rules, play.position, seat);
  if (command?.type === 'claim') emit(play, { type: 'claimed', seat, territory: command.territory });
  if (command?.type === 'place') place(play, seat, command.places);
  if (command?.type === 'choose-capital') setCapital(play, seat, command.territory);
}

/** L-7: set-up goes on without a seat that was asked. */
export function leaveSetup(play: Play, seat: Seat): void {
  playDefault(play, seat);
  if (play.position.seat === NOBODY) showIfAllPicked(play);
  else goOn(play, seat);
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

export function chooseCapital(play: Play, seat: Seat, territory: number): undefined {
  setCapital(play, seat, territory);
  if (play.position.seat === NOBODY) showIfAllPicked(play);
  else goOn(play, seat);
}

/** Armies placed in a turn, in set-up or after an overthrow; the prompt goes on once it is answered. */
export function placeAnywhere(
  play: Play,
  seat: Seat,
  { places }: CommandOf<'place' | 'place-rest'>,
): undefined {
  const { position } = play;
  place(play, seat, places);
  if (position.toPlace + position.neutralToPlace > 0) return;
  if (position.phase === 'deploy') goOn(play, seat);
  if (position.phase === 'settle') endSettling(play);
}

/** Widens the prompt to all that the seat has left, and answers it. */
export function placeRest(play: Play, seat: Seat, command: CommandOf<'place-rest'>): undefined {
  emit(play, { type: 'prompted', phase: 'deploy', seat, ...restOf(play.rules, play.position) });
  placeAnywhere(play, seat, command);
}
